/**
 * Takes the focus that the page would lose: `use:catchFocus`.
 *
 * A button may vanish or be disabled while it has the focus. The browser then gives the focus to nobody, some time later, and the
 * keyboard starts again at the top of the page. An element with this action takes it instead, right after the change and before
 * anything is drawn. If the same piece is still lit elsewhere, as a card that was moved, the focus follows it.
 */

import type { ActionReturn } from "svelte/action";

/** What makes an element lose the focus, besides being removed. */
const ATTRIBUTES = ["disabled", "tabindex", "hidden", "inert", "open"];
const KEYS = ["keydown", "keyup"] as const;
const LIT = ["open", "chosen", "pickable", "picked", "planned"];

/** Whether an element can keep the focus, as far as its attributes say. The browser itself notices only when it draws. */
export function canHold(node: Element | null): boolean {
  if (!node || node === document.body || node === document.documentElement || !node.isConnected) return false;
  if (node.matches(":disabled") || node.closest("[inert], [hidden]")) return false;
  return (node as HTMLElement).tabIndex >= 0 || node.hasAttribute("tabindex");
}

export function catchFocus(node: HTMLElement): ActionReturn {
  let frame: number | null = null;
  let checks = 0;
  /** The target that had the focus last. */
  let last: string | null = null;
  /** Whether the reader left the page by Tab, for the browser's own buttons. */
  let away = false;
  let tabbing = false;
  /** Whether the focus is on its way from one element to another: nobody has it in between, and the page may change meanwhile. */
  let passing = false;

  /** Where the same piece is lit now. */
  const sameLit = (): HTMLElement | null => {
    if (last === null) return null;
    const drawn = [...document.querySelectorAll<HTMLElement>(`[data-target="${CSS.escape(last)}"]:not([data-twin])`)];
    return drawn.find((one) => LIT.includes(one.dataset.lit ?? "") && canHold(one)) ?? null;
  };

  const rescue = () => {
    // A dialog holds the focus of its own.
    if (away || passing || canHold(document.activeElement) || document.querySelector("dialog[open]")) return;
    (sameLit() ?? node).focus({ preventScroll: true });
  };

  const check = () => {
    passing = false;
    checks -= 1;
    frame = checks > 0 ? requestAnimationFrame(check) : null;
    rescue();
  };
  // What a style sheet hides is noticed when it is drawn, and the browser calls back before it draws: only the second callback after a
  // change sees what came of it.
  const later = () => {
    checks = 2;
    frame ??= requestAnimationFrame(check);
  };
  const changed = () => {
    rescue();
    later();
  };

  const came = ({ target }: FocusEvent) => {
    away = passing = false;
    last = (target as Element).closest<HTMLElement>("[data-target]")?.dataset.target ?? null;
  };
  // The browser may drop the focus later than two frames after the change, if it is busy.
  const left = ({ relatedTarget }: FocusEvent) => {
    passing = relatedTarget !== null;
    away = !passing && tabbing;
    if (!passing) queueMicrotask(rescue);
  };
  const pressed = ({ type, key }: KeyboardEvent) => {
    tabbing = key === "Tab" && type === "keydown";
    if (key !== "Tab") away = false;
  };

  const observer = new MutationObserver(changed);
  observer.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ATTRIBUTES });
  document.addEventListener("focus", came, { capture: true });
  document.addEventListener("blur", left, { capture: true });
  for (const name of KEYS) document.addEventListener(name, pressed, { capture: true });
  addEventListener("resize", later);
  later();

  return {
    destroy: () => {
      observer.disconnect();
      document.removeEventListener("focus", came, { capture: true });
      document.removeEventListener("blur", left, { capture: true });
      for (const name of KEYS) document.removeEventListener(name, pressed, { capture: true });
      removeEventListener("resize", later);
      if (frame !== null) cancelAnimationFrame(frame);
    },
  };
}
