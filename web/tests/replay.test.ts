/** A replay: steps by move, phase and round, its address, its keys, and what it shows of the move that was made. */

import { beforeEach, expect, it, vi } from "vitest";
import type { MatchInfo } from "$generated/MatchInfo";
import type { ReplayPosition } from "$generated/ReplayPosition";
import type { ReplaySummary } from "$generated/ReplaySummary";
import { RequestFailed, type Eyes } from "$net/http";
import { replayKey } from "$pages/replayKeys";
import { addressed, jump, Replay, roundsOf } from "$state/replay.svelte";

const phrase = (key: string) => ({ key, args: {} });
const PHASES = [
  { round: 0, name: phrase("opening"), first: 0 },
  { round: 1, name: phrase("choose"), first: 2 },
  { round: 1, name: phrase("settle"), first: 4 },
  { round: 2, name: phrase("choose"), first: 5 },
  { round: 2, name: phrase("develop"), first: 7 },
];
const ROUNDS = [0, 0, 1, 1, 1, 2, 2, 2];

const info = { id: "m1", game: "race", variant: "standard", status: "over", seats: [{ kind: "person", name: "Ada" }, { kind: "bot", name: "easy" }], you: 0 } as MatchInfo;

const summary = (): ReplaySummary => ({
  info,
  open: true,
  steps: ROUNDS.map((round, n) => ({ seat: n % 2, round, step: phrase("step"), said: phrase(`move-${n}`) })),
  phases: PHASES,
});

const position = (at: number, eyes: Eyes): ReplayPosition => ({
  at,
  view: { at, eyes },
  seats: eyes === "all" ? [{ seat: 0 }, { seat: 1 }] : [],
  step: phrase("step"),
  waiting: [0, 1],
  made: at === 0 ? null : { facts: [{ kind: "costs", unit: "cards", count: 2 }], on: ["card:Old Earth", "stack:world"] },
  events: [],
  scores: [at, 0],
});

let allowed: (eyes: Eyes) => boolean;
let replay: Replay;

beforeEach(() => {
  allowed = () => true;
  replay = new Replay("m1", {
    replay: async (_, eyes) => {
      if (!allowed(eyes)) throw new RequestFailed(403, "not_over", null);
      return summary();
    },
    position: async (_, at, eyes) => position(at, eyes),
  });
});

it("knows where rounds begin; what comes before the first has no number", () => {
  expect(roundsOf(PHASES)).toEqual([
    { round: 1, first: 2 },
    { round: 2, first: 5 },
  ]);
});

it("jumps to the next beginning, or to this or the previous one, and stops at both ends", () => {
  const starts = [0, 2, 5];
  expect([0, 1, 2, 5, 8].map((at) => jump(starts, at, true, 8))).toEqual([2, 2, 5, 8, 8]);
  expect([0, 1, 2, 3, 5, 8].map((at) => jump(starts, at, false, 8))).toEqual([0, 0, 0, 2, 2, 5]);
});

it("steps by move, phase and round", async () => {
  await replay.begin("");
  const to: number[] = [];
  for (const [by, forward] of [["move", true], ["phase", true], ["phase", true], ["round", true], ["round", true], ["round", false], ["phase", false], ["move", false]] as const) {
    await replay.stride(by, forward);
    to.push(replay.at);
  }
  expect(to).toEqual([1, 2, 4, 5, 8, 5, 4, 3]);
  expect(replay.view).toEqual({ at: 3, eyes: "own" });
});

it("says in which phase the last move was made", async () => {
  await replay.begin("?at=5");
  expect(replay.phase?.first).toBe(4);
  await replay.go(0);
  expect(replay.phase?.first).toBe(0);
  await replay.go(8);
  expect(replay.phase?.name.key).toBe("develop");
});

it("opens at the position of its address, and keeps the address", async () => {
  await replay.begin("?at=4&as=all");
  expect([replay.at, replay.eyes, replay.address]).toEqual([4, "all", "?at=4&as=all"]);
});

