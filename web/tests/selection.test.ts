import { describe, expect, it, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Offer } from "$generated/words/Offer";
import type { Pick } from "$generated/words/Pick";
import type { Question } from "$generated/words/Question";
import type { Drafted } from "$net/socket";
import { filled, Selection } from "$state/selection.svelte";

const phrase = (key: string) => ({ key, args: {} });
/** All pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done));
const offer = (answer: JsonValue, on: string[], pick: Pick | null = null): Offer => ({
  answer,
  pick,
  label: phrase(String(answer)),
  details: [],
  facts: [],
  on,
});
const pickOf = (from: string[], least: number, most: number, slot = "/pay"): Pick => ({
  label: phrase("pay"),
  details: [],
  facts: [],
  from,
  least,
  most,
  answer: { pay: [] },
  slot,
  on: ["card:World"],
});
const one = (offers: Offer[], unavailable: { label: string; why: string; on: string[] }[] = []): Question => ({
  ask: phrase("?"),
  details: [],
  choice: {
    kind: "one",
    offers,
    unavailable: unavailable.map(({ label, why, on }) => ({ label: phrase(label), why: phrase(why), facts: [], on })),
  },
});
const some = (...picks: Pick[]): Question => ({ ask: phrase("?"), details: [], choice: { kind: "some", picks } });

function selecting(question: Question, draft: (steps: JsonValue[]) => Promise<Drafted> = async () => ({ refused: null })) {
  const move = vi.fn(() => true);
  const selection = new Selection({ move, draft });
  selection.ask(question);
  return { selection, move };
}

describe("one of several answers", () => {
  const question = one(
    [offer("a", ["tile:C1", "place:2"]), offer("b", ["tile:C1", "place:3"]), offer("c", ["tile:C2", "place:3"]), offer("end", ["confirm"])],
    [{ label: "robot", why: "too dear", on: ["robot:north"] }],
  );

  it("nothing is chosen at first, and nothing is sent", () => {
    const { selection, move } = selecting(question);
    expect(selection.canCommit).toBe(false);
    selection.commit();
    expect(move).not.toHaveBeenCalled();
  });

  it("is narrowed down by touching things until one answer is left", () => {
    const { selection, move } = selecting(question);
    selection.touch("tile:C1");
    expect(selection.shown.map((entry) => entry.index)).toEqual([0, 1]);
    expect(selection.canCommit).toBe(false);
    expect(selection.leadsOn("place:2")).toBe(true);
    selection.touch("place:3");
    expect(selection.chosen).toBe(1);
    selection.commit();
    expect(move).toHaveBeenCalledWith("b");
    expect(selection.busy).toBe(true);
  });

  it("starts over when the next touch does not fit the last", () => {
    const { selection } = selecting(question);
    selection.touch("place:2");
    expect(selection.chosen).toBe(0);
    selection.touch("tile:C2");
    expect(selection.narrowed).toEqual(["tile:C2"]);
    expect(selection.chosen).toBe(2);
  });

  it("is taken back by touching the same thing again, or by clearing", () => {
    const { selection } = selecting(question);
    selection.touch("tile:C1");
    selection.touch("tile:C1");
    expect(selection.dirty).toBe(false);
    selection.choose(3);
    selection.clear();
    expect(selection.chosen).toBe(null);
  });

  it("can be given by its number; the same number again confirms", () => {
    const { selection, move } = selecting(question);
    selection.press(3);
    expect(move).not.toHaveBeenCalled();
    selection.press(3);
    expect(move).toHaveBeenCalledWith("end");
  });

  it("lights what can be chosen, and says why the rest cannot", () => {
    const { selection } = selecting(question);
    expect(selection.light("tile:C1")).toBe("open");
    expect(selection.light("robot:north")).toBe("closed");
    expect(selection.light("card:Nothing")).toBe(null);
    expect(selection.reasons("robot:north").map(({ why }) => why.key)).toEqual(["too dear"]);
    selection.touch("robot:north");
    expect(selection.dirty).toBe(false);
    selection.touch("tile:C2");
    expect(selection.light("tile:C2")).toBe("chosen");
  });

  it("is kept when the same question comes again, and cleared by a new one", () => {
    const { selection } = selecting(question);
    selection.choose(0);
    selection.ask(structuredClone(question));
    expect(selection.chosen).toBe(0);
    selection.ask(one([offer("x", [])]));
    expect(selection.chosen).toBe(null);
    selection.ask(null);
    expect(selection.entries).toEqual([]);
  });

  it("is kept when others change what is said about the answers", () => {
    const { selection } = selecting(question);
    selection.choose(0);
    expect(selection.ask({ ...structuredClone(question), details: [phrase("the bag is empty")] })).toBe(false);
    expect(selection.chosen).toBe(0);
    expect(selection.question?.details).toEqual([phrase("the bag is empty")]);
  });

  it("is cleared when the same answers are asked for after one was sent", () => {
    const { selection } = selecting(question);
    selection.choose(0);
    selection.commit();
    expect(selection.ask(structuredClone(question))).toBe(true);
    expect(selection.chosen).toBe(null);
  });

  it("can be dragged: from one thing onto another", () => {
    const { selection } = selecting(question);
    expect(selection.join("tile:C1", "place:9")).toBe(false);
    expect(selection.join("tile:C1", "place:2")).toBe(true);
    expect(selection.chosen).toBe(0);
  });

  it("is sent once while the reply is awaited", () => {
    const { selection, move } = selecting(question);
    selection.choose(0);
    selection.commit();
    selection.commit();
    selection.choose(1);
    expect(move).toHaveBeenCalledTimes(1);
    expect(selection.chosen).toBe(0);
    selection.refuse();
    expect(selection.canCommit).toBe(true);
  });

  it("may need pieces to be picked for it", () => {
    const { selection, move } = selecting(one([offer(null, ["card:World"], pickOf(["A", "B"], 1, 2)), offer("stop", ["confirm"])]));
    selection.touch("card:World");
    expect(selection.pick?.most).toBe(2);
    expect(selection.canCommit).toBe(false);
    selection.touch("card:B");
    expect(selection.light("card:B")).toBe("picked");
    expect(selection.light("card:A")).toBe("pickable");
    selection.commit();
    expect(move).toHaveBeenCalledWith({ pay: ["B"] });
  });
});

describe("some of several pieces", () => {
  it("counts down what must still be picked", () => {
    const { selection, move } = selecting(some(pickOf(["A", "B", "C"], 2, 2)));
    expect(selection.missing).toBe(2);
    selection.touch("card:A");
    expect(selection.missing).toBe(1);
    selection.commit();
    expect(move).not.toHaveBeenCalled();
    selection.touch("card:C");
    selection.touch("card:B");
    expect(selection.picked).toEqual(["A", "C"]);
    selection.commit();
    expect(move).toHaveBeenCalledWith({ pay: ["A", "C"] });
  });

  it("replaces the only piece that fits", () => {
    const { selection } = selecting(some(pickOf(["A", "B"], 1, 1)));
    selection.touch("card:A");
    selection.touch("card:B");
    expect(selection.picked).toEqual(["B"]);
  });

  it("can be done in several ways: the first piece chooses one that takes it", () => {
    const conquer = { ...pickOf([], 0, 0), label: phrase("conquer"), answer: { way: "conquer", pay: [] } };
    const { selection, move } = selecting(some(conquer, pickOf(["A"], 1, 1)));
    expect(selection.entry).toBe(null);
    expect(selection.light("card:A")).toBe("pickable");
    selection.touch("card:A");
    expect(selection.chosen).toBe(1);
    selection.choose(0);
    expect(selection.picked).toEqual([]);
    selection.commit();
    expect(move).toHaveBeenCalledWith({ way: "conquer", pay: [] });
  });
});

describe("an answer that is made step by step", () => {
  const step = (name: string, on: string[]) => ({ step: name, label: phrase(name), on });
  const first = { state: 0, steps: [step("x", ["die", "column:explore"]), step("y", ["die", "column:settle"])], finish: null };
  const question: Question = { ask: phrase("?"), details: [], choice: { kind: "draft", draft: first } };
  const server = vi.fn(async (steps: JsonValue[]): Promise<Drafted> => {
    if (steps.includes("bad")) return { refused: phrase("no") };
    return { draft: { state: steps.length, steps: [step("bad", ["cup"])], finish: { plan: steps } } };
  });

  it("takes steps by touch, goes back, and finishes", async () => {
    const { selection, move } = selecting(question, server);
    selection.touch("die");
    expect(selection.steps).toEqual([]);
    selection.touch("column:settle");
    await settled();
    expect(selection.steps).toEqual(["y"]);
    expect(selection.draft?.state).toBe(1);
    expect(selection.canCommit).toBe(true);
    await selection.back();
    expect(selection.draft).toBe(first);
    expect(selection.canCommit).toBe(false);
    selection.join("die", "column:explore");
    await settled();
    expect(selection.steps).toEqual(["x"]);
    selection.commit();
    expect(move).toHaveBeenCalledWith({ plan: ["x"] });
  });

  it("keeps what it was when a step is refused", async () => {
    const { selection } = selecting(question, server);
    selection.join("die", "column:explore");
    await settled();
    expect(selection.steps).toEqual(["x"]);
    selection.touch("cup");
    await settled();
    expect(selection.refused?.key).toBe("no");
    expect(selection.steps).toEqual(["x"]);
    expect(selection.busy).toBe(false);
  });
});

it("pieces go where the pointer says", () => {
  expect(filled({ pay_world: { way: "pay", cards: [] } }, "/pay_world/cards", ["A"])).toEqual({ pay_world: { way: "pay", cards: ["A"] } });
  expect(filled([1, []], "/1", ["A"])).toEqual([1, ["A"]]);
  expect(filled([], "", ["A"])).toEqual(["A"]);
});
