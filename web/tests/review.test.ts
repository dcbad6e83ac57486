/** A review as it comes: decisions are merged by their moves, and a stored one needs no second request. */

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Review } from "$generated/Review";
import type { ReviewedAnswer } from "$generated/ReviewedAnswer";
import type { ReviewProgress } from "$generated/ReviewProgress";
import { lineOf, PERIOD, ReviewState } from "$state/review.svelte";

const answer = (loss: number): ReviewedAnswer => ({
  class: loss > 0.06 ? "mistake" : "best",
  better: null,
  win_best: 0.5,
  win_played: 0.5 - loss,
  loss,
  error: 0,
  points: 0,
  because: null,
  expected: [],
});
const decision = (number: number, seat: number, loss: number) => ({
  number,
  seat,
  round: 1,
  question: { key: "?" },
  played: { key: "?" },
  then: answer(loss),
  now: answer(0),
});
const review = (decisions: Review["decisions"]): Review => ({ version: 1, game: "race", variant: "base", moves: 9, rounds: 2, samples: 4, points: [3, 4], decisions, then: [], now: [] });
const progress = (status: ReviewProgress["status"], done: number, decisions: Review["decisions"]): ReviewProgress => ({ status, done, total: 3, review: review(decisions) });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("is followed until it is complete", async () => {
  const [first, second, third] = [decision(4, 0, 0.1), decision(2, 1, 0.3), decision(7, 0, 0.2)];
  const replies = [progress("running", 1, [first]), progress("running", 2, [second]), progress("done", 3, [second, first, third])];
  const known: number[] = [];
  const on = new ReviewState("m", {
    review: async (_, had) => {
      known.push(had);
      return known.length === 1 ? { status: "none", done: 0, total: 0, review: null } : replies.shift()!;
    },
    beginReview: async () => replies.shift()!,
    cancelReview: async () => {},
  });
  await on.begin();
  expect([on.status, on.decisions.map(({ number }) => number)]).toEqual(["running", [4]]);
  await vi.advanceTimersByTimeAsync(PERIOD);
  expect(on.decisions.map(({ number }) => number)).toEqual([2, 4]);
  await vi.advanceTimersByTimeAsync(PERIOD);
  expect([on.status, on.decisions.map(({ number }) => number), known]).toEqual(["done", [2, 4, 7], [0, 1, 2]]);
  expect(on.costly(0).map(({ number }) => number)).toEqual([7, 4]);
  on.knowing = "now";
  expect(on.costly(0)).toEqual([]);
  on.end();
});

it("draws a line from an even start to the result", () => {
  const seat = { start: 0.5, own: 0, others: 0, chance: 0, result: 1, counts: [0, 0, 0, 1] as [number, number, number, number], course: [] };
  const whole = { ...review([decision(4, 0, 0.1)]), then: [seat, seat] };
  expect(lineOf(0, 2, whole, "then")).toEqual([
    { at: 0, share: 0.5 },
    { at: 4, share: 0.5 },
    { at: 4, share: 0.4 },
    { at: 9, share: 1 },
  ]);
});
