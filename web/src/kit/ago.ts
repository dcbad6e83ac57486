/** How long ago something was, in words. */

const UNITS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400],
  ["hour", 3_600],
  ["minute", 60],
];

/** Such as "5 min. ago"; null within the last minute. Times are in milliseconds since 1970. */
export function ago(at: number, now: number, language: string): string | null {
  // The clocks of server and reader may differ a little.
  const seconds = Math.max(0, (now - at) / 1000);
  for (const [unit, size] of UNITS) {
    if (seconds >= size) return new Intl.RelativeTimeFormat(language, { style: "short" }).format(-Math.floor(seconds / size), unit);
  }
  return null;
}
