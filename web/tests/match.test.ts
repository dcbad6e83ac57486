import { beforeEach, expect, it, vi } from "vitest";
import { tick } from "svelte";
import type { Logged } from "$generated/Logged";
import type { ToPage } from "$generated/ToPage";
import type { SocketLike } from "$net/socket";
import { Match } from "$state/match.svelte";
import { asked } from "./asked";

let socket: SocketLike & { sent: unknown[] };
let match: Match;

const say = (message: ToPage) => socket.onmessage!.call(socket as unknown as WebSocket, new MessageEvent("message", { data: JSON.stringify(message) }));
const entry = (index: number): Logged => ({ index, round: 1, event: index, said: { key: `e${index}`, args: {} } });
const state = (version: number, view: number): ToPage => ({
  type: "state",
  version,
  view,
  question: asked({ kind: "one", offers: [{ answer: "go", pick: null, label: { key: "go", args: {} }, details: [], facts: [], on: [] }], unavailable: [] }),
  step: { key: "step", args: {} },
  waiting: [0],
  undo: null,
  scores: [0], since: 0, scored: [],
});

beforeEach(() => {
  // Each is a new tab: nothing is left from the one before.
  sessionStorage.clear();
  const sent: unknown[] = [];
  socket = { onopen: null, onmessage: null, onclose: null, readyState: 1, sent, send: (data) => void sent.push(JSON.parse(data as string)), close: () => {} };
  match = new Match("m", () => socket);
  socket.onopen!.call(socket as unknown as WebSocket, new Event("open"));
  say({ type: "hello", protocol: 1, server: "t", match: "m", game: "g", variant: "v", you: 0, clock: { kind: "none" }, lesson: null });
});

it("answers name the version that they answer", () => {
  say(state(3, 1));
  match.selection!.choose(0);
  match.selection!.commit();
  expect(socket.sent.at(-1)).toEqual({ type: "moves", version: 3, moves: ["go"] });
});

it("what happened before the page came is read, not played; what happens now is heard after it is drawn", async () => {
  const heard: number[] = [];
  match.listen((events) => heard.push(...events.map((event) => event.index)));
  say({ type: "events", events: [entry(0), entry(1)] });
  say(state(1, 1));
  await tick();
  expect(heard).toEqual([]);
  say({ type: "events", events: [entry(1), entry(2)] });
  say(state(2, 2));
  expect(heard).toEqual([]);
  await tick();
  expect(heard).toEqual([2]);
  expect(match.log.map((one) => one.index)).toEqual([0, 1, 2]);
});

it("what happened and the position that it led to are drawn together", () => {
  say(state(1, 1));
  say({ type: "events", events: [entry(0)] });
  expect(match.log).toEqual([]);
  say(state(2, 2));
  expect(match.log.map((one) => one.index)).toEqual([0]);
  expect(match.view).toBe(2);
});

it("what happens without a new position is read soon", () => {
  vi.useFakeTimers();
  try {
    say({ type: "events", events: [entry(0)] });
    vi.runOnlyPendingTimers();
    expect(match.log.map((one) => one.index)).toEqual([0]);
  } finally {
    vi.useRealTimers();
  }
});

it("entries that are sent again replace the earlier ones", () => {
  say({ type: "events", events: [entry(0), entry(1), entry(2)] });
  say({ type: "events", events: [entry(1), entry(3)] });
  say(state(1, 1));
  expect(match.log.map((one) => one.index)).toEqual([0, 1, 3]);
});

it("a refusal frees the answer for another try", () => {
  say(state(3, 1));
  match.selection!.choose(0);
  match.selection!.commit();
  expect(match.selection!.busy).toBe(true);
  say({ type: "refused", code: "stale", said: { key: "stale", args: {} } });
  expect(match.selection!.canCommit).toBe(true);
  expect(match.refusal?.code).toBe("stale");
});

const table = (paused: boolean): ToPage => ({ type: "table", players: [], status: "playing", automatic: false, hints: false, paused, rematch: null });

it("a move that could not be saved stays in the prompt and can be sent again", () => {
  say(table(false));
  say(state(3, 1));
  match.selection!.choose(0);
  match.selection!.commit();
  say({ type: "refused", code: "unsaved", said: { key: "refused-unsaved", args: {} } });
  expect(match.selection!.chosen).toBe(0);
  expect(match.refusal?.code).toBe("unsaved");
  match.selection!.commit();
  expect(socket.sent.slice(-2)).toEqual([1, 2].map(() => ({ type: "moves", version: 3, moves: ["go"] })));
});

it("while the server cannot save nothing is sent, and what was chosen is kept", () => {
  say(state(3, 1));
  match.selection!.choose(0);
  say(table(true));
  expect(match.live).toBe(false);
  const before = socket.sent.length;
  match.selection!.commit();
  match.takeBack();
  expect(socket.sent).toHaveLength(before);
  expect(match.selection!.busy).toBe(false);
  // The same question again, as after a new connection.
  say(state(3, 1));
  expect(match.selection!.chosen).toBe(0);
  say(table(false));
  expect(match.live).toBe(true);
  match.selection!.commit();
  expect(socket.sent.at(-1)).toEqual({ type: "moves", version: 3, moves: ["go"] });
});

it("the server is told once who makes forced moves, and only if it is mistaken", () => {
  const told = () => socket.sent.filter((message) => (message as { type: string }).type === "automatic");
  say(table(true));
  expect(told()).toEqual([]);
  say(table(false));
  expect(told()).toEqual([{ type: "automatic", on: true }]);
  // Another window of the same player wants it otherwise.
  say(table(false));
  expect(told()).toHaveLength(1);
  match.setForced(false);
  expect(told()).toHaveLength(1);
});

it("a table that the host has closed says so", () => {
  say({ type: "closing", code: "closed" });
  expect([match.connection, match.reason]).toEqual(["gone", "closed"]);
});

it("what the reader of a lesson wishes is sent once, until the lesson has said something", () => {
  const wishes = () => socket.sent.filter((sent) => (sent as { type: string }).type === "lesson").length;
  const said = { type: "lesson", title: { key: "t" }, step: 1, of: 2, mode: "guided", said: [], refused: null, light: [], back: true, skip: true, next: null } as unknown as ToPage;
  say(state(1, 1));
  say(said);
  match.learn("skip");
  match.learn("skip");
  expect(wishes()).toBe(1);
  say(said);
  match.learn("skip");
  expect(wishes()).toBe(2);
  // A refusal is a reply, too.
  say({ type: "refused", code: "not_asked", said: { key: "no" } });
  match.learn("back");
  expect(wishes()).toBe(3);
});
