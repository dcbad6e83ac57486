/** The chat of a match: what is shown, what counts as new, and what becomes of a line that was not sent. */

import { beforeEach, expect, it } from "vitest";
import type { ChatLine } from "$generated/ChatLine";
import type { FromPage } from "$generated/FromPage";
import { ago } from "$kit/ago";
import { QUICK, wording } from "$kit/phrases";
import { Chat } from "$state/chat.svelte";
import { muted } from "$state/muted.svelte";

let sent: FromPage[];
let online: boolean;
let renewed: number;
let chat: Chat;

const line = (number: number, more: Partial<ChatLine> = {}): ChatLine => ({
  side: "players",
  number,
  speaker: "ben",
  name: "Ben",
  seat: 1,
  mine: false,
  says: { text: `line ${number}` },
  at: 1000 * number,
  ...more,
});
const make = (match = "m") =>
  new Chat(match, {
    send: (message) => {
      if (online) sent.push(message);
      return online;
    },
    renew: () => void (renewed += 1),
  });
const hear = (lines: ChatLine[], all = false) => chat.hear({ type: "chat", on: true, all, lines });

beforeEach(() => {
  localStorage.clear();
  muted.setAll(false);
  muted.unmute("ben");
  sent = [];
  renewed = 0;
  online = true;
  chat = make();
});

it("a line stays in the input until the server has stored it", () => {
  chat.draft = "Hello";
  chat.say({ text: "Hello" });
  expect(sent).toEqual([{ type: "chat", id: 1, says: { text: "Hello" } }]);
  expect([chat.draft, chat.busy]).toEqual(["Hello", true]);
  chat.say({ text: "Hello" });
  expect(sent).toHaveLength(1);
  chat.settle({ type: "chatted", id: 1, refused: null });
  expect([chat.draft, chat.busy, chat.failure]).toEqual(["", false, null]);
});

it("what was typed meanwhile is kept", () => {
  chat.draft = "Hello";
  chat.say({ text: "Hello" });
  chat.draft = "Hello, Ben";
  chat.settle({ type: "chatted", id: 1, refused: null });
  expect(chat.draft).toBe("Hello, Ben");
  chat.say({ quick: "thanks" });
  chat.settle({ type: "chatted", id: 2, refused: null });
  expect(chat.draft).toBe("Hello, Ben");
});

it("a line that was refused, or whose reply does not come, can be sent again", () => {
  const said = { key: "refused-chat-too-fast", args: {} };
  chat.draft = "Hello";
  chat.say({ text: "Hello" });
  chat.settle({ type: "chatted", id: 1, refused: { code: "too_fast", said } });
  expect([chat.draft, chat.failure, chat.busy]).toEqual(["Hello", said, false]);
  chat.say({ text: "Hello" });
  expect(chat.failure).toBe(null);
  chat.lose();
  expect([chat.draft, chat.failure?.key, chat.busy]).toEqual(["Hello", "web-chat-lost", false]);
  online = false;
  chat.say({ text: "Hello" });
  expect([chat.draft, chat.failure?.key, chat.busy]).toEqual(["Hello", "web-chat-lost", false]);
});

it("whom the server does not know connects again, once, and says it again", () => {
  const refused = { code: "not_seated", said: { key: "refused-chat-stranger", args: {} } } as const;
  chat.draft = "Hello";
  chat.say({ text: "Hello" });
  chat.settle({ type: "chatted", id: 1, refused });
  expect([renewed, chat.failure]).toEqual([1, null]);
  hear([], true);
  expect(sent.at(-1)).toEqual({ type: "chat", id: 2, says: { text: "Hello" } });
  chat.settle({ type: "chatted", id: 2, refused });
  expect([renewed, chat.failure, chat.draft]).toEqual([1, refused.said, "Hello"]);
});

it("new lines of others are counted until they are seen, also after a reload", () => {
  hear([line(0), line(1, { mine: true, speaker: "me" })], true);
  expect(chat.unread).toBe(1);
  chat.look();
  expect(chat.unread).toBe(0);
  hear([line(2), line(0, { side: "spectators", seat: null, speaker: "eve" })]);
  expect(chat.unread).toBe(2);
  chat = make();
  hear([line(0), line(2), line(0, { side: "spectators", seat: null, speaker: "eve" })], true);
  expect(chat.unread).toBe(2);
  chat.look();
  chat = make();
  hear([line(0), line(2), line(0, { side: "spectators", seat: null, speaker: "eve" })], true);
  expect(chat.unread).toBe(0);
  chat = make("another match");
  hear([line(0)], true);
  expect(chat.unread).toBe(1);
});

it("a number that is used again after a deletion is new", () => {
  hear([line(0), line(1)], true);
  chat.look();
  hear([line(0)], true);
  hear([line(1)]);
  expect(chat.unread).toBe(1);
});

it("the muted are neither shown, counted nor read aloud, at no table", () => {
  hear([], true);
  hear([line(0), line(0, { side: "spectators", speaker: "eve", name: "Eve", seat: null })]);
  expect(chat.latest?.speaker).toBe("eve");
  muted.mute("ben", "Ben");
  hear([line(1)]);
  expect(chat.latest?.speaker).toBe("eve");
  expect(chat.heard.map(({ speaker }) => speaker)).toEqual(["eve"]);
  expect([chat.unread, chat.silenced]).toEqual([1, [{ speaker: "ben", name: "Ben" }]]);
  chat = make("another match");
  hear([line(0)], true);
  expect(chat.heard).toEqual([]);
  muted.unmute("ben");
  expect(chat.heard).toHaveLength(1);
  muted.setAll(true);
  hear([line(1), line(2, { mine: true, speaker: "me" })]);
  expect([chat.heard.map(({ number }) => number), chat.unread]).toEqual([[2], 0]);
});

it("lines that were there before are not read aloud", () => {
  hear([line(0), line(1)], true);
  expect(chat.latest).toBe(null);
});

it("a text is shown as it is, a quick phrase in the reader's words", () => {
  expect(wording({ text: "<b>web-quick-hello</b>" })).toBe("<b>web-quick-hello</b>");
  expect(QUICK.map((quick) => wording({ quick }))).toContain("web-quick-good-luck");
});

it("times are told in words", () => {
  const now = 1_000_000_000;
  expect(ago(now - 59_000, now, "en")).toBe(null);
  // The reader's clock may be behind.
  expect(ago(now + 5_000, now, "en")).toBe(null);
  expect(ago(now - 61_000, now, "en")).toBe("1 min. ago");
  expect(ago(now - 7_300_000, now, "en")).toBe("2 hr. ago");
  expect(ago(now - 200_000_000, now, "en")).toBe("2 days ago");
});
