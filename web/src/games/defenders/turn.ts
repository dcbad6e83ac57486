/** The progress of a turn, as the strip and the boards show it. */

import type { View } from "$generated/defenders/View";

const MAINS = 2;

export interface TurnPart {
  kind: "main" | "extra" | "end";
  /** From 1 among its kind. */
  number: number;
  state: "done" | "now" | "coming";
}

/** The actions of a turn in order: what was taken, what is under way, what can follow. */
export function turnParts(view: View): TurnPart[] {
  const { turn, setup } = view;
  const extras = setup.variant === "advanced" ? 2 : 1;
  const within = typeof turn.asking === "object";
  const ending = turn.asking === "return";
  // A question within an action belongs to the last one taken.
  const mainNow = !ending && (within ? turn.extras === 0 && turn.mains > 0 : turn.mains < MAINS && (turn.extras === 0 || setup.variant === "advanced"));
  const now = mainNow ? (within ? turn.mains - 1 : turn.mains) : -1;
  const extraNow = mainNow || ending ? -1 : within ? turn.extras - 1 : turn.extras;
  const part = (kind: TurnPart["kind"], taken: number, at: number) => (_: unknown, n: number): TurnPart => ({
    kind,
    number: n + 1,
    state: n === at ? "now" : n < taken ? "done" : "coming",
  });
  const end = ending || (!mainNow && extraNow >= extras);
  return [
    ...Array.from({ length: MAINS }, part("main", turn.mains, now)),
    ...Array.from({ length: extras }, part("extra", turn.extras, extraNow)),
    { kind: "end", number: 1, state: end ? "now" : "coming" },
  ];
}
