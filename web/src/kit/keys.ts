/**
 * The keyboard at a table: digits choose what is lit, arrows go from one lit piece to the next, Enter confirms, Escape takes a step back,
 * and letters stand for the buttons of the strip. Without single-key shortcuts (WCAG 2.1.4), digits and letters do nothing.
 */

import type { Selection } from "$state/selection.svelte";
import { settings } from "$state/settings.svelte";
import { press, things } from "./lit";
import { neighbor, type Direction } from "./spatial";

/** What keys do besides answering, where it can be done. */
export interface Buttons {
  undo?: () => void;
  hint?: () => void;
  second?: () => void;
  list?: () => void;
  /** Shows all keys. */
  help?: () => void;
  /** Reads what happened since the last move. */
  since?: () => void;
  /** Says why pieces are closed. */
  why?: () => void;
  /** Closes what floats; says whether anything did. */
  close?: () => boolean;
}

const ARROWS: Record<string, Direction> = { ArrowLeft: "left", ArrowRight: "right", ArrowUp: "up", ArrowDown: "down" };
const NATIVE = "button, a, summary, [role=button], [role=tab]";

/** Whether the focused element handles the key itself. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  if (document.querySelector("dialog[open]")) return true;
  if (at?.matches?.("input, select, textarea, [contenteditable]")) return true;
  return event.key === "Enter" && (at?.matches?.(NATIVE) ?? false);
}

/** Passes a key to the question. Returns whether it was used. */
export function answerKey(event: KeyboardEvent, selection: Selection, buttons: Buttons = {}): boolean {
  if (event.altKey || event.metaKey || event.defaultPrevented) return false;
  if (event.ctrlKey) {
    if (event.key !== "Enter" || !selection.canCommit) return false;
    selection.commit();
    return true;
  }
  if (taken(event)) return false;
  const direction = ARROWS[event.key];
  if (direction) return !event.shiftKey && go(direction);
  if (event.key === "Tab") return !event.shiftKey && enter();
  if (event.key === "Enter") {
    if (!selection.canCommit) return false;
    selection.commit();
    return true;
  }
  if (event.key === "Escape" || event.key === "Backspace") {
    if (event.key === "Escape" && buttons.close?.()) return true;
    if (!selection.dirty) return false;
    if (event.shiftKey) selection.clearAll();
    else selection.clear();
    return true;
  }
  return settings.shortcuts && shortcut(event, selection, buttons);
}

function shortcut(event: KeyboardEvent, selection: Selection, buttons: Buttons): boolean {
  if (/^[0-9]$/.test(event.key)) {
    // A key that is held down chooses once.
    if (!event.repeat) digit(event.key === "0" ? 9 : Number(event.key) - 1, selection);
    return true;
  }
  const { undo: u, hint: h, second: p, list: l, since: s, why: w } = buttons;
  const button = { u, h, p, l, s, w, "?": buttons.help }[event.key.toLowerCase()];
  button?.();
  return button !== undefined;
}

/** Chooses the n-th thing on the page, or the n-th answer if none of them is drawn. */
function digit(n: number, selection: Selection): void {
  const all = things();
  const thing = all[n];
  if (thing) press(thing);
  else if (all.length === 0) selection.press(n);
}

/** Moves the focus to the next lit thing in a direction. Other parts of the page keep their arrows. */
function go(direction: Direction): boolean {
  const at = document.activeElement;
  const isOurs = at === document.body || at?.closest(".prompt, [data-target], [data-shows], .float, .choices") != null;
  if (!isOurs || at?.closest("[role=log], [role=tablist]")) return false;
  const all = things();
  if (all.length === 0) return false;
  const isForth = direction === "right" || direction === "down";
  const first = isForth ? all[0]! : all.at(-1)!;
  const index = at ? all.indexOf(at as HTMLElement) : -1;
  // From the strip and its buttons, any arrow leads onto the board.
  if (index < 0 && !at?.matches("[data-target], [data-shows]")) first.focus();
  else {
    const boxes = all.map((thing) => thing.getBoundingClientRect());
    const next = neighbor(boxes[index] ?? at!.getBoundingClientRect(), boxes, direction);
    if (next !== null) all[next]!.focus();
  }
  return true;
}

/** From the strip, Tab leads to the first lit piece: its own buttons have keys, and are the stops before it. */
function enter(): boolean {
  if (!document.activeElement?.matches(".prompt")) return false;
  const first = things()[0];
  first?.focus();
  return first !== undefined;
}
