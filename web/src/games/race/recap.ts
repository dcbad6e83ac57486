/** What a player of Race did: the actions chosen, cards placed, goods sold and produced. */

import type { Event } from "$generated/race/Event";
import type { Glimpse } from "$kit/glimpse";
import type { Pieces } from "$state/catalogs.svelte";
import { signed } from "$words/numbers";
import { bonusMark } from "./cards";
import { ACTION_PHASE, picksOf } from "./table";

export function recap(events: readonly unknown[], seat: number, pieces: Pieces | null): Glimpse[] {
  const all: Glimpse[] = [];
  let goods = 0;
  for (const event of events as readonly Event[]) {
    if ("chose" in event && event.chose.seat === seat) {
      for (const action of picksOf(event.chose.pick)) all.push({ icon: ACTION_PHASE[action], text: bonusMark(pieces?.get(action)), about: action });
    } else if ("placed" in event && event.placed.seat === seat) all.push({ icon: "card", piece: event.placed.card });
    else if ("sold" in event && event.sold.seat === seat) all.push({ icon: "trade", text: signed(event.sold.cards) });
    else if ("good_placed" in event && event.good_placed.seat === seat) goods += 1;
  }
  if (goods > 0) all.push({ icon: "good", text: signed(goods) });
  return all;
}
