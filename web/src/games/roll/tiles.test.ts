/** What tiles do, in signs and for the ear. */
import { beforeEach, expect, it } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import { speech } from "$words/language.svelte";
import { effectsOf, spoken, wordSize, type Token } from "./tiles";

const DICE = ["home", "military", "consumption", "novelty", "rare", "genes", "alien"];
const PHASES = ["explore", "develop", "settle", "produce", "ship"];

beforeEach(() => speech.use("en", ["name = Space Marines\ncost = Cost: 3\nsort = development\nthird = third\ndoes = It does something."]));

interface Does {
  immediate?: JsonValue[];
  powers?: [phase: string, power: JsonValue][];
  scoring?: JsonValue;
}

function piece({ immediate = [], powers = [], scoring = null }: Does): Piece {
  const phases = [...immediate.map(() => null), ...powers.map(([phase]) => phase), ...(scoring ? [null] : [])];
  return {
    id: "Space Marines",
    name: { key: "name" },
    kind: "development",
    facts: { cost: 3, immediate, powers: powers.map(([, power]) => ({ i: power })), scoring },
    about: [{ key: "cost" }, { key: "sort" }, { key: "third" }],
    lines: phases.map((phase) => ({ phase, text: { key: "does" } })),
    note: null,
  };
}

const show = (token: Token): string =>
  "text" in token ? token.text : "icon" in token ? `<${token.icon}>` : "die" in token ? `[${token.die}]` : `(${token.world})`;
const signs = (does: Does): string[] => effectsOf(piece(does)).map(({ when, tokens }) => `${when}: ${tokens.map(show).join(" ")}`);
const reassign = (rule: object): Does => ({
  powers: [["assign", { reassign: { colors: DICE, from: PHASES, to: PHASES, gate: "always", min: 1, max: 1, same_column: false, to_selected: false, ...rule } }]],
});

it("what happens when it is placed comes first, the end of the game last", () => {
  const does: Does = {
    immediate: [{ remove_die: 1 }, { gain_dice: { color: "military", count: 2, to: "cup" } }],
    powers: [["ship", { trade_credits: { colors: ["novelty"], credits: 2 } }]],
    scoring: { per_world: { color: "rare", vp: 2 } },
  };
  expect(signs(does)).toEqual(["now: −1 <die>", "now: +2 [military] → <cup>", "ship: <credit> +$2 (novelty)", "end: +2 / (rare)"]);
});

it("a Reassign says who moves, from where and where to, as far as that is limited", () => {
  expect(signs(reassign({}))).toEqual(["trade: <die>"]);
  expect(signs(reassign({ colors: ["home"], from: ["explore"] }))).toEqual(["trade: [home] <explore> →"]);
  expect(signs(reassign({ to: ["settle"] }))).toEqual(["trade: <die> → <settle>"]);
  expect(signs(reassign({ colors: DICE.slice(1), max: 2 }))).toEqual(["trade: ≠ [home] ≤2"]);
  expect(signs(reassign({ min: 2, max: 2, to_selected: true }))).toEqual(["trade: <die> → <choose> ×2"]);
});

it("a discount says its floor where that is more than one, and its colors where they are not all", () => {
  const discount = (colors: string[], floor: number): Does => ({ powers: [["settle", { discount: { amount: 1, floor, colors } }]] });
  expect(signs(discount(["gray"], 2))).toEqual(["settle: −1 (gray) ≥2"]);
  expect(signs(discount(["gray", "novelty", "rare", "genes", "alien"], 1))).toEqual(["settle: −1"]);
});

it("powers without numbers have signs as well", () => {
  expect(signs({ powers: [["explore", "rearrange"]], scoring: "triangular_chips" })).toEqual(["explore: <stack> <again>", "end: 1+2+…≤ <vp>"]);
});

it("a tile is heard with its cost, its kind and what it does, sentence by sentence", () => {
  const does: Does = { immediate: [{ gain_credits: 1 }] };
  expect(spoken(piece(does), "Space Marines, 1 good")).toBe("Space Marines, 1 good, Cost: 3, development. It does something.");
  const twice: Does = { immediate: [{ gain_credits: 1 }, { gain_credits: 2 }] };
  expect(spoken(piece(twice), "Space Marines")).toBe("Space Marines, Cost: 3, development. It does something. It does something.");
  expect(spoken(piece({}), "Space Marines")).toBe("Space Marines, Cost: 3, development");
});

it("words are larger on large tiles, and left out where they would be cut off", () => {
  const effects = effectsOf(piece({ immediate: [{ gain_credits: 1 }] }));
  expect([wordSize(effects, { wide: 95, high: 250 }), wordSize(effects, { wide: 140, high: 90 })]).toEqual([null, null]);
  expect([wordSize(effects, { wide: 140, high: 200 }), wordSize(effects, { wide: 200, high: 250 })]).toEqual([12, 13]);
});
