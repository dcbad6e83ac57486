/**
 * Movements on the page, and their limits: a piece of one's own arrives within 250 ms, an event is over after 400 ms, and everything
 * that belongs to one answer after 1.2 s. What comes later is drawn at once. Any input ends what moves. Where nothing may move, what
 * changed is outlined for a while instead.
 */

import { pace, still } from "$state/settings.svelte";

/** How long one's own piece and an event move, in milliseconds. */
export const OWN = 240;
export const EVENT = 340;
/** How long everything may move that belongs to one answer. */
export const ALTOGETHER = 1200;
/** How long what changed is outlined, if nothing moves. */
const OUTLINED = 2000;

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

const running = new Set<Animation>();
/** When the first movement of the current answer began. */
let began: number | null = null;
let watching = false;

/** Ends every movement: what moved is where it belongs. */
export function endMotion(): void {
  began = null;
  for (const moving of [...running]) moving.finish();
  for (const moving of document.getAnimations?.() ?? []) {
    // Dice that tumble are moved by the style sheet. What goes on forever shows a state, and nothing arrives by it.
    const ends = moving.effect?.getComputedTiming().endTime;
    if (moving instanceof CSSAnimation && typeof ends === "number" && Number.isFinite(ends)) moving.finish();
  }
}

/** From now on, any input ends what moves. */
export function heedInput(): void {
  if (watching) return;
  watching = true;
  for (const name of ["pointerdown", "keydown", "wheel"]) addEventListener(name, endMotion, { capture: true, passive: true });
}

/** Whether a movement that lasts this long may still begin `now`. */
export function fits(began: number | null, now: number, duration: number): boolean {
  return began === null || now + duration - began <= ALTOGETHER;
}

/** Moves an element, if there is time for it; null if it is to be drawn where it belongs at once. */
export function move(node: Element, frames: Keyframe[], longest: number): Animation | null {
  const duration = longest * pace();
  const now = performance.now();
  if (running.size === 0) began = null;
  if (still() || !fits(began, now, duration)) return null;
  heedInput();
  began ??= now;
  const moving = node.animate(frames, { duration, easing: EASE });
  running.add(moving);
  const over = () => running.delete(moving);
  moving.addEventListener("finish", over);
  moving.addEventListener("cancel", over);
  return moving;
}

const outlined = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/** Outlines what changed, for readers who want nothing to move. */
export function outline(node: Element): void {
  clearTimeout(outlined.get(node));
  node.toggleAttribute("data-changed", true);
  outlined.set(node, setTimeout(() => node.removeAttribute("data-changed"), OUTLINED));
}
