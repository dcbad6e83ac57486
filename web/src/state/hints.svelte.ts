/** What a bot thinks of the answers: requested, awaited, shown, and discarded with its question. */

import type { HintOption } from "$generated/HintOption";
import type { HintOthers } from "$generated/HintOthers";

export interface Hint {
  /** The best answers, the best first. */
  options: HintOption[];
  /** What the others are expected to answer. */
  predicted: HintOthers[];
  /** Whether it hardly matters which answer is given. */
  alike: boolean;
}

export class Hints {
  /** Whether there are hints at this table. */
  allowed = $state(false);
  /** Whether a hint is awaited. */
  busy = $state(false);
  told = $state.raw<Hint | null>(null);

  /** The version that a hint was asked for with, until the question changes. */
  private asked: number | null = null;

  constructor(
    private readonly version: () => number,
    private readonly send: (version: number) => boolean,
  ) {}

  ask(): void {
    if (!this.allowed || this.busy) return;
    this.asked = this.version();
    this.busy = this.send(this.asked);
  }

  hear(version: number, hint: Hint): void {
    // The question has changed since.
    if (version !== this.asked) return;
    this.busy = false;
    this.told = hint;
  }

  /** Stops waiting, because something was refused or the connection is lost. A hint that arrives anyway is shown. */
  give(): void {
    this.busy = false;
  }

  close(): void {
    this.told = null;
  }

  /** The question has changed. */
  forget(): void {
    this.asked = null;
    this.busy = false;
    this.told = null;
  }
}
