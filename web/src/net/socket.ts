/** The socket of a match: connects, says hello, and connects again for as long as the page wants it. */

import type { Drafted } from "$generated/Drafted";
import type { FromPage } from "$generated/FromPage";
import { PROTOCOL_VERSION } from "$generated/registry";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import type { RefusalCode } from "$generated/RefusalCode";
import type { ToPage } from "$generated/ToPage";

/** Waits before connecting again, in milliseconds. */
export const WAITS = [300, 1000, 2000, 4000, 8000, 15000] as const;
/** A socket that stays open this long resets the delays, in milliseconds. */
export const STEADY = 10_000;
/** A socket is pinged after this many milliseconds of silence, and given up after as many more. */
export const SILENCE = 20_000;
/** The same after the player sent something and waits, in milliseconds. Not every reply is quick (a hint is thought about); a pong is. */
export const REPLY = 5_000;

/** `gone`: the server refuses for good, and `reason` says why. */
export type Connection = "connecting" | "open" | "lost" | "gone";

/** What came of answers that were tried. */
export type Tried = { drafted: Drafted } | { refused: Phrase | null };

/** The part of a browser's socket that is used here. */
export type SocketLike = Pick<WebSocket, "send" | "close" | "onopen" | "onmessage" | "onclose" | "readyState">;

export interface SocketOptions {
  url: string;
  /** The index of the last log entry that the page has, and the seat it had then. */
  seen: () => { seen: number | null; you: number | null };
  heard: (message: ToPage) => void;
  /** `reason` is what the server said when it closed the last socket. */
  changed: (connection: Connection, reason: RefusalCode | null) => void;
  /** Asks, after a socket that never opened, whether to try again: a browser does not say why it failed. */
  ask?: () => Promise<RefusalCode | null>;
  open?: (url: string) => SocketLike;
}

/** Codes after which connecting again is useless. */
const FINAL: ReadonlySet<RefusalCode> = new Set<RefusalCode>([
  "protocol",
  "too_many_sockets",
  "old_rules",
  "closed",
  "blocked",
  "no_such_match",
]);

export function socketUrl(match: string, at: Location = location): string {
  const scheme = at.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${at.host}/api/matches/${encodeURIComponent(match)}/socket`;
}

export class MatchSocket {
  connection: Connection = "connecting";
  private socket: SocketLike | null = null;
  private failures = 0;
  private reason: RefusalCode | null = null;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private steady: ReturnType<typeof setTimeout> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** Whether something was sent since the server was last heard: sending more does not make the page wait longer. */
  private awaited = false;
  private nextId = 1;
  private readonly drafts = new Map<number, (tried: Tried) => void>();
  private readonly wake = () => this.reconnectNow();
  /** The browser knows that it is cut off long before its sockets do. */
  private readonly cut = () => this.connection === "open" && this.lose();

  constructor(private readonly options: SocketOptions) {
    globalThis.addEventListener?.("online", this.wake);
    globalThis.addEventListener?.("offline", this.cut);
    this.connect();
  }

  /** Sends if the socket is open. A page that was cut off must not act on what it saw before. */
  send(message: FromPage): boolean {
    if (this.connection !== "open" || !this.socket) return false;
    this.socket.send(JSON.stringify(message));
    if (!this.awaited) this.listen(REPLY);
    return true;
  }

  /** Tries answers, and the steps of one more. */
  draft(moves: JsonValue[], steps: JsonValue[]): Promise<Tried> {
    return new Promise((resolve) => {
      const id = this.nextId++;
      this.drafts.set(id, resolve);
      if (!this.send({ type: "draft", id, moves, steps })) this.settle(id, { refused: null });
    });
  }

  /** Makes the next attempt now. */
  reconnectNow(): void {
    if (this.connection !== "lost") return;
    clearTimeout(this.retry);
    this.connect();
  }

  /** Opens the socket again at once, as whoever this browser is by now. */
  renew(): void {
    if (this.connection !== "open") return;
    this.stop("connecting");
    this.connect();
  }

  close(): void {
    this.stop("gone");
    globalThis.removeEventListener?.("online", this.wake);
    globalThis.removeEventListener?.("offline", this.cut);
  }

  private connect(): void {
    this.become("connecting");
    const open = this.options.open ?? ((url) => new WebSocket(url));
    const socket = open(this.options.url);
    this.socket = socket;
    socket.onopen = () => {
      if (this.socket !== socket) return;
      const hello: FromPage = { type: "hello", protocol: PROTOCOL_VERSION, ...this.options.seen() };
      socket.send(JSON.stringify(hello));
      this.listen();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.socket === socket) this.hear(JSON.parse(event.data as string) as ToPage);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private hear(message: ToPage): void {
    this.listen();
    if (message.type === "hello") {
      // A server in trouble may say hello and close at once. The page must not reconnect in a tight loop then.
      clearTimeout(this.steady);
      this.steady = setTimeout(() => (this.failures = 0), STEADY);
      this.reason = null;
      this.become("open");
    } else if (message.type === "closing") {
      if (!FINAL.has(message.code)) return this.lose(message.code);
      this.reason = message.code;
      return this.stop("gone");
    } else if (message.type === "refused" && message.code === "protocol") {
      this.reason = message.code;
      return this.stop("gone");
    } else if (message.type === "drafted") {
      this.settle(message.id, message.drafted ? { drafted: message.drafted } : { refused: message.refused });
    }
    this.options.heard(message);
  }

  private settle(id: number, tried: Tried): void {
    const resolve = this.drafts.get(id);
    this.drafts.delete(id);
    resolve?.(tried);
  }

  /** Watches for silence: proxies drop quiet sockets, and sleeping machines notice late. */
  private listen(patience = SILENCE): void {
    clearTimeout(this.silence);
    this.awaited = patience === REPLY;
    this.silence = setTimeout(() => {
      this.awaited = true;
      this.socket?.send(JSON.stringify({ type: "ping", id: this.nextId++ } satisfies FromPage));
      this.silence = setTimeout(() => this.lose(), patience);
    }, patience);
  }

  /** `reason` is what the server said about it. A socket that simply fails has none. */
  private lose(reason: RefusalCode | null = null): void {
    const opened = this.connection === "open";
    this.reason = reason;
    this.stop("lost");
    if (!opened && reason === null) void this.inquire();
    const wait = WAITS[Math.min(this.failures, WAITS.length - 1)]!;
    this.failures += 1;
    // All pages that lost the same server must not come back at the same instant.
    this.retry = setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2));
  }

  private async inquire(): Promise<void> {
    const code = (await this.options.ask?.()) ?? null;
    if (code === null || this.connection === "open" || this.connection === "gone") return;
    this.reason = code;
    this.stop("gone");
  }

  private stop(as: Connection): void {
    clearTimeout(this.retry);
    clearTimeout(this.silence);
    clearTimeout(this.steady);
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
    for (const id of [...this.drafts.keys()]) this.settle(id, { refused: null });
    this.become(as);
  }

  private become(connection: Connection): void {
    this.connection = connection;
    this.options.changed(connection, this.reason);
  }
}
