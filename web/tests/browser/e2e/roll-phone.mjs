/** What both tests of Roll on a phone, upright and on its side, measure and press. */

/** Where the regions are, how far the board is scrolled and could be, what is lit out of sight, and whether mat and cup are both seen. Runs in the page. */
export function measured(regions) {
  const body = document.querySelector(".tabs-area .panel-body");
  const frame = body.getBoundingClientRect();
  const seen = (node) => node.checkVisibility({ visibilityProperty: true });
  const lit = [...body.querySelectorAll('[data-target][data-lit]:not([data-lit="closed"])')].filter(seen);
  const isOut = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top < frame.top - 1 || bottom > frame.bottom + 1;
  };
  const out = (nodes) => nodes.filter(isOut).map((node) => node.dataset.target);
  const box = (selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  };
  return {
    lit: lit.length,
    isTableauLit: lit.some((node) => node.closest(".tableau")),
    out: out(lit),
    outBesideTableau: out(lit.filter((node) => !node.closest(".tableau"))),
    scrolled: body.scrollTop,
    scrolls: body.scrollHeight - body.clientHeight,
    isBothSeen: [".mat", ".reserve"].every((selector) => seen(body.querySelector(selector))),
    boxes: Object.fromEntries(regions.map((region) => [region, box(region)])),
  };
}

/** Turns the shared region to the other side with its button, and back. */
export async function turnAround(page, name) {
  const turn = page.getByRole("button", { name });
  const isPressed = (await turn.getAttribute("aria-pressed")) === "true";
  for (const now of [!isPressed, isPressed]) {
    await turn.click();
    await page.locator(now ? ".reserve:visible" : ".mat:visible").waitFor();
  }
}
