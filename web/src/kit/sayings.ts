/**
 * What is said about a question to those who hear the page, once each and in order: that it opened, what was chosen, that the answer is
 * complete, what was taken back, why something was refused. This compares two moments; `Announcer.svelte` finds the words.
 */

/** What the page shows of a question at one moment. */
export interface Moment {
  /** Counts how often a question was opened. */
  opened: number;
  asked: boolean;
  /** How many answers are put together already. */
  chain: number;
  /** The entry that was chosen by the player. */
  chosen: number | null;
  narrowed: readonly string[];
  picked: readonly string[];
  filledIn: readonly string[];
  /** How many steps of a draft are taken. */
  steps: number;
  /** The complete answers, once it is known that nothing belongs to them any more. */
  ready: string | null;
  refused: object | null;
}

export type Saying =
  | { kind: "opened" | "chosen" | "narrowed" | "stepped" | "ready" | "refused" }
  /** Pieces that were picked, filled in or taken back; none if an answer or a step was taken back. */
  | { kind: "picked" | "filled" | "removed"; pieces: readonly string[] };

const without = (some: readonly string[], others: readonly string[]): string[] => some.filter((one) => !others.includes(one));

/** What changed about the pieces that are picked. */
function pieces(before: Moment, now: Moment): Saying[] {
  const added = without(now.picked, before.picked);
  const filled = added.filter((piece) => now.filledIn.includes(piece));
  const picked = without(added, filled);
  const removed = without(before.picked, now.picked);
  const all: Saying[] = [];
  if (removed.length > 0) all.push({ kind: "removed", pieces: removed });
  if (filled.length > 0) all.push({ kind: "filled", pieces: filled });
  if (picked.length > 0) all.push({ kind: "picked", pieces: picked });
  return all;
}

/** What is to be said about going from one moment to the next. */
export function sayings(before: Moment | null, now: Moment): Saying[] {
  const all: Saying[] = [];
  const isNew = before === null || before.opened !== now.opened;
  if (isNew) {
    if (before && before.asked && now.chain < before.chain && now.chain > 0) all.push({ kind: "removed", pieces: [] });
    if (now.asked) all.push({ kind: "opened" });
    if (now.filledIn.length > 0) all.push({ kind: "filled", pieces: now.filledIn });
  } else {
    const changes = pieces(before, now);
    if (now.chosen !== null && now.chosen !== before.chosen) all.push({ kind: "chosen" }, ...changes.filter(({ kind }) => kind === "filled"));
    else if (changes.length > 0) all.push(...changes);
    else if (now.steps > before.steps) all.push({ kind: "stepped" });
    else if (now.chosen === null && without(now.narrowed, before.narrowed).length > 0) all.push({ kind: "narrowed" });
    else if (now.chosen === null && (before.chosen !== null || now.narrowed.length < before.narrowed.length)) all.push({ kind: "removed", pieces: [] });
    else if (now.steps < before.steps) all.push({ kind: "removed", pieces: [] });
  }
  if (now.ready !== null && (isNew || now.ready !== before.ready)) all.push({ kind: "ready" });
  if (now.refused !== null && now.refused !== before?.refused) all.push({ kind: "refused" });
  return all;
}