it.each([
  ["?at=900", 8],
  ["?at=-3", 0],
  ["?at=4.4", 4],
  ["?at=7moves", 7],
  ["?at=nonsense", 0],
  ["?at=Infinity", 8],
  ["?at=", 0],
  ["", 0],
])("takes %s for the nearest position", async (search, at) => {
  await replay.begin(search);
  expect(replay.at).toBe(at);
  expect(replay.failure).toBeNull();
});

it("ignores a point of view that makes no sense", () => {
  expect(["?as=all", "?as=1", "?as=x", "?as=-1", "?as=12"].map((search) => addressed(search).eyes)).toEqual(["all", 1, "own", "own", "own"]);
});

it("falls back to the reader's own view where another is not allowed", async () => {
  allowed = (eyes) => eyes === "own";
  await replay.begin("?at=2&as=all");
  expect([replay.eyes, replay.at, replay.failure, replay.loaded]).toEqual(["own", 2, null, true]);
});

it("shows nobody thinking, and no clocks", async () => {
  await replay.begin("?at=3");
  expect(replay.waiting).toEqual([]);
  expect(replay.step).toBeNull();
  expect(replay.players.every(({ time_left, clock_runs }) => time_left === null && !clock_runs)).toBe(true);
});

it("has every seat's view only where everything is shown", async () => {
  await replay.begin("?at=3");
  expect(replay.seats).toEqual([]);
  await replay.load("all");
  expect([replay.seats.length, replay.you]).toEqual([2, null]);
  await replay.load(1);
  expect([replay.seats.length, replay.you]).toEqual([0, 1]);
});

it("marks the pieces of the move, and a player's own places only for the mover", async () => {
  await replay.begin("?at=1");
  expect(replay.move?.seat).toBe(0);
  expect([...replay.marked]).toEqual(["card:Old Earth", "stack:world"]);
  expect(replay.facts).toEqual([{ kind: "costs", unit: "cards", count: 2 }]);
  await replay.stride("move", true);
  expect([...replay.marked]).toEqual(["card:Old Earth"]);
  await replay.go(0);
  expect([replay.move, replay.marked.size, replay.facts]).toEqual([null, 0, []]);
});

it("marks what a decision was about before it was made, and nothing of the move before", async () => {
  await replay.begin("?at=1&as=1");
  await replay.decide(2);
  expect([replay.at, replay.you, [...replay.marked]]).toEqual([1, 1, ["card:Old Earth", "stack:world"]]);
  await replay.decide(1);
  expect([replay.at, [...replay.marked]]).toEqual([0, ["card:Old Earth"]]);
});

it("is stepped by keys, but not where they mean something else", () => {
  const on = { go: vi.fn(async () => {}), stride: vi.fn(async () => {}), steps: ROUNDS };
  const press = (key: string, more: KeyboardEventInit = {}, target: Element = document.body) => {
    const event = new KeyboardEvent("keydown", { key, ...more });
    Object.defineProperty(event, "target", { value: target });
    const run = replayKey(event, on);
    void run?.();
    return run !== null;
  };
  for (const [key, shiftKey] of [["ArrowRight", false], ["ArrowLeft", true], ["PageDown", false], ["PageUp", false]] as const) press(key, { shiftKey });
  expect(on.stride.mock.calls).toEqual([["move", true], ["phase", false], ["round", true], ["round", false]]);
  press("Home");
  press("End");
  expect(on.go.mock.calls).toEqual([[0], [8]]);
  const range = Object.assign(document.createElement("input"), { type: "range" });
  expect(press("PageDown", {}, range)).toBe(true);
  expect(press("ArrowRight", {}, document.createElement("select"))).toBe(false);
  expect(press("ArrowRight", { ctrlKey: true })).toBe(false);
  expect(press("x")).toBe(false);
});
