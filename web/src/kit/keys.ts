/**
 * The keyboard at a table: digits for the n-th answer or piece, Enter to confirm, Escape to take a step back, and letters for the
 * buttons of the strip.
 */

import type { Selection } from "$state/selection.svelte";

/** What the buttons of the strip do, where there are any. */
export interface Buttons {
  undo?: () => void;
  hint?: () => void;
  second?: () => void;
  list?: () => void;
}

/** Whether the focused element handles the key itself. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  if (document.querySelector("dialog[open]")) return true;
  if (at?.matches?.("input, select, textarea, [contenteditable]")) return true;
  return event.key === "Enter" && (at?.matches?.("button, a, summary, [role=button], [role=tab]") ?? false);
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
  if (/^[0-9]$/.test(event.key)) {
    selection.press(event.key === "0" ? 9 : Number(event.key) - 1);
    return true;
  }
  if (event.key === "Enter") {
    if (!selection.canCommit) return false;
    selection.commit();
    return true;
  }
  if (event.key === "Escape" || event.key === "Backspace") {
    if (!selection.dirty) return false;
    if (event.shiftKey) selection.clearAll();
    else selection.clear();
    return true;
  }
  const button = { u: buttons.undo, h: buttons.hint, p: buttons.second, l: buttons.list }[event.key.toLowerCase()];
  button?.();
  return button !== undefined;
}
