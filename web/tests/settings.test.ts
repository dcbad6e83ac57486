/** Preferences that are remembered, the order of a hand, and when the table is heard or moves. */

import { beforeEach, describe, expect, it } from "vitest";
import type { Piece } from "$generated/words/Piece";
import { ordered } from "$games/race/order";
import { sounds as raceSounds } from "$games/race/sounds";
import { sounds as rollSounds } from "$games/roll/sounds";
import { Bell } from "$kit/chimes.svelte";
import { ALTOGETHER, EVENT, fits, OWN } from "$kit/motion";
import { Arrangement, arranged, moved } from "$state/arrangement.svelte";
import { Pieces } from "$state/catalogs.svelte";
import { restored, settings, type Preferences } from "$state/settings.svelte";

const fresh = restored({});

describe("what is stored", () => {
  it("is taken as far as it is one of the values that there are", () => {
    const saved = { theme: "light", oneClick: true, speed: "never", volume: 7, handOrder: "cost", sound: "yes", shortcuts: false };
    expect(restored(saved, fresh)).toEqual({ ...fresh, theme: "light", oneClick: true, handOrder: "cost", shortcuts: false } satisfies Preferences);
    for (const nonsense of [null, 3, "x", []]) expect(restored(nonsense, fresh)).toEqual(fresh);
  });

  it("is what was set", () => {
    settings.set({ volume: 0.25, paysLater: true });
    expect([settings.volume, settings.paysLater]).toEqual([0.25, true]);
    expect(restored(JSON.parse(localStorage.getItem("orrery.settings")!), fresh)).toEqual({ ...fresh, volume: 0.25, paysLater: true });
    settings.set(fresh);
  });
});

describe("the order of a hand", () => {
  beforeEach(() => localStorage.removeItem("orrery.hands"));

  const card = (id: string, kind: string, cost: number, good: string | null = null): Piece => ({
    id,
    name: { key: id },
    kind,
    facts: { price: { cost }, good: good ? { kind: good, source: "production" } : null },
    about: [],
    lines: [],
    note: null,
  });
  const pieces = new Pieces({ game: "race", about: [], pieces: [card("genes", "world", 3, "genes"), card("dev", "development", 5), card("rare", "world", 2, "rare"), card("gray", "world", 4)] });

  it("puts new cards at the right end", () => {
    expect(arranged(["a", "b", "c"], ["c", "x", "a"])).toEqual(["c", "a", "b"]);
  });

  it("moves a card no further than the ends", () => {
    expect(moved(["a", "b", "c"], "b", 1)).toEqual(["a", "c", "b"]);
    expect(moved(["a", "b", "c"], "a", -1)).toEqual(["a", "b", "c"]);
    expect(moved(["a", "b", "c"], "a", 9)).toEqual(["b", "c", "a"]);
    expect(moved(["a", "b"], "z", 1)).toEqual(["a", "b"]);
  });

  it("is as the cards came, by cost, by kind, or the player's own", () => {
    const hand = new Arrangement("one");
    hand.see(["rare", "gray"]);
    const cards = ["dev", "genes", "gray", "rare"];
    hand.see(cards);
    expect(ordered(cards, "newest", pieces, hand)).toEqual(["rare", "gray", "dev", "genes"]);
    expect(ordered(cards, "cost", pieces, hand)).toEqual(["rare", "genes", "gray", "dev"]);
    expect(ordered(cards, "kind", pieces, hand)).toEqual(["dev", "gray", "rare", "genes"]);
    hand.move(ordered(cards, "newest", pieces, hand), "genes", -3);
    expect(ordered(cards, "mine", pieces, hand)).toEqual(["genes", "rare", "gray", "dev"]);
    expect(ordered(cards, "newest", pieces, hand)).toEqual(["rare", "gray", "dev", "genes"]);
  });

  it("is remembered for each match, for the last twenty of them", () => {
    new Arrangement("one").move(["a", "b"], "b", -1);
    expect(new Arrangement("one").asPut(["a", "b"])).toEqual(["b", "a"]);
    expect(new Arrangement("two").asPut(["a", "b"])).toEqual(["a", "b"]);
    for (let n = 0; n < 20; n += 1) new Arrangement(`match ${n}`).see(["x"]);
    expect(new Arrangement("one").asPut(["a", "b"])).toEqual(["a", "b"]);
    expect(Object.keys(JSON.parse(localStorage.getItem("orrery.hands")!))).toHaveLength(20);
  });
});

describe("the bell", () => {
  const at = (bell: Bell, now: number, asked: boolean, more: { over?: boolean; hidden?: boolean } = {}) => bell.hear({ asked, over: false, hidden: false, now, ...more });

  it("is silent about what was so when the page came", () => {
    expect(at(new Bell(), 0, true)).toEqual([]);
    expect(at(new Bell(), 0, false, { over: true })).toEqual([]);
  });

  it("rings for players who had to wait, or who look elsewhere", () => {
    const bell = new Bell();
    at(bell, 0, true);
    expect(at(bell, 1000, false)).toEqual([]);
    expect(at(bell, 1400, true)).toEqual([]);
    expect(at(bell, 2000, false)).toEqual([]);
    expect(at(bell, 9000, true)).toEqual(["turn"]);
    expect(at(bell, 9500, true)).toEqual([]);
    at(bell, 10_000, false);
    expect(at(bell, 10_100, true, { hidden: true })).toEqual(["turn"]);
  });

  it("rings once at the end", () => {
    const bell = new Bell();
    at(bell, 0, true);
    expect(at(bell, 1, false, { over: true })).toEqual(["end"]);
    expect(at(bell, 2, false, { over: true })).toEqual([]);
  });
});

it("games name the sounds of their events", () => {
  expect(raceSounds([{ drew: { seat: 0, count: 2, cause: "explore" } }, { passed: { seat: 1 } }])).toEqual(["cards"]);
  expect(raceSounds([{ consumed: { seat: 0, card: "x", power: 0, goods: [], reward: { vp: 2, cards: 0 } } }])).toEqual(["chips"]);
  expect(rollSounds([{ rolled: { seat: 0, rolled: {} } }, { earned: { seat: 0, credits: 1, now: 2, cause: "stock" } }])).toEqual(["dice", "chips"]);
});

it("nothing moves longer than allowed", () => {
  expect(OWN).toBeLessThanOrEqual(250);
  expect(EVENT).toBeLessThanOrEqual(400);
  expect(ALTOGETHER).toBeLessThanOrEqual(1200);
  expect(fits(null, 5000, EVENT)).toBe(true);
  expect(fits(1000, 1000 + ALTOGETHER - EVENT, EVENT)).toBe(true);
  expect(fits(1000, 1001 + ALTOGETHER - EVENT, EVENT)).toBe(false);
});
