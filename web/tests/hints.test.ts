import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { HintOption } from "$generated/HintOption";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Question } from "$generated/words/Question";
import type { ToPage } from "$generated/ToPage";
import type { SocketLike, Tried } from "$net/socket";
import PromptBar from "$kit/PromptBar.svelte";
import { Match } from "$state/match.svelte";
import { Selection } from "$state/selection.svelte";
import { asked } from "./asked";

const phrase = (key: string) => ({ key, args: {} });
/** All pending promises have settled. */
const settled = () => new Promise((done) => setTimeout(done));
const offer = (answer: JsonValue) => ({ answer, pick: null, label: phrase(String(answer)), details: [], facts: [], on: [`card:${String(answer)}`] });
const question = (...answers: JsonValue[]): Question => asked({ kind: "one", offers: answers.map(offer), unavailable: [] });
const option = (answer: JsonValue, win: number, steps: JsonValue | null = null): HintOption => ({
  answer,
  steps,
  said: phrase(String(answer)),
  win,
  margin: 10 * win - 5,
  samples: 8,
  because: null,
  alike: [],
});

let sent: ({ type: string } & Record<string, unknown>)[];
let match: Match;
let socket: SocketLike;
const say = (message: ToPage) => socket.onmessage!.call(socket as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
const table = (hints: boolean): ToPage => ({ type: "table", players: [], status: "playing", automatic: false, hints, paused: false, rematch: null });
const state = (version: number, question: Question | null): ToPage => ({
  type: "state",
  version,
  view: 0,
  question,
  step: phrase("step"),
  waiting: [0],
  undo: null,
  scores: [0], since: 0, scored: [],
});
const hint = (version: number): ToPage => ({ type: "hint", version, options: [option("b", 0.6), option("a", 0.4)], predicted: [], alike: false });
const wished = () => sent.filter(({ type }) => type === "hint");

beforeEach(() => {
  // Each is a new tab: nothing is left from the one before.
  sessionStorage.clear();
  sent = [];
  socket = { onopen: null, onmessage: null, onclose: null, readyState: 1, send: (data) => void sent.push(JSON.parse(data as string)), close: () => {} };
  match = new Match("m", () => socket);
  socket.onopen!.call(socket as unknown as WebSocket, new Event("open"));
  say({ type: "hello", protocol: 1, server: "t", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" }, lesson: null });
  say(table(true));
  say(state(3, question("a", "b")));
});

describe("a hint", () => {
  it("is requested once, awaited, and shown", () => {
    match.hints.ask();
    match.hints.ask();
    expect(wished()).toEqual([{ type: "hint", version: 3 }]);
    expect(match.hints.busy).toBe(true);
    say(hint(3));
    expect(match.hints.busy).toBe(false);
    expect(match.hints.told?.options.map(({ answer }) => answer)).toEqual(["b", "a"]);
  });

  it("is asked for only where there are hints", () => {
    say(table(false));
    match.hints.ask();
    expect(wished()).toEqual([]);
  });

  it("goes with its question, and comes too late for another one", () => {
    match.hints.ask();
    say(state(4, question("a", "b")));
    say(hint(3));
    expect(match.hints.told, "what others answer does no harm").not.toBe(null);
    say(state(5, question("c")));
    expect(match.hints.told).toBe(null);
    say(hint(3));
    expect(match.hints.told).toBe(null);
  });

  it("that is refused can be asked for again", () => {
    match.hints.ask();
    say({ type: "refused", code: "too_fast", said: phrase("too-fast") });
    expect(match.hints.busy).toBe(false);
    match.hints.ask();
    expect(wished().length).toBe(2);
  });
});

describe("an answer of a hint", () => {
  const where = (question: Question | null): Tried => ({ drafted: { question, view: null, stop: null } });

  function selecting(question: Question, draft = vi.fn(async (_moves: JsonValue[], _steps: JsonValue[]) => where(null))) {
    const selection = new Selection({ moves: () => true, draft });
    selection.ask(question);
    return selection;
  }

  it("is chosen as if by hand, and not sent yet", () => {
    const selection = selecting(question("a", { go: { to: 1 } }));
    expect(selection.canAdopt("c", null)).toBe(false);
    selection.adopt({ go: { to: 1, by: [] } }, null);
    expect([selection.chosen, selection.canCommit, selection.busy]).toEqual([1, true, false]);
    expect(selection.light("card:[object Object]")).toBe("chosen");
    selection.adopt("nothing that is offered", null);
    expect(selection.chosen).toBe(1);
  });

  it("brings the pieces that are picked for it", () => {
    const pick = { label: phrase("pay"), details: [], facts: [], from: ["x", "y", "z"], least: 1, most: 2, answer: { pay: { cards: [], with: null } }, slot: "/pay/cards", on: [] };
    const selection = selecting(asked({ kind: "some", picks: [pick] }));
    expect(selection.canAdopt({ pay: { cards: ["x", "w"] } }, null)).toBe(false);
    expect(selection.canAdopt({ pay: { cards: [] } }, null)).toBe(false);
    expect(selection.canAdopt({ pay: { cards: ["x"], with: "y" } }, null)).toBe(false);
    selection.adopt({ pay: { cards: ["x", "z"] } }, null);
    expect(selection.picked).toEqual(["x", "z"]);
    expect(selection.answer).toEqual({ pay: { cards: ["x", "z"], with: null } });
  });

  it("that is made step by step is drafted by its steps", async () => {
    const draft = vi.fn(async (_moves: JsonValue[], _steps: JsonValue[]) => where(asked({ kind: "draft", draft: { state: 1, steps: [], changes: [], finish: "done", said: null } })));
    const selection = selecting(asked({ kind: "draft", draft: { state: 0, steps: [], changes: [], finish: null, said: null } }), draft);
    expect([selection.canAdopt("done", null), selection.canAdopt("done", ["s"])]).toEqual([false, true]);
    selection.adopt("done", ["s", "t"]);
    expect(draft).toHaveBeenCalledWith([], ["s", "t"]);
    await settled();
    expect(selection.answer).toBe("done");
  });
});

describe("the prompt bar", () => {
  const shown = () => {
    const host = document.createElement("div");
    document.body.append(host);
    const props = { selection: match.selection!, undo: null, onundo: () => {}, idle: "", hints: match.hints };
    const bar = mount(PromptBar, { target: host, props });
    flushSync();
    return { host, close: () => void unmount(bar).then(() => host.remove()) };
  };
  const press = (key: string) => {
    window.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };

  it("asks by its button or by H, shows bars, and a click chooses", () => {
    const { host, close } = shown();
    const button = host.querySelector<HTMLButtonElement>("button.hint")!;
    expect([button.getAttribute("aria-expanded"), button.getAttribute("aria-busy")]).toEqual(["false", "false"]);
    press("h");
    expect(wished().length).toBe(1);
    expect(button.getAttribute("aria-busy")).toBe("true");
    button.click();
    expect(wished().length, "one at a time").toBe(1);
    say(hint(3));
    flushSync();
    expect(button.getAttribute("aria-expanded")).toBe("true");
    const bars = [...host.querySelectorAll<HTMLElement>(".bar span")].map((bar) => bar.getAttribute("style"));
    expect(bars.map((style) => /(\d+)%/.exec(style ?? "")?.[1])).toEqual(["60", "40"]);
    host.querySelector<HTMLButtonElement>("li button.option .said")!.closest("button")!.click();
    expect(match.selection!.chosen).toBe(1);
    press("h");
    expect(host.querySelector(".bar")).toBe(null);
    close();
  });

  it("says why there is none for the middle of what is put together", async () => {
    const { host, close } = shown();
    match.selection!.chain = [{ question: question("a", "b"), answer: "a", label: phrase("a"), on: [] }];
    flushSync();
    const button = host.querySelector<HTMLButtonElement>("button.hint")!;
    expect([button.getAttribute("aria-disabled"), button.title]).toEqual(["true", "web-hint-draft"]);
    button.click();
    press("h");
    expect(wished()).toEqual([]);
    match.selection!.chain = [];
    flushSync();
    button.click();
    expect(wished()).toHaveLength(1);
    close();
  });

  it("says how many ways are left once a piece with several is touched", () => {
    const { host, close } = shown();
    const ways = ["a", "b"].map((answer) => ({ ...offer(answer), on: ["place:1", `tile:${answer}`] }));
    match.selection!.ask(asked({ kind: "one", offers: ways, unavailable: [] }));
    match.selection!.touch("place:1");
    flushSync();
    expect(host.querySelector(".summary")?.textContent).toContain("web-choose-way");
    match.selection!.touch("tile:b");
    flushSync();
    expect(host.querySelector(".summary")?.textContent).not.toContain("web-choose-way");
    close();
  });

  it("has no button where there are no hints", () => {
    say(table(false));
    const { host, close } = shown();
    expect(host.querySelector("button.hint")).toBe(null);
    press("h");
    expect(wished()).toEqual([]);
    close();
  });
});
