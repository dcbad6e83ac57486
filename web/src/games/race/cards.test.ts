import { beforeAll, expect, test } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import type { Question } from "$generated/words/Question";
import { Selection } from "$state/selection.svelte";
import { speech } from "$words/language.svelte";
import { powersOf, printedOn, scoringOf, spoken } from "./cards";
import { costAt, tagsAt } from "./previews";

beforeAll(() => {
  speech.use("en", [
    "a = Asteroid\nrace-match-world-of-kind = { $source } { $kind }\nrace-match-military-world = military\nrace-fact-defense = defense { $defense }\nrace-fact-vp = { $vp } VP\nrace-fact-vp-open = ? VP\nweb-race-carries = loaded\nrace-match-six-cost-development = six\nrace-fact-cost = cost { $cost }",
  ]);
});

const piece = (kind: string, facts: JsonValue, phases: string[]): Piece => ({
  id: "Asteroid",
  name: { key: "a" },
  kind,
  facts,
  about: [],
  lines: phases.map((phase) => ({ phase, text: { key: "a" } })),
  note: null,
});

const world = piece(
  "world",
  {
    price: { defense: 2 },
    good: { kind: "rare", source: "windfall" },
    vp: 1,
    scoring: [],
    powers: [{ i_i_i: { military: -1 } }, { i_v: { goods: { cards: 0, goods: 2, kind: { only: "rare" }, uses: 1, vp: 3 } } }],
  },
  ["settle", "consume"],
);

test("powers are told in signs, with the phase they work in", () => {
  const [first, second] = powersOf(world);
  expect(first).toMatchObject({ phase: "settle", tokens: [{ text: "−1" }, { icon: "military" }] });
  expect(second!.tokens).toEqual([{ text: "2" }, { good: "rare" }, { text: "→" }, { text: "3" }, { icon: "vp" }]);
});

test("a power that is not known has no signs, and its phase still shows", () => {
  const odd = piece("development", { price: { cost: 1 }, scoring: [], powers: [{ i: { later: 1 } }] }, ["explore"]);
  expect(powersOf(odd)).toMatchObject([{ phase: "explore", tokens: [] }]);
});

/** The development with these scoring lines. */
const scoring = (...lines: JsonValue[]): Piece => {
  const six = piece("development", { price: { cost: 6 }, vp: null, scoring: lines, powers: [] }, []);
  return { ...six, lines: lines.map(() => ({ phase: null, text: { key: "a" } })) };
};
const per = (points: number, matching: JsonValue): JsonValue => ({ per_card: { points, matching } });

test("what a six-cost development counts is told in signs, with its points", () => {
  const counts = scoringOf(scoring(per(2, { windfall_world: { only: "rare" } }), per(1, "any_world"), { per_chips: { chips: 3, points: 1 } }, { per_military: { points: 1 } }));
  expect(counts.map(({ points }) => points)).toEqual([2, 1, 1, 1]);
  expect(counts.map(({ tokens }) => tokens)).toEqual([
    [{ good: "rare", hollow: true }],
    [{ icon: "planet" }],
    [{ text: "3" }, { icon: "vp" }],
    [{ text: "+1" }, { icon: "military" }],
  ]);
  expect(scoringOf(world)).toEqual([]);
});

test("cards that are counted by name for equal points are one sign with both lines as its words", () => {
  const counts = scoringOf(scoring(per(2, { named: "Mining Robots" }), per(2, { named: "Mining Conglomerate" }), per(3, { named: "Contact Specialist" })));
  expect(counts).toEqual([
    { points: 2, tokens: [{ icon: "card" }, { icon: "card" }], words: "Asteroid; Asteroid" },
    { points: 3, tokens: [{ icon: "card" }], words: "Asteroid" },
  ]);
});

test("both sorts of worlds of a kind are one sign if they count the same", () => {
  const genes = (sort: string) => ({ [sort]: { only: "genes" } });
  const counts = scoringOf(scoring(per(2, genes("production_world")), per(2, genes("windfall_world")), per(1, "military_world")));
  expect(counts.map(({ points, tokens }) => [points, tokens])).toEqual([
    [2, [{ good: "genes" }, { good: "genes", hollow: true }]],
    [1, [{ icon: "military" }, { icon: "planet" }]],
  ]);
  expect(scoringOf(scoring(per(3, genes("production_world")), per(2, genes("windfall_world"))))).toHaveLength(2);
});

test("one card that is drawn beside points is a sign without a number", () => {
  const tokens = (reward: JsonValue) => powersOf(piece("world", { price: { cost: 1 }, scoring: [], powers: [{ consume: { goods: { kind: "any", goods: 1, uses: 1, ...(reward as object) } } }] }, ["consume"]))[0]!.tokens.slice(2);
  expect(tokens({ vp: 1, cards: 1 })).toEqual([{ text: "1" }, { icon: "vp" }, { icon: "card" }]);
  expect(tokens({ vp: 0, cards: 1 })).toEqual([{ text: "1" }, { icon: "card" }]);
  expect(tokens({ vp: 1, cards: 2 })).toEqual([{ text: "1" }, { icon: "vp" }, { text: "2" }, { icon: "card" }]);
});

test("a card is spoken with its sort, its price, its points, its good, its powers and where it lies", () => {
  expect(spoken(world, true)).toBe("Asteroid, military, windfall rare, defense 2, 1 VP, loaded. Asteroid. Asteroid");
  expect(spoken(world, false, null, "Hand, 2 of 5")).toBe("Asteroid, military, windfall rare, defense 2, 1 VP. Asteroid. Asteroid. Hand, 2 of 5");
  const six = piece("development", { price: { cost: 6 }, vp: null, scoring: ["chips"], powers: [] }, []);
  expect(printedOn(six).six).toBe(true);
  expect(spoken(six, false)).toBe("Asteroid, six, cost 6, ? VP");
  expect(spoken(six, false, 9)).toBe("Asteroid, six, cost 6, 9 VP");
});

test("what the question says of a card stands on it", () => {
  const selection = new Selection({ moves: () => true, draft: () => Promise.resolve({ refused: null }) });
  const question: Question = {
    ask: { key: "a" },
    details: [],
    verb: { key: "a" },
    is_part: false,
    presets: [],
    choice: {
      kind: "one",
      offers: [
        {
          answer: 1,
          pick: null,
          label: { key: "a" },
          details: [],
          facts: [{ kind: "costs", unit: "cards", count: 2 }, { kind: "score", change: 3, score: 8 }],
          on: ["card:Asteroid"],
        },
      ],
      unavailable: [
        { label: { key: "a" }, why: { key: "a" }, facts: [{ kind: "military", strength: -1, defense: 4 }, { kind: "costs", unit: "cards", count: 5 }], on: ["card:Base"] },
      ],
    },
  };
  selection.ask(question);
  expect(costAt(selection, "card:Asteroid")).toBe(2);
  expect(tagsAt(selection, "card:Asteroid").map(({ text }) => text)).toEqual(["2", "+3"]);
  expect(tagsAt(selection, "card:Base")).toEqual([{ icon: "military", text: "−1 : 4", tone: "bad", says: "web-sign-number" }]);
  expect(tagsAt(null, "card:Asteroid")).toEqual([]);
});
