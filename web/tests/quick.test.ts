/** Tables made with one click, and what is remembered about them. */

import { beforeEach, expect, it, vi } from "vitest";
import type { GameInfo } from "$generated/GameInfo";

const game: GameInfo = {
  id: "g",
  least: 2,
  most: 4,
  variants: [
    { id: "two", players: [2] },
    { id: "all", players: [2, 3, 4] },
    { id: "first-game", players: [2, 3] },
  ],
  levels: ["easy", "hard"],
  styles: [{ name: "bold", like: "hard" }],
  default_level: "easy",
  in_order: false,
  lessons: [],
};

/** The module as a page loads it: with what the browser remembers. */
async function reloaded() {
  vi.resetModules();
  return import("$state/quick.svelte");
}

beforeEach(() => localStorage.clear());

it("a quick table has me, bots, and rules for that many", async () => {
  const { quickMatch } = await reloaded();
  expect(quickMatch(game)).toEqual({
    game: "g",
    variant: "all",
    in_order: false,
    seats: [{ kind: "me" }, { kind: "bot", level: "easy" }, { kind: "bot", level: "easy" }],
    fixed_seats: false,
    clock: { kind: "none" },
    listed: false,
  });
  expect(quickMatch({ ...game, most: 2 }).seats).toHaveLength(2);
});

it("the choice for each game is remembered, also after a reload", async () => {
  const first = await reloaded();
  first.quick.choose(game, { level: "hard", players: 2 });
  first.quick.choose(game, { first: true });
  const { quick, quickMatch } = await reloaded();
  expect(quick.of(game)).toEqual({ level: "hard", players: 2, first: true });
  expect(quickMatch(game)).toMatchObject({ variant: "first-game", seats: [{ kind: "me" }, { kind: "bot", level: "hard" }] });
  expect(quick.of({ ...game, id: "other" })).toEqual({ level: "match", players: 3, first: false });
});

it("a first game is offered only where its rules fit the number of players", async () => {
  const { hasFirstGame, quick, quickMatch } = await reloaded();
  quick.choose(game, { first: true, players: 4 });
  expect(hasFirstGame(game, 4)).toBe(false);
  expect(quickMatch(game)).toMatchObject({ variant: "all" });
  // The wish is not forgotten on the way.
  quick.choose(game, { level: "hard" });
  quick.choose(game, { players: 3 });
  expect(quickMatch(game)).toMatchObject({ variant: "first-game" });
});

it.each(["no json", "null", '"text"', '{"g":{"level":"godlike","players":99,"first":"yes"}}', '{"g":{"players":2.5}}'])(
  "what is remembered may be damaged or out of date: %s",
  async (stored) => {
    localStorage.setItem("orrery.quick", stored);
    const { quick } = await reloaded();
    expect(quick.of(game)).toEqual({ level: "match", players: 3, first: false });
  },
);

it("whoever has never finished a game begins against easy bots, others against their equals, unless another level was chosen", async () => {
  const { quick } = await reloaded();
  const strict = { ...game, default_level: "hard" };
  expect(quick.of(strict).level).toBe("match");
  quick.novice = true;
  expect(quick.of(strict).level).toBe("easy");
  expect(quick.of({ ...strict, levels: ["hard"] }).level).toBe("match");
  for (const level of ["hard", "bold", "match"]) {
    quick.choose(strict, { level });
    expect(quick.of(strict).level).toBe(level);
  }
});
