/** A board and the prompt bar together: what is lit, what a click or a key does, what is sent. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Piece } from "$generated/words/Piece";
import type { ToPage } from "$generated/ToPage";
import GenericBoard from "$kit/GenericBoard.svelte";
import PromptBar from "$kit/PromptBar.svelte";
import { shown } from "$kit/shown.svelte";
import type { SocketLike } from "$net/socket";
import { Pieces } from "$state/catalogs.svelte";
import { Match } from "$state/match.svelte";
import { setStage } from "$state/stage.svelte";
import { speech } from "$words/language.svelte";
import { asked } from "./asked";

const phrase = (key: string) => ({ key, args: {} });
const piece = (id: string): Piece => ({ id, name: phrase(id), kind: "world", facts: { price: { cost: 1 } }, about: [], lines: [], note: null });
const question = asked(
  {
    kind: "one",
    offers: [
      { answer: { settle: "Alpha" }, pick: null, label: phrase("Settle Alpha"), details: [phrase("Cost 1")], facts: [], on: ["card:Alpha"] },
      { answer: { settle: null }, pick: null, label: phrase("Pass"), details: [], facts: [], on: ["confirm"] },
    ],
    unavailable: [{ label: phrase("Beta"), why: phrase("Too dear."), facts: [], on: ["card:Beta"] }],
  },
  { ask: phrase("Settle?") },
);

let sent: { type: string; moves?: unknown[] }[];
let host: HTMLElement;
let parts: Record<string, unknown>[];
let match: Match;

beforeEach(() => {
  // Each is a new tab: nothing is left from the one before.
  sessionStorage.clear();
  speech.use("en", ["web-undo = Take back:"]);
  sent = [];
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, readyState: 1, send: (data) => void sent.push(JSON.parse(data as string)), close: () => {} };
  match = new Match("m", () => socket);
  setStage(match);
  const say = (message: ToPage) => socket.onmessage!.call(socket as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  socket.onopen!.call(socket as unknown as WebSocket, new Event("open"));
  say({ type: "hello", protocol: 1, server: "t", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" } });
  say({ type: "state", version: 1, view: { own: { hand: ["Alpha", "Beta", "Gamma#2"] }, players: [] }, question, step: phrase("s"), waiting: [0], undo: phrase("keep Beta"), scores: [0], since: 0 });
  match.pieces = new Pieces({ game: "g", about: [], pieces: ["Alpha", "Beta", "Gamma"].map(piece) });
  host = document.body.appendChild(document.createElement("div"));
  parts = [
    mount(PromptBar, { target: host, props: { selection: match.selection!, undo: match.undo, onundo: () => match.takeBack(), idle: "…" } }),
    mount(GenericBoard, { target: host, props: { stage: match } }),
  ];
  flushSync();
});

afterEach(() => {
  for (const part of parts) void unmount(part);
  match.close();
  setStage(null);
  shown.peek = shown.piece = null;
  host.remove();
});

const card = (name: string) => host.querySelector<HTMLElement>(`[data-target="card:${name}"]`)!;
const press = (on: EventTarget, key: string) => {
  on.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  flushSync();
};
const moves = () => sent.filter((message) => message.type === "moves").flatMap((message) => message.moves);

it("things with answers are lit buttons, things without say why", () => {
  expect(card("Alpha").dataset.lit).toBe("open");
  expect(card("Alpha").getAttribute("role")).toBe("button");
  expect(card("Alpha").tabIndex).toBe(0);
  expect(card("Beta").dataset.lit).toBe("closed");
  expect(card("Beta").getAttribute("aria-description")).toBe("Too dear.");
  expect(card("Gamma#2").dataset.lit).toBe(undefined);
});

it("a click chooses, the primary button confirms", () => {
  card("Alpha").click();
  flushSync();
  expect(card("Alpha").getAttribute("aria-pressed")).toBe("true");
  expect(moves()).toEqual([]);
  host.querySelector<HTMLElement>(".primary")!.click();
  expect(moves()).toEqual([{ settle: "Alpha" }]);
});

it("the keyboard alone is enough", () => {
  press(card("Alpha"), "Enter");
  press(card("Alpha"), "Enter");
  expect(moves()).toEqual([{ settle: "Alpha" }]);
});

it("digits choose, Escape clears, Enter confirms, U takes back", () => {
  press(document.body, "1");
  expect(match.selection!.chosen).toBe(0);
  press(document.body, "Escape");
  expect(match.selection!.chosen).toBe(null);
  press(document.body, "2");
  press(document.body, "Enter");
  expect(moves()).toEqual([{ settle: null }]);
  press(document.body, "u");
  expect(sent.at(-1)).toEqual({ type: "undo", version: 1 });
});

it("P presses the button beside the primary, and a second time confirms", () => {
  const secondary = host.querySelector<HTMLElement>(".secondary")!;
  expect(secondary.textContent).toContain("Pass");
  press(document.body, "p");
  expect([secondary.getAttribute("aria-pressed"), moves()]).toEqual(["true", []]);
  press(document.body, "p");
  expect(moves()).toEqual([{ settle: null }]);
});

it("L opens the list of all answers; shut it is still read aloud, and no stop of Tab", () => {
  const list = host.querySelector<HTMLElement>(".float.list")!;
  const options = () => [...list.querySelectorAll<HTMLElement>(".option")];
  const button = host.querySelector<HTMLElement>(".actions button.list")!;
  expect(options().map((option) => option.textContent?.replace(/\s+/g, " ").trim())).toEqual(["1 Settle Alpha", "2 Pass"]);
  expect(list.textContent).toContain("Too dear.");
  expect([button.getAttribute("aria-expanded"), list.classList.contains("shut"), options()[0]!.tabIndex]).toEqual(["false", true, -1]);
  press(document.body, "l");
  expect([button.getAttribute("aria-expanded"), list.classList.contains("shut"), options()[0]!.tabIndex]).toEqual(["true", false, 0]);
  button.click();
  flushSync();
  expect(list.classList.contains("shut")).toBe(true);
});

it("a click on what cannot be chosen shows why, on anything else the piece", () => {
  card("Beta").click();
  expect(shown.peek?.closed.map(({ why }) => why.key)).toEqual(["Too dear."]);
  card("Gamma#2").click();
  expect(shown.piece?.piece.id).toBe("Gamma");
  expect(moves()).toEqual([]);
});

it("the button of an undo says what it takes back", () => {
  expect(host.querySelector(".undo")?.getAttribute("aria-label")).toBe("Take back: keep Beta");
});

it("the question takes the focus that the browser drops, however late the page is drawn", async () => {
  // What the mounting scheduled is over.
  for (let n = 0; n < 3; n += 1) await new Promise(requestAnimationFrame);
  let frames: FrameRequestCallback[] = [];
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation((callback) => frames.push(callback));
  const draw = () => {
    const due = frames;
    frames = [];
    for (const callback of due) callback(0);
  };
  vi.useFakeTimers();
  try {
    const option = host.querySelector<HTMLButtonElement>(".option")!;
    option.focus();
    option.click();
    option.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true }));
    flushSync();
    expect(moves()).toHaveLength(1);
    expect(option.disabled).toBe(true);
    // A busy machine: time passes, and nothing is drawn.
    await vi.advanceTimersByTimeAsync(10_000);
    expect(document.activeElement).toBe(option);
    draw();
    // The browser drops the focus, which this one does only from what is enabled.
    option.disabled = false;
    option.blur();
    option.disabled = true;
    draw();
    expect(document.activeElement).toBe(host.querySelector(".prompt"));
  } finally {
    vi.useRealTimers();
    vi.restoreAllMocks();
  }
});
