/** Color families, each with its own letter and shape, so nothing depends on color alone. */

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

/** The color of a family, for use in styles. */
export const toneColor = (name: string | null | undefined): string => `var(--tone-${known(name)})`;
export const toneDeep = (name: string | null | undefined): string => `var(--tone-${known(name)}-deep)`;

const known = (name: string | null | undefined): string => (name && name in TONES ? name : "gray");

/** Outlines on a field of 24 by 24. */
export const SHAPES: Record<Shape, string> = {
  circle: "M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z",
  diamond: "M12 .5 23.5 12 12 23.5.5 12z",
  hexagon: "M6.2 1.8h11.6L23.5 12l-5.7 10.2H6.2L.5 12z",
  triangle: "M12 .8 23.6 22H.4z",
  square: "M3.5 1.5h17a2 2 0 0 1 2 2v17a2 2 0 0 1-2 2h-17a2 2 0 0 1-2-2v-17a2 2 0 0 1 2-2z",
  shield: "M12 .8l10.2 3.4v7.6c0 5.8-4.3 9.7-10.2 11.6C6.1 21.5 1.8 17.6 1.8 11.8V4.2z",
  pentagon: "M12 .8 23.5 9.3 19.1 22.5H4.9L.5 9.3z",
};
