/** Race's hand: what is picked to be given away looks unlike what is picked to be kept. */
import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import type { Piece } from "$generated/words/Piece";
import type { ToPage } from "$generated/ToPage";
import PromptBar from "$kit/PromptBar.svelte";
import type { SocketLike } from "$net/socket";
import { Pieces } from "$state/catalogs.svelte";
import { Match } from "$state/match.svelte";
import { setStage } from "$state/stage.svelte";
import { speech } from "$words/language.svelte";
import Hand from "../src/games/race/Hand.svelte";
import { asked } from "./asked";

const phrase = (key: string) => ({ key, args: {} });
const piece = (id: string): Piece => ({ id, name: phrase(id), kind: "development", facts: { price: { cost: 1 } }, about: [], lines: [], note: null });
const CARDS = ["Alpha", "Beta", "Gamma"];
const ROWS = { wide: 120, high: 180, columns: 3, seen: 120 };

let parts: Record<string, unknown>[] = [];
let match: Match;
const host = document.body.appendChild(document.createElement("div"));

/** A table that asks for two of three cards, with these cards in a hand. */
function deal(keeps: boolean): void {
  sessionStorage.clear();
  speech.use("en", ["web-verb-count = { $verb } { $count }"]);
  const socket: SocketLike = { onopen: null, onmessage: null, onclose: null, readyState: 1, send: () => {}, close: () => {} };
  match = new Match("m", () => socket);
  setStage(match);
  const say = (message: ToPage) => socket.onmessage!.call(socket as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
  const pick = { label: phrase("Pay 2"), details: [], facts: [], from: CARDS, least: 2, most: 2, answer: { pay: [] }, slot: "/pay", on: ["confirm"] };
  socket.onopen!.call(socket as unknown as WebSocket, new Event("open"));
  say({ type: "hello", protocol: 1, server: "t", match: "m", game: "race", variant: "v", you: 0, clock: { kind: "none" }, lesson: null });
  say({ type: "state", version: 1, view: { own: { hand: CARDS, drawn: [], pick: null }, players: [] }, question: asked({ kind: "some", picks: [pick] }, { ask: phrase("Pay?"), verb: phrase("Pay") }), step: phrase("s"), waiting: [0], undo: null, scores: [0], since: 0, scored: [] });
  match.pieces = new Pieces({ game: "race", about: [], pieces: CARDS.map(piece) });
  parts = [
    mount(PromptBar, { target: host, props: { selection: match.selection!, undo: match.undo, onundo: () => match.takeBack(), idle: "…" } }),
    mount(Hand, { target: host, props: { stage: match, title: "Hand", cards: CARDS, rows: ROWS, keeps, own: null } }),
  ];
  flushSync();
  for (const name of ["Alpha", "Beta"]) host.querySelector<HTMLElement>(`[data-target="card:${name}"]`)!.click();
  flushSync();
}

afterEach(() => {
  for (const part of parts) void unmount(part);
  match.close();
  setStage(null);
});

const given = () => [...host.querySelectorAll<HTMLElement>(".slot.given")].map((slot) => slot.dataset.target);

it("cards of the hand that are picked are marked as given away, explored ones are not", () => {
  deal(false);
  expect(given()).toEqual(["card:Alpha", "card:Beta"]);
  for (const part of parts) void unmount(part);
  deal(true);
  expect(host.querySelectorAll('[data-lit="picked"]').length).toBe(2);
  expect(given()).toEqual([]);
});

it("the button of a payment that is asked alone says how many cards are paid", () => {
  deal(false);
  expect(host.querySelector(".primary")!.textContent).toBe("Pay 2");
});
