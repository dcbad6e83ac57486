/**
 * The table that is on the page: what boards are drawn from, whether a match is played, watched or replayed.
 *
 * There is at most one at a time, `stage()`. A match fills it from its socket, a replay from positions.
 */

import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Logged } from "$generated/Logged";
import type { Phrase } from "$generated/words/Phrase";
import type { PlayerInfo } from "$generated/PlayerInfo";
import type { Seat } from "$generated/game/Seat";
import { speech, t } from "$words/language.svelte";
import type { Segment } from "$words/book";
import type { Arrangement } from "./arrangement.svelte";
import { aboutLevel, levelName } from "./bots";
import type { Pieces } from "./catalogs.svelte";
import type { Selection } from "./selection.svelte";

export type Listener = (events: Logged[]) => void;

export class Stage {
  game = $state("");
  variant = $state("");
  /** The viewer's seat; null for spectators. */
  you = $state<Seat | null>(null);
  players = $state.raw<PlayerInfo[]>([]);
  /** The game's own view. */
  view = $state.raw<JsonValue>(null);
  /** Every seat's own view, where all of them can be seen: in a replay, after the end. */
  seats = $state.raw<JsonValue[]>([]);
  step = $state.raw<Phrase | null>(null);
  waiting = $state.raw<Seat[]>([]);
  scores = $state.raw<number[]>([]);
  log = $state.raw<Logged[]>([]);
  /** The index of the first entry of the log since this seat last decided something. */
  since = $state(0);
  /** The points that each seat has gained since then; empty before the first decision. */
  scored = $state.raw<number[]>([]);
  pieces = $state.raw<Pieces | null>(null);
  /** How a question is answered; none where nothing is asked, as in a replay. */
  selection = $state.raw<Selection | null>(null);
  /** The order of the player's hand; none where nobody plays. */
  arrangement: Arrangement | null = null;
  /** Puts pieces into the order in which the board shows them, where that is the player's choice. */
  order: ((pieces: readonly string[]) => readonly string[]) | null = null;

  /** The targets of the piece that the board puts before the player: places that are touched are meant for it. */
  held: readonly string[] = [];

  /** The targets of the move that led here, in a replay. */
  marked = $state.raw<ReadonlySet<string>>(new Set());

  /** What a lesson speaks of. */
  spot = $state.raw<ReadonlySet<string>>(new Set());

  /** Whether bots are named without their level, as in a lesson, where they play what it says. */
  protected plainBots = $state(false);

  /** What the board shows: the view, or what it would be after the answers that are put together. */
  get shown(): JsonValue {
    return this.selection?.view ?? this.view;
  }

  private readonly listeners = new Set<Listener>();
  private readonly before = new Set<() => () => void>();

  /** Receives events from now on, after the view that shows them has been drawn. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Is called before the view changes; what it returns is called once the new view has been drawn. */
  beforeChange(measure: () => () => void): () => void {
    this.before.add(measure);
    return () => this.before.delete(measure);
  }

  protected changing(): () => void {
    const after = [...this.before].map((measure) => measure());
    return () => after.forEach((run) => run());
  }

  protected tell(events: Logged[]): void {
    // Entries that are not about the game, such as an undo, are only for the log.
    const played = events.filter(({ event }) => event !== null);
    if (played.length > 0) for (const listener of this.listeners) listener(played);
  }

  /** A player's name. */
  nameOf = (seat: Seat): string => {
    const player = this.players[seat];
    if (player?.name) return player.name;
    if (player?.bot) return this.plainBots ? starName(seat) : botName(player.bot, seat);
    if (player?.open) return t("web-seat-open");
    return t("web-seat-number", { number: seat + 1 });
  };

  /** A sentence about the bot of a seat, unless it plays what a lesson says. */
  aboutBot = (seat: Seat): string | null => {
    const level = this.players[seat]?.bot;
    return level && !this.plainBots ? aboutLevel(level) : null;
  };

  say = (phrase: Phrase): Segment[] => speech.say(phrase, this.nameOf);
  text = (phrase: Phrase): string => speech.text(phrase, this.nameOf);
  /** The name of a piece, or its id until the catalog is there. */
  pieceName = (id: string): string => {
    const piece = this.pieces?.get(id);
    return piece ? speech.text(piece.name) : id;
  };

  get others(): Seat[] {
    const count = this.players.length;
    const first = this.you === null ? 0 : this.you + 1;
    const seats = Array.from({ length: count }, (_, n) => (first + n) % count);
    return seats.filter((seat) => seat !== this.you);
  }
}

/** Bots are named after stars, so several of one level can be told apart. */
const STARS = ["Vega", "Altair", "Rigel", "Deneb", "Spica"];

const starName = (seat: Seat): string => STARS[seat % STARS.length]!;

export function botName(level: string, seat: Seat): string {
  return t("web-bot-name", { star: starName(seat), level: levelName(level) });
}

let current = $state.raw<Stage | null>(null);

export const stage = (): Stage | null => current;

export function setStage(next: Stage | null): void {
  current = next;
}
