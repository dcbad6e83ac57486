/** Rows of cards that are swiped: what a question is about, and what is new, is brought into sight in them. */

/** Cards that an answer can use, or uses already. */
const ASKED = ["open", "pickable", "picked", "chosen"].map((light) => `[data-lit="${light}"]`).join();

const isInSight = (card: Element): boolean => {
  const { left, right } = card.getBoundingClientRect();
  return left >= 0 && right <= innerWidth;
};

/**
 * Brings the first card that a question is about into sight, unless one of them is: a row that shows one stays where it is. New cards
 * are brought into sight as well, as far as those that are asked about stay there.
 */
export function bringAskedIntoSight(row: HTMLElement, fresh: readonly string[] = []): void {
  const asked = [...row.querySelectorAll(ASKED)];
  const came = [...row.children].filter((item) => item instanceof HTMLElement && fresh.includes(item.dataset.item ?? ""));
  const wanted = came.filter((item) => asked.length === 0 || item.querySelector(ASKED) !== null);
  // Of what can be chosen, the new ones are those that the player has not seen yet.
  const group = wanted.length > 0 ? wanted : asked;
  if (!group.some(isInSight)) group[0]?.scrollIntoView?.({ block: "nearest", inline: "start" });
}
