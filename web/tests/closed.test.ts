import { expect, test } from "vitest";
import type { Segment } from "$words/book";
import { closed } from "$words/closed";

const piece = (text: string): Segment => ({ kind: "piece", id: text, text });
const text = (words: string): Segment => ({ kind: "text", text: words });

test("a comma or a full stop stays with the name before it, and nothing is lost", () => {
  const said = closed([text("Keeps "), piece("Gem World"), text(", "), piece("Old Earth"), text(".")]);
  expect(said.map((part) => (part.kind === "piece" ? `[${part.text}${part.mark}]` : part.text))).toEqual(["Keeps ", "[Gem World,]", " ", "[Old Earth.]", ""]);
});

test("words that follow a name stay words", () => {
  const said = closed([piece("宝石の星"), text("、"), { kind: "seat", seat: 1, text: "Vega" }, piece("Gem World"), text(" and (more)")]);
  expect(said.map((part) => (part.kind === "piece" ? part.mark : part.text))).toEqual(["、", "", "Vega", "", " and (more)"]);
});
