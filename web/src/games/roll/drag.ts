/**
 * Dragging: `use:drag={"die:home@face:explore"}` lets the element be dragged onto any target that some answer joins it with.
 *
 * A drag is the two touches of the keyboard in one go: the thing is touched, what leads on is lit, and the drop joins both.
 */

import type { ActionReturn } from "svelte/action";
import type { Selection } from "$state/selection.svelte";
import { stage } from "$state/stage.svelte";
import { explain, isUnreached } from "./unreached";

/** How far a finger or mouse moves before it drags, in pixels. */
const SLACK = 6;

const selection = (): Selection | null => stage()?.selection ?? null;

/** Joins two targets: both are chosen at once, and nothing is sent. Returns whether anything happened. */
export const drop = (on: Selection, from: string, to: string): boolean => from !== to && on.join(from, to);

/** The target under a point that can be joined with what is dragged. */
function targetAt(x: number, y: number, from: string): string | null {
  const on = selection();
  if (!on) return null;
  const entries = on.at(from);
  for (const element of document.elementsFromPoint(x, y)) {
    const to = element.closest<HTMLElement>("[data-target]")?.dataset.target;
    if (to && to !== from && entries.some((entry) => entry.on.includes(to))) return to;
  }
  return null;
}

/** The column under a point. */
function columnAt(x: number, y: number): string | undefined {
  const targets = document.elementsFromPoint(x, y).map((element) => element.closest<HTMLElement>("[data-target]")?.dataset.target);
  return targets.find((name) => name?.startsWith("column:"));
}

const marked = (to: string | null) => {
  for (const node of document.querySelectorAll("[data-over]")) node.removeAttribute("data-over");
  if (to) for (const node of document.querySelectorAll(`[data-target="${CSS.escape(to)}"]`)) node.setAttribute("data-over", "");
};

const swallow = (event: Event) => {
  event.stopImmediatePropagation();
  event.preventDefault();
};

/**
 * The click that follows a drag is not a touch, wherever the drag ended: it belongs to whatever the beginning and the end have in common.
 * It may not come at all, so a new press ends the wait: its click is meant.
 */
function swallowClick(): void {
  const end = () => {
    document.removeEventListener("click", swallow, { capture: true });
    document.removeEventListener("pointerdown", end, { capture: true });
  };
  document.addEventListener("click", swallow, { capture: true, once: true });
  document.addEventListener("pointerdown", end, { capture: true, once: true });
  setTimeout(end, 50);
}

export function drag(node: HTMLElement, name: string | null | undefined): ActionReturn<string | null | undefined> {
  let from = name;
  let start: { x: number; y: number; id: number } | null = null;
  let copy: HTMLElement | null = null;

  const draggable = () => {
    const on = selection();
    return Boolean(from && on && !on.busy && on.at(from).some((entry) => entry.on.length > 1));
  };

  function lift(): void {
    const on = selection()!;
    if (!on.narrowed.includes(from!)) on.narrowed = [from!];
    const box = node.getBoundingClientRect();
    copy = node.cloneNode(true) as HTMLElement;
    for (const attribute of ["id", "data-target", "data-lit", "data-leads", "tabindex", "role", "aria-label", "aria-pressed"]) {
      copy.removeAttribute(attribute);
    }
    copy.setAttribute("aria-hidden", "true");
    Object.assign(copy.style, {
      position: "fixed",
      left: `${box.left}px`,
      top: `${box.top}px`,
      width: `${box.width}px`,
      height: `${box.height}px`,
      margin: "0",
      zIndex: "80",
      pointerEvents: "none",
      scale: "1.12",
      filter: "drop-shadow(0 8px 10px rgb(0 0 0 / 0.5))",
    });
    document.body.append(copy);
    node.toggleAttribute("data-lifted", true);
  }

  function letGo(): void {
    if (start && node.hasPointerCapture?.(start.id)) node.releasePointerCapture(start.id);
    listen(false);
    start = null;
    copy?.remove();
    copy = null;
    node.removeAttribute("data-lifted");
    marked(null);
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 || !draggable()) return;
    listen(false);
    start = { x: event.clientX, y: event.clientY, id: event.pointerId };
    listen(true);
  };

  const move = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const [x, y] = [event.clientX - start.x, event.clientY - start.y];
    if (!copy) {
      if (Math.hypot(x, y) < SLACK) return;
      node.setPointerCapture?.(start.id);
      lift();
    }
    copy!.style.translate = `${x}px ${y}px`;
    marked(targetAt(event.clientX, event.clientY, from!));
    event.preventDefault();
  };

  const up = (event: PointerEvent) => {
    if (!start || event.pointerId !== start.id) return;
    const dragged = copy !== null;
    const to = dragged ? targetAt(event.clientX, event.clientY, from!) : null;
    letGo();
    if (!dragged) return;
    swallowClick();
    const on = selection();
    if (!on) return;
    if (to && drop(on, from!, to)) return;
    const table = stage();
    const column = columnAt(event.clientX, event.clientY);
    if (table && column && isUnreached(table, column)) explain(table);
    on.clear();
  };

  const cancel = () => {
    if (!start) return;
    const dragged = copy !== null;
    letGo();
    if (dragged) selection()?.clear();
  };

  /** A quick pointer leaves a small die before it has moved far enough to drag, so its moves are heard everywhere. */
  function listen(on: boolean): void {
    for (const [name, handler] of [["pointermove", move], ["pointerup", up], ["pointercancel", cancel]] as const) {
      if (on) document.addEventListener(name, handler);
      else document.removeEventListener(name, handler);
    }
  }

  node.toggleAttribute("data-drag", true);
  node.addEventListener("pointerdown", down);

  return {
    update: (next) => {
      from = next;
    },
    destroy: () => {
      letGo();
      node.removeEventListener("pointerdown", down);
    },
  };
}
