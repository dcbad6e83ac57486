/**
 * When the table is heard: "your turn", dice, chips, cards, the end of the game. What happened before the page came is silent, each kind
 * sounds once for everything that arrives together, and nothing sounds before the reader has touched the page: browsers forbid it.
 */

import type { Logged } from "$generated/Logged";
import { settings } from "$state/settings.svelte";
import type { Stage } from "$state/stage.svelte";
import type { Sound, Synthesizer } from "./sound";

export type { Sound };

/** Which sounds a game's events make. */
export type SoundsOf = (events: readonly unknown[]) => Sound[];

/** A player who answered less than this many milliseconds ago is still looking at the table. */
const LOOKING = 2500;

/** Says when it is the reader's turn, and when the game has ended: not for what was so when the page came. */
export class Bell {
  private asked: boolean | null = null;
  private over: boolean | null = null;
  private answered = Number.NEGATIVE_INFINITY;

  hear({ asked, over, hidden, now }: { asked: boolean; over: boolean; hidden: boolean; now: number }): Sound[] {
    const sounds: Sound[] = [];
    if (this.asked === true && !asked) this.answered = now;
    if (this.asked === false && asked && (hidden || now - this.answered > LOOKING)) sounds.push("turn");
    if (this.over === false && over) sounds.push("end");
    [this.asked, this.over] = [asked, over];
    return sounds;
  }
}

class Chimes {
  private synthesizer: Promise<Synthesizer> | null = null;

  /** Plays each kind once, if sounds are on and allowed. */
  play(sounds: readonly Sound[]): void {
    const kinds = [...new Set(sounds)];
    if (kinds.length === 0 || !settings.sound || settings.volume === 0 || !navigator.userActivation?.hasBeenActive) return;
    this.synthesizer ??= import("./sound").then(({ Synthesizer }) => new Synthesizer());
    this.synthesizer.then((made) => made.play(kinds, settings.volume)).catch(() => {
      // A page without sound is a page all the same; the next one tries again.
      this.synthesizer = null;
    });
  }

  /** Plays what a table's events sound like, until the returned function is called. The stage tells only what happens now. */
  follow(stage: Stage, soundsOf: SoundsOf): () => void {
    return stage.listen((logged: Logged[]) => this.play(soundsOf(logged.map(({ event }) => event))));
  }
}

export const chimes = new Chimes();
