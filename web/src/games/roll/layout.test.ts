/** Sizes of Roll's empire: what fits, what shrinks, and what never moves. */
import { describe, expect, it } from "vitest";
import * as sizes from "./layout";

/** Boards of windows from 1024 × 720 to 1920 × 1080, one with a lesson above it, and of a phone. */
const BOARDS = [
  [920, 548],
  [690, 560],
  [920, 650],
  [1240, 740],
  [1520, 934],
] as const;
const PHONE = 380;

describe("the layout of Roll", () => {
  it("fills the board and no more", () => {
    for (const [width, height] of BOARDS) {
      const it = sizes.layout(width, height);
      expect(it.mat.wide + sizes.GAP + it.reserve.wide).toBe(width);
      expect(it.stacks.wide + sizes.GAP + it.tableau.wide).toBe(width);
      expect(it.mat.high + it.bar + it.tableau.high + 2 * sizes.GAP).toBe(height);
      expect(5 * (it.column.wide + sizes.COLUMN_GAP) + it.loose.wide).toBeLessThanOrEqual(it.mat.wide);
      expect(it.tray.left + it.tray.wide).toBe(it.mat.wide);
      expect(sizes.HEADER + it.top.high + sizes.EDGES + it.building.high).toBeLessThanOrEqual(it.stacks.high);
    }
  });

  it("keeps up to fifteen squares in two rows of the tableau, wide enough for a word", () => {
    for (const [width, height] of BOARDS) {
      const it = sizes.layout(width, height);
      for (let count = 1; count <= 15; count += 1) {
        const rows = sizes.tableau(count, it);
        expect(rows.columns * (rows.wide + sizes.TILE_GAP) - sizes.TILE_GAP).toBeLessThanOrEqual(it.tableau.wide);
        expect(sizes.HEADER + 2 * rows.high + sizes.TILE_GAP).toBeLessThanOrEqual(it.tableau.high);
        expect(Math.ceil(count / rows.columns)).toBeLessThanOrEqual(2);
        if (count <= 12) expect(rows.wide).toBeGreaterThanOrEqual(68);
      }
    }
  });

  it("says effects in words from windows of 1600 pixels on", () => {
    expect(sizes.layout(920, 650).words).toBe(false);
    expect(sizes.layout(1200, 740).words).toBe(true);
    expect(sizes.layout(PHONE, 700).words).toBe(false);
  });

  it("keeps any number of dice in their box, and a part of each in sight", () => {
    for (const box of [{ wide: 98, high: 184 }, { wide: 74, high: 80 }, { wide: 242, high: 36 }]) {
      for (let count = 0; count <= 24; count += 1) {
        const { size, columns, step } = sizes.dice(count, box, 40);
        const rows = Math.ceil(count / columns);
        expect((columns - 1) * step + size).toBeLessThanOrEqual(box.wide + 0.001);
        expect(rows * (size + 3) - 3).toBeLessThanOrEqual(box.high);
        expect(size).toBeGreaterThanOrEqual(22);
        expect(step).toBeGreaterThan(4);
      }
    }
  });

  it("lays another player's tiles over each other only if they are many", () => {
    expect(sizes.overlap(5, 290, 48, 4)).toBe(52);
    const step = sizes.overlap(12, 290, 48, 4);
    expect(11 * step + 48).toBeCloseTo(290);
    // The cost and the sign at the left edge stay in sight.
    expect(step).toBeGreaterThan(20);
  });

  it("shows a phone everything but most of the tableau at once: mat and reserve with stacks take turns", () => {
    const it = sizes.layout(PHONE, 700);
    expect(it.reserve.high + sizes.GAP + it.stacks.high).toBe(it.mat.high);
    // A finger fits on a row.
    expect(it.column.high).toBeGreaterThanOrEqual(44);
    expect(sizes.HEADER + it.top.high + sizes.EDGES + it.building.high).toBeLessThanOrEqual(it.stacks.high);
    // The board of a window of 390 × 844, below its edge, shows the first row of the tableau.
    const board = 563 - 5;
    expect(it.mat.high + it.bar + 2 * sizes.GAP + sizes.HEADER + sizes.tableau(12, it).high).toBeLessThanOrEqual(board);
  });

  it("stacks the regions of a phone, each with a height of its own", () => {
    const [one, other] = [sizes.layout(PHONE, 700), sizes.layout(PHONE, 2000)];
    expect(one).toEqual(other);
    expect(one.tray.top + one.tray.high).toBe(one.mat.high);
    expect(sizes.tableau(5, one).columns).toBe(3);
  });

  it("has everything in sight on a phone on its side, and nothing to scroll", () => {
    for (const [width, height] of [[657, 228], [834, 243], [905, 265]] as const) {
      const it = sizes.layout(width, height, true);
      expect(it.flat).toBe(true);
      expect(it.mat.wide + it.bar + it.stacks.wide + it.tableau.wide + 3 * sizes.FLAT_GAP).toBe(width);
      expect(6 * it.column.high + 5 * sizes.COLUMN_GAP).toBeLessThanOrEqual(height);
      expect(2 * (it.top.high + sizes.EDGES) + sizes.TILE_GAP).toBeLessThanOrEqual(height);
      expect(it.top.wide + sizes.EDGES + it.building.wide).toBeLessThanOrEqual(it.stacks.wide);
      for (const show of ["pair", "drawn", "zone"] as const) {
        const { left, top, wide, high } = sizes.trayOf(show, it);
        expect(left + wide).toBeLessThanOrEqual(width - it.tableau.wide);
        expect(top + high).toBe(height);
      }
    }
    expect(sizes.layout(834, 700).flat).toBe(false);
  });

  it("shows eight tiles of a phone on its side, and a part of the next if there are more", () => {
    const it = sizes.layout(834, 243, true);
    const inSight = (count: number) => {
      const { wide, high, columns } = sizes.tableau(count, it);
      expect(2 * high + sizes.TILE_GAP).toBeLessThanOrEqual(243);
      expect(2 * columns).toBeGreaterThanOrEqual(count);
      return (it.tableau.wide + sizes.TILE_GAP) / (wide + sizes.TILE_GAP);
    };
    expect(inSight(6)).toBeGreaterThanOrEqual(3);
    expect(inSight(8)).toBeGreaterThanOrEqual(4);
    expect(inSight(13) % 1).toBeGreaterThan(0.2);
  });

  it("puts the tile at hand before the others once they do not all fit", () => {
    const desk = sizes.layout(920, 650);
    expect(sizes.placing(1, desk.tray, desk).all).toBe(true);
    const many = sizes.placing(11, desk.tray, desk);
    expect([many.all, many.below]).toEqual([false, false]);
    expect(2 * many.side.wide).toBeLessThan(desk.tray.wide);
    for (const low of [sizes.layout(PHONE, 700), sizes.layout(834, 243, true)]) {
      const { side, below } = sizes.placing(11, sizes.trayOf("drawn", low), low);
      expect(below).toBe(true);
      expect(side.high).toBeGreaterThan(100);
    }
  });
});
