/**
 * The size of a name that stands in a box of known width: two lines at its usual size, else in smaller type, down to the least that can be
 * read. Only then do its words use their soft hyphens. Words are measured on a canvas, so no layout is needed.
 */

import { divided } from "$words/divided";

/** Nothing is printed smaller, in pixels. */
export const LEAST = 12;
const STEP = 0.5;
const LINES = 2;
/** Widths are measured in this size. */
const MEASURED = 100;
/** For where there is no canvas: about as wide as a letter. */
const USUAL = 0.56;
const WIDE = /[\u3000-\u9fff\uff00-\uff60]/u;

const widths = new Map<string, number>();
let canvas: CanvasRenderingContext2D | null | undefined;

/** How wide a word is, in lines of one pixel. */
function widthOf(word: string): number {
  const known = widths.get(word);
  if (known !== undefined) return known;
  canvas ??= document.createElement("canvas").getContext("2d");
  let width = [...word].reduce((sum, letter) => sum + (WIDE.test(letter) ? 1 : USUAL), 0);
  if (canvas) {
    canvas.font = `650 ${MEASURED}px ${getComputedStyle(document.body).fontFamily}`;
    width = canvas.measureText(word).width / MEASURED;
  }
  widths.set(word, width);
  return width;
}

/** Where a line may end: between words, and in Japanese anywhere. */
const partsOf = (name: string): string[] => (WIDE.test(name) ? [...name] : name.split(" "));

/** How many lines words take, filled one after the other. */
function linesOf(parts: readonly number[], space: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const part of parts) {
    if (part > width) return Number.POSITIVE_INFINITY;
    const next = used === 0 ? part : used + space + part;
    if (next > width) lines += 1;
    used = next > width ? part : next;
  }
  return lines;
}

/** The name as it is written in a box of this width, and in which size, in pixels. */
export function fitName(name: string, width: number, usual: number): { text: string; size: number } {
  const parts = partsOf(name).map(widthOf);
  const space = WIDE.test(name) ? 0 : widthOf(" ");
  for (let size = usual; size > LEAST; size = Math.max(LEAST, size - STEP)) {
    if (linesOf(parts, space, width / size) <= LINES) return { text: name, size };
  }
  const fits = linesOf(parts, space, width / LEAST) <= LINES;
  return { text: fits ? name : divided(name), size: Math.min(usual, LEAST) };
}
