/**
 * Race's log in fewer lines. A payment is several events: that a card is placed for some cards, that they are discarded, and to their owner,
 * which ones. Cards that are drawn or kept come in several events too. Each of these is one line.
 */

import type { Event } from "$generated/race/Event";
import type { Seat } from "$generated/game/Seat";
import type { Fold, Folded } from "$kit/rounds";

/** How many cards a line says that a seat gets, or gives up if negative. */
function moved(event: Event): number | null {
  if ("drew" in event) return event.drew.count;
  if ("sold" in event) return event.sold.cards;
  if ("discarded" in event) return -event.discarded.count;
  if ("developed" in event) return -event.developed.paid;
  if ("consumed_hand" in event) return -event.consumed_hand.count;
  // Cards that leave the tableau as well are named already.
  if ("settled" in event && event.settled.throw.length === 0) return -event.settled.paid;
  return null;
}

/** Whether a line before it has said where these cards come from or go to. */
function repeats(event: Event, before: Event): boolean {
  if ("discarded" in event && typeof event.discarded.cause === "object") {
    const { cause, count } = event.discarded;
    if ("payment" in cause) return ("developed" in before && before.developed.paid === count) || ("settled" in before && before.settled.paid === count);
    return "power" in cause && "consumed_hand" in before && before.consumed_hand.count === count;
  }
  if ("drew" in event && typeof event.drew.cause === "object") {
    const { cause, count } = event.drew;
    if ("sale" in cause) return "sold" in before && before.sold.cards === count;
    return "power" in cause && "consumed" in before && before.consumed.card === cause.power && before.consumed.reward.cards === count;
  }
  return false;
}

/** The cards that an event names; only their owner learns them. */
function named(event: Event): { cards: readonly string[]; by: number } | null {
  if ("saw" in event) return { cards: event.saw.cards, by: event.saw.cards.length };
  if ("threw" in event) return { cards: event.threw.cards, by: -event.threw.cards.length };
  return null;
}

const seatOf = (event: Event): Seat | null => {
  const [told] = Object.values(event) as { seat?: Seat }[];
  return told?.seat ?? null;
};

export const fold: Fold = (entries) => {
  const lines: Folded[] = [];
  const latest = new Map<Seat, { event: Event; line: Folded }>();
  for (const entry of entries) {
    const event = entry.event as unknown as Event | null;
    const seat = event && seatOf(event);
    const before = seat === null ? undefined : latest.get(seat);
    if (event && before && repeats(event, before.event)) continue;
    const last = lines.at(-1);
    const cards = event && named(event);
    if (before && before.line === last) {
      if (cards && cards.by === moved(before.event)) {
        lines[lines.length - 1] = { ...last, pieces: cards.cards };
        continue;
      }
      // The owner reads which cards are kept instead of how many.
      if ("kept" in before.event && event && "kept_cards" in event) lines.pop();
    }
    lines.push(entry);
    // A line never tells what another phase brings.
    if (seat === null) latest.clear();
    else if (event) latest.set(seat, { event, line: entry });
  }
  return lines;
};
