import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Offer } from "$generated/words/Offer";
import type { Pick } from "$generated/words/Pick";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";
import type { Drafted } from "$generated/Drafted";
import type { Stop } from "$generated/Stop";
import type { Tried } from "$net/socket";
import { filled } from "$state/entries";
import { Selection, type Habits, type Kept } from "$state/selection.svelte";
import { asked } from "./asked";

const phrase = (key: string) => ({ key, args: {} });
/** What the clock of the page says, in milliseconds. */
let now = 0;
/** Longer than the two clicks of a double click lie apart. */
const later = () => (now += 1000);
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
afterEach(() => void vi.restoreAllMocks());

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
const one = (offers: Offer[], unavailable: { label: string; why: string; on: string[] }[] = []): Question =>
  asked({
    kind: "one",
    offers,
    unavailable: unavailable.map(({ label, why, on }) => ({ label: phrase(label), why: phrase(why), facts: [], on })),
  });
const some = (...picks: Pick[]): Question => asked({ kind: "some", picks });

/** Where an answer leads that nothing follows. */
const end = async (): Promise<Tried> => ({ drafted: { question: null, view: null, stop: "others" } });

function selecting(question: Question, draft: (moves: JsonValue[], steps: JsonValue[]) => Promise<Tried> = end) {
  const moves = vi.fn((_: JsonValue[]) => true);
  const selection = new Selection({ moves, draft });
  selection.ask(question);
  return { selection, moves };
}

