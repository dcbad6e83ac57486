/** What decided a game: leads and swings, from the points after each round and what they were for. */

import { expect, it } from "vitest";
import type { Outcome } from "$generated/game/Outcome";
import type { RoundPoints } from "$generated/RoundPoints";
import { decisionOf } from "$state/swings";

const gain = (of: string, points: number) => ({ of: { key: of, args: {} }, points });

/** A game with these points by round and seat, all from one source. */
function game(gained: number[][], ranks: number[]) {
  const start = ranks.map(() => 1);
  let now = start;
  const totals = gained.map((points) => (now = now.map((total, seat) => total + (points[seat] ?? 0))));
  const rounds: RoundPoints[] = gained.map((points, n) => ({ first: 10 * n, seats: points.map((point) => (point === 0 ? [] : [gain("chips", point)])) }));
  const outcome: Outcome = { standings: ranks.map((rank, seat) => ({ rank, total: totals.at(-1)![seat]!, score: [], tie_break: [] })) };
  return { outcome, totals, rounds };
}

function decided(gained: number[][], ranks: number[], resigned: number[] = []) {
  const { outcome, totals, rounds } = game(gained, ranks);
  return decisionOf(outcome, resigned, totals, rounds);
}

it("names the largest changes of the lead, the largest first, for whoever made them", () => {
  const decision = decided([[2, 2], [0, 6], [9, 0], [1, 2], [3, 1]], [1, 2]);
  expect(decision).toMatchObject({ kind: "won", seat: 0, level: [], since: 3 });
  expect(decision.kind === "won" && decision.swings).toEqual([
    { round: 3, first: 20, seat: 0, points: 9, gains: [gain("chips", 9)], lead: [-6, 3] },
    { round: 2, first: 10, seat: 1, points: 6, gains: [gain("chips", 6)], lead: [0, -6] },
    { round: 5, first: 40, seat: 0, points: 3, gains: [gain("chips", 3)], lead: [2, 4] },
  ]);
});

it("measures the lead against the best other player, whoever that is", () => {
  const decision = decided([[4, 1, 6], [4, 9, 0]], [1, 2, 3]);
  // From 2 behind the third seat to 2 behind the second: nothing has changed.
  expect(decision.kind === "won" && decision.swings.map(({ round, seat, lead }) => [round, seat, lead])).toEqual([[1, 2, [0, -2]]]);
});

it("says since when the winner led, and that it was only the last round", () => {
  expect(decided([[3, 1], [0, 1]], [1, 2])).toMatchObject({ since: 1 });
  expect(decided([[0, 3], [0, 0], [5, 0]], [1, 2])).toMatchObject({ since: 3 });
  expect(decided([[3, 0], [0, 3], [2, 0]], [1, 2])).toMatchObject({ since: 3 });
});

it("calls a tie a tie and names no swings", () => {
  expect(decided([[5, 1, 0], [0, 4, 0]], [1, 1, 3])).toEqual({ kind: "tie", seats: [0, 1], points: 6 });
});

it("says that equal points were decided by the tie-break, and claims no lead", () => {
  expect(decided([[5, 0], [0, 5]], [2, 1])).toMatchObject({ kind: "won", seat: 1, level: [0], since: null });
});

it("does not count players who gave up", () => {
  expect(decided([[5, 9]], [1, 2], [1])).toEqual({ kind: "alone" });
  expect(decided([[5, 9, 1]], [1, 3, 2], [1])).toMatchObject({ kind: "won", seat: 0, since: 1 });
});

it("makes nothing of a lead that grew because another player lost points", () => {
  const decision = decided([[0, -4], [1, 0]], [1, 2]);
  expect(decision.kind === "won" && decision.swings.map(({ round }) => round)).toEqual([2]);
});

it("has nothing to say about rounds in which nothing changed", () => {
  const decision = decided([[2, 2], [3, 3], [1, 0]], [1, 2]);
  expect(decision.kind === "won" && decision.swings.map(({ round }) => round)).toEqual([3]);
});
