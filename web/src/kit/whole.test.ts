import { describe, expect, it, vi } from "vitest";
import { whole } from "./whole";

/** A box of some lines; each text fills one or more of them, one below the other. */
function box(lines: number, texts: Record<string, number>) {
  const node = document.createElement("div");
  for (const text of Object.keys(texts)) node.append(Object.assign(document.createElement("span"), { textContent: text }));
  const shown = () => [...node.children].filter((child) => !child.hasAttribute("data-out"));
  const bottom = (until: Element) => {
    const above = shown();
    return above.slice(0, above.indexOf(until) + 1).reduce((sum, child) => sum + texts[child.textContent!]! * 17, 0);
  };
  node.getBoundingClientRect = () => ({ bottom: lines * 17 }) as DOMRect;
  for (const child of node.children) child.getBoundingClientRect = () => ({ bottom: bottom(child) }) as DOMRect;
  return { node, said: () => shown().map(({ textContent }) => textContent) };
}

describe("a box that shows what fits as a whole", () => {
  vi.stubGlobal("requestAnimationFrame", (run: FrameRequestCallback) => (run(0), 1));
  vi.stubGlobal("ResizeObserver", class {
    constructor(private readonly heard: () => void) {}
    observe = () => this.heard();
    disconnect = () => {};
  });

  it("leaves out what comes last, and before it what is older", async () => {
    const plain = box(2, { one: 1, two: 1, three: 1 });
    const made = whole(plain.node, { texts: null });
    await new Promise((done) => setTimeout(done));
    expect(plain.said()).toEqual(["one", "two"]);
    made.update!({ texts: null, older: 1 });
    await new Promise((done) => setTimeout(done));
    expect(plain.said()).toEqual(["two", "three"]);
  });

  it("keeps what is chosen and leaves out what it brings, not the other way round", async () => {
    const chosen = box(2, { before: 1, capture: 1, cost: 1, score: 1 });
    whole(chosen.node, { texts: null, older: 1 });
    await new Promise((done) => setTimeout(done));
    expect(chosen.said()).toEqual(["capture", "cost"]);
  });

  it("shows something older where the newest does not fit", async () => {
    const { node, said } = box(1, { produced: 1, shipped: 2 });
    whole(node, { texts: null, older: 2 });
    await new Promise((done) => setTimeout(done));
    expect([said(), node.hasAttribute("data-bare")]).toEqual([["produced"], false]);
  });

  it("leaves out what is cut at the side of a line that does not wrap", async () => {
    const { node, said } = box(1, { one: 1, two: 1 });
    node.getBoundingClientRect = () => ({ bottom: 17, right: 370 }) as DOMRect;
    for (const [n, child] of [...node.children].entries()) child.getBoundingClientRect = () => ({ bottom: 17, right: 300 * (n + 1) }) as DOMRect;
    whole(node, { texts: null });
    await new Promise((done) => setTimeout(done));
    expect(said()).toEqual(["one"]);
  });

  it("takes no room if nothing fits", async () => {
    const { node, said } = box(1, { long: 2 });
    whole(node, { texts: null, older: 1 });
    await new Promise((done) => setTimeout(done));
    expect([said(), node.hasAttribute("data-bare")]).toEqual([[], true]);
  });
});
