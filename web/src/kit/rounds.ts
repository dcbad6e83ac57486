/** The log in rounds. */

import type { Logged } from "$generated/Logged";

/** An entry with the pieces that its line names at its end, which other events told. */
export interface Folded extends Logged {
  pieces?: readonly string[];
}

/** Puts into one line what several events of a game tell about one thing: `log.ts` of a game. */
export type Fold = (entries: readonly Logged[]) => Folded[];

export interface InRound {
  entry: Folded;
  round: number;
  /** Whether it is the first of its round. */
  first: boolean;
  /** Whether it only says that the round begins, which its heading already says. */
  heads: boolean;
  /** Whether a phase begins with it. */
  phase: boolean;
}

/**
 * Assigns each entry to its round.
 *
 * The server counts whatever a move led to into the round of that move. A move that ends a round also begins the next: from the
 * event that says so onwards, entries belong to the new round.
 */
export function inRounds(entries: readonly Folded[]): InRound[] {
  let round = 0;
  // Who has decided is shown at the players, as long as it matters.
  return entries.filter(({ event }) => begins(event)[0] !== "sealed").map((entry) => {
    const before = round;
    const [what, begun] = begins(entry.event);
    // Entries that are not about the game, such as an undo, belong to the round in which they happened, even an earlier one.
    round = begun ?? (entry.event === null ? entry.round : Math.max(entry.round, round));
    return { entry, round, first: round > 0 && round !== before, heads: what === "round_began" && round !== before, phase: what === "phase_began" };
  });
}

/** Events look like `{ round_began: { round: 2 } }`; those that begin something say in which round. */
function begins(event: Logged["event"]): [string, number | null] {
  if (event === null || typeof event !== "object" || Array.isArray(event)) return ["", null];
  const [what, told] = Object.entries(event)[0] ?? ["", null];
  if (!/^(round|turn)_began$/.test(what) || told === null || typeof told !== "object" || Array.isArray(told)) return [what, null];
  return [what, typeof told.round === "number" ? told.round : null];
}
