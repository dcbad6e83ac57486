/**
 * Dragging within a row, to put things into another order: `<ul use:reorder={{ ids, onmove }}>`, with the id of each item in
 * `data-item`. A mouse drags at once. A finger that swipes scrolls the row; one that rests for a moment lifts the item, and a longer press
 * shows it large afterwards. Whatever was dragged is not clicked.
 */

import type { ActionReturn } from "svelte/action";

export interface Order {
  ids: readonly string[];
  /** Moves an item by some places; none where the order is not the player's to choose. */
  onmove?: (id: string, by: number) => void;
}

/** How far a mouse moves before it drags, and how much a finger that rests may tremble, in pixels. */
const SLACK = 6;
/** How long a finger rests before it lifts an item, in milliseconds; less than a long press. */
const REST = 220;
/** How far from the row an item is let go without changing its place, in pixels. */
const BESIDE = 90;
/** How close to an end the row begins to scroll, and how fast, in pixels and pixels per frame. */
const EDGE = 40;
const SPEED = 9;

interface Spot {
  node: HTMLElement;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Where an item would go: before how many others of all. Rows that lie further up come first. */
export function placeAt(spots: readonly Omit<Spot, "node">[], x: number, y: number): number {
  const away = (spot: Omit<Spot, "node">) => Math.abs((spot.top + spot.bottom) / 2 - y);
  const row = [...spots].sort((one, other) => away(one) - away(other))[0];
  if (!row) return 0;
  return spots.filter((spot) => spot.top < row.top - 1 || (Math.abs(spot.top - row.top) <= 1 && (spot.left + spot.right) / 2 < x)).length;
}

export function reorder(list: HTMLElement, order: Order): ActionReturn<Order> {
  let now = order;
  let held: { id: string; node: HTMLElement; pointer: number; x: number; y: number; scrolled: number; isMouse: boolean } | null = null;
  let spots: Spot[] | null = null;
  let at = { x: 0, y: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let frame = 0;

  const items = () => [...list.querySelectorAll<HTMLElement>("[data-item]")];

  function lift(): void {
    if (!held) return;
    spots = items().map((node) => {
      const { left, right, top, bottom } = node.getBoundingClientRect();
      return { node, left: left + list.scrollLeft, right: right + list.scrollLeft, top, bottom };
    });
    held.scrolled = list.scrollLeft;
    list.toggleAttribute("data-sorting", true);
    held.node.toggleAttribute("data-lifted", true);
    frame = requestAnimationFrame(scroll);
  }

  /** Where it would go now; null if it is too far away. */
  function place(): number | null {
    const box = list.getBoundingClientRect();
    if (!spots || at.y < box.top - BESIDE || at.y > box.bottom + BESIDE) return null;
    return placeAt(spots, at.x + list.scrollLeft, at.y);
  }

  function draw(): void {
    if (!held || !spots) return;
    held.node.style.translate = `${at.x - held.x + list.scrollLeft - held.scrolled}px ${at.y - held.y}px`;
    for (const { node } of spots) node.removeAttribute("data-drop");
    const to = place();
    if (to === null) return;
    const [before, after] = [spots[to - 1], spots[to]];
    // At the end of a row the mark stands behind the last item.
    const isEnd = !after || (before !== undefined && after.top > before.top + 1 && at.x > before.left - list.scrollLeft);
    if (isEnd) before?.node.setAttribute("data-drop", "after");
    else after.node.setAttribute("data-drop", "before");
  }

  /** A row that is longer than its box scrolls while something is held at its end. */
  function scroll(): void {
    if (!held || !spots) return;
    const { left, right } = list.getBoundingClientRect();
    const by = at.x < left + EDGE ? -SPEED : at.x > right - EDGE ? SPEED : 0;
    if (by !== 0 && list.scrollWidth > list.clientWidth) {
      list.scrollLeft += by;
      draw();
    }
    frame = requestAnimationFrame(scroll);
  }

  function letGo(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    for (const [name, handler] of following) removeEventListener(name, handler as EventListener, true);
    for (const { node } of spots ?? []) node.removeAttribute("data-drop");
    held?.node.removeAttribute("data-lifted");
    held?.node.style.removeProperty("translate");
    list.removeAttribute("data-sorting");
    held = spots = null;
  }

  const down = (event: PointerEvent) => {
    const node = (event.target as Element).closest<HTMLElement>("[data-item]");
    if (held || !now.onmove || !node || event.button !== 0 || !event.isPrimary) return;
    const isMouse = event.pointerType === "mouse";
    at = { x: event.clientX, y: event.clientY };
    held = { id: node.dataset.item!, node, pointer: event.pointerId, ...at, scrolled: 0, isMouse };
    if (!isMouse) timer = setTimeout(lift, REST);
    for (const [name, handler] of following) addEventListener(name, handler as EventListener, true);
  };

  const move = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    const far = Math.hypot(event.clientX - held.x, event.clientY - held.y);
    if (!spots) {
      if (far < SLACK) return;
      if (!held.isMouse) return letGo();
      lift();
    }
    at = { x: event.clientX, y: event.clientY };
    draw();
  };

  const up = (event: PointerEvent) => {
    if (!held || event.pointerId !== held.pointer) return;
    const { id, pointer, x, y } = held;
    const moved = spots !== null && Math.hypot(at.x - x, at.y - y) >= SLACK;
    const [from, to] = [now.ids.indexOf(id), moved ? place() : null];
    letGo();
    if (!moved) return;
    const swallow = (click: Event) => {
      // A tap that follows at once is another touch.
      if (click instanceof PointerEvent && click.pointerId !== pointer) return;
      click.stopImmediatePropagation();
      click.preventDefault();
    };
    addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => removeEventListener("click", swallow, { capture: true }), 50);
    if (to === null || from < 0) return;
    const by = (to > from ? to - 1 : to) - from;
    if (by !== 0) now.onmove?.(id, by);
  };

  const key = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !spots) return;
    // What is held returns; what is put together stays.
    event.stopImmediatePropagation();
    event.preventDefault();
    letGo();
  };

  /** Listened to while something is held, wherever the pointer goes. */
  const following: [string, (event: never) => void][] = [
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", letGo],
    ["keydown", key],
  ];

  /** The browser must not take a finger that has lifted something for a swipe. */
  const touch = (event: TouchEvent) => {
    if (spots && event.cancelable) event.preventDefault();
  };

  list.addEventListener("pointerdown", down);
  list.addEventListener("touchmove", touch, { passive: false });

  return {
    update: (next) => {
      if (held && next.ids.join() !== now.ids.join()) letGo();
      now = next;
    },
    destroy: () => {
      letGo();
      list.removeEventListener("pointerdown", down);
      list.removeEventListener("touchmove", touch);
    },
  };
}
