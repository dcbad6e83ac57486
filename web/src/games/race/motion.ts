/** What events look like: cards fly from the deck and to the discard pile, goods leave their worlds, chips come from the pool. */

import type { Event } from "$generated/race/Event";
import type { Logged } from "$generated/Logged";
import type { Seat } from "$generated/game/Seat";
import { elementOf, fly } from "$kit/glide";
import { stage } from "$state/stage.svelte";
import { printedOn } from "./cards";

const named = (name: string): Element | null => document.querySelector(`[data-race="${name}"]`);
const sprite = (name: string): Element | null => document.querySelector(`[data-sprite="${name}"]`);

/** Where a seat's cards or chips are drawn: the player's own hand and tableau, or the panel of another player. */
const handOf = (seat: Seat, own: Seat | null): Element | null => (seat === own ? named("hand") : document.querySelector(`[data-race-hand="${seat}"]`));
const chipsOf = (seat: Seat): Element | null => document.querySelector(`[data-race-vp="${seat}"]`);

/** More than this cannot be told apart. */
const MOST = 4;

function repeat(times: number, run: () => void): void {
  for (let n = 0; n < Math.min(times, MOST); n += 1) setTimeout(run, n * 18);
}

function goodLeaves(world: string, to: Element | null): void {
  const piece = stage()?.pieces?.get(world);
  const kind = piece && printedOn(piece).tone;
  if (kind) fly(elementOf(`card:${world}`), to, sprite(kind));
}

function chips(seat: Seat, vp: number): void {
  repeat(vp, () => fly(named("pool"), chipsOf(seat), sprite("vp")));
}

function show(event: Event, own: Seat | null): void {
  if ("drew" in event) {
    const { seat, count } = event.drew;
    repeat(count, () => fly(named("deck"), handOf(seat, own), sprite("card")));
  } else if ("discarded" in event) {
    const { seat, count } = event.discarded;
    repeat(count, () => fly(handOf(seat, own), named("discard"), sprite("card")));
  } else if ("sold" in event) {
    goodLeaves(event.sold.world, named("discard"));
  } else if ("consumed" in event) {
    const { seat, card, goods, reward } = event.consumed;
    for (const world of goods) goodLeaves(world, world === card ? named("discard") : elementOf(`card:${card}`));
    chips(seat, reward.vp);
  } else if ("consumed_hand" in event) {
    chips(event.consumed_hand.seat, event.consumed_hand.vp);
  }
}

export function animate(events: Logged[], own: Seat | null): void {
  for (const { event } of events) show(event as unknown as Event, own);
}
