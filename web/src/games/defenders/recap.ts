/** What a player of Planet Defenders did: Defenders moved, robots captured, technologies bought, or a rest. */

import type { Event } from "$generated/defenders/Event";
import type { Glimpse } from "$kit/glimpse";
import { signed } from "$words/numbers";

/** The row of the recap has room for the floats of the board: their buttons are 44 pixels high. */
export const band = 48;

export function recap(events: readonly unknown[], seat: number): Glimpse[] {
  const all: Glimpse[] = [];
  for (const event of events as readonly Event[]) {
    if (typeof event === "string") continue;
    if ("moved" in event && event.moved.seat === seat) all.push({ icon: "defender", piece: event.moved.planet });
    else if ("captured" in event && event.captured.seat === seat) all.push({ icon: "capture", piece: event.captured.robot });
    else if ("upgraded" in event && event.upgraded.seat === seat) all.push({ icon: "technology", piece: event.upgraded.technology });
    else if ("rested" in event && event.rested.seat === seat) all.push({ icon: "rest", text: signed(event.rested.batteries) });
  }
  return all;
}
