/** What Planet Defenders sounds like: the die, cubes and batteries that change hands, robots and technologies. */

import type { Event } from "$generated/defenders/Event";
import type { Sound } from "$kit/chimes.svelte";

export function sounds(events: readonly unknown[]): Sound[] {
  return (events as readonly Event[]).flatMap((event): Sound[] => {
    if (typeof event === "string") return [];
    if ("rolled" in event) return ["dice"];
    if ("captured" in event || "upgraded" in event) return ["cards"];
    return "gained" in event || "took" in event || "traded" in event || "rested" in event ? ["chips"] : [];
  });
}
