/** How the page finds an opponent who is as strong as the player. */

import { expect, it } from "vitest";
import type { GameInfo } from "$generated/GameInfo";
import type { MyMatch } from "$generated/MyMatch";
import { matched, ratingOf, rungOf } from "$state/rating";

const LEVELS = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
const game: GameInfo = {
  id: "g",
  least: 2,
  most: 4,
  variants: [],
  levels: ["random", ...LEVELS],
  styles: [{ name: "bold", like: "six" }],
  default_level: "four",
  in_order: false,
  lessons: [],
};

let now = 0;

/** A finished game against these bots, in which the player and the bots ended at these ranks. */
function played(bots: string[], ranks: number[], change: Partial<MyMatch["info"]> = {}): MyMatch {
  const seats: MyMatch["info"]["seats"] = [{ kind: "person", name: "Ann" }, ...bots.map((name) => ({ kind: "bot" as const, name }))];
  const info = { id: "m", game: "g", variant: "v", status: "over", clock: { kind: "none" }, seats, you: 0, links: [], round: 9, lesson: null, listed: false };
  return { info: { ...info, ...change } as MyMatch["info"], my_turn: false, changed: (now += 1), places: ranks.map((rank) => ({ rank, points: 0 })) };
}

/** Whoever is as strong as this rung plays so many matched games, winning as often as its strength lets it. */
function career(strength: number, bots: number, games: number): { last: MyMatch[]; rating: number } {
  let mine: MyMatch[] = [];
  let seed = 1;
  for (let n = 0; n < games; n += 1) {
    seed = (seed * 48271) % 2147483647;
    const level = matched(game, mine);
    const odds = 10 ** ((120 / 400) * (rungOf(game, level)! - strength));
    const won = seed / 2147483647 < 1 / (1 + bots * odds);
    mine = [...mine, played(Array.from({ length: bots }, () => level), [won ? 1 : 2, ...Array.from({ length: bots }, (_, n) => (won || n > 0 ? 2 : 1))])];
  }
  return { last: mine.slice(-200), rating: ratingOf(game, mine) };
}

it("begins in the middle and follows the results", () => {
  expect(matched(game, [])).toBe("four");
  expect(matched(game, [played(["four"], [1, 2])])).toBe("five");
  expect(matched(game, [played(["four"], [2, 1])])).toBe("three");
  // A win that is shared is no surprise between equals.
  expect(ratingOf(game, [played(["four"], [1, 1])])).toBe(4);
});

it.each([
  [3, 1],
  [6, 1],
  [5, 3],
])("whoever is as strong as rung %i wins its share against %i others", (strength, bots) => {
  const { last, rating } = career(strength, bots, 400);
  const share = last.filter(({ places }) => places[0]!.rank === 1).length / last.length;
  expect(Math.abs(share - 1 / (bots + 1))).toBeLessThan(0.08);
  expect(Math.abs(rating - strength)).toBeLessThan(1.5);
});

it("what says nothing about the player is not counted", () => {
  const nothing = [
    played(["five"], [2, 1], { status: "playing" }),
    played(["five"], [2, 1], { lesson: "g-1" }),
    played(["five"], [2, 1], { game: "other" }),
    played(["five"], [2, 1], { you: null }),
    played(["five"], []),
    played(["random"], [1, 2]),
    played(["unheard-of"], [1, 2]),
    played(["five"], [1, 2], { seats: [{ kind: "person", name: "Ann" }, { kind: "person", name: "Bob" }] }),
  ];
  expect(ratingOf(game, nothing)).toBe(4);
});

it("stays on the ladder, and counts a style like the level it varies", () => {
  expect(matched(game, Array.from({ length: 30 }, () => played(["eight"], [1, 2])))).toBe("eight");
  expect(matched(game, Array.from({ length: 30 }, () => played(["one"], [2, 1])))).toBe("one");
  expect(rungOf(game, "bold")).toBe(6);
  expect(ratingOf(game, [played(["bold"], [1, 2])])).toBe(ratingOf(game, [played(["six"], [1, 2])]));
});
