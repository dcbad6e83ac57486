/** A match that is played or watched: the stage, fed by the socket. */

import { tick } from "svelte";
import type { Chart } from "$generated/Chart";
import type { ClockChoice } from "$generated/ClockChoice";
import type { LessonSaid } from "$generated/LessonSaid";
import type { Logged } from "$generated/Logged";
import type { MatchStatus } from "$generated/MatchStatus";
import type { Outcome } from "$generated/game/Outcome";
import type { Phrase } from "$generated/words/Phrase";
import type { Question } from "$generated/words/Question";
import type { RefusalCode } from "$generated/RefusalCode";
import type { Seat } from "$generated/game/Seat";
import type { ToPage } from "$generated/ToPage";
import { api, RequestFailed } from "$net/http";
import { MatchSocket, socketUrl, type Connection, type SocketLike } from "$net/socket";
import { Arrangement } from "./arrangement.svelte";
import { Chat } from "./chat.svelte";
import { Drafts } from "./drafts.svelte";
import { Coach } from "./coach.svelte";
import { Hints } from "./hints.svelte";
import { Selection } from "./selection.svelte";
import { settings, type CoachLevel } from "./settings.svelte";
import { Stage } from "./stage.svelte";

/** What happened without a new position, such as that somebody left, is read after this time, in milliseconds. */
const ALONE = 50;

export interface Over {
  outcome: Outcome;
  sources: Phrase[];
  resigned: Seat[];
  chart: Chart;
}

/** Why a match cannot be opened, if trying again is useless. */
async function whyNot(id: string): Promise<RefusalCode | null> {
  try {
    await api.match(id);
  } catch (failure) {
    if (failure instanceof RequestFailed && failure.status === 404) return "no_such_match";
    if (failure instanceof RequestFailed && failure.code === "blocked") return "blocked";
  }
  return null;
}

export class Match extends Stage {
  connection = $state<Connection>("connecting");
  /** Why the server closed the last socket, or refuses for good. */
  reason = $state<RefusalCode | null>(null);
  /** Whether the server cannot save anything: nothing is sent until it can. */
  paused = $state(false);
  status = $state<MatchStatus>("waiting");
  clock = $state.raw<ClockChoice>({ kind: "none" });
  automatic = $state(false);
  /** The next match, once a rematch was made. */
  rematch = $state<string | null>(null);
  version = $state(0);
  undo = $state.raw<Phrase | null>(null);
  over = $state.raw<Over | null>(null);
  /** Why the last message was refused; new each time. */
  refusal = $state.raw<{ code: RefusalCode; said: Phrase } | null>(null);
  /** When the clocks were received, on the page's own clock. */
  told = $state(0);
  /** The lesson that the table is for. */
  lesson = $state<string | null>(null);
  /** What it says. */
  taught = $state.raw<LessonSaid | null>(null);
  /** Whether a state has arrived. */
  begun = $state(false);

  readonly hints = new Hints(
    () => this.version,
    (version) => this.socket.send({ type: "hint", version }),
  );

  readonly coach = new Coach(
    (version, answer) => this.socket.send({ type: "check", version, answer }),
    (version, moves) => !this.paused && this.socket.send({ type: "moves", version, moves }),
    () => this.selection!.refuse(),
    () => this.coachLevel,
  );

  /** What people say beside the game. */
  readonly chat: Chat;

  private readonly socket: MatchSocket;
  private readonly drafts: Drafts;
  private caughtUp = false;
  /** What happened on the way to the position that comes next: the page draws both at once, and not twice. */
  private unread: Logged[] = [];
  private reading: ReturnType<typeof setTimeout> | undefined;
  /** Whether the server was told how forced moves are made, on this connection. */
  private toldForced = false;
  /** Whether the lesson has not said anything since the last wish. */
  private learning = false;

  /** A lesson speaks for itself. In the whole game that ends a course there is a coach, whatever the player prefers elsewhere. */
  private get coachLevel(): CoachLevel {
    if (this.taught === null) return settings.coach;
    if (this.taught.mode !== "game") return "off";
    return settings.coach === "off" ? "gentle" : settings.coach;
  }

  constructor(
    readonly id: string,
    open?: (url: string) => SocketLike,
  ) {
    super();
    this.chat = new Chat(id, {
      send: (message) => !this.paused && this.socket.send(message),
      renew: () => this.socket.renew(),
    });
    this.selection = new Selection(
      {
        moves: (moves) => !this.paused && this.coach.send(this.version, moves),
        draft: (moves, steps) => this.socket.draft(moves, steps),
        changing: () => this.changing(),
      },
      () => ({ fills: settings.fills, oneClick: settings.oneClick, paysLater: settings.paysLater, order: this.order, held: this.held }),
    );
    this.drafts = new Drafts(id, this.selection);
    this.arrangement = new Arrangement(id);
    this.socket = new MatchSocket({
      url: socketUrl(id),
      seen: () => ({ seen: this.log.at(-1)?.index ?? null, you: this.you }),
      heard: (message) => this.hear(message),
      changed: (connection, reason) => {
        this.connection = connection;
        this.reason = reason;
        if (connection === "open") return;
        this.read();
        this.caughtUp = this.toldForced = this.learning = false;
        this.hints.give();
        this.coach.forget();
        this.chat.lose();
      },
      ask: () => whyNot(id),
      open,
    });
  }

