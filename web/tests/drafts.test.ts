import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Question } from "$generated/words/Question";
import { Drafts } from "$state/drafts.svelte";
import { Selection } from "$state/selection.svelte";
import { asked } from "./asked";

const offer = (answer: string) => ({ answer, pick: null, label: { key: answer }, details: [], facts: [], on: [`card:${answer}`] });
const question = (...answers: string[]): Question => asked({ kind: "one", offers: answers.map(offer), unavailable: [] });
const next = question("c", "d");

/** A page with a question: answer `a` leads to another one. */
function page(first: Question) {
  const draft = async (moves: JsonValue[]) => ({ drafted: { question: moves.length === 1 && moves[0] === "a" ? next : null, view: null, stop: "others" as const } });
  const selection = new Selection({ moves: () => true, draft });
  const drafts = new Drafts("m", selection);
  selection.ask(first);
  return { selection, drafts };
}
const settled = () => new Promise((done) => setTimeout(done));

describe("what is put together", () => {
  beforeEach(() => sessionStorage.clear());

  it("is there again after a reload", async () => {
    const before = page(question("a", "b"));
    await before.drafts.resume();
    before.selection.touch("card:a");
    await settled();
    flushSync();
    before.drafts.close();
    const after = page(question("a", "b"));
    await after.drafts.resume();
    expect(after.selection.chain.map(({ answer }) => answer)).toEqual(["a"]);
    expect(after.selection.refused).toBe(null);
  });

  it("is dropped with a word if the question has changed meanwhile", async () => {
    const before = page(question("a", "b"));
    await before.drafts.resume();
    before.selection.touch("card:b");
    await settled();
    flushSync();
    before.drafts.close();
    const after = page(question("x", "y"));
    await after.drafts.resume();
    expect([after.selection.chain, after.selection.refused?.key]).toEqual([[], "web-draft-dropped"]);
    expect(sessionStorage.length).toBe(0);
  });

  it("is forgotten once it is sent, and kept again if it is refused", async () => {
    const { selection, drafts } = page(question("a", "b"));
    await drafts.resume();
    selection.touch("card:b");
    await settled();
    selection.commit();
    flushSync();
    expect(sessionStorage.length).toBe(0);
    selection.refuse();
    flushSync();
    expect(sessionStorage.length).toBe(1);
    drafts.close();
  });

  it("is forgotten once nothing is begun, and nonsense in the store is no draft", async () => {
    sessionStorage.setItem("orrery.draft.m", '{"asked":7}');
    const { selection, drafts } = page(question("a", "b"));
    await drafts.resume();
    expect(selection.refused).toBe(null);
    selection.touch("card:b");
    flushSync();
    expect(sessionStorage.length).toBe(1);
    selection.clear();
    flushSync();
    expect(sessionStorage.length).toBe(0);
    drafts.close();
  });
});
