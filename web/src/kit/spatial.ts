/** Where the keyboard goes on a board: the order in which things are read, and the next thing in a direction. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Direction = "left" | "right" | "up" | "down";

const middleX = ({ left, width }: Box): number => left + width / 2;
const middleY = ({ top, height }: Box): number => top + height / 2;
const right = ({ left, width }: Box): number => left + width;
const bottom = ({ top, height }: Box): number => top + height;

/**
 * The indexes of boxes as they are read: row by row, each from the left. A box belongs to a row if its middle is beside the row's first
 * box, so that a card that is lifted a little stays in its row. Beside a box as high as several rows, those are read one after the other.
 */
export function readingOrder(boxes: readonly Box[]): number[] {
  return inOrder(boxes, boxes.map((_, index) => index));
}

function inOrder(boxes: readonly Box[], indexes: readonly number[]): number[] {
  const order: number[] = [];
  let left = [...indexes].sort((one, other) => boxes[one]!.top - boxes[other]!.top || boxes[one]!.left - boxes[other]!.left);
  while (left.length > 0) {
    const [index, ...rest] = left as [number, ...number[]];
    const first = boxes[index]!;
    const beside = rest.filter((other) => middleY(boxes[other]!) < bottom(first));
    const before = beside.filter((other) => boxes[other]!.left < first.left);
    const after = beside.filter((other) => boxes[other]!.left >= first.left);
    order.push(...inOrder(boxes, before), index, ...inOrder(boxes, after));
    left = rest.filter((other) => !beside.includes(other));
  }
  return order;
}

/** How far `to` lies above or below `from`, and aside; null if it does not lie there at all. */
function away(from: Box, to: Box, direction: "up" | "down"): number | null {
  const along = direction === "down" ? middleY(to) - middleY(from) : middleY(from) - middleY(to);
  const clear = direction === "down" ? middleY(to) >= bottom(from) : middleY(to) <= from.top;
  if (!clear || along <= 0) return null;
  const aside = Math.max(0, Math.max(from.left, to.left) - Math.min(right(from), right(to)));
  // What lies straight above or below comes first; among those, the one whose middle is nearest.
  return along + 2 * aside + Math.abs(middleX(to) - middleX(from)) / 100;
}

/**
 * The index of the box that an arrow key leads to; null if it leads nowhere. Left and right follow the order of reading and go around at its
 * ends, so that every box is reached by one key. `from` need not be one of the boxes.
 */
export function neighbor(from: Box, boxes: readonly Box[], direction: Direction): number | null {
  if (boxes.length === 0) return null;
  if (direction === "up" || direction === "down") {
    let best: { index: number; distance: number } | null = null;
    for (const [index, box] of boxes.entries()) {
      const distance = away(from, box, direction);
      if (distance !== null && (best === null || distance < best.distance)) best = { index, distance };
    }
    return best?.index ?? null;
  }
  const all = boxes.includes(from) ? [...boxes] : [...boxes, from];
  const own = all.indexOf(from);
  const order = readingOrder(all);
  const at = order.indexOf(own);
  const next = order[(at + (direction === "right" ? 1 : -1) + order.length) % order.length]!;
  return next === own ? null : next;
}