  /** Whether an answer would be sent now. */
  get live(): boolean {
    return this.connection === "open" && !this.paused;
  }

  takeBack(): void {
    if (this.paused) return;
    this.selection!.takeBack();
    this.socket.send({ type: "undo", version: this.version });
  }

  /** Tells the server whether it makes this player's forced moves, unless it knows. */
  setForced(on: boolean): void {
    if (this.you === null || this.paused || this.status !== "playing") return;
    this.toldForced = true;
    if (this.automatic !== on) this.socket.send({ type: "automatic", on });
  }

  resign(): void {
    this.socket.send({ type: "resign" });
  }

  leave(): void {
    this.socket.send({ type: "leave" });
  }

  comeBack(): void {
    this.socket.send({ type: "return" });
  }

  wantRematch(): void {
    this.socket.send({ type: "rematch" });
  }

  /** Goes back to the question before, or has the lesson answer this one. */
  learn(wish: "back" | "skip"): void {
    // One wish at a time: what the lesson says next may offer neither.
    if (this.paused || this.learning) return;
    // What was not right is not proposed again.
    this.selection!.clearAll();
    this.learning = this.socket.send({ type: "lesson", wish });
  }

  reconnect(): void {
    this.socket.reconnectNow();
  }

  close(): void {
    this.socket.close();
    this.drafts.close();
  }

  private ask(question: Question | null): void {
    if (this.selection!.ask(question)) {
      this.hints.forget();
      this.coach.forget();
    }
    if (question) void this.drafts.resume();
  }

  /** Takes what happened into the log. */
  private read(): void {
    clearTimeout(this.reading);
    const events = this.unread;
    this.unread = [];
    const known = this.log.at(-1)?.index ?? -1;
    const first = events[0]?.index ?? Number.POSITIVE_INFINITY;
    const fresh = events.filter((entry) => entry.index > known);
    // Entries sent again replace the earlier ones.
    if (events.length > 0) this.log = [...this.log.filter((entry) => entry.index < first), ...events];
    // Events that were missed are in the log; they are not animated.
    if (fresh.length > 0 && this.caughtUp) void tick().then(() => this.tell(fresh));
  }

  private hear(message: ToPage): void {
    switch (message.type) {
      case "hello":
        this.game = message.game;
        this.variant = message.variant;
        // Each seat has a log of its own, and spectators have another.
        if (message.you !== this.you) this.log = [];
        this.you = message.you;
        this.clock = message.clock;
        this.lesson = message.lesson;
        this.plainBots = message.lesson !== null;
        break;
      case "table":
        this.players = message.players;
        this.status = message.status;
        // A lesson can go back from the end of its game.
        if (message.status !== "over") this.over = null;
        this.automatic = message.automatic;
        this.hints.allowed = message.hints;
        this.coach.allowed = message.hints;
        this.paused = message.paused;
        this.rematch = message.rematch;
        this.told = performance.now();
        // Once: another window of the same player may have another setting.
        if (!this.toldForced) this.setForced(settings.forced);
        break;
      case "state": {
        const drawn = this.changing();
        this.read();
        this.version = message.version;
        this.view = message.view;
        this.step = message.step;
        this.waiting = message.waiting;
        this.undo = message.undo;
        this.scores = message.scores;
        this.since = message.since;
        this.scored = message.scored;
        this.ask(message.question);
        this.begun = true;
        // The state is the last message of those that follow a connection.
        this.caughtUp = true;
        void tick().then(drawn);
        break;
      }
      case "events":
        this.read();
        this.unread = message.events;
        this.reading = setTimeout(() => this.read(), ALONE);
        break;
      case "refused":
        this.refusal = { code: message.code, said: message.said };
        this.selection!.refuse();
        this.learning = false;
        if (message.code === "lesson") this.selection!.clearAll();
        this.hints.give();
        // A line that was not even read has no other reply.
        if (message.code === "too_fast" || message.code === "malformed") this.chat.lose(message.said);
        break;
      case "lesson":
        this.learning = false;
        this.taught = message;
        this.spot = new Set(message.light);
        break;
      case "hint":
        this.hints.hear(message.version, message);
        break;
      case "checked":
        this.coach.hear(message.version, message);
        break;
      case "chat":
        this.chat.hear(message);
        break;
      case "chatted":
        this.chat.settle(message);
        break;
      case "over":
        this.over = message;
        break;
      case "accepted":
      case "drafted":
      case "pong":
      case "closing":
        break;
    }
  }
}
