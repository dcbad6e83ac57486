/** The coach: asks what a bot thinks of an answer before it is sent, and warns if another one is clearly better. */

import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import { settings, type CoachLevel } from "./settings.svelte";

/** Nobody waits longer than this for the coach, in milliseconds. */
export const PATIENCE = 4000;

/** From which loss of win probability or of points the coach speaks. */
const SPEAKS: Record<Exclude<CoachLevel, "off">, { loss: number; points: number }> = {
  gentle: { loss: 0.06, points: 3 },
  strict: { loss: 0.02, points: 1 },
};

export interface Warning {
  loss: number;
  points: number;
  better: Phrase;
  because: Phrase | null;
}

const answered = (version: number, answer: JsonValue | undefined): string => JSON.stringify([version, answer]);

export class Coach {
  /** Whether there is a coach at this table: the same tables that have hints. */
  allowed = $state(false);
  warning = $state.raw<Warning | null>(null);

  private held: { version: number; moves: JsonValue[] } | null = null;
  /** The answer that the player has been warned about. Whoever chooses it again has decided. */
  private heard = "";
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly check: (version: number, answer: JsonValue) => boolean,
    private readonly give: (version: number, moves: JsonValue[]) => boolean,
    /** The question stands: another answer can be chosen. */
    private readonly release: () => void,
    private readonly level: () => CoachLevel = () => settings.coach,
  ) {}

  /** Sends answers, after a look at the first if the coach is on. */
  send(version: number, moves: JsonValue[]): boolean {
    const [first] = moves;
    if (!this.allowed || this.level() === "off" || first === undefined) return this.give(version, moves);
    if (this.heard === answered(version, first)) return this.give(version, moves);
    if (!this.check(version, first)) return false;
    this.held = { version, moves };
    // It never blocks: an answer is sent even if the coach has nothing to say.
    this.timer = setTimeout(() => this.goOn(), PATIENCE);
    return true;
  }

  hear(version: number, { loss, points, better, because }: Omit<Warning, "better"> & { better: Phrase | null }): void {
    const level = this.level();
    if (this.held?.version !== version || this.warning) return;
    const speaks = level === "off" ? null : SPEAKS[level];
    if (!better || !speaks || (loss < speaks.loss && points < speaks.points)) return this.goOn();
    clearTimeout(this.timer);
    this.heard = answered(version, this.held.moves[0]);
    this.warning = { loss, points, better, because };
  }

  /** The answer is sent as it is. */
  goOn(): void {
    const held = this.held;
    this.forget();
    if (held && !this.give(held.version, held.moves)) this.release();
  }

  /** Another answer may be chosen. */
  lookAgain(): void {
    this.forget();
    this.release();
  }

  /** The question has changed, or the connection is lost: nothing is held back any more. */
  forget(): void {
    clearTimeout(this.timer);
    this.held = null;
    this.warning = null;
  }
}
