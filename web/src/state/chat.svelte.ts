/** The chat of a match: what was said, what the reader has not seen yet, and the line that is being written. */

import type { ChatLine } from "$generated/ChatLine";
import type { ChatSide } from "$generated/ChatSide";
import type { FromPage } from "$generated/FromPage";
import type { Phrase } from "$generated/words/Phrase";
import type { Saying } from "$generated/Saying";
import type { ToPage } from "$generated/ToPage";
import { muted } from "./muted.svelte";

const REMEMBERED = "orrery.chat-read";
/** For how many matches it is remembered how far the reader has read. */
const MOST = 50;

/** How many lines of each side the reader has read, counted from the first that was ever said. */
type Read = Record<ChatSide, number>;

/** What the server told about the chat, or replied to a line. */
type Told<T extends ToPage["type"]> = Extract<ToPage, { type: T }>;

/** How the chat reaches the server. */
interface Line {
  /** Whether it could be sent. */
  send: (message: FromPage) => boolean;
  /** Connects again. */
  renew: () => void;
}

const hidden = (line: ChatLine): boolean => !line.mine && (muted.all || muted.has(line.speaker));

export class Chat {
  /** Whether something can be said at this table. */
  on = $state(false);
  /** Everything the reader may read, muted or not. */
  lines = $state.raw<ChatLine[]>([]);
  /** What is being written. It stays until the server has stored it. */
  draft = $state("");
  /** Why the last line was not sent. */
  failure = $state.raw<Phrase | null>(null);
  /** The last line of somebody else that came while the page was open. */
  latest = $state.raw<ChatLine | null>(null);
  private waiting = $state(false);
  private read = $state.raw<Read>({ players: 0, spectators: 0 });
  private sent: { id: number; says: Saying } = { id: 0, says: { text: "" } };

  /** What to say again once the connection is there. */
  private again: Saying | null = null;
  private isKnown = false;

  constructor(
    private readonly match: string,
    private readonly line: Line,
  ) {
    this.read = remembered()[match] ?? this.read;
  }

  /** The lines of those who are not muted. */
  get heard(): ChatLine[] {
    return this.lines.filter((line) => !hidden(line));
  }

  /** Those who said something here and are muted. */
  get silenced(): { speaker: string; name: string }[] {
    const found = this.lines.filter(({ speaker }) => muted.has(speaker)).map(({ speaker, name }) => [speaker, name] as const);
    return [...new Map(found)].map(([speaker, name]) => ({ speaker, name }));
  }

  get unread(): number {
    return this.heard.filter((line) => !line.mine && line.number >= this.read[line.side]).length;
  }

  /** Whether the server has not replied yet. */
  get busy(): boolean {
    return this.waiting;
  }

  /** Says something, unless the last line is still under way. */
  say(says: Saying): void {
    if (this.waiting) return;
    this.sent = { id: this.sent.id + 1, says };
    this.failure = null;
    this.waiting = this.line.send({ type: "chat", ...this.sent });
    if (!this.waiting) this.failure = LOST;
  }

  /** Everything has been seen. */
  look(): void {
    const next = { ...this.read };
    for (const { side, number } of this.lines) next[side] = Math.max(next[side], number + 1);
    if (next.players === this.read.players && next.spectators === this.read.spectators) return;
    this.keep(next);
  }

  hear({ on, all, lines }: Told<"chat">): void {
    this.on = on;
    this.lines = all ? lines : [...this.lines, ...lines];
    if (all) this.clamp();
    else this.latest = lines.findLast((line) => !line.mine && !hidden(line)) ?? this.latest;
    const again = this.again;
    this.again = null;
    if (again) this.say(again);
  }

  settle({ id, refused }: Told<"chatted">): void {
    if (id !== this.sent.id) return;
    this.waiting = false;
    const { says } = this.sent;
    // In a browser that comes for the first time, the socket may be older than the cookie.
    if (refused?.code === "not_seated" && !this.isKnown) {
      this.isKnown = true;
      this.again = says;
      this.line.renew();
      return;
    }
    this.failure = refused?.said ?? null;
    // Somebody may have typed on meanwhile.
    if (!refused && "text" in says && this.draft === says.text) this.draft = "";
  }

  /** The line under way was not read, or its reply will not come. */
  lose(why: Phrase = LOST): void {
    if (!this.waiting) return;
    this.waiting = false;
    this.failure = why;
  }

  /** Lines that the host has deleted are not counted as read: their numbers may be used again. */
  private clamp(): void {
    const ends: Read = { players: 0, spectators: 0 };
    for (const { side, number } of this.lines) ends[side] = number + 1;
    const { players, spectators } = this.read;
    // Spectators' lines are missing because the reader has sat down: that is no reason to count them as new later.
    const none = !this.lines.some(({ side }) => side === "spectators");
    this.keep({ players: Math.min(players, ends.players), spectators: none ? spectators : Math.min(spectators, ends.spectators) });
  }

  private keep(read: Read): void {
    this.read = read;
    try {
      const others = Object.entries(remembered()).filter(([match]) => match !== this.match);
      const kept = read.players + read.spectators > 0 ? [...others, [this.match, read] as const] : others;
      localStorage.setItem(REMEMBERED, JSON.stringify(Object.fromEntries(kept.slice(-MOST))));
    } catch {
      // It then lasts as long as the page.
    }
  }
}

const LOST: Phrase = { key: "web-chat-lost", args: {} };

function remembered(): Record<string, Read> {
  try {
    return JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as Record<string, Read>;
  } catch {
    return {};
  }
}
