/** What a player of Roll did: the phase selected, tiles completed, goods produced, and credits. */

import type { Event } from "$generated/roll/Event";
import type { Glimpse } from "$kit/glimpse";
import { signed } from "$words/numbers";

export function recap(events: readonly unknown[], seat: number): Glimpse[] {
  const all: Glimpse[] = [];
  let [goods, credits] = [0, 0];
  for (const event of events as readonly Event[]) {
    if ("revealed" in event && event.revealed.seat === seat) all.push({ icon: event.revealed.assigned.selection.phase });
    else if ("completed" in event && event.completed.seat === seat) all.push({ icon: "stack", piece: event.completed.square });
    else if ("produced" in event && event.produced.seat === seat) goods += 1;
    // Whoever recruits for the last credit gets one back: nothing is gained by that.
    else if ("earned" in event && event.earned.seat === seat && event.earned.cause !== "recruit") credits += event.earned.credits;
  }
  if (goods > 0) all.push({ icon: "good", text: signed(goods) });
  if (credits > 0) all.push({ icon: "credit", text: signed(credits) });
  return all;
}
