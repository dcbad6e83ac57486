/** What can be chosen on the page now, as the keyboard reaches it: pieces, the answers beside them, and those in the strip. */

import { readingOrder } from "./spatial";

const LIGHTS = ["open", "chosen", "pickable", "picked", "planned"];
const PIECES = LIGHTS.map((light) => `[data-target][data-lit="${light}"]:not([data-twin])`).join();
/** Answers that float beside a piece are about what was chosen last, so they come first. */
const CHOOSERS = ".choices button:not([disabled]), .float .choice:not([disabled])";
const CHIPS = ".prompt .chips .option:not([disabled]), .prompt .summary .option:not([disabled])";
const LIST = ".prompt .float.list:not(.shut) .option:not([disabled])";

export type Thing = HTMLElement | SVGElement;

const isSeen = (node: Element): boolean => node.checkVisibility?.({ visibilityProperty: true }) ?? true;

function found(selector: string): Thing[] {
  const nodes = [...document.querySelectorAll<Thing>(selector)].filter(isSeen);
  const boxes = nodes.map((node) => node.getBoundingClientRect());
  return readingOrder(boxes).map((index) => nodes[index]!);
}

/** The same piece may be drawn twice: the first is meant. */
function onceEach(nodes: Thing[]): Thing[] {
  const names = new Set<string>();
  return nodes.filter(({ dataset: { target } }) => {
    if (target === undefined) return true;
    const isNew = !names.has(target);
    names.add(target);
    return isNew;
  });
}

/** Everything that can be chosen, as it is numbered. An open list of answers stands for all of it. */
export function things(): Thing[] {
  const list = [...document.querySelectorAll<Thing>(LIST)];
  if (list.length > 0) return list;
  const pieces = onceEach(found(PIECES));
  const inTurn = (turn?: string) => pieces.filter(({ dataset }) => dataset.turn === turn);
  const [first, last] = [inTurn("first"), inTurn("last")];
  return [...found(CHOOSERS), ...(first.length > 0 ? [...first, ...inTurn(), ...last] : [...last, ...inTurn()]), ...found(CHIPS)];
}

/** Clicks on something, and puts the focus on it if it is a piece: the answers beside it vanish as soon as they are given. */
export function press(thing: Thing): void {
  if (thing.dataset.target !== undefined) thing.focus();
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}
