/** What is printed on a closed piece can be read under its veil, in both themes. */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/theme/tokens.css"), "utf8");
type Rgb = [number, number, number];
/** The least contrast of small letters (WCAG 1.4.3). */
const LEAST = 4.5;

/** The tokens that a rule sets. */
function tokens(selector: string): Map<string, string> {
  const rule = css.slice(css.indexOf(`${selector} {`));
  return new Map([...rule.slice(0, rule.indexOf("\n}")).matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name!, value!]));
}

const hex = (color: string): Rgb => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16)) as Rgb;

/** What lies under a veil `rgb(r g b / a)`. */
function under(veil: string, color: Rgb): Rgb {
  const [red, green, blue, alpha] = veil.match(/[\d.]+/g)!.map(Number) as [number, number, number, number];
  return color.map((part, n) => part * (1 - alpha) + [red, green, blue][n]! * alpha) as Rgb;
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: Rgb, other: Rgb): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (bright + 0.05) / (dark + 0.05);
}

it.each([":root", ':root[data-theme="light"]'])("letters on a closed piece keep their contrast: %s", (selector) => {
  const theme = tokens(selector);
  const veil = theme.get("veil")!;
  const seen = (name: string) => under(veil, hex(theme.get(name)!));
  for (const ink of ["ink", "ink-2"]) {
    for (const paper of ["panel", "panel-2", "panel-3"]) expect(contrast(seen(ink), seen(paper)), `${ink} on ${paper}`).toBeGreaterThan(LEAST);
  }
  // It can be seen at all.
  expect(contrast(seen("ink"), seen("panel"))).toBeLessThan(contrast(hex(theme.get("ink")!), hex(theme.get("panel")!)) * 0.8);
});

it.each([":root", ':root[data-theme="light"]'])("the lock of a closed piece stands out from its disc: %s", (selector) => {
  const colors = [...tokens(selector).get("lock")!.matchAll(/%23([\da-f]{6})/g)].map(([, color]) => hex(`#${color}`));
  const [ink, disc] = colors as [Rgb, Rgb];
  expect(contrast(ink, disc)).toBeGreaterThan(LEAST);
});
