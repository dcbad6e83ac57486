import { describe, expect, it } from "vitest";
import type { HintOption } from "$generated/HintOption";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Pick } from "$generated/words/Pick";
import { letterOf, marksOf } from "$kit/hintMarks";
import { Selection } from "$state/selection.svelte";
import { asked } from "./asked";

const option = (answer: JsonValue, win: number, steps: JsonValue | null = null): HintOption => ({ answer, steps, said: { key: "?" }, win, margin: 0, samples: 9, because: null, alike: [] });
const offer = (answer: JsonValue, ...on: string[]) => ({ answer, pick: null, label: { key: "?" }, details: [], facts: [], on });
const selecting = (choice: Parameters<typeof asked>[0]) => {
  const selection = new Selection({ moves: () => true, draft: async () => ({ drafted: { question: null, view: null, stop: null } }) });
  selection.ask(asked(choice));
  return selection;
};
const marks = (options: HintOption[], selection: Selection) =>
  marksOf({ options, predicted: [], alike: false }, selection).map(({ target, text, best }) => [target, text, best]);

describe("the marks of a hint", () => {
  it("are at the piece that tells an answer apart from the others", () => {
    const selection = selecting({ kind: "one", offers: [offer("north", "tile:1", "planet:a"), offer("south", "tile:1", "planet:b"), offer("end", "confirm")], unavailable: [] });
    expect(marks([option("south", 0.56), option("north", 0.5), option("end", 0.1)], selection)).toEqual([
      ["planet:b", "56%", true],
      ["planet:a", "50%", false],
      ["entry:2", "10%", false],
    ]);
  });

  it("are the best of all answers at one piece, and leave out what is not offered", () => {
    const selection = selecting({ kind: "one", offers: [offer("cheap", "card:A"), offer("dear", "card:A")], unavailable: [] });
    expect(marks([option("dear", 0.6), option("cheap", 0.5), option("gone", 0.4)], selection)).toEqual([["card:A", "60%", true]]);
  });

  it("give each set of pieces a letter", () => {
    const keep: Pick = { label: { key: "?" }, details: [], facts: [], from: ["A", "B", "C"], least: 2, most: 2, answer: { keep: [] }, slot: "/keep", on: [] };
    const selection = selecting({ kind: "some", picks: [keep] });
    const options = [option({ keep: ["A", "B"] }, 0.6), option({ keep: ["B", "C"] }, 0.5)];
    expect(marks(options, selection)).toEqual([
      ["card:A", "A", true],
      ["card:B", "A B", true],
      ["card:C", "B", false],
    ]);
    expect(options.map((one, n) => letterOf(selection, one, n))).toEqual(["A", "B"]);
  });

  it("show the next step of an answer that is made step by step", () => {
    const step = (name: string) => ({ step: name, label: { key: "?" }, on: [`column:${name}`] });
    const selection = selecting({ kind: "draft", draft: { state: null, changes: [], steps: [step("explore"), step("ship")], finish: null } } as never);
    expect(marks([option("plan", 0.5, ["ship", "explore"])], selection)).toEqual([["column:ship", "50%", true]]);
  });
});
