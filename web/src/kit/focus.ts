/**
 * Takes the focus that the page has lost: `use:catchFocus`.
 *
 * A button may vanish or be disabled while it has the focus. The browser then gives the focus to nobody, and the keyboard starts again
 * at the top of the page. An element with this action takes it instead.
 */

import type { ActionReturn } from "svelte/action";

/** What makes an element lose the focus, besides being removed. */
const ATTRIBUTES = ["disabled", "tabindex", "hidden", "inert", "open"];

export function catchFocus(node: HTMLElement): ActionReturn {
  let frame: number | null = null;
  let checks = 0;

  const check = () => {
    checks -= 1;
    frame = checks > 0 ? requestAnimationFrame(check) : null;
    if (document.activeElement === document.body) node.focus({ preventScroll: true });
  };
  // The browser drops the focus when it draws, and it calls back before it draws: only the second callback after a change sees
  // what came of it. A delay would not do, because a busy machine draws late.
  const schedule = () => {
    checks = 2;
    frame ??= requestAnimationFrame(check);
  };

  const observer = new MutationObserver(schedule);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  schedule();

  return {
    destroy: () => {
      observer.disconnect();
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}
