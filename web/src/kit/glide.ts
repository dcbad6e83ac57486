/**
 * Movement that follows from where things are: an element with `use:glide={"card:Old Earth"}` slides from where the same name
 * was drawn before. `fly` sends a short-lived copy from one element to another, for what has no name of its own.
 */

import type { ActionReturn } from "svelte/action";
import { stage } from "$state/stage.svelte";
import { still } from "$state/settings.svelte";
import { EVENT, move, OWN } from "./motion";

const named = new Map<string, HTMLElement | SVGElement>();
let watched: unknown = null;

/** Watches the current stage, once. */
function watch(): void {
  const on = stage();
  if (!on || watched === on) return;
  watched = on;
  on.beforeChange(() => {
    const before = new Map<string, DOMRect>();
    for (const [name, node] of named) before.set(name, node.getBoundingClientRect());
    return () => {
      if (still()) return;
      for (const [name, node] of named) {
        const from = before.get(name);
        if (from) slide(node, from);
      }
    };
  });
}

function slide(node: Element, from: DOMRect): void {
  const to = node.getBoundingClientRect();
  if (to.width === 0 || from.width === 0) return;
  const [x, y] = [from.left - to.left, from.top - to.top];
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = from.width / to.width;
  move(node, [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: "0 0", zIndex: 5 }, { transform: "none", transformOrigin: "0 0" }], OWN);
}

export function glide(node: HTMLElement | SVGElement, name: string | null): ActionReturn<string | null> {
  let own = name;
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
      own = next;
      add();
    },
    destroy: remove,
  };
}

/** Sends a copy of an element across the page. */
export function fly(from: Element | null, to: Element | null, look: Element | null = from): void {
  if (!from || !to || !look || still()) return;
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
  document.body.append(copy);
  const x = end.left + end.width / 2 - start.left - start.width / 2;
  const y = end.top + end.height / 2 - start.top - start.height / 2;
  const moving = move(copy, [{ transform: "none", opacity: 1 }, { transform: `translate(${x}px, ${y}px) scale(0.6)`, opacity: 0.4 }], EVENT);
  if (moving) moving.onfinish = moving.oncancel = () => copy.remove();
  else copy.remove();
}

/** The element of a target, if it is drawn. */
export const elementOf = (on: string): Element | null => document.querySelector(`[data-target="${CSS.escape(on)}"]`);
