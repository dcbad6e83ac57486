/** What Race sounds like: cards that are drawn, placed and discarded, chips for points. */

import type { Event } from "$generated/race/Event";
import type { Sound } from "$kit/chimes.svelte";

export function sounds(events: readonly unknown[]): Sound[] {
  return (events as readonly Event[]).flatMap((event): Sound[] => {
    if ("drew" in event || "placed" in event || "discarded" in event || "sold" in event) return ["cards"];
    if ("consumed" in event) return event.consumed.reward.vp > 0 ? ["chips"] : ["cards"];
    return "consumed_hand" in event ? ["chips"] : [];
  });
}
