/** Sizes of Race's cards: what fits, what shrinks, and what never does. */
import { describe, expect, it } from "vitest";
import * as layout from "../src/games/race/layout";

const WINDOWS = [
  [790, 480],
  [826, 600],
  [1390, 880],
] as const;

describe("the layout of Race", () => {
  it("keeps a tableau of up to twenty cards inside its region", () => {
    for (const [width, height] of WINDOWS) {
      for (let count = 0; count <= 20; count += 1) {
        const rows = layout.tableau(count, width, height / 2);
        expect(rows.columns * rows.wide + (rows.columns - 1) * layout.GAP).toBeLessThanOrEqual(width + 1);
        const lines = Math.ceil(count / rows.columns);
        expect(lines).toBeLessThanOrEqual(2);
        expect(lines * rows.high + (lines - 1) * layout.GAP).toBeLessThanOrEqual(height / 2);
      }
    }
  });

  it("keeps a hand of up to thirty cards inside its region, and shows a part of every card", () => {
    for (const [width, height] of WINDOWS) {
      for (let count = 1; count <= 30; count += 1) {
        const rows = layout.hand(count, width, height / 2);
        expect((rows.columns - 1) * rows.seen + rows.wide).toBeLessThanOrEqual(width + 1);
        const lines = Math.ceil(count / rows.columns);
        expect(lines).toBeLessThanOrEqual(2);
        expect(lines * (rows.high + layout.ROW_GAP)).toBeLessThanOrEqual(height / 2);
        expect(rows.seen).toBeGreaterThan(30);
      }
    }
  });

  it("keeps open places inside their width, and two usual ones inside a board of usual height", () => {
    for (const [width, height] of [[948, 606], [1390, 850]] as const) {
      const rows = layout.place(width, (height - 12) / 2);
      expect(rows.columns).toBe(12);
      expect(rows.columns * rows.wide + (rows.columns - 1) * layout.GAP).toBeLessThanOrEqual(width);
      // A row of the tableau and a row of the hand, with their heads.
      expect(2 * (rows.high + layout.ROW_GAP + 28)).toBeLessThanOrEqual((height - 12) / 2);
    }
    // Four players share a large board; on a usual one their places follow each other, and their cards can be read.
    expect([926, 1526].map(layout.inPairs)).toEqual([false, true]);
    const quarter = layout.place(747, 435);
    expect([quarter.columns, quarter.high >= 102]).toEqual([6, true]);
    const low = layout.place(911, 141);
    expect([low.wide >= 96, low.high]).toEqual([true, 102]);
  });

  it("keeps a phone's tableau as high as two rows, with room for one more card, and shows that there is more to swipe to", () => {
    for (const width of [344, 374, 396]) {
      for (let count = 0; count <= 20; count += 1) {
        const rows = layout.phoneTableau(count, width);
        const lines = Math.ceil((count + 1) / rows.columns);
        expect(lines * (rows.high + layout.GAP) - layout.GAP).toBeLessThanOrEqual(215);
        const seen = width - (layout.across(width, rows.wide) * (rows.wide + layout.GAP));
        if (rows.columns > 3) expect(seen).toBeGreaterThan(1);
        else expect(rows.columns * (rows.wide + layout.GAP) - layout.GAP).toBeLessThanOrEqual(width + 1);
        expect(layout.phoneTableau(count + 1, width).high).toBeLessThanOrEqual(rows.high);
      }
    }
  });

  it("shrinks cards only when there are more of them", () => {
    for (const [width, height] of WINDOWS) {
      for (const rows of [layout.tableau, layout.hand]) {
        for (let count = 1; count < 20; count += 1) {
          expect(rows(count + 1, width, height / 2).high).toBeLessThanOrEqual(rows(count, width, height / 2).high);
        }
      }
    }
  });

  it("lets cards of a hand overlap only when two rows are full", () => {
    const [width, height] = [826, 600];
    const first = [...Array(30).keys()].find((count) => {
      const rows = layout.hand(count, width, height / 2);
      return rows.seen < rows.wide;
    });
    expect(first).toBeGreaterThan(12);
  });
});
