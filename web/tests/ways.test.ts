/** Answers at one and the same piece: they are shown beside it, apart from each other, and chosen there. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { ToPage } from "$generated/ToPage";
import type { SocketLike } from "$net/socket";
import GenericBoard from "$kit/GenericBoard.svelte";
import PromptBar from "$kit/PromptBar.svelte";
import Ways from "$kit/Ways.svelte";
import { Match } from "$state/match.svelte";
import { setStage } from "$state/stage.svelte";
import { Pieces } from "$state/catalogs.svelte";
import { speech } from "$words/language.svelte";
import { asked } from "./asked";

const phrase = (key: string) => ({ key, args: {} });
const bet = (number: number) => ({ answer: { bet: number }, pick: null, label: phrase(`Bet on ${number}`), details: [phrase("Must be used"), phrase(`${number} cards fit`)], facts: [], on: ["card:Alpha"] });
const question = asked({ kind: "one", offers: [...[1, 2, 3].map(bet), { answer: "other", pick: null, label: phrase("Other"), details: [], facts: [], on: ["card:Beta"] }], unavailable: [] }, { ask: phrase("Bet?") });

let sent: { type: string; moves?: unknown[] }[];
let host: HTMLElement;
let parts: Record<string, unknown>[];
let match: Match;

beforeEach(() => {
  sessionStorage.clear();
  speech.use("en", []);
  sent = [];
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, readyState: 1, send: (data) => void sent.push(JSON.parse(data as string)), close: () => {} };
  match = new Match("m", () => socket);
  setStage(match);
  const say = (message: ToPage) => socket.onmessage!.call(socket as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  socket.onopen!.call(socket as unknown as WebSocket, new Event("open"));
  say({ type: "hello", protocol: 1, server: "t", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" }, lesson: null });
  say({ type: "state", version: 1, view: { own: { hand: ["Alpha", "Beta"] }, players: [] }, question, step: phrase("s"), waiting: [0], undo: null, scores: [0], since: 0, scored: [] });
  match.pieces = new Pieces({ game: "g", about: [], pieces: ["Alpha", "Beta"].map((id) => ({ id, name: phrase(id), kind: "world", facts: {}, about: [], lines: [], note: null })) });
  host = document.body.appendChild(document.createElement("div"));
  parts = [
    mount(PromptBar, { target: host, props: { selection: match.selection!, undo: null, onundo: () => {}, idle: "…" } }),
    mount(GenericBoard, { target: host, props: { stage: match } }),
    mount(Ways, { target: host, props: { stage: match } }),
  ];
  flushSync();
});

afterEach(() => {
  for (const part of parts) void unmount(part);
  match.close();
  setStage(null);
  host.remove();
});

const ways = () => [...host.querySelectorAll<HTMLElement>(".choices button")];
const moves = () => sent.filter((message) => message.type === "moves").flatMap((message) => message.moves);
const click = (node: HTMLElement) => {
  node.click();
  flushSync();
};
const card = (name: string) => host.querySelector<HTMLElement>(`[data-target="card:${name}"]`)!;

it("they stand beside the piece once it was touched, with what differs; the first press chooses, the second sends", () => {
  expect(ways()).toEqual([]);
  click(card("Alpha"));
  expect(ways().map((way) => way.textContent!.replace(/\s+/g, " ").trim())).toEqual(["Bet on 1 1 cards fit", "Bet on 2 2 cards fit", "Bet on 3 3 cards fit"]);
  click(ways()[1]!);
  expect([ways().map((way) => way.getAttribute("aria-pressed")), moves()]).toEqual([["false", "true", "false"], []]);
  click(ways()[1]!);
  expect(moves()).toEqual([{ bet: 2 }]);
});

it("digits choose among them first, and one answer at a piece needs no list", () => {
  click(card("Beta"));
  expect(ways()).toEqual([]);
  click(card("Alpha"));
  const press = (key: string) => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    flushSync();
  };
  press("3");
  expect(ways().map((way) => [way.querySelector("kbd")?.textContent, way.classList.contains("chosen")])).toEqual([["1", false], ["2", false], ["3", true]]);
  press("Enter");
  expect(moves()).toEqual([{ bet: 3 }]);
});
