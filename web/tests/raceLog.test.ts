/** Race's log: what several events tell about one thing is one line, and nothing else is lost. */
import { describe, expect, it } from "vitest";
import type { Logged } from "$generated/Logged";
import { fold } from "../src/games/race/log";

const ME = 0;
const OTHER = 1;

const entry = (event: unknown, index: number): Logged => ({ index, round: 1, event: event as Logged["event"], said: { key: `line ${index}` } });
/** The lines that are left of these events, each with the cards that it names at its end. */
const told = (...events: unknown[]) => fold(events.map(entry)).map(({ index, pieces }) => (pieces ? [index, ...pieces] : [index]));

const settled = (seat: number, paid: number, thrown: string[] = []) => ({ settled: { seat, world: "W", way: "pay", throw: thrown, strength: null, paid } });
const paid = (seat: number, count: number) => ({ discarded: { seat, count, cause: { payment: "W" } } });
const threw = (...cards: string[]) => ({ threw: { seat: ME, cards } });
const drew = (seat: number, count: number, cause: unknown = "explore") => ({ drew: { seat, count, cause } });
const saw = (...cards: string[]) => ({ saw: { seat: ME, cards } });

describe("the log of Race", () => {
  it("tells a payment in one line, with its cards to whom they belonged", () => {
    expect(told(settled(ME, 2), paid(ME, 2), threw("A", "B"), settled(OTHER, 3), paid(OTHER, 3))).toEqual([[0, "A", "B"], [3]]);
    expect(told({ developed: { seat: ME, card: "D", paid: 1 } }, paid(ME, 1), threw("A"))).toEqual([[0, "A"]]);
    expect(told({ consumed_hand: { seat: ME, card: "P", power: 0, count: 1, vp: 1 } }, { discarded: { seat: ME, count: 1, cause: { power: "P" } } }, threw("A"))).toEqual([[0, "A"]]);
  });

  it("names payments apart where cards left the tableau as well", () => {
    expect(told(settled(ME, 1, ["S"]), paid(ME, 1), threw("A"))).toEqual([[0], [2]]);
  });

  it("tells what was drawn, discarded and kept in one line each", () => {
    expect(told(drew(ME, 2), saw("A", "B"), drew(OTHER, 3))).toEqual([[0, "A", "B"], [2]]);
    expect(told({ discarded: { seat: ME, count: 1, cause: "hand_limit" } }, threw("A"))).toEqual([[0, "A"]]);
    expect(told({ kept: { seat: ME, kept: 1, discarded: 1 } }, { kept_cards: { seat: ME, kept: ["A"], discarded: ["B"] } }, { kept: { seat: OTHER, kept: 1, discarded: 1 } })).toEqual([[1], [2]]);
  });

  it("tells a sale once, and names what it brought beside it only if nothing lies between", () => {
    const sold = (seat: number) => ({ sold: { seat, world: "W", cards: 2 } });
    const forSale = (seat: number) => drew(seat, 2, { sale: "W" });
    expect(told(sold(ME), forSale(ME), saw("A", "B"))).toEqual([[0, "A", "B"]]);
    expect(told(sold(ME), sold(OTHER), forSale(ME), saw("A", "B"), forSale(OTHER))).toEqual([[0], [1], [3]]);
  });

  it("tells a card that a Consume power brings once, and which one to whom it came", () => {
    const used = (seat: number) => ({ consumed: { seat, card: "P", power: 0, goods: ["W"], reward: { vp: 1, cards: 1 } } });
    expect(told(used(OTHER), drew(OTHER, 1, { power: "P" }), used(ME), drew(ME, 1, { power: "P" }), saw("A"))).toEqual([[0], [2], [4]]);
    expect(told(used(OTHER), drew(OTHER, 1, { power: "Q" }))).toEqual([[0], [1]]);
  });

  it("keeps what differs, what belongs to another phase, and what is not about the game", () => {
    // The deck had fewer cards than a sale brings.
    expect(told({ sold: { seat: ME, world: "W", cards: 3 } }, drew(ME, 1, { sale: "W" }), saw("A"))).toEqual([[0], [1, "A"]]);
    expect(told(drew(ME, 1), { phase_began: { step: "settle" } }, saw("A"), null)).toEqual([[0], [1], [2], [3]]);
    expect(told(drew(ME, 1, { bonus: "settle" }), drew(ME, 1, { power: "P" }))).toEqual([[0], [1]]);
  });
});
