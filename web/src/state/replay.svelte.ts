/** A replayed match: the stage, fed by stored positions. */

import { tick } from "svelte";
import type { Fact } from "$generated/words/Fact";
import type { MatchInfo } from "$generated/MatchInfo";
import type { PlayerInfo } from "$generated/PlayerInfo";
import type { ReplayPhase } from "$generated/ReplayPhase";
import type { ReplayPosition } from "$generated/ReplayPosition";
import type { ReplayStep } from "$generated/ReplayStep";
import { api, RequestFailed, type Api, type Eyes } from "$net/http";
import { Stage } from "./stage.svelte";

/** Milliseconds that each move is shown for while the replay plays. */
export const PACE = 1400;

/** How far a step goes. */
export type Stride = "move" | "phase" | "round";

/** Targets of things that every player has. They are marked only where the mover's are drawn. */
const OWN = /^(stack|column|die|dictate)\b/;

export class Replay extends Stage {
  info = $state.raw<MatchInfo | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  phases = $state.raw<ReplayPhase[]>([]);
  /** Whether all seats' cards can be seen. */
  open = $state(false);
  eyes = $state<Eyes>("own");
  /** How many moves were made. */
  at = $state(0);
  /** What the last of them cost and brought. */
  facts = $state.raw<Fact[]>([]);
  playing = $state(false);
  failure = $state<unknown>(null);
  loaded = $state(false);

  /** The move that led here; none at the beginning. */
  readonly move: ReplayStep | null = $derived(this.steps[this.at - 1] ?? null);
  /** The phase that the last move was made in, or the first. */
  readonly phase: ReplayPhase | null = $derived(this.phases.findLast(({ first }) => first < Math.max(1, this.at)) ?? null);
  /** Where rounds begin; what comes before the first round counts to it. */
  readonly rounds: { round: number; first: number }[] = $derived(roundsOf(this.phases));

  private readonly positions = new Map<string, Promise<ReplayPosition>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly from: Pick<Api, "replay" | "position"> = api,
  ) {
    super();
  }

  /** Opens the replay at the position that an address names, or at the nearest one. */
  async begin(search: string): Promise<void> {
    const { at, eyes } = addressed(search);
    this.at = at;
    await this.load(eyes);
    const refused = this.failure instanceof RequestFailed && [400, 403, 404].includes(this.failure.status);
    if (refused && eyes !== "own") {
      this.failure = null;
      await this.load("own");
    }
  }

  async load(eyes: Eyes = this.eyes): Promise<void> {
    try {
      const summary = await this.from.replay(this.id, eyes);
      this.eyes = eyes;
      this.info = summary.info;
      this.open = summary.open;
      this.steps = summary.steps;
      this.phases = summary.phases;
      this.game = summary.info.game;
      this.variant = summary.info.variant;
      this.you = typeof eyes === "number" ? eyes : eyes === "all" ? null : summary.info.you;
      this.players = summary.info.seats.map((seat, n) => playerOf(seat, n));
      this.loaded = true;
      await this.go(this.at);
    } catch (failure) {
      this.failure = failure;
    }
  }

  /** Shows the table before a move, and marks what that move is about. */
  async decide(number: number): Promise<void> {
    await this.go(number - 1, true);
  }

  /** Shows the table after this many moves. What the last of them was about is marked, or what the next one is about. */
  async go(to: number, ahead = false): Promise<void> {
    const at = Math.max(0, Math.min(to, this.steps.length));
    this.at = at;
    try {
      const eyes = this.eyes;
      const [position, marking] = await Promise.all([this.position(at), this.position(ahead ? at + 1 : at)]);
      // The reader has moved on in the meantime.
      if (this.at !== at || this.eyes !== eyes) return;
      const drawn = this.changing();
      this.view = position.view;
      this.seats = position.seats;
      this.scores = position.scores;
      this.log = position.events;
      this.facts = position.made?.facts ?? [];
      this.marked = this.marks(marking.made?.on ?? [], this.steps[ahead ? at : at - 1]?.seat);
      this.failure = null;
      await tick();
      drawn();
      this.tell(position.events);
      if (at < this.steps.length) void this.position(at + 1).catch(() => {});
    } catch (failure) {
      this.failure = failure;
      this.pause();
    }
  }

  /** One move, phase or round on or back: to the beginning of the next, or of this or the previous one. */
  async stride(by: Stride, forward: boolean): Promise<void> {
    if (by === "move") return this.go(this.at + (forward ? 1 : -1));
    const starts = (by === "phase" ? this.phases : this.rounds).map(({ first }) => first);
    return this.go(jump(starts, this.at, forward, this.steps.length));
  }

  /** The part of the address that leads back here. */
  get address(): string {
    return `?at=${this.at}${this.eyes === "own" ? "" : `&as=${this.eyes}`}`;
  }

  play(): void {
    if (this.at >= this.steps.length) this.at = 0;
    this.playing = true;
    this.schedule();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  private schedule(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(async () => {
      if (!this.playing) return;
      await this.go(this.at + 1);
      if (this.at >= this.steps.length) this.pause();
      else if (this.playing) this.schedule();
    }, PACE);
  }

  private marks(on: string[], mover: number | undefined): ReadonlySet<string> {
    const isFront = this.you === null || this.you === mover;
    return new Set(isFront ? on : on.filter((target) => !OWN.test(target)));
  }

  private position(at: number): Promise<ReplayPosition> {
    const key = `${this.eyes}/${at}`;
    let position = this.positions.get(key);
    if (!position) {
      position = this.from.position(this.id, at, this.eyes);
      position.catch(() => this.positions.delete(key));
      this.positions.set(key, position);
    }
    return position;
  }
}

/** The next beginning after `at`, or the end; or the last one before it, or 0. */
export function jump(starts: readonly number[], at: number, forward: boolean, end: number): number {
  if (forward) return starts.find((start) => start > at) ?? end;
  return starts.findLast((start) => start < at) ?? 0;
}

/** Where each round begins. What comes before the first round has no number and no place of its own. */
export function roundsOf(phases: readonly { round: number; first: number }[]): { round: number; first: number }[] {
  return phases.filter(({ round }, n) => round > 0 && phases[n - 1]?.round !== round).map(({ round, first }) => ({ round, first }));
}

/** The position and the point of view in an address. What makes no sense there counts as little as possible. */
export function addressed(search: string): { at: number; eyes: Eyes } {
  const asked = new URLSearchParams(search);
  const at = Number.parseFloat(asked.get("at") ?? "");
  const as = asked.get("as") ?? "";
  const eyes: Eyes = as === "all" ? "all" : /^\d$/.test(as) ? Number(as) : "own";
  return { at: Number.isNaN(at) ? 0 : Math.max(0, Math.min(Math.round(at), Number.MAX_SAFE_INTEGER)), eyes };
}

function playerOf(seat: MatchInfo["seats"][number], n: number): PlayerInfo {
  return {
    seat: n,
    name: seat.kind === "person" ? seat.name : null,
    bot: seat.kind === "bot" ? seat.name : null,
    open: seat.kind === "open",
    online: false,
    stand_in: false,
    resigned: false,
    rematch: false,
    clock_runs: false,
    time_left: null,
  };
}
