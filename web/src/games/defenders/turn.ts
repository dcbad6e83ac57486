/** The progress of a turn, as the strip and the boards show it. */

import type { View } from "$generated/defenders/View";

export interface TurnPart {
  kind: "main" | "extra" | "end";
  /** From 1 among its kind. */
  number: number;
  state: "done" | "now" | "coming";
}

/** The actions of a turn in order: what was taken, what is under way, what can follow. */
export function turnParts(view: View): TurnPart[] {
  const { turn } = view;
  const within = typeof turn.asking === "object";
  const ending = turn.asking === "return";
  // A question within an action belongs to the last one taken.
  const mainNow = !ending && (within ? turn.extras === 0 && turn.mains > 0 : turn.may_main);
  const now = mainNow ? (within ? turn.mains - 1 : turn.mains) : -1;
  const extraNow = mainNow || ending ? -1 : within ? turn.extras - 1 : turn.extras;
  const part = (kind: TurnPart["kind"], taken: number, at: number) => (_: unknown, n: number): TurnPart => ({
    kind,
    number: n + 1,
    state: n === at ? "now" : n < taken ? "done" : "coming",
  });
  const end = ending || (!mainNow && extraNow >= turn.extras_at_most);
  return [
    ...Array.from({ length: turn.mains_at_most }, part("main", turn.mains, now)),
    ...Array.from({ length: turn.extras_at_most }, part("extra", turn.extras, extraNow)),
    { kind: "end", number: 1, state: end ? "now" : "coming" },
  ];
}
