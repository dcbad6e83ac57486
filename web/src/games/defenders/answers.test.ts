import { describe, expect, it, vi } from "vitest";
import type { Question } from "$generated/words/Question";
import type { View } from "$generated/defenders/View";
import { Selection } from "$state/selection.svelte";
import { asksForCubes, byColor, defaultWay, flightsOf, waysOf } from "./answers";

const phrase = (key: string) => ({ key, args: {} });
const way = (tile: string, to: number, energy: object, converted = false) => ({
  answer: { main: { tile, to, payment: { energy, batteries: converted ? 0 : 1 } } },
  label: phrase(tile),
  details: [],
  facts: converted ? [{ kind: "converts" }] : [],
  on: [`tile:${tile}`, `place:${to}`],
  pick: null,
});
const question = (offers: object[]) => ({ ask: phrase("?"), details: [], verb: phrase("go"), choice: { kind: "one", offers, unavailable: [] }, presets: [], is_part: false }) as unknown as Question;

function asked(offers: object[]): Selection {
  const selection = new Selection({ moves: () => true, draft: () => new Promise(vi.fn()) });
  selection.ask(question(offers));
  return selection;
}

describe("cubes to choose from", () => {
  it("come in the order of cubes on the board, whatever that of the answers is", () => {
    const taken = [{ green: 2 }, { green: 1, orange: 1 }, { blue: 1, green: 1 }, { blue: 2 }].map((energy) => ({ take: { energy, batteries: 0 } }));
    expect([...taken].sort(byColor).map(({ take }) => take.energy)).toEqual([{ blue: 2 }, { blue: 1, green: 1 }, { green: 1, orange: 1 }, { green: 2 }]);
    const [orange, blue] = [{ orange: 1 }, { blue: 1 }].map((energy) => ({ trade: { payment: { energy, batteries: 1 } } }));
    expect([orange!, {}, blue!].sort(byColor)).toContainEqual({});
    expect([orange!, blue!].sort(byColor)).toEqual([blue, orange]);
  });
});

describe("several ways at one place", () => {
  const offers = [way("C1", 0, { blue: 1 }, true), way("C1", 0, {}), way("C2", 0, {}), way("C2", 4, {})];

  it("takes the payment without technologies unless another one is chosen", () => {
    const selection = asked(offers);
    selection.touch("tile:C1");
    expect(defaultWay(selection)?.index).toBe(1);
    selection.choose(1);
    expect(waysOf(selection)).toMatchObject({ at: "place:0", current: 1, entries: [{ index: 1 }, { index: 0 }] });
  });

  it("asks for the control tile first, with one payment each", () => {
    const selection = asked(offers);
    selection.touch("place:0");
    expect(defaultWay(selection)).toBeNull();
    expect(waysOf(selection)?.entries.map(({ index }) => index)).toEqual([1, 2]);
  });

  it("is nothing to choose where there is one way only", () => {
    const selection = asked(offers);
    selection.touch("place:4");
    expect(waysOf(selection)).toBeNull();
  });
});

it("draws the flight of the current choice from where the Defender is", () => {
  const selection = asked([way("C2", 4, {})]);
  selection.touch("place:4");
  const view = { defenders: [0, 1, 5], tiles: ["red", "blue", "yellow"].map((defender) => ({ order: { defender, distance: 1 } })) } as unknown as View;
  expect(flightsOf(selection, view)).toEqual([{ defender: "blue", from: 5, to: 4, landed: false }]);
});

it("knows a question about cubes by its answers", () => {
  const offer = (answer: object | string) => ({ answer, label: phrase("x"), details: [], facts: [], on: ["confirm"], pick: null });
  expect(asksForCubes(asked([offer({ take: { energy: { blue: 1 }, batteries: 0 } })]))).toBe("take");
  expect(asksForCubes(asked([offer({ trade: { payment: { energy: {}, batteries: 1 } } }), offer("skip_trade")]))).toBe("trade");
  expect(asksForCubes(asked([offer("end_turn")]))).toBeNull();
});
