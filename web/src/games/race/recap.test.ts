import { expect, it } from "vitest";
import type { Event } from "$generated/race/Event";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import { Pieces } from "$state/catalogs.svelte";
import { recap } from "./recap";

const action = (id: string, bonus: JsonValue): Piece => ({ id, name: { key: id }, kind: "action", facts: { bonus }, about: [], lines: [], note: null });
const pieces = new Pieces({
  game: "race",
  about: [],
  pieces: [
    action("explore_five", { look: 5, keep: 0 }),
    action("explore_one", { look: 1, keep: 1 }),
    action("settle", null),
    action("consume_trade", "trade"),
    action("consume_double", { times: 2 }),
  ],
});
const chose = (seat: number, first: "explore_five" | "explore_one" | "settle" | "consume_trade" | "consume_double", second: "settle" | null = null): Event => ({
  chose: { seat, pick: { first, second } },
});
const produced = (seat: number, world: string): Event => ({ good_placed: { seat, world, cause: "production" } });
const told = (...events: Event[]) => recap(events, 1, pieces);

it("names each action by its phase, with what tells it from the other one of the phase", () => {
  const signs = told(chose(1, "explore_five"), chose(1, "explore_one", "settle"), chose(1, "consume_trade"), chose(1, "consume_double"));
  expect(signs.map(({ icon, text, about }) => [icon, text, about])).toEqual([
    ["explore", "+5", "explore_five"],
    ["explore", "+1/+1", "explore_one"],
    ["settle", undefined, "settle"],
    ["consume", "$", "consume_trade"],
    ["consume", "2×", "consume_double"],
  ]);
  // Until the catalog is there, phases are.
  expect(recap([chose(1, "explore_five")], 1, null)).toEqual([{ icon: "explore", text: undefined, about: "explore_five" }]);
});

it("shows the cards that were placed and the sale of a good in order, and counts goods after them", () => {
  const events: Event[] = [
    produced(1, "Spice World"),
    { placed: { seat: 1, card: "New Sparta" } },
    { sold: { seat: 1, world: "Spice World", cards: 4 } },
    produced(1, "Comet Zone"),
  ];
  expect(told(...events)).toEqual([
    { icon: "card", piece: "New Sparta" },
    { icon: "trade", text: "+4" },
    { icon: "good", text: "+2" },
  ]);
});

it("tells of one player alone, and of nothing that has no sign", () => {
  const events: Event[] = [chose(0, "explore_five"), { placed: { seat: 2, card: "New Sparta" } }, { sold: { seat: 0, world: "Spice World", cards: 4 } }, produced(0, "Spice World")];
  expect(told(...events, { passed: { seat: 1 } }, { sealed: { seat: 1 } }, { round_began: { round: 3 } })).toEqual([]);
});
