/** Whether the words at a table can be read. */

/**
 * Texts that are cut off or reach beyond their button, and words that are broken without a hyphen. What a player can scroll is not cut off, and what only a screen
 * reader reads need not be seen. Runs in the page.
 */
export function illegible() {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines = (range) => new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  const found = { cut: new Set(), broken: new Set() };
  const isHidden = (node) => !node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || node.closest(".visually-hidden, .shut, [aria-hidden=true], svg") !== null;
  const said = (node) => `${node.tagName.toLowerCase()}.${String(node.className).split(" ")[0]} ${node.textContent.trim().replace(/\s+/g, " ").slice(0, 60)}`;
  const range = document.createRange();
  for (let text = words.nextNode(); text; text = words.nextNode()) {
    const node = text.parentElement;
    // What is only for screen readers is about one pixel wide.
    if (!/\S/.test(text.data) || isHidden(node) || node.getBoundingClientRect().width < 3) continue;
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()];
    const button = node.closest("button")?.getBoundingClientRect();
    if (button && rects.some((rect) => rect.right > button.right + 1 || rect.left < button.left - 1 || rect.bottom > button.bottom + 1)) found.cut.add(said(node));
    for (let around = node; around; around = around.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(around);
      // What the player can scroll is within reach, and so is all that lies around it.
      if ([overflowX, overflowY].some((overflow) => ["auto", "scroll"].includes(overflow))) break;
      const { left, right, top, bottom, width } = around.getBoundingClientRect();
      const isBeside = (rect) => overflowX !== "visible" && (rect.right > right + 2 || rect.left < left - 2);
      const isAbove = (rect) => overflowY !== "visible" && (rect.bottom > bottom + rect.height / 4 || rect.top < top - rect.height / 4);
      const isOut = (rect) => isBeside(rect) || isAbove(rect);
      if (width > 1 && rects.some(isOut)) found.cut.add(said(node));
    }
    for (const { 0: word, index } of text.data.matchAll(/[\p{Script=Latin}]{2,}/gu)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (lines(range) === 1) continue;
      // A word that breaks without permission to break anywhere has a hyphen.
      node.style.overflowWrap = "normal";
      if (lines(range) === 1) found.broken.add(`${word}: ${said(node)}`);
      node.style.overflowWrap = "";
    }
  }
  return { cut: [...found.cut], broken: [...found.broken] };
}
