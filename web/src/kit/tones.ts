/** Color families, each with a letter and a shape of its own, so that nothing is told by color alone. */

export type Shape = "circle" | "diamond" | "hexagon" | "triangle" | "square" | "shield" | "pentagon";

export interface Tone {
  letter: string;
  shape: Shape;
}

const TONES: Record<string, Tone> = {
  novelty: { letter: "N", shape: "circle" },
  rare: { letter: "R", shape: "diamond" },
  genes: { letter: "G", shape: "hexagon" },
  alien: { letter: "A", shape: "triangle" },
  home: { letter: "H", shape: "square" },
  military: { letter: "M", shape: "shield" },
  consumption: { letter: "C", shape: "pentagon" },
  red: { letter: "R", shape: "shield" },
  yellow: { letter: "Y", shape: "triangle" },
  blue: { letter: "B", shape: "circle" },
  orange: { letter: "O", shape: "diamond" },
  green: { letter: "G", shape: "hexagon" },
};

const PLAIN: Tone = { letter: "", shape: "circle" };

export const toneOf = (name: string | null | undefined): Tone => TONES[name ?? ""] ?? PLAIN;

/** The color of a family, as a style can use it. */
export const toneColor = (name: string | null | undefined): string => `var(--tone-${known(name)})`;
export const toneDeep = (name: string | null | undefined): string => `var(--tone-${known(name)}-deep)`;

const known = (name: string | null | undefined): string => (name && name in TONES ? name : "gray");

/** Outlines on a field of 24 by 24. */
export const SHAPES: Record<Shape, string> = {
  circle: "M12 1.500a10.500 10.500 0 1 1 0 21 10.500 10.500 0 0 1 0-21z",
  diamond: "M12 .5 23.500 12 12 23.500.5 12z",
  hexagon: "M6.200 1.800h11.600L23.500 12l-5.700 10.200H6.200L.5 12z",
  triangle: "M12 .8 23.600 22H.4z",
  square: "M3.500 1.500h17a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z",
  shield: "M12 .8l10.200 3.400v7.600c0 5.800-4.300 9.700-10.200 11.600C6.100 21.500 1.800 17.600 1.800 11.800V4.200z",
  pentagon: "M12 .8 23.500 9.300 19.100 22.500H4.900L.5 9.300z",
};
