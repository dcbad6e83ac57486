/** What a player of Planet Defenders did: Defenders moved, robots captured, technologies bought, a roll, or a rest. */

import type { Event } from "$generated/defenders/Event";
import type { Glimpse } from "$kit/glimpse";
import { signed } from "$words/numbers";

/** The row of the recap has room for the floats of the board, with the end of the board above it, where nothing can be chosen. */
export const band = 30;

/** The names of planets and technologies are long: two players fit into no row. */
export const stacked = true;

export function recap(events: readonly unknown[], seat: number): Glimpse[] {
  const all: Glimpse[] = [];
  for (const event of events as readonly Event[]) {
    if (typeof event === "string") continue;
    if ("moved" in event && event.moved.seat === seat) all.push({ icon: "defender", piece: event.moved.planet });
    else if ("captured" in event && event.captured.seat === seat) all.push({ icon: "capture", piece: event.captured.robot });
    else if ("upgraded" in event && event.upgraded.seat === seat) all.push({ icon: "technology", piece: event.upgraded.technology });
    else if ("rolled" in event && event.rolled.seat === seat) all.push({ icon: "die", about: "oasis_die", text: String(event.rolled.face), chance: true });
    else if ("gained" in event && event.gained.seat === seat && "die" in event.gained.why) {
      const batteries = event.gained.batteries + event.gained.instead;
      if (batteries > 0) all.push({ icon: "battery", text: signed(batteries), chance: true });
    } else if ("rested" in event && event.rested.seat === seat) all.push({ icon: "rest", text: signed(event.rested.batteries) });
  }
  return all;
}
