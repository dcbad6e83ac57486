/** How a planet looks: derived from its name and color family only, so it always looks the same. */

import { round, Seeded } from "./seeded";

export interface Palette {
  light: string;
  base: string;
  dark: string;
  deep: string;
  accent: string;
}

const PALETTES: Record<string, Palette> = {
  novelty: { light: "#c9efff", base: "#4fa9e6", dark: "#164a80", deep: "#061a36", accent: "#8fe0ff" },
  rare: { light: "#ffdcb8", base: "#cc7a3e", dark: "#63290f", deep: "#220c04", accent: "#ffb57d" },
  genes: { light: "#c8ffe2", base: "#33b886", dark: "#0e5540", deep: "#041d17", accent: "#7ff0c0" },
  alien: { light: "#fffbd0", base: "#e3c93c", dark: "#6b5607", deep: "#241b02", accent: "#fff19a" },
  red: { light: "#ffd3d3", base: "#d9586a", dark: "#641a2c", deep: "#22060e", accent: "#ff98a6" },
};

/** Worlds without goods: muted colors that cannot be mistaken for a kind of good. */
const QUIET: Palette[] = [
  { light: "#e3e8f6", base: "#8893b0", dark: "#3a4360", deep: "#11162a", accent: "#c2cce8" },
  { light: "#eee6ee", base: "#94869c", dark: "#45384e", deep: "#181020", accent: "#d6c6de" },
  { light: "#e2e6e4", base: "#7f8f92", dark: "#36464b", deep: "#0f191c", accent: "#bfd0d2" },
  { light: "#efe8e2", base: "#9a9088", dark: "#4a423c", deep: "#191412", accent: "#dcd2c8" },
];

export type Surface = "gas" | "rock" | "ocean" | "ice" | "crystal";

export interface PlanetLook {
  palette: Palette;
  /** The color of the halo, if the world holds goods but does not produce them. */
  halo: string | null;
  surface: Surface;
  radius: number;
  tilt: number;
  bands: { path: string; fill: string; opacity: number }[];
  blobs: { path: string; fill: string; opacity: number }[];
  craters: { x: number; y: number; r: number }[];
  storms: { x: number; y: number; rx: number; ry: number }[];
  facets: { path: string; fill: string; opacity: number }[];
  caps: boolean;
  rings: { tilt: number; flat: number; bands: { r: number; width: number; opacity: number }[] } | null;
  moons: { x: number; y: number; r: number; front: boolean; fill: string }[];
  stars: { x: number; y: number; r: number; opacity: number }[];
}

export const TONES = Object.keys(PALETTES);

export function planetLook(id: string, tone: string | null, windfall = false): PlanetLook {
  const seeded = new Seeded(`planet ${id}`);
  const own = tone ? PALETTES[tone] : undefined;
  const quiet = seeded.pick(QUIET);
  const palette = own ? (windfall ? mixed(quiet, own) : own) : quiet;
  const surface = surfaceOf(seeded, tone);
  const ringed = seeded.chance(surface === "gas" ? 0.55 : 0.2);
  const radius = round(seeded.between(ringed ? 40 : 46, ringed ? 50 : 60));
  const look: PlanetLook = {
    palette,
    halo: own && windfall ? own.base : null,
    surface,
    radius,
    tilt: round(seeded.between(-28, 28)),
    bands: [],
    blobs: [],
    craters: [],
    storms: [],
    facets: [],
    caps: surface === "ice" || (surface === "ocean" && seeded.chance(0.6)),
    rings: ringed ? rings(seeded, radius) : null,
    moons: [],
    stars: [],
  };
  if (surface === "gas") {
    look.bands = bands(seeded, radius, palette);
    look.storms = storms(seeded, radius);
  } else if (surface === "crystal") {
    look.facets = facets(seeded, radius, palette);
  } else {
    look.blobs = blobs(seeded, radius, palette, surface);
    look.craters = surface === "rock" ? craters(seeded, radius) : [];
  }
  look.moons = moons(seeded, radius, palette, ringed);
  look.stars = Array.from({ length: 14 }, () => ({
    x: round(seeded.between(-98, 98)),
    y: round(seeded.between(-98, 98)),
    r: round(seeded.between(0.4, 1.3)),
    opacity: round(seeded.between(0.3, 0.9)),
  }));
  return look;
}

