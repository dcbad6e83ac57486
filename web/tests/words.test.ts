import { describe, expect, it } from "vitest";
import { Book } from "$words/book";
import { preferred, speech } from "$words/language.svelte";

const SOURCE = `
seat = seat { $number }
piece = { $piece }
list-empty = nothing
list-more = { $list }, { $next }
race-card-old-earth = Old Earth
race-card-gem-world = Gem World
settled = { $seat } settles { $card } with { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
many = Goods: { $goods }
inside = So: { $what }.
by-word = { $how ->
    [fast] Fast
   *[slow] Slow
}
`;
const book = new Book("en", [SOURCE]);
const piece = (id: string, name: string) => ({ piece: { id, name } });

describe("a phrase", () => {
  it("keeps pieces and players apart, so that they can be shown", () => {
    const phrase = { key: "settled", args: { seat: { seat: 1 }, card: piece("Old Earth", "race-card-old-earth"), cards: { number: 2 } } };
    expect(book.say(phrase, () => "Ada")).toEqual([
      { kind: "seat", text: "Ada", seat: 1 },
      { kind: "text", text: " settles " },
      { kind: "piece", text: "Old Earth", id: "Old Earth" },
      { kind: "text", text: " with 2 cards" },
    ]);
    expect(book.text(phrase)).toBe("seat 1 settles Old Earth with 2 cards");
  });

  it("chooses plurals by number, and words by word", () => {
    const one = { key: "settled", args: { seat: { seat: 0 }, card: piece("x", "race-card-old-earth"), cards: { number: 1 } } };
    expect(book.text(one)).toBe("seat 0 settles Old Earth with 1 card");
    expect(book.text({ key: "by-word", args: { how: { text: "fast" } } })).toBe("Fast");
  });

  it("lists with the language's own comma, pieces within lists included", () => {
    const goods = ["race-card-old-earth", "race-card-gem-world"].map((name) => ({ key: "piece", args: { piece: piece(name, name) } }));
    const said = book.say({ key: "many", args: { goods: { list: goods } } });
    expect(said.map((segment) => segment.text)).toEqual(["Goods: ", "Old Earth", ", ", "Gem World"]);
    expect(said.filter((segment) => segment.kind === "piece")).toHaveLength(2);
    expect(book.text({ key: "many", args: { goods: { list: [] } } })).toBe("Goods: nothing");
  });

  it("holds phrases within phrases", () => {
    const what = { phrase: { key: "piece", args: { piece: piece("Gem World", "race-card-gem-world") } } };
    expect(book.say({ key: "inside", args: { what } })).toEqual([
      { kind: "text", text: "So: " },
      { kind: "piece", text: "Gem World", id: "Gem World" },
      { kind: "text", text: "." },
    ]);
  });

  it("reads as its key where the message is missing", () => {
    expect(book.text({ key: "no-such-message", args: {} })).toBe("no-such-message");
  });
});

it("Polish has three plurals", () => {
  const polish = new Book("pl", ["cards = { $n ->\n    [one] { $n } karta\n    [few] { $n } karty\n   *[many] { $n } kart\n}"]);
  const say = (n: number) => polish.text({ key: "cards", args: { n: { number: n } } });
  expect([1, 2, 5, 12, 22].map(say)).toEqual(["1 karta", "2 karty", "5 kart", "12 kart", "22 karty"]);
});

it("the language is the first of the browser's that there are words in", () => {
  expect(preferred(["fr-FR", "pl-PL", "en"])).toBe("pl");
  expect(preferred(["ja"])).toBe("ja");
  expect(preferred(["fr"])).toBe("en");
});

it("messages that are asked for while others load are kept, whichever arrives last", async () => {
  await speech.speak("en");
  await Promise.all([speech.learn("race"), speech.need("web-chat"), speech.learn("roll"), speech.need("web-chat")]);
  for (const key of ["race-ask-sell", "roll-preset-build", "web-chat", "web-settings"]) expect(speech.has({ key }), key).toBe(true);
});
