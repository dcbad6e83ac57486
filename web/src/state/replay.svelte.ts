/** A replayed match: the stage, fed by stored positions. */

import { tick } from "svelte";
import type { MatchInfo } from "$generated/MatchInfo";
import type { PlayerInfo } from "$generated/PlayerInfo";
import type { ReplayPosition } from "$generated/ReplayPosition";
import type { ReplayStep } from "$generated/ReplayStep";
import { api, type Api, type Eyes } from "$net/http";
import { Stage } from "./stage.svelte";

/** Milliseconds that each move is shown for while the replay plays. */
export const PACE = 1400;

export class Replay extends Stage {
  info = $state.raw<MatchInfo | null>(null);
  steps = $state.raw<ReplayStep[]>([]);
  /** Whether all seats' cards can be seen. */
  open = $state(false);
  eyes = $state<Eyes>("own");
  /** How many moves were made. */
  at = $state(0);
  playing = $state(false);
  failure = $state<unknown>(null);
  loaded = $state(false);

  private readonly positions = new Map<string, Promise<ReplayPosition>>();
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly id: string,
    private readonly from: Pick<Api, "replay" | "position"> = api,
  ) {
    super();
  }

  async load(eyes: Eyes = this.eyes): Promise<void> {
    try {
      const summary = await this.from.replay(this.id, eyes);
      this.eyes = eyes;
      this.info = summary.info;
      this.open = summary.open;
      this.steps = summary.steps;
      this.game = summary.info.game;
      this.variant = summary.info.variant;
      this.you = typeof eyes === "number" ? eyes : summary.info.you;
      this.players = summary.info.seats.map((seat, n) => playerOf(seat, n));
      this.loaded = true;
      await this.go(Math.min(this.at, summary.steps.length));
    } catch (failure) {
      this.failure = failure;
    }
  }

  /** Shows the table after this many moves. */
  async go(to: number): Promise<void> {
    const at = Math.max(0, Math.min(to, this.steps.length));
    this.at = at;
    try {
      const position = await this.position(at);
      // The reader has moved on in the meantime.
      if (this.at !== at) return;
      const drawn = this.changing();
      this.view = position.view;
      this.step = position.step;
      this.waiting = position.waiting;
      this.scores = position.scores;
      this.log = position.events;
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

  /** To the beginning of the next round, or of this or the last one. */
  async goRound(forward: boolean): Promise<void> {
    await this.go(roundStart(this.steps, this.at, forward));
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

/** After how many moves the next round begins, or this one or the last one did. */
export function roundStart(steps: readonly { round: number }[], at: number, forward: boolean): number {
  if (forward) {
    const round = steps[at]?.round;
    const next = steps.findIndex((step, n) => n > at && step.round !== round);
    return next === -1 ? steps.length : next;
  }
  const round = steps[at - 1]?.round;
  const first = steps.findIndex((step) => step.round === round);
  return first === -1 ? 0 : first;
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
