/** The order in which the keyboard goes through what is lit. */

import { describe, expect, it } from "vitest";
import { neighbor, readingOrder, type Box, type Direction } from "$kit/spatial";

const box = (left: number, top: number, width = 100, height = 140): Box => ({ left, top, width, height });

/** Two rows of three cards. */
const grid = [0, 1, 2, 3, 4, 5].map((n) => box((n % 3) * 110, Math.floor(n / 3) * 160));

describe("reading order", () => {
  it("goes row by row from the left, whatever the order on the page", () => {
    const shuffled = [4, 1, 3, 0, 5, 2];
    expect(readingOrder(shuffled.map((n) => grid[n]!)).map((index) => shuffled[index])).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("keeps a lifted card in its row", () => {
    expect(readingOrder(grid.map((one, n) => (n === 2 ? { ...one, top: one.top - 9 } : one)))).toEqual([0, 1, 2, 3, 4, 5]);
  });

  it("reads the rows beside a high box one after the other", () => {
    const cup = box(0, 0, 120, 230);
    const dice = [box(130, 30, 34, 34), box(204, 67, 34, 34), box(167, 104, 34, 34)];
    expect(readingOrder([...dice, cup])).toEqual([3, 0, 1, 2]);
  });

  it("keeps the order of the page where nothing is measured", () => {
    expect(readingOrder([box(0, 0, 0, 0), box(0, 0, 0, 0), box(0, 0, 0, 0)])).toEqual([0, 1, 2]);
  });
});

describe("arrows", () => {
  const from = (n: number, direction: Direction) => neighbor(grid[n]!, grid, direction);

  it("go to the neighbor", () => {
    expect([from(0, "right"), from(0, "down"), from(4, "up"), from(4, "left")]).toEqual([1, 3, 1, 3]);
  });

  it("to the side go on at the end of a row, and around at the end of all", () => {
    expect([from(2, "right"), from(3, "left"), from(5, "right"), from(0, "left")]).toEqual([3, 2, 0, 5]);
  });

  it("up and down lead nowhere beyond the edge", () => {
    expect([from(1, "up"), from(4, "down")]).toEqual([null, null]);
  });

  it("cross from one region to the next: the nearest piece that lies straight below", () => {
    const tableau = [box(0, 0), box(110, 0), box(220, 0)];
    const hand = [box(60, 400), box(230, 400)];
    expect(neighbor(tableau[2]!, [...tableau, ...hand], "down")).toBe(4);
    expect(neighbor(hand[0]!, [...tableau, ...hand], "up")).toBe(1);
  });

  it("start from a piece that is not lit itself", () => {
    expect(neighbor(box(110, 320), grid, "up")).toBe(4);
    expect(neighbor(box(330, 0), grid, "right")).toBe(3);
  });

  it("lead nowhere if nothing else is lit", () => {
    const only = [grid[0]!];
    for (const direction of ["left", "right", "up", "down"] as const) expect(neighbor(only[0]!, only, direction)).toBe(null);
    expect(neighbor(grid[0]!, [], "right")).toBe(null);
  });

  it("reach everything, however pieces lie", () => {
    let seed = 7;
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    for (let table = 0; table < 50; table += 1) {
      const boxes = Array.from({ length: 2 + random(14) }, () => box(random(1200), random(700), 20 + random(150), 20 + random(200)));
      const seen = new Set<number>();
      for (let at = 0; !seen.has(at); at = neighbor(boxes[at]!, boxes, "right")!) seen.add(at);
      expect(seen.size).toBe(boxes.length);
    }
  });
});
