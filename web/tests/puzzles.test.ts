/** Puzzles: what the browser remembers of tries, and how one is answered. */

import { beforeEach, expect, it, vi } from "vitest";
import type { PuzzleInfo } from "$generated/PuzzleInfo";
import type { PuzzlePosition } from "$generated/PuzzlePosition";
import type { PuzzleVerdict } from "$generated/PuzzleVerdict";
import { RequestFailed } from "$net/http";
import { Puzzle } from "$state/puzzle.svelte";

async function reloaded() {
  vi.resetModules();
  return (await import("$state/puzzles.svelte")).puzzles;
}

beforeEach(() => localStorage.clear());

const info = (id: string, game = "race"): PuzzleInfo => ({ id, game, players: 2, variant: "standard", theme: "race-pay", difficulty: 1 });

it("only the first try counts, also after a reload", async () => {
  const first = await reloaded();
  expect(first.result("a")).toBeNull();
  first.record("a", false, null);
  first.record("a", true, null);
  first.record("b", true, null);
  const puzzles = await reloaded();
  expect([puzzles.result("a"), puzzles.result("b"), puzzles.result("c")]).toEqual([false, true, null]);
  // Names that every object has are ids like any other.
  expect(puzzles.result("toString")).toBeNull();
});

it("days in a row are counted, and a day that is left out or missed ends them", async () => {
  let puzzles = await reloaded();
  puzzles.record("a", true, { day: 100, today: "a" });
  expect([puzzles.streak(100), puzzles.streak(101), puzzles.streak(102)]).toEqual([1, 1, 0]);
  puzzles.record("b", true, { day: 101, today: "b" });
  puzzles.record("x", false, { day: 101, today: "b" });
  puzzles = await reloaded();
  expect(puzzles.streak(101)).toBe(2);
  puzzles.record("c", true, { day: 103, today: "c" });
  expect(puzzles.streak(103)).toBe(1);
  puzzles.record("d", false, { day: 104, today: "d" });
  expect(puzzles.streak(104)).toBe(0);
  puzzles.record("e", true, { day: 105, today: "e" });
  expect(puzzles.streak(105)).toBe(1);
});

it("a puzzle of the day that was tried before ends no streak", async () => {
  const first = await reloaded();
  first.record("b", true, null);
  first.record("a", true, { day: 100, today: "a" });
  first.see({ day: 101, today: "b" });
  const puzzles = await reloaded();
  expect([puzzles.streak(101), puzzles.streak(102)]).toEqual([1, 1]);
  puzzles.record("c", true, { day: 102, today: "c" });
  expect(puzzles.streak(102)).toBe(2);
  // A day without a look still ends it, and so does one whose puzzle could have been tried.
  puzzles.see({ day: 104, today: "b" });
  expect(puzzles.streak(104)).toBe(0);
  const again = await reloaded();
  again.record("d", true, { day: 200, today: "d" });
  again.see({ day: 201, today: "e" });
  expect(again.streak(202)).toBe(0);
});

it("the next puzzle is one of the same game that was not tried, or else any other", async () => {
  const puzzles = await reloaded();
  const all = [info("a"), info("b"), info("c"), info("r", "roll")];
  puzzles.record("c", true, null);
  expect(puzzles.after("b", all)?.id).toBe("a");
  puzzles.record("a", true, null);
  expect(puzzles.after("b", all)?.id).toBe("r");
  puzzles.record("r", true, null);
  expect(puzzles.after("b", all)).toBeNull();
});

it("damaged memory is no memory", async () => {
  for (const damaged of ["{", "7", "null", '{"tried":3}', '{"tried":{"a":"yes"},"day":1,"streak":2}']) {
    localStorage.setItem("orrery.puzzles", damaged);
    expect((await reloaded()).result("a")).toBeNull();
  }
});

const phrase = (key: string) => ({ key, args: {} });
const offer = (answer: string) => ({ answer, pick: null, label: phrase(answer), details: [], facts: [], on: [`card:${answer}`] });
const position = {
  info: info("race-1"),
  seat: 1,
  step: phrase("step"),
  view: { any: "view" },
  question: { ask: phrase("ask"), details: [], verb: phrase("verb"), is_part: false, choice: { kind: "one", offers: [offer("keep"), offer("pass")], unavailable: [] }, presets: [] },
  by_summary: false,
  waiting: [1],
  scores: [3, 4],
  events: [],
} as unknown as PuzzlePosition;
const verdict = { right: true, said: phrase("keep"), place: 0, answers: [] } as unknown as PuzzleVerdict;

function opened(solve: () => Promise<PuzzleVerdict>) {
  const sent: unknown[] = [];
  const judged: boolean[] = [];
  const api = {
    puzzle: async () => position,
    tryPuzzle: async () => ({ drafted: { question: null, view: null, stop: null }, refused: null }),
    solvePuzzle: async (_: string, { moves }: { moves: unknown[] }) => {
      sent.push(...moves);
      return solve();
    },
  };
  return { puzzle: new Puzzle("race-1", api, ({ right }) => judged.push(right)), sent, judged };
}

it("a puzzle is asked from its seat, answered once, and can be asked again", async () => {
  const { puzzle, sent, judged } = opened(async () => verdict);
  expect(await puzzle.load()).toBe("race");
  puzzle.ask();
  expect([puzzle.you, puzzle.others, puzzle.view]).toEqual([1, [0], { any: "view" }]);
  puzzle.selection!.choose(0);
  await vi.waitFor(() => expect(puzzle.selection!.canCommit).toBe(true));
  puzzle.selection!.commit();
  await vi.waitFor(() => expect(puzzle.verdict).toBe(verdict));
  expect([sent, judged, puzzle.selection!.question]).toEqual([["keep"], [true], null]);
  puzzle.ask();
  expect([puzzle.verdict, puzzle.selection!.question]).toEqual([null, position.question]);
});

it("an answer that does not arrive can be given again", async () => {
  let fails = true;
  const { puzzle, judged } = opened(async () => {
    if (fails) throw new RequestFailed(0, "unreachable", null);
    return verdict;
  });
  await puzzle.load();
  puzzle.ask();
  puzzle.selection!.choose(1);
  await vi.waitFor(() => expect(puzzle.selection!.canCommit).toBe(true));
  puzzle.selection!.commit();
  await vi.waitFor(() => expect(puzzle.failure).toBeInstanceOf(RequestFailed));
  expect([puzzle.verdict, judged]).toEqual([null, []]);
  fails = false;
  puzzle.selection!.commit();
  await vi.waitFor(() => expect(puzzle.verdict).toBe(verdict));
});
