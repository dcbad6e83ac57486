/** What is spoken of is in sight: where a board scrolls, as on a phone, it may lie below what is above it. */

/** Whether the middle of something that is drawn is on the screen, with nothing over it. */
function isInSight(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const seen = document.elementFromPoint?.(left + width / 2, top + height / 2);
  return seen != null && node.contains(seen);
}

/** Scrolls until as many of these things are in sight as fit, the first ones before the others. */
export function bringIntoSight(nodes: Iterable<Element>): void {
  for (const node of [...nodes].reverse()) {
    const isDrawn = node.getClientRects().length > 0;
    if (isDrawn && !isInSight(node)) node.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }
}
