/**
 * A box shows what fits into it as a whole: `use:whole={{ texts }}`. A sentence without its end may say the opposite of what is meant, so
 * children that would be cut are left out: first those at the beginning that are `older` than the rest, then the last ones. If the
 * rest does not fit at all, the last of the older ones that does is shown. A box of which nothing is left has `data-bare`.
 */

import type { ActionReturn } from "svelte/action";
import { nextFrame } from "./frame";

/** Less than a pixel is lost in rounding. */
const SLACK = 2;

interface Texts {
  /** Whatever changes what the box says. */
  texts: unknown;
  /** So many of the first children say what was chosen before. */
  older?: number;
}

export function whole(node: HTMLElement, parameter: Texts): ActionReturn<Texts> {
  let { older = 0 } = parameter;
  let stop = () => {};
  const fits = (child: Element): boolean => {
    const own = child.getBoundingClientRect();
    const line = node.getBoundingClientRect();
    return own.bottom <= line.bottom + SLACK && !(own.right > line.right + SLACK) && child.scrollWidth <= child.clientWidth + SLACK;
  };
  const look = () => {
    stop();
    stop = nextFrame(() => {
      const children = [...node.children];
      node.removeAttribute("data-bare");
      for (const child of children) child.removeAttribute("data-out");
      const left = [...children];
      for (let n = 0; n < older && left.length > 1 && !left.every(fits); n += 1) left.shift()!.setAttribute("data-out", "");
      // One by one: what is left out makes room for the next.
      for (const child of left) child.toggleAttribute("data-out", !fits(child));
      // Something older is better than nothing.
      for (const child of children.slice(0, older).reverse()) {
        if (children.some((other) => !other.hasAttribute("data-out"))) break;
        child.toggleAttribute("data-out", false);
        child.toggleAttribute("data-out", !fits(child));
      }
      node.toggleAttribute("data-bare", children.length > 0 && children.every((child) => child.hasAttribute("data-out")));
    });
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(node);
  return {
    update: (next) => {
      ({ older = 0 } = next);
      look();
    },
    destroy: () => {
      watcher.disconnect();
      stop();
    },
  };
}
