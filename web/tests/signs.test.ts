import { expect, it } from "vitest";
import { placeAt } from "$kit/reorder";
import { signAt, signsIn } from "$kit/signs";

function drawn(html: string): HTMLElement {
  const host = document.createElement("div");
  host.innerHTML = html;
  return host;
}

it("a sign is found by any part of it, and says its words", () => {
  const host = drawn('<p data-says="Cost 3"><svg><path /></svg></p><span title="Hand"><i></i></span><svg role="img" aria-label="Blue"><circle /></svg><b></b>');
  const words = (selector: string) => signAt(host.querySelector(selector), host)?.words ?? null;
  expect(["path", "i", "circle", "b"].map(words)).toEqual(["Cost 3", "Hand", "Blue", null]);
});

it("a button acts instead of speaking, unless it is closed", () => {
  const host = drawn('<button title="Hint"><svg id="open"></svg></button><button aria-disabled="true" title="Not now"><svg id="closed"></svg></button>');
  expect(signAt(host.querySelector("#open"), host)).toBeNull();
  expect(signAt(host.querySelector("#closed"), host)?.words).toBe("Not now");
});

it("a piece does not take the words of what is around it", () => {
  const host = drawn('<div title="Hand"><article><i></i></article></div>');
  expect(signAt(host.querySelector("i"), host.querySelector("article")!)).toBeNull();
});

it("a legend has every sign once, and no parts of signs", () => {
  const face = drawn('<p data-says="2 VP"></p><p data-says="Produce: draw 1"><svg role="img" aria-label="card"></svg></p><p data-says="2 VP"></p>');
  expect(signsIn(face).map(({ words }) => words)).toEqual(["2 VP", "Produce: draw 1"]);
});

it("a dragged card goes before the first one whose middle lies further, in the row that is nearest", () => {
  const row = (top: number) => [0, 100, 200].map((left) => ({ left, right: left + 90, top, bottom: top + 120 }));
  const spots = [...row(0), ...row(140)];
  const place = (x: number, y: number) => placeAt(spots, x, y);
  expect([place(10, 60), place(60, 60), place(260, 60), place(10, 200), place(999, 200)]).toEqual([0, 1, 3, 3, 6]);
  expect(place(150, -50), "above all rows").toBe(2);
});
