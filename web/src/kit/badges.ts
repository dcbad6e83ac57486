/** Where the digits that choose what is lit are drawn. */

import type { Size } from "./place";

export interface Numbered {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether it is a button full of words, whose beginning alone is free. */
  isWords: boolean;
}

export interface Badge {
  digit: number;
  left: number;
  top: number;
}

const DIGITS = 10;
/** The side of a badge. */
export const SIDE = 20;
/** Right of the middle of the upper edge: other corners have prices, points and names. */
const ALONG = 0.76;
/** As far as it must stay inside the window. */
const INSIDE = 9;

const hides = (one: Badge, other: Badge): boolean => Math.abs(one.left - other.left) < SIDE && Math.abs(one.top - other.top) < SIDE;

/** The middle of the badge of each thing; null for one that has none. A badge never lies over the one before it. */
export function badgesOf(things: readonly (Numbered | null)[], window: Size): Badge[] {
  const badges: Badge[] = [];
  for (const [n, thing] of things.slice(0, DIGITS).entries()) {
    if (!thing) continue;
    const { left, top, width, height, isWords } = thing;
    const at = (x: number, y: number): Badge => ({ digit: (n + 1) % DIGITS, left: x, top: Math.max(y, INSIDE) });
    const usual = isWords ? at(left, top + height / 2) : at(left + width * ALONG, top);
    if (usual.left < 0 || usual.left > window.width || top < -SIDE || usual.top > window.height) continue;
    // A head lies over its column, and a good over its world.
    const spots = [usual, at(left + width * ALONG, top + height), at(left + width * (1 - ALONG), top), at(left + width / 2, top + height / 2)];
    badges.push(spots.find((spot) => !badges.some((other) => hides(spot, other))) ?? usual);
  }
  return badges;
}