function surfaceOf(seeded: Seeded, tone: string | null): Surface {
  const likely: Record<string, Surface[]> = {
    novelty: ["gas", "ocean", "ocean", "ice"],
    rare: ["rock", "rock", "gas", "crystal"],
    genes: ["ocean", "ocean", "gas", "rock"],
    alien: ["crystal", "gas", "crystal", "rock"],
  };
  return seeded.pick(likely[tone ?? ""] ?? ["rock", "rock", "ice", "gas", "ocean"]);
}

function bands(seeded: Seeded, radius: number, palette: Palette): PlanetLook["bands"] {
  const fills = [palette.light, palette.dark, palette.accent, palette.base, palette.dark];
  const found: PlanetLook["bands"] = [];
  let y = -radius;
  while (y < radius) {
    const height = seeded.between(radius * 0.08, radius * 0.3);
    found.push({ path: band(seeded, radius, y, height), fill: seeded.pick(fills), opacity: round(seeded.between(0.2, 0.6)) });
    y += height * seeded.between(0.9, 1.4);
  }
  return found;
}

function band(seeded: Seeded, radius: number, y: number, height: number): string {
  const swing = seeded.between(0.5, 3.2);
  const phase = seeded.between(0, 6.3);
  const long = seeded.between(0.5, 1.1);
  const edge = (at: number, shift: number, from: number, to: number): string => {
    const points: string[] = [];
    const count = 10;
    for (let n = 0; n <= count; n++) {
      const x = from + ((to - from) * n) / count;
      // The edges curve with the sphere.
      const bend = (1 - (x / radius) ** 2) * (at / radius) * radius * 0.16;
      points.push(`${round(x)} ${round(at + bend + swing * Math.sin(phase + shift + (x / radius) * 3.1 * long))}`);
    }
    return points.join("L");
  };
  const wide = radius * 1.05;
  return `M${edge(y, 0, -wide, wide)}L${edge(y + height, 0.7, wide, -wide)}Z`;
}

function storms(seeded: Seeded, radius: number): PlanetLook["storms"] {
  return Array.from({ length: seeded.whole(0, 2) }, () => {
    const rx = seeded.between(radius * 0.1, radius * 0.22);
    return {
      x: round(seeded.between(-radius * 0.5, radius * 0.5)),
      y: round(seeded.between(-radius * 0.5, radius * 0.5)),
      rx: round(rx),
      ry: round(rx * seeded.between(0.4, 0.6)),
    };
  });
}

function blobs(seeded: Seeded, radius: number, palette: Palette, surface: Surface): PlanetLook["blobs"] {
  const count = surface === "rock" ? seeded.whole(5, 8) : seeded.whole(4, 7);
  const fills = surface === "ice" ? [palette.light, "#ffffff", palette.accent] : [palette.dark, palette.light, palette.dark, palette.accent];
  return Array.from({ length: count }, () => {
    const angle = seeded.between(0, Math.PI * 2);
    const far = Math.sqrt(seeded.next()) * radius * 0.85;
    const size = seeded.between(radius * 0.16, radius * 0.46);
    const path = blob(seeded, Math.cos(angle) * far, Math.sin(angle) * far, size, far / radius, angle);
    return { path, fill: seeded.pick(fills), opacity: round(seeded.between(0.28, 0.62)) };
  });
}

/** A coast: a ring of points, pressed flat towards the edge of the ball, joined by soft curves. */
function blob(seeded: Seeded, cx: number, cy: number, size: number, edge: number, angle: number): string {
  const count = seeded.whole(8, 12);
  const flat = Math.sqrt(Math.max(0.12, 1 - edge * edge));
  const points = Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * Math.PI * 2;
    const far = size * seeded.between(0.55, 1.15);
    const x = Math.cos(turn) * far * flat;
    const y = Math.sin(turn) * far;
    return [cx + x * Math.cos(angle) - y * Math.sin(angle), cy + x * Math.sin(angle) + y * Math.cos(angle)] as const;
  });
  return smooth(points);
}

/** A closed Catmull-Rom curve. */
export function smooth(points: readonly (readonly [number, number])[]): string {
  const count = points.length;
  const at = (n: number) => points[(n + count) % count]!;
  let path = `M${round(at(0)[0])} ${round(at(0)[1])}`;
  for (let n = 0; n < count; n++) {
    const [a, b, c, d] = [at(n - 1), at(n), at(n + 1), at(n + 2)];
    const x1 = b[0] + (c[0] - a[0]) / 6;
    const y1 = b[1] + (c[1] - a[1]) / 6;
    const x2 = c[0] - (d[0] - b[0]) / 6;
    const y2 = c[1] - (d[1] - b[1]) / 6;
    path += `C${round(x1)} ${round(y1)} ${round(x2)} ${round(y2)} ${round(c[0])} ${round(c[1])}`;
  }
  return `${path}Z`;
}

