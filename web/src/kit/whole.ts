/**
 * A line shows what fits into it as a whole: `use:whole={texts}`. A sentence without its end may say the opposite of what is meant, so
 * children that would be cut are left out; a line of which nothing is left has `data-bare`.
 */

import type { ActionReturn } from "svelte/action";
import { nextFrame } from "./frame";

/** Less than a pixel is lost in rounding. */
const SLACK = 2;

export function whole(node: HTMLElement, _texts: unknown): ActionReturn<unknown> {
  let stop = () => {};
  const fits = (child: Element): boolean => {
    const own = child.getBoundingClientRect();
    const line = node.getBoundingClientRect();
    return own.bottom <= line.bottom + SLACK && child.scrollWidth <= child.clientWidth + SLACK;
  };
  const look = () => {
    stop();
    stop = nextFrame(() => {
      const children = [...node.children];
      node.removeAttribute("data-bare");
      for (const child of children) child.removeAttribute("data-out");
      // One by one: what is left out makes room for the next.
      const out = children.filter((child) => {
        const isOut = !fits(child);
        child.toggleAttribute("data-out", isOut);
        return isOut;
      });
      node.toggleAttribute("data-bare", children.length > 0 && out.length === children.length);
    });
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(node);
  return {
    update: look,
    destroy: () => {
      watcher.disconnect();
      stop();
    },
  };
}
