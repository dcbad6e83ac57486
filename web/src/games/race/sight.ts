/** Rows of cards that are swiped: what a question is about is brought into sight in them. */

/** Cards that an answer can use, or uses already. */
const ASKED = ["open", "pickable", "picked", "chosen"].map((light) => `[data-lit="${light}"]`).join();

/** Brings the first card that a question is about into sight, unless one of them is; a row that shows one stays where it is. */
export function bringAskedIntoSight(row: HTMLElement) {
  const asked = [...row.querySelectorAll(ASKED)];
  const isInSight = (card: Element) => {
    const { left, right } = card.getBoundingClientRect();
    return left >= 0 && right <= innerWidth;
  };
  if (!asked.some(isInSight)) asked[0]?.scrollIntoView?.({ block: "nearest", inline: "start" });
}
