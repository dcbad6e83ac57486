/** A box of a fixed size has `data-dense` while its text does not fit in at its usual size: `use:dense={texts}`. */

import type { ActionReturn } from "svelte/action";
import { nextFrame } from "./frame";

export function dense(node: HTMLElement, _texts: unknown): ActionReturn<unknown> {
  let stop = () => {};
  const look = () => {
    stop();
    stop = nextFrame(() => {
      node.removeAttribute("data-dense");
      node.toggleAttribute("data-dense", node.scrollHeight > node.clientHeight);
    });
  };
  // Its own size is that of its text, up to that of the box.
  const watcher = new ResizeObserver(look);
  if (node.parentElement) watcher.observe(node.parentElement);
  look();
  return {
    update: look,
    destroy: () => {
      watcher.disconnect();
      stop();
    },
  };
}
