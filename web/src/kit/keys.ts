/** The keyboard at a table: digits for the n-th answer, Enter to confirm, Escape to clear, U to take back, H for a hint. */

import type { Selection } from "$state/selection.svelte";

/** Whether the focused element handles the key itself. */
function taken(event: KeyboardEvent): boolean {
  const at = event.target as Element | null;
  if (document.querySelector("dialog[open]")) return true;
  if (at?.matches?.("input, select, textarea, [contenteditable]")) return true;
  return event.key === "Enter" && (at?.matches?.("button, a, summary, [role=button], [role=tab]") ?? false);
}

/** Passes a key to the question. Returns whether it was used. */
export function answerKey(event: KeyboardEvent, selection: Selection, undo?: () => void, hint?: () => void): boolean {
  if (event.altKey || event.metaKey || event.defaultPrevented) return false;
  if (event.ctrlKey) {
    if (event.key !== "Enter" || !selection.canCommit) return false;
    selection.commit();
    return true;
  }
  if (taken(event)) return false;
  if (/^[0-9]$/.test(event.key)) {
    selection.press(event.key === "0" ? 9 : Number(event.key) - 1);
  } else if (event.key === "Enter") {
    if (!selection.canCommit) return false;
    selection.commit();
  } else if (event.key === "Escape") {
    if (!selection.dirty) return false;
    selection.clear();
  } else if (event.key === "Backspace" && selection.steps.length > 0) {
    void selection.back();
  } else if (event.key.toLowerCase() === "u" && undo) {
    undo();
  } else if (event.key.toLowerCase() === "h" && hint) {
    hint();
  } else {
    return false;
  }
  return true;
}
