import { describe, expect, it, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Drafted } from "$generated/Drafted";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";
import type { Stop } from "$generated/Stop";
import type { Tried } from "$net/socket";
import { filled } from "$state/entries";
import { Selection } from "$state/selection.svelte";
import { asked } from "./asked";
import { later, leading, offer, one, phrase, pickOf, selecting, settled, some, soon, stopTheClock } from "./choosing";

stopTheClock();

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

  it("is the one that belongs to exactly what was touched, rather than one that needs more", () => {
    const consuming = one([offer("own", ["card:A"]), offer("other", ["card:A", "card:B"]), offer("both", ["card:C", "card:A", "card:B"])], []);
    const { selection } = selecting(consuming);
    selection.touch("card:B");
    expect(selection.chosen).toBe(null);
    later();
    selection.touch("card:A");
    expect(selection.chosen).toBe(1);
    later();
    selection.touch("card:C");
    expect(selection.chosen).toBe(2);
    selection.clear();
    later();
    selection.touch("card:A");
    expect(selection.chosen).toBe(0);
  });

  it("starts over when the next touch does not fit the last", () => {
    const { selection } = selecting(question);
    selection.touch("place:2");
    expect(selection.chosen).toBe(0);
    selection.touch("tile:C2");
    expect(selection.narrowed).toEqual(["tile:C2"]);
    expect(selection.chosen).toBe(2);
  });

  it("keeps what was chosen first as far as it fits, and says what is given up", () => {
    const { selection } = selecting(question);
    selection.touch("tile:C1");
    selection.touch("place:2");
    // The tile that was chosen leads there too.
    selection.touch("place:3");
    expect([selection.narrowed, selection.chosen, selection.replaced]).toEqual([["tile:C1", "place:3"], 1, null]);
    // It does not lead there with another tile and the same place: tiles are plainly exchanged.
    selection.touch("tile:C2");
    expect([selection.narrowed, selection.chosen, selection.replaced]).toEqual([["place:3", "tile:C2"], 2, null]);
    // No tile leads to the second place but the first: the one that was touched is given up.
    selection.touch("place:2");
    expect([selection.narrowed, selection.chosen]).toEqual([["place:2"], 0]);
    expect(selection.replaced).toEqual({ by: "place:2", targets: ["tile:C2"], answer: null });
    later();
    selection.touch("place:2");
    expect(selection.replaced).toBe(null);
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

  it("is confirmed by a second click if one piece is all that is asked for", async () => {
    const { selection, moves } = selecting(some(pickOf(["A", "B"], 1, 1)));
    selection.touch("card:A");
    await settled();
    later();
    selection.touch("card:A");
    expect(moves).toHaveBeenCalledWith([{ pay: ["A"] }]);
  });

  it("is taken back by a second click where more may be picked", async () => {
    const { selection, moves } = selecting(some(pickOf(["A", "B"], 1, 2)));
    selection.touch("card:A");
    await settled();
    later();
    selection.touch("card:A");
    expect([selection.picked, moves.mock.calls]).toEqual([[], []]);
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

  it("say by themselves whether they can be taken back; what a question completes is not sent yet", () => {
    const final = (more: Partial<Preset>) => selecting({ ...ship, presets: [{ ...preset("draw"), is_final: true, ...more }] }).selection.isFinal;
    expect([final({}), final({ is_open: true }), final({ is_final: false })]).toEqual([true, false, false]);
  });
});

describe("an answer to which more could be added", () => {
  const news: Partial<Drafted> = { question: some(pickOf(["C"], 1, 1)), stop: "news" };

  it("is known to be final with some of the pieces that could be picked, and is not sent by one click", async () => {
    const moves = vi.fn((_: JsonValue[]) => true);
    const selection = new Selection({ moves, draft: leading({ '[{"pay":["A"]}]': news }) }, () => ({ fills: true, oneClick: true }));
    selection.ask(some(pickOf(["A", "B"], 1, 2)));
    selection.toggle("A");
    await settled();
    expect([selection.isFinal, selection.canCommit, selection.chain.length]).toEqual([true, true, 0]);
    expect(moves).not.toHaveBeenCalled();
  });

  it("is known to be final in a draft that could go on", async () => {
    const step = { step: "die", label: phrase("die"), on: ["die:1"] };
    const bag = (steps: number) => asked({ kind: "draft", draft: { state: steps, steps: [step], changes: [], finish: steps > 0 ? "one" : null, said: null } });
    let stop: Stop = "others";
    const draft = vi.fn(async (_: JsonValue[], steps: JsonValue[]): Promise<Tried> => ({ drafted: { question: bag(steps.length), view: null, stop } }));
    const { selection } = selecting(bag(0), draft);
    selection.touch("die:1");
    await settled();
    expect([selection.steps, selection.isFinal]).toEqual([["die"], false]);
    // All others have answered: now it reveals what they chose.
    stop = "news";
    selection.ask(bag(0));
    await settled();
    expect([selection.steps, selection.isFinal, selection.busy]).toEqual([["die"], true, false]);
  });
});

describe("a double click", () => {
  const twice = async (selection: Selection, target: string) => {
    later();
    selection.touch(target);
    await settled();
    soon();
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
    soon();
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

  it("gives way to a draft as soon as that is begun", async () => {
    const bag = (steps: number, finish: JsonValue | null) => ({ state: steps, steps: [{ step: "die", label: phrase("die"), on: ["die:1"] }], changes: [], finish, said: null });
    const drafted = (steps: number, finish: JsonValue | null) => ({ ...asked({ kind: "draft", draft: bag(steps, finish) }), presets: [preset] });
    const { selection, moves } = selecting(drafted(0, null), async (_, steps) => ({ drafted: { question: drafted(steps.length, steps.length > 1 ? "two" : null), view: null, stop: null } }));
    expect([selection.preset, selection.canCommit]).toEqual([preset, true]);
    selection.touch("die:1");
    await settled();
    // One die is no answer, and not the set either.
    expect([selection.steps, selection.preset, selection.canCommit]).toEqual([["die"], null, false]);
    selection.commit();
    expect(moves).not.toHaveBeenCalled();
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