describe("one of several answers", () => {
  const question = one(
    [offer("a", ["tile:C1", "place:2"]), offer("b", ["tile:C1", "place:3"]), offer("c", ["tile:C2", "place:3"]), offer("end", ["confirm"])],
    [{ label: "robot", why: "too dear", on: ["robot:north"] }],
  );

  it("nothing is chosen at first, and nothing is sent", () => {
    const { selection, moves } = selecting(question);
    expect(selection.canCommit).toBe(false);
    selection.commit();
    expect(moves).not.toHaveBeenCalled();
  });

  it("is narrowed down by touching things until one answer is left", () => {
    const { selection, moves } = selecting(question);
    selection.touch("tile:C1");
    expect(selection.shown.map((entry) => entry.index)).toEqual([0, 1]);
    expect(selection.canCommit).toBe(false);
    expect(selection.leadsOn("place:2")).toBe(true);
    selection.touch("place:3");
    expect(selection.chosen).toBe(1);
    selection.commit();
    expect(moves).toHaveBeenCalledWith(["b"]);
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
    later();
    selection.touch("tile:C1");
    expect(selection.dirty).toBe(false);
    selection.choose(3);
    selection.clear();
    expect(selection.chosen).toBe(null);
  });

  it("can be given by its number; the same number again confirms", () => {
    const { selection, moves } = selecting(question);
    selection.press(3);
    expect(moves).not.toHaveBeenCalled();
    selection.press(3);
    expect(moves).toHaveBeenCalledWith(["end"]);
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

  it("is final once all others have answered, and is not sent by that", async () => {
    const question = one([offer("a", ["tile:A"]), offer("b", ["tile:B"])]);
    let stop: Stop = "others";
    const { selection, moves } = selecting(question, async () => ({ drafted: { question: null, view: null, stop } }));
    selection.touch("tile:A");
    await settled();
    expect(selection.isFinal).toBe(false);
    stop = "news";
    selection.ask(structuredClone(question));
    await settled();
    expect([selection.chosen, selection.isFinal, moves.mock.calls]).toEqual([0, true, []]);
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
    const { selection, moves } = selecting(question);
    selection.choose(0);
    selection.commit();
    selection.commit();
    selection.choose(1);
    expect(moves).toHaveBeenCalledTimes(1);
    expect(selection.chosen).toBe(0);
    selection.refuse();
    expect(selection.canCommit).toBe(true);
  });

  it("may need pieces to be picked for it", () => {
    const { selection, moves } = selecting(one([offer(null, ["card:World"], pickOf(["A", "B"], 1, 2)), offer("stop", ["confirm"])]));
    selection.touch("card:World");
    expect(selection.pick?.most).toBe(2);
    expect(selection.canCommit).toBe(false);
    selection.touch("card:B");
    expect(selection.light("card:B")).toBe("picked");
    expect(selection.light("card:A")).toBe("pickable");
    selection.commit();
    expect(moves).toHaveBeenCalledWith([{ pay: ["B"] }]);
  });
});

describe("some of several pieces", () => {
  it("counts down what must still be picked", () => {
    const { selection, moves } = selecting(some(pickOf(["A", "B", "C"], 2, 2)));
    expect(selection.missing).toBe(2);
    selection.touch("card:A");
    expect(selection.missing).toBe(1);
    selection.commit();
    expect(moves).not.toHaveBeenCalled();
    selection.touch("card:C");
    expect(selection.picked).toEqual(["A", "C"]);
    selection.commit();
    expect(moves).toHaveBeenCalledWith([{ pay: ["A", "C"] }]);
  });

  it("replaces the only piece that fits", () => {
    const { selection } = selecting(some(pickOf(["A", "B"], 1, 1)));
    selection.touch("card:A");
    selection.touch("card:B");
    expect(selection.picked).toEqual(["B"]);
  });

  it("replaces the oldest piece by one more than fit", () => {
    const { selection } = selecting(some(pickOf(["A", "B", "C"], 2, 2)));
    for (const card of ["A", "B", "C"]) selection.touch(`card:${card}`);
    expect(selection.picked).toEqual(["B", "C"]);
  });

  it("is not filled in unless it is a part of an answer", () => {
    expect(selecting(some(pickOf(["A", "B"], 2, 2))).selection.picked).toEqual([]);
  });

  it("can be done in several ways: the first piece chooses one that takes it", () => {
    const conquer = { ...pickOf([], 0, 0), label: phrase("conquer"), answer: { way: "conquer", pay: [] } };
    const { selection, moves } = selecting(some(conquer, pickOf(["A"], 1, 1)));
    expect(selection.entry).toBe(null);
    expect(selection.light("card:A")).toBe("pickable");
    selection.touch("card:A");
    expect(selection.chosen).toBe(1);
    selection.choose(0);
    expect(selection.picked).toEqual([]);
    selection.commit();
    expect(moves).toHaveBeenCalledWith([{ way: "conquer", pay: [] }]);
  });
});

describe("an answer that is made step by step", () => {
  const step = (name: string, on: string[]) => ({ step: name, label: phrase(name), on });
  const first = { state: 0, steps: [step("x", ["die", "column:explore"]), step("y", ["die", "column:settle"])], changes: [], finish: null, said: null };
  const question = asked({ kind: "draft", draft: first });
  const server = vi.fn(async (_: JsonValue[], steps: JsonValue[]): Promise<Tried> => {
    if (steps.includes("bad")) return { refused: phrase("no") };
    const draft = { state: steps.length, steps: [step("bad", ["cup"])], changes: [], finish: { plan: steps }, said: null };
    return { drafted: { question: asked({ kind: "draft", draft }), view: null, stop: null } };
  });

  it("takes steps by touch, goes back, and finishes", async () => {
    const { selection, moves } = selecting(question, server);
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
    expect(moves).toHaveBeenCalledWith([{ plan: ["x"] }]);
  });

  it("is changed by a touch of exactly what the change belongs to, from any step", async () => {
    const change = (on: string[], ...steps: string[]) => ({ steps, label: phrase(steps.join()), on });
    const changing = { ...first, changes: [change(["column:settle"], "y"), change(["die", "head"], "z")] };
    const { selection } = selecting(asked({ kind: "draft", draft: changing }), server);
    selection.touch("column:settle");
    await settled();
    expect(selection.steps).toEqual(["y"]);
    await selection.restart();
    // What was touched before says which of several is meant.
    selection.touch("die");
    selection.touch("column:settle");
    await settled();
    expect(selection.steps).toEqual(["y"]);
    await selection.restart();
    selection.join("die", "head");
    await settled();
    expect(selection.steps).toEqual(["z"]);
  });

  it("opens the question that follows as soon as nothing can be added", async () => {
    const whole = { state: 1, steps: [], changes: [], finish: "bag", said: phrase("both") };
    const next = { ...one([offer("die", ["die:1"]), offer("stop", ["cup"])]), presets: [{ moves: ["stop"], label: phrase("none"), details: [], facts: [], on: ["cup"], is_open: false }] };
    const follows = vi.fn(async (moves: JsonValue[], _: JsonValue[]): Promise<Tried> => {
      const question = moves.length > 0 ? next : asked({ kind: "draft", draft: whole });
      return { drafted: { question, view: null, stop: null } };
    });
    const { selection, moves } = selecting(question, follows);
    selection.join("die", "column:explore");
    await settled();
    await settled();
    expect(selection.question).toBe(next);
    expect(selection.chain.map(({ label }) => label.key)).toEqual(["both"]);
    // With a preset for what follows, one more press sends both.
    selection.commit();
    expect(moves).toHaveBeenCalledWith(["bag", "stop"]);
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

/** A server that knows by heart what follows which answers. */
function leading(follows: Record<string, Partial<Drafted>>) {
  return vi.fn(async (moves: JsonValue[], _steps: JsonValue[]): Promise<Tried> => {
    const drafted = follows[JSON.stringify(moves)];
    return drafted ? { drafted: { question: null, view: null, stop: null, ...drafted } } : { refused: phrase("no") };
  });
}

describe("presets", () => {
  const preset = (name: string) => ({ moves: [name], label: phrase(name), details: [], facts: [], on: [], is_open: false });
  const ship = { ...one([offer("a", ["card:A"]), offer("b", ["card:B"])]), presets: [preset("trade"), preset("consume")] };

  it("are taken at once, but after an answer by hand it must be said which of several", async () => {
    const moves = vi.fn((_: JsonValue[]) => true);
    const selection = new Selection({ moves, draft: leading({ '["a"]': { question: ship } }) });
    selection.ask(ship);
    expect(selection.preset?.moves).toEqual(["trade"]);
    selection.touch("card:A");
    await settled();
    expect(selection.preset).toBe(null);
    expect(selection.answers).toEqual(["a"]);
    selection.take(selection.presets[1]!);
    expect(moves).toHaveBeenCalledWith(["a", "consume"]);
  });
});

describe("a preset that something completes", () => {
  it("is put into the chain, and confirmed with what completes it", async () => {
    const moves = vi.fn((_: JsonValue[]) => true);
    const build = { ...one([offer("home", ["die:home"]), offer("rare", ["die:rare"])]), presets: [{ moves: ["home", "rare"], label: phrase("all"), details: [phrase("first"), phrase("second")], facts: [], on: ["stack"], is_open: true }] };
    const save = { ...one([offer("save", ["die:saved"])]), is_part: true };
    const selection = new Selection({ moves, draft: leading({ '["home","rare"]': { question: save }, '["home","rare","save"]': { stop: "others" } }) });
    selection.ask(build);
    selection.commit();
    await settled();
    expect([moves.mock.calls.length, selection.question, selection.canCommit]).toEqual([0, save, false]);
    expect(selection.chain.map(({ label }) => label.key)).toEqual(["first", "second"]);
    selection.touch("die:saved");
    await settled();
    selection.commit();
    expect(moves.mock.calls).toEqual([[["home", "rare", "save"]]]);
  });
});

describe("a chain of answers", () => {
  const pay = (...from: string[]) => ({ ...some(pickOf(from, 2, 2)), is_part: true });
  const world = one([offer("world", ["card:World"]), offer("moon", ["card:Moon"]), offer("pass", ["confirm"])]);
  const more = one([offer("power", ["card:Power"]), offer("stop", ["confirm"])]);
  const hand = ["A", "B", "C", "D"];
  const follows: Record<string, Partial<Drafted>> = {
    '["world"]': { question: pay(...hand), view: "paying" },
    '["moon"]': { question: more, view: "more" },
    '["moon","power"]': { question: pay("A", "B"), view: "powered" },
    '["moon","power",{"pay":["A","B"]}]': { stop: "others" },
    '["moon","stop"]': { stop: "others" },
    '["pass"]': { stop: "others" },
    '["world",{"pay":["C","D"]}]': { stop: "others" },
  };

  function chaining(habits: Habits = { fills: true, oneClick: false }, known = follows) {
    const moves = vi.fn((_: JsonValue[]) => true);
    const draft = leading(known);
    const changing = vi.fn(() => () => {});
    const selection = new Selection({ moves, draft, changing }, () => habits);
    selection.ask(world);
    later();
    return { selection, moves, draft, changing };
  }
  /** Touches a piece, after a while, and waits for what comes of it. */
  const touch = async (selection: Selection, target: string) => {
    later();
    selection.touch(target);
    await settled();
  };
  const answers = (selection: Selection) => selection.chain.map(({ answer }) => answer);

  it("tries a complete choice, and opens the question that follows it", async () => {
    const { selection, moves, draft, changing } = chaining();
    await touch(selection, "card:Moon");
    expect(draft.mock.calls).toEqual([[["moon"], []]]);
    expect(selection.question).toBe(more);
    expect([answers(selection), selection.view]).toEqual([["moon"], "more"]);
    expect([selection.light("card:Moon"), selection.light("card:Power")]).toEqual(["planned", "open"]);
    expect(changing, "what glides is measured first").toHaveBeenCalledTimes(1);
    expect(moves).not.toHaveBeenCalled();
  });

  it("sends all answers together, or as many as there are", async () => {
    const { selection, moves } = chaining();
    await touch(selection, "card:Moon");
    expect(selection.answers).toEqual(["moon"]);
    await touch(selection, "card:Power");
    expect(selection.answers).toEqual(["moon", "power", { pay: ["A", "B"] }]);
    selection.commit();
    expect(moves.mock.calls).toEqual([[["moon", "power", { pay: ["A", "B"] }]]]);
    expect(selection.busy).toBe(true);
  });

  it("leaves a payment until others have revealed their cards, if the player wants to see them first", async () => {
    const hidden = { ...follows, '["world"]': { question: pay(...hand), view: null } };
    const later = chaining({ fills: true, oneClick: false, paysLater: true }, hidden);
    await touch(later.selection, "card:World");
    expect([later.selection.question, later.selection.answers]).toEqual([world, ["world"]]);
    const together = chaining({ fills: true, oneClick: false }, hidden);
    await touch(together.selection, "card:World");
    expect(together.selection.answers).toEqual(["world", { pay: ["C", "D"] }]);
    // What is revealed to nobody is paid at once.
    const open = chaining({ fills: true, oneClick: false, paysLater: true });
    await touch(open.selection, "card:World");
    expect(open.selection.answers).toEqual(["world", { pay: ["C", "D"] }]);
  });

  it("fills a payment in from the right end of the hand as it lies", async () => {
    const { selection } = chaining({ fills: true, oneClick: false, order: (pieces) => [...pieces].reverse() });
    await touch(selection, "card:World");
    expect(selection.picked).toEqual(["B", "A"]);
  });

  it("is not complete before its parts are", async () => {
    const { selection, moves } = chaining({ fills: false, oneClick: false });
    await touch(selection, "card:World");
    expect([selection.canCommit, selection.missing]).toEqual([false, 2]);
    selection.commit();
    expect(moves).not.toHaveBeenCalled();
    await touch(selection, "card:A");
    await touch(selection, "card:C");
    selection.commit();
    expect(moves.mock.calls).toEqual([[["world", { pay: ["A", "C"] }]]]);
  });

  it("fills a payment in from the right end; another piece takes the place of a filled-in one first", async () => {
    const { selection, moves } = chaining();
    await touch(selection, "card:World");
    expect([selection.picked, selection.filledIn, selection.canCommit]).toEqual([["C", "D"], ["C", "D"], true]);
    await touch(selection, "card:A");
    expect([selection.picked, selection.filledIn]).toEqual([["C", "A"], ["C"]]);
    await touch(selection, "card:B");
    expect([selection.picked, selection.filledIn], "the filled-in one goes, not the oldest").toEqual([["A", "B"], []]);
    selection.commit();
    expect(moves.mock.calls).toEqual([[["world", { pay: ["A", "B"] }]]]);
  });

  it("goes back answer by answer, and at once if wanted", async () => {
    const { selection } = chaining();
    await touch(selection, "card:Moon");
    await touch(selection, "card:Power");
    expect(answers(selection)).toEqual(["moon", "power"]);
    selection.clear();
    await settled();
    expect([answers(selection), selection.view, selection.question]).toEqual([["moon"], "more", more]);
    selection.clear();
    await settled();
    expect([answers(selection), selection.view, selection.question]).toEqual([[], null, world]);
    expect(selection.dirty).toBe(false);
    await touch(selection, "card:Moon");
    await touch(selection, "card:Power");
    selection.clearAll();
    await settled();
    expect([answers(selection), selection.view, selection.question]).toEqual([[], null, world]);
  });

  it("takes one answer back with all after it", async () => {
    const { selection } = chaining();
    await touch(selection, "card:Moon");
    await touch(selection, "card:Power");
    selection.remove(1);
    await settled();
    expect(answers(selection)).toEqual(["moon"]);
  });

  it("takes the pieces back first that were picked by hand", async () => {
    const { selection } = chaining();
    await touch(selection, "card:World");
    await touch(selection, "card:A");
    selection.clear();
    await settled();
    expect([selection.picked, answers(selection)]).toEqual([[], ["world"]]);
    selection.clear();
    await settled();
    expect(answers(selection)).toEqual([]);
  });

  it("is confirmed by a second touch on what is chosen, with its payment", async () => {
    const { selection, moves } = chaining();
    await touch(selection, "card:World");
    expect(moves).not.toHaveBeenCalled();
    await touch(selection, "card:World");
    expect(moves.mock.calls).toEqual([[["world", { pay: ["C", "D"] }]]]);
  });

  it("is confirmed by a second touch on the piece of its last answer", async () => {
    const { selection, moves } = chaining();
    await touch(selection, "card:Moon");
    await touch(selection, "card:Moon");
    expect(moves.mock.calls).toEqual([[["moon"]]]);
  });

  it("stays with its answers while the reply is awaited", async () => {
    const { selection, moves } = chaining();
    selection.touch("card:Moon");
    selection.touch("card:World");
    await settled();
    expect(answers(selection), "the late reply to the first touch counts for nothing").toEqual(["world"]);
    expect(moves).not.toHaveBeenCalled();
  });

  it("survives the same question, and is dropped with another", async () => {
    const { selection, draft } = chaining();
    await touch(selection, "card:Moon");
    draft.mockClear();
    expect(selection.ask(structuredClone(world))).toBe(false);
    await settled();
    expect(draft.mock.calls, "others may have changed where it leads").toEqual([[["moon"], []]]);
    expect([answers(selection), selection.view, selection.busy]).toEqual([["moon"], "more", false]);
    expect(selection.ask(one([offer("x", [])]))).toBe(true);
    expect([answers(selection), selection.view]).toEqual([[], null]);
  });

  it("keeps the pieces that are picked when the same question comes again", async () => {
    const { selection } = chaining();
    await touch(selection, "card:World");
    await touch(selection, "card:A");
    selection.ask({ ...structuredClone(world), details: [phrase("the bag is empty")] });
    await settled();
    expect([answers(selection), selection.picked]).toEqual([["world"], ["C", "A"]]);
  });

  it("loses the answers that others have made impossible", async () => {
    const known = { ...follows };
    const { selection } = chaining(undefined, known);
    await touch(selection, "card:Moon");
    await touch(selection, "card:Power");
    delete known['["moon","power"]'];
    selection.ask(structuredClone(world));
    await settled();
    expect([answers(selection), selection.question, selection.refused]).toEqual([["moon"], more, phrase("no")]);
  });

  it("is put together again when it is taken back, and not sent by that", async () => {
    const { selection, moves } = chaining({ fills: true, oneClick: true });
    await touch(selection, "card:World");
    await touch(selection, "card:A");
    selection.commit();
    expect(moves).toHaveBeenCalledTimes(1);
    selection.ask(more);
    selection.takeBack();
    selection.ask(world);
    await settled();
    expect([answers(selection), selection.picked]).toEqual([["world"], ["C", "A"]]);
    expect(moves).toHaveBeenCalledTimes(1);
  });

  it("is not put together again when the same question comes by itself", async () => {
    const { selection } = chaining();
    await touch(selection, "card:World");
    selection.commit();
    selection.ask(more);
    selection.ask(world);
    await settled();
    expect([answers(selection), selection.dirty]).toEqual([[], false]);
  });

  it("can be kept and taken up on another page, with the pieces that are picked", async () => {
    const first = chaining().selection;
    await touch(first, "card:World");
    await touch(first, "card:A");
    const kept = JSON.parse(JSON.stringify(first.kept)) as Kept;
    const { selection } = chaining();
    expect(selection.kept).toBe(null);
    expect(await selection.restore(kept)).toBe(true);
    expect([answers(selection), selection.picked, selection.view]).toEqual([["world"], ["C", "A"], "paying"]);
  });

  it("takes up nothing for another question, and only what still fits", async () => {
    const first = chaining().selection;
    await touch(first, "card:Moon");
    await touch(first, "card:Power");
    const kept = first.kept!;
    const other = selecting(one([offer("sun", ["card:Sun"])])).selection;
    expect(await other.restore(kept)).toBe(false);
    expect(other.dirty).toBe(false);
    const { selection } = chaining(undefined, { ...follows, '["moon","power"]': { stop: "others" } });
    expect(await selection.restore(kept)).toBe(false);
    expect(answers(selection)).toEqual(["moon"]);
  });

  it("says why an answer is refused, and keeps the question", async () => {
    const { selection } = chaining(undefined, {});
    await touch(selection, "card:Moon");
    expect([selection.refused, answers(selection), selection.question]).toEqual([phrase("no"), [], world]);
  });
});

describe("a double click", () => {
  const twice = async (selection: Selection, target: string) => {
    later();
    selection.touch(target);
    await settled();
    now += 100;
    selection.touch(target);
    await settled();
  };
  const final = async (): Promise<Tried> => ({ drafted: { question: null, view: null, stop: "news" } });

  it("chooses and confirms what can be taken back", async () => {
    const { selection, moves } = selecting(one([offer("a", ["tile:A"]), offer("b", ["tile:B"])]));
    await twice(selection, "tile:A");
    expect(moves.mock.calls).toEqual([[["a"]]]);
  });

  it("chooses what is final and does not send it; one more click does", async () => {
    const { selection, moves } = selecting(one([offer("a", ["tile:A"]), offer("b", ["tile:B"])]), final);
    await twice(selection, "tile:A");
    expect([selection.chosen, selection.isFinal, moves.mock.calls]).toEqual([0, true, []]);
    later();
    selection.touch("tile:A");
    expect(moves.mock.calls).toEqual([[["a"]]]);
  });

  it("does not send what may be final, as long as the server has not said", async () => {
    const { selection, moves } = selecting(one([offer("a", ["tile:A"]), offer("b", ["tile:B"])]), final);
    later();
    selection.touch("tile:A");
    now += 100;
    selection.touch("tile:A");
    expect(moves).not.toHaveBeenCalled();
    await settled();
    expect([selection.chosen, moves.mock.calls]).toEqual([0, []]);
  });

  it("never undoes itself: not where several answers are left, nor among picked pieces", async () => {
    const { selection } = selecting(one([offer("a", ["tile:A", "place:1"]), offer("b", ["tile:A", "place:2"])]));
    await twice(selection, "tile:A");
    expect(selection.narrowed).toEqual(["tile:A"]);
    const { selection: picking } = selecting(some(pickOf(["A", "B"], 2, 2)));
    await twice(picking, "card:A");
    expect(picking.picked).toEqual(["A"]);
  });
});

describe("a whole set of answers", () => {
  const preset: Preset = { moves: ["sell", "stop"], label: phrase("all"), details: [], facts: [], on: ["card:Good"], is_open: false };
  const question = { ...one([offer("sell", ["card:Good"]), offer("buy", ["card:Other"])]), presets: [preset] };

  it("is sent if nothing is chosen", () => {
    const { selection, moves } = selecting(question);
    expect([selection.preset, selection.canCommit, selection.light("card:Good")]).toEqual([preset, true, "chosen"]);
    selection.commit();
    expect(moves.mock.calls).toEqual([[["sell", "stop"]]]);
  });

  it("gives way to what is chosen by hand, and comes back", () => {
    const { selection, moves } = selecting(question);
    selection.touch("card:Other");
    expect([selection.preset, selection.light("card:Good")]).toEqual([null, "open"]);
    selection.clear();
    expect(selection.preset).toBe(preset);
    selection.touch("card:Other");
    selection.commit();
    expect(moves.mock.calls).toEqual([[["buy"]]]);
  });

  it("can be taken by itself, once", () => {
    const { selection, moves } = selecting(question);
    selection.take(preset);
    selection.take(preset);
    expect(moves.mock.calls).toEqual([[["sell", "stop"]]]);
  });
});

describe("what follows an answer whatever happens", () => {
  const then: Preset = { moves: ["eat"], label: phrase("sell and eat"), details: [], facts: [], on: ["card:Mouth"], is_open: false };
  const sale = one([{ ...offer("sell", ["card:Good"]), then }, offer("keep", ["card:Other"])]);

  it("is sent with it, and lit as planned", () => {
    const { selection, moves } = selecting(sale);
    selection.touch("card:Good");
    expect([selection.light("card:Good"), selection.light("card:Mouth")]).toEqual(["chosen", "planned"]);
    selection.commit();
    expect(moves.mock.calls).toEqual([[["sell", "eat"]]]);
  });

  it("can be left for later, and belongs to no other answer", () => {
    const { selection, moves } = selecting(sale);
    selection.touch("card:Good");
    selection.commitAlone();
    expect(moves.mock.calls).toEqual([[["sell"]]]);
    const other = selecting(sale);
    other.selection.touch("card:Other");
    expect([other.selection.then, other.selection.answers]).toEqual([null, ["keep"]]);
  });
});

describe("one click", () => {
  const once = (stop: Stop | null, question: Question, next: Question | null = null) => {
    const moves = vi.fn((_: JsonValue[]) => true);
    const draft = vi.fn(async (tried: JsonValue[]): Promise<Tried> => ({ drafted: { question: tried.length === 1 ? next : null, view: null, stop } }));
    const selection = new Selection({ moves, draft }, () => ({ fills: true, oneClick: true }));
    selection.ask(question);
    later();
    return { selection, moves };
  };
  const question = one([offer("a", ["tile:A"]), offer("b", ["tile:B"])]);

  it("sends what can be taken back", async () => {
    for (const stop of ["others", null] as const) {
      const { selection, moves } = once(stop, question);
      selection.touch("tile:A");
      await settled();
      expect(moves.mock.calls).toEqual([[["a"]]]);
    }
  });

  it("does not send what is final", async () => {
    const { selection, moves } = once("news", question);
    selection.touch("tile:A");
    await settled();
    expect([selection.isFinal, moves.mock.calls]).toEqual([true, []]);
    later();
    selection.touch("tile:A");
    expect(moves.mock.calls).toEqual([[["a"]]]);
  });

  it("does not send a payment that was filled in", async () => {
    const { selection, moves } = once("others", question, { ...some(pickOf(["A", "B", "C"], 1, 1)), is_part: true });
    selection.touch("tile:A");
    await settled();
    expect([selection.picked, moves.mock.calls]).toEqual([["C"], []]);
    selection.touch("card:A");
    await settled();
    expect(moves.mock.calls).toEqual([[["a", { pay: ["A"] }]]]);
  });
});

it("pieces go where the pointer says", () => {
  expect(filled({ pay_world: { way: "pay", cards: [] } }, "/pay_world/cards", ["A"])).toEqual({ pay_world: { way: "pay", cards: ["A"] } });
  expect(filled([1, []], "/1", ["A"])).toEqual([1, ["A"]]);
  expect(filled([], "", ["A"])).toEqual(["A"]);
});
