/** The digits on what is lit can all be read. */

import { expect, it } from "vitest";
import { badgesOf, SIDE, type Numbered } from "$kit/badges";

const WINDOW = { width: 1280, height: 800 };
const box = (left: number, top: number, width: number, height: number, isWords = false): Numbered => ({ left, top, width, height, isWords });
const columns = [0, 1, 2, 3, 4].map((n) => box(15 + 113 * n, 154, 108, 230));
const heads = columns.map(({ left, width }) => box(left, 154, width, 41));

it("no digit hides another: heads lie over the columns of Roll", () => {
  const badges = badgesOf([...columns, ...heads], WINDOW);
  expect(badges.map(({ digit }) => digit)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 0]);
  for (const [n, one] of badges.entries()) {
    for (const other of badges.slice(n + 1)) {
      expect(Math.max(Math.abs(one.left - other.left), Math.abs(one.top - other.top)), `${one.digit} and ${other.digit}`).toBeGreaterThanOrEqual(SIDE);
    }
  }
});

it("the digit of a button with words stands at its beginning", () => {
  expect(badgesOf([box(25, 80, 130, 26, true)], WINDOW)).toEqual([{ digit: 1, left: 25, top: 93 }]);
});

it("what is out of sight, and what prints its own digit, has none", () => {
  expect(badgesOf([null, box(0, 900, 50, 50, false), box(100, 100, 100, 100)], WINDOW)).toEqual([{ digit: 3, left: 176, top: 100 }]);
});
