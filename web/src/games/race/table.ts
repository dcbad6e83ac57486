/** What the view says, as the board's parts ask for it. */

import type { Action } from "$generated/race/Action";
import type { Bill } from "$generated/race/Bill";
import type { OwnView } from "$generated/race/OwnView";
import type { Pick } from "$generated/race/Pick";
import type { Seat } from "$generated/game/Seat";
import type { Step } from "$generated/race/Step";
import type { View } from "$generated/race/View";
import type { Stage } from "$state/stage.svelte";
import type { Phase } from "./cards";

export const viewOf = (stage: Stage): View => stage.shown as unknown as View;

/** The seat whose cards are visible; none for a spectator. */
export const eyesOf = (view: View): Seat | null => (view.observer === "public" ? null : view.observer.seat);

/** What only a seat itself sees of its cards, where that is known: the viewer's own, or everyone's in a replay. */
export function ownOf(stage: Stage, seat: Seat): OwnView | null {
  const seen = stage.seats[seat] as unknown as View | undefined;
  if (seen) return seen.own;
  const view = viewOf(stage);
  return eyesOf(view) === seat ? view.own : null;
}

/** The phase of cards' powers that a step of the round plays. */
export function phaseOf(step: Step): Exclude<Phase, "trade"> | null {
  if (step === "choose" || step === "hand_limit") return null;
  if (step === "second_develop") return "develop";
  return step === "second_settle" ? "settle" : step;
}

export const ACTION_PHASE: Record<Action, Exclude<Phase, "trade">> = {
  explore_five: "explore",
  explore_one: "explore",
  develop: "develop",
  settle: "settle",
  consume_trade: "consume",
  consume_double: "consume",
  produce: "produce",
};

export const picksOf = ({ first, second }: Pick): Action[] => [first, second].filter((action): action is Action => action != null);

/** The card that is going to be placed by the answers put together so far, or by the one that is sealed. */
export function plannedIn(stage: Stage, own: OwnView | null): string | null {
  const answers = (stage.selection?.chain ?? []).map(({ answer }) => answer);
  for (const answer of [...answers, own?.sealed]) {
    const { develop, settle } = (answer ?? {}) as { develop?: string | null; settle?: string | null };
    const card = develop ?? settle;
    if (typeof card === "string") return card;
  }
  return null;
}

/** The card that a seat must still pay for. */
export function dueOf(view: View, seat: Seat): string | null {
  const { stage } = view;
  if (typeof stage === "string") return null;
  const bills: Bill[] = "pay_development" in stage ? stage.pay_development : "pay_world" in stage ? stage.pay_world : [];
  const bill = bills[seat];
  return bill && typeof bill === "object" && "due" in bill ? bill.due : null;
}

/** What a six-cost development in a tableau is worth now. */
export const worthOf = (view: View, seat: Seat, card: string): number | null =>
  view.players[seat]?.score.six_cost.find((six) => six.card === card)?.points ?? null;

/** The cards and actions of an answer that was given and is still sealed. */
export function sealedIn(own: OwnView | null): ReadonlySet<string> {
  const sealed = own?.sealed;
  if (!sealed || typeof sealed !== "object") return new Set();
  return new Set(Object.values(sealed).flatMap((value) => (Array.isArray(value) ? value : [value])).filter((value) => typeof value === "string"));
}
