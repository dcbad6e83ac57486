/**
 * Movement that follows from where things are: an element with `use:glide={"card:Old Earth"}` slides from where the same name
 * was drawn before. `fly` sends a short-lived copy from one element to another, for what has no name of its own. Where nothing may
 * move, what came here is outlined.
 */

import type { ActionReturn } from "svelte/action";
import { stage } from "$state/stage.svelte";
import { still } from "$state/settings.svelte";
import { EVENT, heedInput, move, outline, OWN } from "./motion";

/** A name; `travels` if the same element goes from place to place, and is not only moved up by others. */
export type Glide = string | { name: string; travels: true } | null;

type Named = HTMLElement | SVGElement;

const named = new Map<string, Named>();
const travelers = new WeakSet<Named>();
let watched: unknown = null;

/** Watches the current stage, once. */
function watch(): void {
  const on = stage();
  if (!on || watched === on) return;
  watched = on;
  heedInput();
  on.beforeChange(() => {
    const before = new Map<string, { node: Named; box: DOMRect }>();
    for (const [name, node] of named) before.set(name, { node, box: node.getBoundingClientRect() });
    return () => {
      // All are measured before any is changed: otherwise the page would be laid out again for each of them.
      if (still()) {
        // At first, everything is new.
        const came = before.size > 0 ? [...named].filter(([name, node]) => cameHere(node, before.get(name))) : [];
        for (const [, node] of came) outline(node);
      } else {
        const slides = [...named].map(([name, node]) => slideFrom(node, before.get(name)?.box));
        for (const slide of slides) slide?.();
      }
    };
  });
}

/** Whether a thing is new in its place. The same element lies elsewhere because others were removed, unless it travels. */
function cameHere(node: Named, from: { node: Named; box: DOMRect } | undefined): boolean {
  if (from?.node !== node) return true;
  const { left, top } = node.getBoundingClientRect();
  return travelers.has(node) && Math.hypot(left - from.box.left, top - from.box.top) > 2;
}

/** The movement of an element from where it was; null if it is there still. */
function slideFrom(node: Element, from: DOMRect | undefined): (() => void) | null {
  if (!from) return null;
  const to = node.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return null;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return null;
  const scale = from.width / to.width;
  return () => void move(node, [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0" }], OWN);
}

export function glide(node: Named, name: Glide): ActionReturn<Glide> {
  const nameOf = (given: Glide) => (typeof given === "string" ? given : (given?.name ?? null));
  let own = nameOf(name);
  if (name !== null && typeof name === "object") travelers.add(node);
  const add = () => {
    watch();
    if (own !== null) named.set(own, node);
  };
  const remove = () => {
    if (own !== null && named.get(own) === node) named.delete(own);
  };
  add();
  return {
    update: (next) => {
      remove();
      own = nameOf(next);
      add();
    },
    destroy: remove,
  };
}

/** Flights that are measured and not begun: those of one answer begin together, so that none of them is in the way of measuring the next. */
let flights: (() => void)[] = [];

function begin(flight: () => void): void {
  if (flights.push(flight) > 1) return;
  queueMicrotask(() => {
    const due = flights;
    flights = [];
    for (const one of due) one();
  });
}

/** Sends a copy of an element across the page. */
export function fly(from: Element | null, to: Element | null, look: Element | null = from): void {
  if (!from || !to || !look) return;
  if (still()) {
    // Pieces within are outlined themselves.
    if (!to.querySelector("[data-target]")) outline(to);
    return;
  }
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  const { width, height } = look.getBoundingClientRect();
  const copy = look.cloneNode(true) as HTMLElement;
  for (const name of ["id", "data-target", "data-lit", "tabindex", "role"]) copy.removeAttribute(name);
  copy.setAttribute("aria-hidden", "true");
  Object.assign(copy.style, {
    position: "fixed",
    left: `${start.left + (start.width - width) / 2}px`,
    top: `${start.top + (start.height - height) / 2}px`,
    width: `${width}px`,
    margin: "0",
    zIndex: "70",
    pointerEvents: "none",
  });
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  begin(() => {
    document.body.append(copy);
    const moving = move(copy, [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 }], EVENT);
    if (moving) moving.onfinish = moving.oncancel = () => copy.remove();
    else copy.remove();
  });
}

/** The element of a target, if it is drawn. */
export const elementOf = (on: string): Element | null => document.querySelector(`[data-target="${CSS.escape(on)}"]`);
