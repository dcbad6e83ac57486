/** The line drawing of a development: a rosette derived from its name, in the style of its phase. */

import { round, Seeded } from "./seeded";

export interface GlyphLook {
  /** The rosette, and a second one around it. */
  curves: { path: string; width: number; opacity: number }[];
  orbits: { rx: number; ry: number; turn: number }[];
  dots: { x: number; y: number; r: number }[];
}

/** The curve that a point on a wheel draws while the wheel rolls inside a circle. */
function rosette(lobes: number, skip: number, reach: number, size: number): string {
  const points: string[] = [];
  const ratio = skip / lobes;
  const steps = lobes * 26;
  for (let n = 0; n <= steps; n++) {
    const angle = (n / steps) * Math.PI * 2 * skip;
    const wheel = 1 - ratio;
    const x = wheel * Math.cos(angle) + ratio * reach * Math.cos((wheel / ratio) * angle);
    const y = wheel * Math.sin(angle) - ratio * reach * Math.sin((wheel / ratio) * angle);
    points.push(`${round(x * size)} ${round(y * size)}`);
  }
  return `M${points.join("L")}`;
}

export function glyphLook(seed: string): GlyphLook {
  const seeded = new Seeded(`glyph ${seed}`);
  const lobes = seeded.pick([5, 6, 7, 8, 9, 10, 11, 12]);
  const skips = [2, 3, 4, 5].filter((skip) => skip * 2 < lobes && gcd(skip, lobes) === 1);
  const skip = skips.length > 0 ? seeded.pick(skips) : 1;
  const reach = seeded.between(0.6, 1.7);
  const size = 58 / (1 - skip / lobes + (skip / lobes) * reach);
  const curves = [{ path: rosette(lobes, skip, reach, size), width: 1.7, opacity: 0.95 }];
  if (seeded.chance(0.6)) {
    const inner = seeded.between(0.3, 0.9);
    curves.push({ path: rosette(lobes, skip, inner, (size * 74) / 58), width: 1, opacity: 0.45 });
  }
  const orbits = Array.from({ length: seeded.whole(1, 3) }, () => ({
    rx: round(seeded.between(70, 88)),
    ry: round(seeded.between(22, 60)),
    turn: round(seeded.between(0, 180)),
  }));
  const dots = orbits.map((orbit) => {
    const angle = seeded.between(0, Math.PI * 2);
    const turn = (orbit.turn * Math.PI) / 180;
    const [x, y] = [Math.cos(angle) * orbit.rx, Math.sin(angle) * orbit.ry];
    return {
      x: round(x * Math.cos(turn) - y * Math.sin(turn)),
      y: round(x * Math.sin(turn) + y * Math.cos(turn)),
      r: round(seeded.between(2.5, 5)),
    };
  });
  return { curves, orbits, dots };
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
