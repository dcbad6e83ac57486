/** Which cards of a hand are new: a row that is swiped may show others, and a hand in an order of its own has them anywhere. */

import { untrack } from "svelte";

export class Arrivals {
  /** The cards that came last, until the player has answered. */
  fresh = $state.raw<readonly string[]>([]);

  private seen = new Set<string>();
  private held: readonly string[] = [];
  private heldBefore: readonly string[] = [];

  /** The hand is this one now. Cards that an answer takes, and clearing it brings back, are not new. */
  see(cards: readonly string[]): void {
    const came = cards.filter((id) => !this.seen.has(id));
    // The first hand is new as a whole, and so is that of another player.
    const isAnother = !cards.some((id) => this.held.includes(id));
    const earlier = untrack(() => this.fresh).filter((id) => cards.includes(id) && !came.includes(id));
    const fresh = isAnother ? [] : [...earlier, ...came];
    for (const id of cards) this.seen.add(id);
    this.held = cards;
    if (fresh.join() !== untrack(() => this.fresh).join()) this.fresh = fresh;
  }

  /** The player has answered: what came before has been looked at, and what comes back much later is new again. */
  answered(): void {
    this.forget();
    // Taking the answer back brings back the cards that were paid for it.
    this.seen = new Set([...this.heldBefore, ...this.held]);
    this.heldBefore = this.held;
  }

  /** The player answers: nothing is new while the reply is awaited. */
  forget(): void {
    this.fresh = [];
  }
}
