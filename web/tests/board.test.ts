/** A board and the prompt bar together: what is lit, what a click or a key does, what is sent. */

import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Piece } from "$generated/words/Piece";
import type { ToPage } from "$generated/ToPage";
import GenericBoard from "$kit/GenericBoard.svelte";
import { announcements } from "$kit/announce.svelte";
import { panels } from "$kit/panels.svelte";
import PromptBar from "$kit/PromptBar.svelte";
import { shown } from "$kit/shown.svelte";
import type { SocketLike } from "$net/socket";
import { Pieces } from "$state/catalogs.svelte";
import { Match } from "$state/match.svelte";
import { settings } from "$state/settings.svelte";
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
let say: (message: ToPage) => void;

beforeEach(() => {
  // Each is a new tab: nothing is left from the one before.
  sessionStorage.clear();
  speech.use("en", ["web-undo = Take back:\nweb-undo-draft = Clear first"]);
  sent = [];
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, readyState: 1, send: (data) => void sent.push(JSON.parse(data as string)), close: () => {} };
  match = new Match("m", () => socket);
  setStage(match);
  say = (message) => socket.onmessage!.call(socket as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  socket.onopen!.call(socket as unknown as WebSocket, new Event("open"));
  say({ type: "hello", protocol: 1, server: "t", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" }, lesson: null });
  say({ type: "state", version: 1, view: { own: { hand: ["Alpha", "Beta", "Gamma#2"] }, players: [] }, question, step: phrase("s"), waiting: [0], undo: phrase("keep Beta"), scores: [0], since: 0, scored: [] });
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
  // Only what is lit is numbered. The button beside the primary has a key of its own.
  press(document.body, "2");
  expect(match.selection!.chosen).toBe(null);
  press(document.body, "1");
  press(document.body, "Enter");
  expect(moves()).toEqual([{ settle: "Alpha" }]);
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

it("a button that is closed says why, and neither a click nor P does anything", async () => {
  const unavailable = [{ label: phrase("Stop"), why: phrase("Alpha must be used."), facts: [], on: ["confirm"] }];
  const offers = [{ answer: { use: "Alpha" }, pick: null, label: phrase("Use Alpha"), details: [], facts: [], on: ["card:Alpha"] }];
  say({ type: "state", version: 2, view: null, question: asked({ kind: "one", offers, unavailable }), step: phrase("s"), waiting: [0], undo: null, scores: [0], since: 0, scored: [] });
  await vi.waitFor(() => expect(host.querySelector(".secondary")?.textContent).toContain("Stop"));
  const secondary = host.querySelector<HTMLButtonElement>(".secondary")!;
  expect([secondary.getAttribute("aria-disabled"), secondary.title]).toEqual(["true", "Alpha must be used."]);
  secondary.click();
  press(document.body, "p");
  press(document.body, "p");
  expect([match.selection!.chosen, moves()]).toEqual([null, []]);
  // The list says it too.
  await vi.waitFor(() => expect(host.querySelector(".float.list")?.textContent).toContain("Alpha must be used."));
});

it("L opens the list of all answers; shut it is still read aloud, and no stop of Tab", async () => {
  const list = host.querySelector<HTMLElement>(".float.list")!;
  const options = () => [...list.querySelectorAll<HTMLElement>(".option")];
  const button = host.querySelector<HTMLElement>(".actions button.list")!;
  // The board is drawn first.
  await vi.waitFor(() => expect(options().map((option) => option.textContent?.replace(/\s+/g, " ").trim())).toEqual(["1 Settle Alpha", "2 Pass"]));
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

it("a preview opens where the pointer has moved to and rests, not where a piece appears under it", () => {
  vi.useFakeTimers();
  try {
    const move = (movementX: number) => {
      const event = new PointerEvent("pointermove", { bubbles: true, pointerType: "mouse" });
      for (const [name, value] of Object.entries({ movementX, movementY: 0 })) Object.defineProperty(event, name, { value });
      card("Alpha").dispatchEvent(event);
      vi.advanceTimersByTime(1000);
    };
    move(0);
    expect(shown.peek).toBe(null);
    move(3);
    expect(shown.peek?.piece?.id).toBe("Alpha");
    card("Alpha").dispatchEvent(new PointerEvent("pointerleave"));
    expect(shown.peek).toBe(null);
  } finally {
    vi.useRealTimers();
  }
});

it("Enter confirms what is chosen, even if the focus is still on a piece of the question before; the space bar shows that piece", () => {
  const before = card("Gamma#2");
  press(before, "Enter");
  expect([shown.piece?.piece.id, moves()]).toEqual(["Gamma", []]);
  shown.piece = null;
  card("Alpha").click();
  flushSync();
  press(before, " ");
  expect([shown.piece !== null, moves()]).toEqual([true, []]);
  shown.piece = null;
  press(before, "Enter");
  expect([shown.piece, moves()]).toEqual([null, [{ settle: "Alpha" }]]);
});

it("the button of an undo says what it takes back", () => {
  expect(host.querySelector(".undo")?.getAttribute("aria-label")).toBe("Take back: keep Beta");
});

it("nothing can be taken back while an answer is put together: the button says so, and does nothing", () => {
  const undo = host.querySelector<HTMLElement>(".undo")!;
  const undone = () => sent.some(({ type }) => type === "undo");
  expect([undo.getAttribute("aria-disabled"), undo.title]).toEqual([null, "Take back: keep Beta"]);
  card("Alpha").click();
  flushSync();
  expect([undo.getAttribute("aria-disabled"), undo.title]).toEqual(["true", "Clear first"]);
  undo.click();
  press(document.body, "u");
  expect([undone(), shown.notices.at(-1)?.text]).toEqual([false, "Clear first"]);
  press(document.body, "Escape");
  expect(undo.getAttribute("aria-disabled")).toBe(null);
  undo.click();
  expect(undone()).toBe(true);
});

it("digits number the list of answers while it is open", () => {
  press(document.body, "l");
  press(document.body, "2");
  expect(match.selection!.chosen).toBe(1);
});

it("without single-key shortcuts, digits and letters do nothing; arrows, Enter and Escape do", () => {
  settings.set({ shortcuts: false });
  for (const key of ["1", "p", "l", "u", "i", "?"]) press(document.body, key);
  expect([match.selection!.chosen, host.querySelector(".float.list")!.classList.contains("shut"), panels.open]).toEqual([null, true, null]);
  press(document.body, "ArrowRight");
  expect(document.activeElement).toBe(card("Alpha"));
  press(card("Alpha"), " ");
  expect(match.selection!.chosen).toBe(0);
  press(card("Alpha"), "Escape");
  expect(match.selection!.chosen).toBe(null);
  settings.set({ shortcuts: true });
});

it("the first lit piece is one Tab from the strip, and nothing else is", () => {
  host.querySelector<HTMLElement>(".prompt")!.focus();
  press(document.activeElement!, "Tab");
  expect(document.activeElement).toBe(card("Alpha"));
});

it("? shows the keys, W says why, S what happened", () => {
  press(document.body, "?");
  expect(panels.open).toBe("keys");
  panels.open = null;
  press(document.body, "w");
  expect(announcements.polite.at(-1)?.text).toBe("Beta: Too dear.");
  press(document.body, "s");
  expect(announcements.polite.at(-1)?.text).toBe("web-since-nothing");
});

it("opening, choosing and completing are announced once each, in this order", async () => {
  const heard = () => announcements.polite.map(({ text }) => text);
  expect(heard()).toEqual(["Settle? web-say-choices web-say-second"]);
  press(document.body, "1");
  expect(heard().slice(1)).toEqual(["web-say-chosen web-say-sentence"]);
  say({ type: "drafted", id: sent.filter(({ type }) => type === "draft").length, drafted: { question: null, view: null, stop: "others" }, refused: null });
  await tick();
  flushSync();
  expect(heard().slice(2)).toEqual(["web-say-ready"]);
  expect(host.querySelectorAll('[role="status"] p')).toHaveLength(3);
});

it("a refused draft interrupts", async () => {
  press(document.body, "1");
  say({ type: "drafted", id: 1, drafted: null, refused: phrase("Not now.") });
  await tick();
  flushSync();
  expect(announcements.assertive.map(({ text }) => text)).toEqual(["Not now."]);
});

it("the focus moves to the strip before anything is drawn, when a button that has it is disabled or removed", async () => {
  vi.spyOn(globalThis, "requestAnimationFrame").mockImplementation(() => 0);
  try {
    const option = host.querySelector<HTMLButtonElement>(".option")!;
    option.focus();
    option.click();
    option.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", ctrlKey: true, bubbles: true, cancelable: true }));
    flushSync();
    expect(moves()).toHaveLength(1);
    expect(option.disabled).toBe(true);
    await Promise.resolve();
    expect(document.activeElement).toBe(host.querySelector(".prompt"));
    card("Beta").focus();
    card("Beta").remove();
    await Promise.resolve();
    expect(document.activeElement).toBe(host.querySelector(".prompt"));
  } finally {
    vi.restoreAllMocks();
  }
});

it("the focus that the browser drops later than that is taken as it is dropped", async () => {
  const option = host.querySelector<HTMLButtonElement>(".option")!;
  option.focus();
  option.blur();
  await Promise.resolve();
  expect(document.activeElement).toBe(host.querySelector(".prompt"));
});

it("the focus follows a piece that lies elsewhere now, as long as it is lit", async () => {
  const alpha = card("Alpha");
  alpha.focus();
  const [from, to] = [alpha.parentElement!, host.appendChild(document.createElement("div"))];
  alpha.remove();
  to.append(alpha);
  await Promise.resolve();
  expect(document.activeElement).toBe(alpha);
  from.append(alpha);
});
