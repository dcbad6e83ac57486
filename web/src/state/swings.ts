/**
 * What decided a game: the rounds in which the lead of the winner changed most, by the points of the chart and what they were for.
 *
 * The *lead* is the winner's points less those of the best other player who played to the end.
 */

import type { Gain } from "$generated/Gain";
import type { Outcome } from "$generated/game/Outcome";
import type { RoundPoints } from "$generated/RoundPoints";
import type { Seat } from "$generated/game/Seat";

/** A round that changed the lead. */
export interface Swing {
  round: number;
  /** How many moves were made before the round. */
  first: number;
  /** The winner if the lead grew, else the best other player after the round. */
  seat: Seat;
  /** The points of that seat in this round. */
  points: number;
  /** What they were for, the most first. */
  gains: Gain[];
  /** The lead before and after the round. */
  lead: [number, number];
}

export type Decision =
  /** Several seats won with the same points and tie-breaks. */
  | { kind: "tie"; seats: Seat[]; points: number }
  /** Nobody else played to the end. */
  | { kind: "alone" }
  | {
      kind: "won";
      seat: Seat;
      /** The seats with as many points: the tie-break decided. */
      level: Seat[];
      /** The first round from whose end on the winner was ahead until the end; none if only the tie-break decided. */
      since: number | null;
      /** The largest first. */
      swings: Swing[];
    };

/** How many swings are told. */
const MOST = 3;

const sum = (gains: Gain[] | undefined): number => (gains ?? []).reduce((all, { points }) => all + points, 0);

/** `totals`: points after each round, by seat. */
export function decisionOf(outcome: Outcome, resigned: readonly Seat[], totals: number[][], rounds: RoundPoints[]): Decision {
  const { standings } = outcome;
  const seats = standings.map((_, seat) => seat);
  const winners = seats.filter((seat) => standings[seat]!.rank === 1);
  const winner = winners[0] ?? 0;
  const others = seats.filter((seat) => seat !== winner && !resigned.includes(seat));
  if (others.length === 0) return { kind: "alone" };
  if (winners.length > 1) return { kind: "tie", seats: winners, points: standings[winner]!.total };
  const leads = totals.map((scores) => lead(scores, winner, others));
  return {
    kind: "won",
    seat: winner,
    level: others.filter((seat) => standings[seat]!.total === standings[winner]!.total),
    since: leads.at(-1)! > 0 ? leads.findLastIndex((ahead) => ahead <= 0) + 2 : null,
    swings: rounds
      .flatMap((round, n) => swing(round, n + 1, totals[n], winner, others) ?? [])
      .sort((one, other) => size(other) - size(one) || one.round - other.round)
      .slice(0, MOST),
  };
}

const size = ({ lead: [before, after] }: Swing): number => Math.abs(after - before);

const lead = (scores: number[], winner: Seat, others: Seat[]): number =>
  (scores[winner] ?? 0) - Math.max(...others.map((seat) => scores[seat] ?? 0));

function swing(round: RoundPoints, number: number, after: number[] | undefined, winner: Seat, others: Seat[]): Swing | null {
  if (!after) return null;
  const before = after.map((points, seat) => points - sum(round.seats[seat]));
  const leads: [number, number] = [lead(before, winner, others), lead(after, winner, others)];
  if (leads[0] === leads[1]) return null;
  const best = others.reduce((one, other) => ((after[other] ?? 0) > (after[one] ?? 0) ? other : one));
  const seat = leads[1] > leads[0] ? winner : best;
  const gains = round.seats[seat] ?? [];
  // A lead that changed because others lost points is nobody's gain.
  if (sum(gains) <= 0) return null;
  return { round: number, first: round.first, seat, points: sum(gains), gains, lead: leads };
}