function craters(seeded: Seeded, radius: number): PlanetLook["craters"] {
  return Array.from({ length: seeded.whole(5, 10) }, () => {
    const angle = seeded.between(0, Math.PI * 2);
    const far = Math.sqrt(seeded.next()) * radius * 0.82;
    return {
      x: round(Math.cos(angle) * far),
      y: round(Math.sin(angle) * far),
      r: round(seeded.between(radius * 0.03, radius * 0.13)),
    };
  });
}

function facets(seeded: Seeded, radius: number, palette: Palette): PlanetLook["facets"] {
  const fills = [palette.light, palette.dark, palette.base, palette.deep, palette.accent];
  const spokes = seeded.whole(6, 9);
  const turn = seeded.between(0, 1);
  const inner = seeded.between(0.3, 0.5);
  const shift = [seeded.between(-0.25, 0.1), seeded.between(-0.25, 0.1)] as const;
  const point = (n: number, far: number) => {
    const angle = ((n + turn) / spokes) * Math.PI * 2;
    return `${round(Math.cos(angle) * radius * far + (far < 1 ? shift[0] * radius : 0))} ${round(
      Math.sin(angle) * radius * far + (far < 1 ? shift[1] * radius : 0),
    )}`;
  };
  const found: PlanetLook["facets"] = [];
  const add = (path: string) =>
    found.push({ path, fill: seeded.pick(fills), opacity: round(seeded.between(0.15, 0.5)) });
  for (let n = 0; n < spokes; n++) {
    add(`M${point(n, inner)}L${point(n + 1, inner)}L${point(n + 0.5, 1.1)}Z`);
    add(`M${point(n, inner)}L${point(n + 0.5, 1.1)}L${point(n - 0.5, 1.1)}Z`);
  }
  add(`M${Array.from({ length: spokes }, (_, n) => point(n, inner)).join("L")}Z`);
  return found;
}

function rings(seeded: Seeded, radius: number): PlanetLook["rings"] {
  const count = seeded.whole(2, 5);
  let r = radius * seeded.between(1.28, 1.4);
  const found: { r: number; width: number; opacity: number }[] = [];
  for (let n = 0; n < count && r < 90; n++) {
    const width = seeded.between(1.2, 6);
    found.push({ r: round(r + width / 2), width: round(width), opacity: round(seeded.between(0.35, 0.85)) });
    r += width + seeded.between(1, 4);
  }
  return { tilt: round(seeded.between(-32, 32)), flat: round(seeded.between(0.2, 0.36) * 10) / 10, bands: found };
}

function moons(seeded: Seeded, radius: number, palette: Palette, ringed: boolean): PlanetLook["moons"] {
  const count = seeded.pick(ringed ? [0, 0, 1] : [0, 1, 1, 2]);
  return Array.from({ length: count }, () => {
    const angle = seeded.between(0, Math.PI * 2);
    const far = seeded.between(radius * 1.25, 84);
    return {
      x: round(Math.cos(angle) * far),
      y: round(Math.sin(angle) * far * 0.8),
      r: round(seeded.between(4, 10)),
      front: seeded.chance(0.5),
      fill: seeded.pick([palette.light, palette.accent, "#c6cde0"]),
    };
  });
}

/** A muted sphere with a hint of the color of its halo. */
function mixed(quiet: Palette, own: Palette): Palette {
  return {
    light: blend(quiet.light, own.light, 0.35),
    base: blend(quiet.base, own.base, 0.3),
    dark: blend(quiet.dark, own.dark, 0.35),
    deep: quiet.deep,
    accent: own.accent,
  };
}

function blend(a: string, b: string, part: number): string {
  const channel = (color: string, at: number) => Number.parseInt(color.slice(at, at + 2), 16);
  const mix = (at: number) => Math.round(channel(a, at) * (1 - part) + channel(b, at) * part);
  return `#${[1, 3, 5].map((at) => mix(at).toString(16).padStart(2, "0")).join("")}`;
}
