/** What a player of Race did: the actions chosen, cards placed, goods sold and produced, points consumed for. */

import type { Event } from "$generated/race/Event";
import type { Glimpse } from "$kit/glimpse";
import { signed } from "$words/numbers";
import { ACTION_PHASE, BONUS_MARK, picksOf } from "./table";

export function recap(events: readonly unknown[], seat: number): Glimpse[] {
  const all: Glimpse[] = [];
  let [goods, vp] = [0, 0];
  for (const event of events as readonly Event[]) {
    if ("chose" in event && event.chose.seat === seat) {
      for (const action of picksOf(event.chose.pick)) all.push({ icon: ACTION_PHASE[action], text: BONUS_MARK[action], about: action });
    } else if ("placed" in event && event.placed.seat === seat) all.push({ icon: "card", piece: event.placed.card });
    else if ("sold" in event && event.sold.seat === seat) all.push({ icon: "trade", text: signed(event.sold.cards) });
    else if ("consumed" in event && event.consumed.seat === seat) vp += event.consumed.reward.vp;
    else if ("consumed_hand" in event && event.consumed_hand.seat === seat) vp += event.consumed_hand.vp;
    else if ("good_placed" in event && event.good_placed.seat === seat) goods += 1;
  }
  if (vp > 0) all.push({ icon: "vp", text: signed(vp) });
  if (goods > 0) all.push({ icon: "good", text: signed(goods) });
  return all;
}
