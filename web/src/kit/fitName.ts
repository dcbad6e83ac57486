/**
 * The size of a name that stands in a box of known width: two lines at its usual size, else in smaller type, down to the least that can be
 * read. Only then do its words use their soft hyphens, if that saves a line. Words are measured on a canvas, so no layout is needed.
 */

import { divided } from "$words/divided";

/** Nothing is printed smaller, in pixels. */
export const LEAST = 12;
const STEP = 0.5;
const LINES = 2;
const SOFT = "\u00ad";
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

/** How many lines words take, filled one after the other. Each is a list of its syllables; a word of one is never divided. */
function linesOf(words: readonly (readonly number[])[], space: number, hyphen: number, width: number): number {
  let lines = 1;
  let used = 0;
  for (const syllables of words) {
    let rest = [...syllables];
    let before = used === 0 ? 0 : used + space;
    while (rest.length > 0) {
      const whole = rest.reduce((sum, one) => sum + one, before);
      if (whole <= width) {
        used = whole;
        break;
      }
      let fits = rest.length - 1;
      while (fits > 0 && rest.slice(0, fits).reduce((sum, one) => sum + one, before) + hyphen > width) fits -= 1;
      // A line to itself does not help what is too long for it.
      if (fits === 0 && before === 0) return Number.POSITIVE_INFINITY;
      rest = rest.slice(fits);
      lines += 1;
      before = used = 0;
    }
  }
  return lines;
}

/** The name as it is written in a box of this width, and in which size, in pixels. */
export function fitName(name: string, width: number, usual: number): { text: string; size: number } {
  const isJapanese = WIDE.test(name);
  const [space, hyphen] = [isJapanese ? 0 : widthOf(" "), widthOf("-")];
  const lines = (text: string, size: number) => linesOf(partsOf(text).map((word) => word.split(SOFT).map(widthOf)), space, hyphen, width / size);
  for (let size = usual; size > LEAST; size = Math.max(LEAST, size - STEP)) {
    if (lines(name, size) <= LINES) return { text: name, size };
  }
  const size = Math.min(usual, LEAST);
  const whole = lines(name, size);
  // Where a third line is needed anyway, its words stay whole.
  return { text: whole > LINES && lines(divided(name), size) < whole ? divided(name) : name, size };
}
