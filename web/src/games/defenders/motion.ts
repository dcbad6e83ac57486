/** Animations of events: batteries fly to tiles, cubes from planets to players and back. */

import type { Energy } from "$generated/defenders/Energy";
import type { Event } from "$generated/defenders/Event";
import type { Gained } from "$generated/defenders/Gained";
import type { Logged } from "$generated/Logged";
import type { Payment } from "$generated/defenders/Payment";
import type { Planet } from "$generated/defenders/Planet";
import type { View } from "$generated/defenders/View";
import { fly } from "$kit/glide";
import { COLORS } from "./facts";

/** A long turn of others is read in the log; only this much of it is animated at once. */
const MOST = 12;

const spot = (name: string): Element | null => document.querySelector(`[data-spot="${name}"]`);

export function play(events: Logged[], view: View): void {
  let left = MOST;

  const send = (from: Element | null, to: Element | null, look: Element | null) => {
    if (left <= 0 || !from || !to || !look) return;
    left -= 1;
    fly(from, to, look);
  };

  const cube = (color: string) => spot(`reserve-${color}`)?.querySelector("svg") ?? null;
  const battery = (seat: number) => spot(`batteries-${seat}`)?.querySelector("svg") ?? null;
  const energyOf = (seat: number) => spot(`energy-${seat}`) ?? panel(seat);
  const batteriesOf = (seat: number) => spot(`batteries-${seat}`) ?? panel(seat);
  const panel = (seat: number) => document.querySelector(`[data-seat="${seat}"]`);

  function gain(seat: number, from: Element | null, energy: Energy, batteries: number) {
    for (const color of COLORS) if (energy[color]) send(from, energyOf(seat), cube(color));
    if (batteries > 0) send(from, batteriesOf(seat), battery(seat));
  }

  function pay(seat: number, to: Element | null, payment: Payment) {
    for (const color of COLORS) {
      if (payment.energy[color]) send(energyOf(seat), spot(`reserve-${color}`), cube(color));
    }
    if (payment.batteries > 0) send(batteriesOf(seat), to, battery(seat));
  }

  const onPlanet = (planet: Planet) => spot(`place-${view.planets.indexOf(planet)}`);

  function source(why: Gained): Element | null {
    if ("planet" in why) return onPlanet(why.planet);
    if ("track" in why) return spot("track");
    if ("die" in why) return onPlanet("oasis_die");
    return null;
  }

  function show(event: Event) {
    if (typeof event === "string") return;
    if ("moved" in event) pay(event.moved.seat, spot(`tile-${event.moved.tile}`), event.moved.payment);
    else if ("gained" in event) {
      const { seat, why, energy, batteries, instead } = event.gained;
      gain(seat, source(why), energy, batteries + instead);
    } else if ("took" in event) {
      for (const color of COLORS) {
        if (event.took.energy[color]) send(spot(`reserve-${color}`), energyOf(event.took.seat), cube(color));
      }
    } else if ("marker_moved" in event) pay(event.marker_moved.seat, spot("track"), event.marker_moved.payment);
    else if ("traded" in event) pay(event.traded.seat, onPlanet(event.traded.planet), event.traded.payment);
    else if ("upgraded" in event) {
      const { seat, technology, payment } = event.upgraded;
      pay(seat, null, payment);
      send(spot("market"), spot(`technology-${technology}`), spot(`technology-${technology}`));
    } else if ("captured" in event) {
      const { seat, side, robot, payment } = event.captured;
      pay(seat, spot(`stack-${side}`), payment);
      // The player's own cards glide on their own. Other players' lists are clipped, so a copy flies.
      send(spot(`stack-${side}`), spot(`robot-${robot}`), spot(`robot-${robot}`));
    } else if ("returned" in event) pay(event.returned.seat, null, { energy: event.returned.energy, batteries: 0 });
  }

  for (const { event } of events) show(event as unknown as Event);
}
