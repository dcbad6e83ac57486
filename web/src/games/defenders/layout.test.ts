import { describe, expect, it } from "vitest";
import { boardRoom, clearSpot, keptSpot, leader, shapesOf } from "$kit/float";
import { landingOf, layout, named, PAD } from "./layout";

/** What the frame leaves for the board in these windows. */
const BOARDS = { desk: [930, 664], large: [1530, 944], phone: [390, 590], lying: [844, 262] } as const;

describe("the layout of the board", () => {
  it("fills the room without being larger, wherever nothing scrolls", () => {
    for (const [width, height] of [BOARDS.desk, BOARDS.large, BOARDS.lying]) {
      const { map, side } = layout(width, height);
      expect(map.high).toBeLessThanOrEqual(height - 2 * PAD);
      expect(map.high).toBeGreaterThan((height - 2 * PAD) * 0.98);
      expect(map.wide + side).toBeLessThanOrEqual(width - 2 * PAD);
      expect(map.wide + side).toBeGreaterThan(width * 0.96);
    }
  });

  it("puts the map above the rest on a phone, and beside it on a phone that lies", () => {
    expect(layout(...BOARDS.phone).beside).toBe(false);
    expect(layout(...BOARDS.phone).map.wide).toBeLessThanOrEqual(380);
    expect(layout(...BOARDS.lying)).toMatchObject({ beside: true, row: true, fit: "tiny" });
  });

  it("adds up: planets, stacks and gaps are the map", () => {
    for (const [width, height] of Object.values(BOARDS)) {
      const { map, planet, lying, standing, gap } = layout(width, height);
      expect(3 * planet.wide + 2 * standing.wide + 4 * gap).toBe(map.wide);
      expect(3 * planet.high + 2 * lying.high + 4 * gap).toBe(map.high);
    }
  });

  it("keeps letters on cubes and Defenders at 12 pixels or more", () => {
    for (const [width, height] of Object.values(BOARDS)) {
      const { cube, own, ship, fit } = layout(width, height);
      expect((Math.min(cube, own) * 15.5) / 25).toBeGreaterThanOrEqual(12);
      expect((ship * (fit === "tiny" ? 31 : 19.5)) / 64).toBeGreaterThanOrEqual(12);
    }
  });

  it("names technologies as long as the points below them stay in sight", () => {
    const desk = layout(...BOARDS.desk);
    expect([1, 2, 3].map((technologies) => named(desk, 8, technologies))).toEqual([true, true, true]);
    expect(named(desk, 8, 6)).toBe(false);
    expect(named(layout(...BOARDS.large), 8, 6)).toBe(true);
    expect(named(layout(...BOARDS.phone), 0, 1)).toBe(false);
  });

  it("lands Defenders inside their planets", () => {
    const sizes = layout(...BOARDS.desk);
    const [x, y] = landingOf(sizes, 5);
    expect(x).toBeGreaterThan(2 * (sizes.planet.wide + sizes.gap));
    expect(x).toBeLessThan(sizes.lying.wide);
    expect(Math.floor(y / (sizes.planet.high + sizes.gap))).toBe(1);
  });

  it("stands Defenders of a phone on its side above what planets give", () => {
    const sizes = layout(...BOARDS.lying);
    expect(sizes.fit).toBe("tiny");
    const [, y] = landingOf(sizes, 0);
    const effect = sizes.planet.high - sizes.cube;
    expect(y + sizes.ship / 2).toBeLessThan(effect + sizes.cube / 3);
  });
});

describe("a float", () => {
  const box = (left: number, top: number, wide: number, high: number) => ({ left, top, right: left + wide, bottom: top + high });
  const room = box(0, 100, 400, 400);
  const thing = box(150, 250, 100, 100);
  const own = { width: 120, height: 50 };

  it("goes beside its thing", () => {
    const at = clearSpot(thing, own, room, [thing], []);
    expect(leader(box(at.left, at.top, own.width, own.height), thing)).toBeNull();
  });

  it("covers nothing that can be chosen, even if it has to go further away", () => {
    const around = [thing, box(0, 100, 400, 150), box(0, 350, 400, 80), box(0, 250, 150, 100), box(250, 250, 150, 100)];
    const at = clearSpot(thing, own, room, around, []);
    expect(at.top).toBeGreaterThanOrEqual(430);
    expect(at.top + own.height).toBeLessThanOrEqual(room.bottom);
    expect(leader(box(at.left, at.top, own.width, own.height), thing)).not.toBeNull();
  });

  it("stays where it was beside its thing, until something there must be free or it would leave its room", () => {
    const offset = { x: 0, y: 104 };
    const moved = box(150, 200, 100, 100);
    expect(keptSpot(thing, own, room, [thing], offset)).toEqual({ left: 150, top: 354 });
    expect(keptSpot(moved, own, room, [moved], offset)).toEqual({ left: 150, top: 304 });
    expect(keptSpot(thing, own, room, [thing, box(200, 380, 100, 100)], offset)).toBeNull();
    expect(keptSpot(thing, own, box(0, 100, 400, 300), [thing], offset)).toBeNull();
  });

  it("has as many lines as its parts fill evenly, and is as large as they need", () => {
    const parts = Array.from({ length: 6 }, (_, n) => ({ width: n === 1 ? 50 : 40, height: 30 }));
    const shapes = shapesOf(parts, 5, { width: 10, height: 8 }, 4);
    expect(shapes).toEqual([
      { lines: 1, width: 285, height: 38 },
      { lines: 2, width: 150, height: 73 },
      { lines: 3, width: 105, height: 108 },
    ]);
    expect(shapesOf(parts.slice(0, 3), 5, { width: 10, height: 8 }, 4).map(({ lines }) => lines)).toEqual([1, 3]);
  });

  it("is a column where a row would have to be far away", () => {
    // Only what is right of the thing is free, and too narrow for a row.
    const narrow = box(255, 100, 60, 400);
    const around = [thing, box(0, 100, 150, 400), box(150, 100, 105, 150), box(150, 350, 105, 150), box(315, 100, 85, 400)];
    const shapes = shapesOf(Array.from({ length: 3 }, () => ({ width: 40, height: 40 })), 4, { width: 8, height: 8 }, 3);
    const [row, column] = shapes.map((shape) => ({ shape, ...clearSpot(thing, shape, room, around, []) }));
    expect(column!.cost).toBeLessThan(row!.cost);
    expect([column!.left >= narrow.left, column!.left + column!.shape.width <= narrow.right]).toEqual([true, true]);
  });

  it("stays on the board and leaves the question free", () => {
    const strip = box(0, 420, 400, 100);
    const within = boardRoom(thing, box(0, 80, 400, 500), { width: 400, height: 520 }, strip);
    expect(within.bottom).toBeLessThan(strip.top);
    expect(within.top).toBe(80);
  });
});
