import { describe, expect, it, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Drafted } from "$generated/Drafted";
import { Selection, type Habits, type Kept } from "$state/selection.svelte";
import { later, leading, offer, one, phrase, pickOf, selecting, settled, some, stopTheClock } from "./choosing";

stopTheClock();

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

  it("always hands over what the current way costs: cards can be exchanged one by one, and the way changed", async () => {
    const ways = [2, 1, 0].map((due) => ({ ...pickOf(due > 0 ? hand : [], due, due), answer: { way: due, pay: [] }, on: ["confirm"] }));
    const paying = { ...some(...ways), is_part: true };
    const { selection, moves } = chaining(undefined, { '["world"]': { question: paying } });
    await touch(selection, "card:World");
    const paid = () => [selection.pick?.most, selection.picked.length, selection.canCommit];
    for (const way of [0, 1, 2, 1, 0]) {
      selection.choose(way);
      await settled();
      const due = 2 - way;
      expect(paid(), `way ${way}`).toEqual([due, due, true]);
      for (const card of due > 0 ? hand : []) {
        if (selection.picked.includes(card)) continue;
        await touch(selection, `card:${card}`);
        expect(selection.picked, `${card} is exchanged in way ${way}`).toContain(card);
        expect(paid()).toEqual([due, due, true]);
      }
    }
    // One card less is not enough.
    await touch(selection, `card:${selection.picked[0]!}`);
    expect([selection.picked.length, selection.missing, selection.canCommit]).toEqual([1, 1, false]);
    selection.commit();
    expect(moves).not.toHaveBeenCalled();
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

  it("keeps its last answer when that is touched again before it is complete", async () => {
    const { selection, moves } = chaining({ fills: false, oneClick: false });
    await touch(selection, "card:World");
    await touch(selection, "card:World");
    expect([answers(selection), selection.missing, selection.narrowed]).toEqual([["world"], 2, []]);
    await touch(selection, "card:Moon");
    expect(answers(selection), "another piece of the same question takes its place").toEqual(["moon"]);
    expect(moves).not.toHaveBeenCalled();
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
