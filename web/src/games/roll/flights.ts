/** What moves after an event: from where to where, and what it looks like. Places are marked by `data-spot`. */

import type { Color } from "$generated/roll/Color";
import type { Cause } from "$generated/roll/Cause";
import type { DiePlace } from "$generated/roll/DiePlace";
import type { Event } from "$generated/roll/Event";
import type { Seat } from "$generated/game/Seat";
import { kinds } from "./bags";

export interface Flight {
  from: string;
  to: string;
  look: Color | "credit" | "vp";
}

/** More at once could not be followed. */
const MOST = 10;

const placeOf = (seat: Seat, place: DiePlace): string => {
  if (typeof place === "string") return `${seat}:${place}`;
  if ("column" in place) return `${seat}:column:${place.column}`;
  if ("stack" in place) return `${seat}:stack:${place.stack}`;
  return `${seat}:world:${place.world}`;
};

function causeOf(seat: Seat, cause: Cause): string {
  if (cause === "stock") return `${seat}:column:explore`;
  if (cause === "recruit") return `${seat}:citizenry`;
  const square = Object.values(cause)[0] as string;
  return `${seat}:world:${square}`;
}

function flightsOf(event: Event): Flight[] {
  if ("earned" in event) {
    const { seat, cause } = event.earned;
    return [{ from: causeOf(seat, cause), to: `${seat}:credits`, look: "credit" }];
  }
  if ("took_vp" in event) {
    const { seat, cause } = event.took_vp;
    return [{ from: causeOf(seat, cause), to: `${seat}:vp`, look: "vp" }];
  }
  if ("stocked" in event || "scouted" in event) {
    const { seat, explorer } = "stocked" in event ? event.stocked : event.scouted;
    return explorer.real ? [{ from: `${seat}:column:explore`, to: `${seat}:citizenry`, look: explorer.color }] : [];
  }
  if ("put_on_stack" in event) {
    const { seat, side, dice } = event.put_on_stack;
    const column = side === "development" ? "develop" : "settle";
    return kinds(dice).map(([look]) => ({ from: `${seat}:column:${column}`, to: `${seat}:stack:${side}`, look }));
  }
  if ("completed" in event) {
    const { seat, square, used } = event.completed;
    return kinds(used).map(([look]) => ({ from: `${seat}:world:${square}`, to: `${seat}:citizenry`, look }));
  }
  if ("gained_dice" in event) {
    const { seat, dice, to, square } = event.gained_dice;
    if (to === "this_world") return [];
    return kinds(dice).map(([look]) => ({ from: `${seat}:world:${square}`, to: `${seat}:${to}`, look }));
  }
  if ("produced" in event) {
    const { seat, die, world } = event.produced;
    return [{ from: `${seat}:column:produce`, to: `${seat}:world:${world}`, look: die }];
  }
  if ("shipped" in event) {
    const { seat, world, good, shipper } = event.shipped;
    const ship: Flight[] = shipper.real ? [{ from: `${seat}:column:ship`, to: `${seat}:citizenry`, look: shipper.color }] : [];
    return [{ from: `${seat}:world:${world}`, to: `${seat}:citizenry`, look: good }, ...ship];
  }
  if ("recruited" in event) {
    const { seat, dice } = event.recruited;
    return kinds(dice).map(([look]) => ({ from: `${seat}:citizenry`, to: `${seat}:cup`, look }));
  }
  if ("recalled" in event) {
    const { seat, die, from } = event.recalled;
    return [{ from: placeOf(seat, from), to: `${seat}:cup`, look: die }];
  }
  return [];
}

/** The flights of what happened, those of one seat before all others. */
export function flights(events: readonly Event[], first: Seat): Flight[] {
  const all = events.flatMap(flightsOf);
  const own = all.filter(({ from }) => from.startsWith(`${first}:`));
  return [...own, ...all.filter((flight) => !own.includes(flight))].slice(0, MOST);
}
