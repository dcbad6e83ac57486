/** The rules of turn notices, and the list of the player's own tables. */

import { beforeEach, expect, it, vi } from "vitest";
import type { MyMatch } from "$generated/MyMatch";
import type { SeatKind } from "$generated/SeatKind";
import { announces, offers, Turns, type Announcing, type Offering } from "$state/turns";

it("a turn is news once, until it has passed", () => {
  const turns = new Turns();
  expect(turns.hear("m", true, 10)).toBe(true);
  expect(turns.hear("m", true, 20)).toBe(false);
  expect(turns.hear("other", true, 20)).toBe(true);
  expect(turns.hear("m", false, 30)).toBe(false);
  expect(turns.hear("m", true, 40)).toBe(true);
});

it("a list that was on its way does not make a turn news again", () => {
  const turns = new Turns();
  expect(turns.hear("m", true, 100)).toBe(true);
  expect(turns.hear("m", false, 90)).toBe(false);
  expect(turns.hear("m", true, 130)).toBe(false);
});

const away: Announcing = { notices: "on", permission: "granted", seen: false, here: true, open: true, speaks: true };

it("a turn is announced where nobody sees the table", () => {
  expect(announces(away)).toBe(true);
  expect(announces({ ...away, seen: true })).toBe(false);
});

it("of several windows one announces: the one with the table, or else the one that asks for all", () => {
  expect(announces({ ...away, speaks: false })).toBe(false);
  expect(announces({ ...away, here: false })).toBe(false);
  expect(announces({ ...away, here: false, open: false })).toBe(true);
});

it.each([{ notices: "off" }, { notices: "unasked" }, { permission: "default" }, { permission: "denied" }, { permission: "missing" }] as Partial<Announcing>[])(
  "nothing is announced against the reader's or the browser's will: %o",
  (without) => expect(announces({ ...away, ...without })).toBe(false),
);

const waiting: Offering = { notices: "unasked", permission: "default", withPeople: true, hasWaited: true };

it("notices are offered to a player who waits for people, and never before", () => {
  expect(offers(waiting)).toBe(true);
  expect(offers({ ...waiting, hasWaited: false })).toBe(false);
  expect(offers({ ...waiting, withPeople: false })).toBe(false);
});

it.each([{ notices: "off" }, { notices: "on" }, { permission: "denied" }, { permission: "missing" }] as Partial<Offering>[])(
  "an answer is remembered and a refusal is final: %o",
  (answered) => expect(offers({ ...waiting, ...answered })).toBe(false),
);

it("the choice is remembered with the other settings", async () => {
  localStorage.clear();
  vi.resetModules();
  const { settings } = await import("$state/settings.svelte");
  expect(settings.notices).toBe("unasked");
  settings.set({ notices: "off" });
  vi.resetModules();
  expect((await import("$state/settings.svelte")).settings.notices).toBe("off");
});

const match = (id: string, my_turn: boolean, other: SeatKind = "person"): MyMatch => ({
  info: {
    id,
    game: "g",
    variant: "v",
    status: "playing",
    clock: { kind: "none" },
    seats: [
      { kind: "person", name: "Ada" },
      { kind: other, name: "Grace" },
    ],
    you: 0,
    links: [],
    round: 1,
    listed: false,
    lesson: null,
  },
  my_turn,
  changed: 0,
  places: [],
});

let asked: number;
let answer: (list: MyMatch[]) => void;

beforeEach(() => {
  vi.resetModules();
  asked = 0;
  vi.stubGlobal("fetch", () => {
    asked += 1;
    return new Promise((done) => (answer = (list) => done(new Response(JSON.stringify(list)))));
  });
});

const loaded = async () => (await import("$state/tables.svelte")).tables;

it("however many ask, the list is asked for once at a time, and not again while it is new", async () => {
  const tables = await loaded();
  const both = [tables.refresh(), tables.refresh(), tables.refresh(1000)];
  answer([match("m", true)]);
  await Promise.all(both);
  await tables.refresh(1000);
  expect(asked).toBe(1);
  void tables.refresh();
  expect(asked).toBe(2);
});

it("tables count where people wait for the player, bots can wait", async () => {
  const tables = await loaded();
  tables.set([match("people", true), match("bots", true, "bot"), match("theirs", false)], 1);
  expect(tables.due.map(({ info }) => info.id)).toEqual(["people"]);
  expect(tables.lives).toBe(true);
  tables.set([match("bots", true, "bot")], 2);
  expect(tables.lives).toBe(false);
});

it("an open table knows better than a list that was asked for before", async () => {
  const tables = await loaded();
  const refreshed = tables.refresh();
  await new Promise((done) => setTimeout(done, 2));
  tables.setTurn("m", false);
  answer([match("m", true)]);
  await refreshed;
  expect(tables.due).toEqual([]);
  tables.setTurn("m", true);
  expect(tables.due).toHaveLength(1);
});
