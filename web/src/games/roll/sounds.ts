/** What Roll sounds like: dice that are rolled, chips and credits, tiles that are drawn and completed. */

import type { Event } from "$generated/roll/Event";
import type { Sound } from "$kit/chimes.svelte";

export function sounds(events: readonly unknown[]): Sound[] {
  return (events as readonly Event[]).flatMap((event): Sound[] => {
    if ("rolled" in event) return ["dice"];
    if ("earned" in event || "took_vp" in event) return ["chips"];
    return "drew" in event || "completed" in event ? ["cards"] : [];
  });
}
