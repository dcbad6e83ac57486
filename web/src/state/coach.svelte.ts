/** The coach: asks what a bot thinks of an answer before it is sent, and warns if another one is clearly better. */

import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { ReviewClass } from "$generated/ReviewClass";
import type { Phrase } from "$generated/words/Phrase";
import { settings, type CoachLevel } from "./settings.svelte";

/** Nobody waits longer than this for the coach, in milliseconds. */
export const PATIENCE = 4000;

/** How much worse an answer is that the coach speaks about. What is worse is the server's word, for hints as well. */
const SPEAKS: Record<CoachLevel, ReviewClass[]> = { off: [], gentle: ["mistake"], strict: ["inaccurate", "mistake"] };

export interface Warning {
  loss: number;
  points: number;
  /** The answer that is meant: the first of those that were put together. */
  answer: Phrase | null;
  better: Phrase;
  because: Phrase | null;
}

/** What the server found about an answer. */
type Checked = Omit<Warning, "better"> & { class: ReviewClass; better: Phrase | null };

const answered = (version: number, answer: JsonValue | undefined): string => JSON.stringify([version, answer]);

export class Coach {
  /** Whether there is a coach at this table: the same tables that have hints. */
  allowed = $state(false);
  warning = $state.raw<Warning | null>(null);
  /** Whether an answer is being looked at. */
  looking = $state(false);

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
    this.looking = true;
    // It never blocks: an answer is sent even if the coach has nothing to say.
    this.timer = setTimeout(() => this.goOn(), PATIENCE);
    return true;
  }

  hear(version: number, { loss, points, class: how, answer, better, because }: Checked): void {
    if (this.held?.version !== version || this.warning) return;
    if (!better || !SPEAKS[this.level()].includes(how)) return this.goOn();
    clearTimeout(this.timer);
    this.looking = false;
    this.heard = answered(version, this.held.moves[0]);
    this.warning = { loss, points, answer, better, because };
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
    this.looking = false;
    this.warning = null;
  }
}
