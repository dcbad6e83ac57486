/** The current player, and the available games: loaded once. */

import { untrack } from "svelte";
import type { GameInfo } from "$generated/GameInfo";
import type { Me } from "$generated/Me";
import type { NewMatch } from "$generated/NewMatch";
import { api } from "$net/http";

class Visitor {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  failure = $state.raw<unknown>(null);

  /** An effect that asks must not run again because of the answer. */
  load(): Promise<void> {
    return untrack(() => this.fetch());
  }

  private async fetch(): Promise<void> {
    this.failure = null;
    try {
      // The player first: the response sets the cookie that everything else depends on.
      this.me ??= await api.me();
      if (this.games.length === 0) this.games = await api.games();
    } catch (failure) {
      this.failure = failure;
    }
  }

  async rename(name: string): Promise<void> {
    this.me = await api.rename(name);
  }

  /** Becomes the player of a secret link. */
  async become(secret: string): Promise<void> {
    this.me = await api.recover(secret);
  }

  /** The player has a secret link now. */
  linked(): void {
    if (this.me) this.me = { ...this.me, recoverable: true };
  }

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }
}

export const visitor = new Visitor();

/** The number of seats at a table created with one click. */
const TABLE = 3;

/** A table with the player and bots, created without further questions. */
export function quickMatch(game: GameInfo): NewMatch {
  const players = Math.max(game.least, Math.min(TABLE, game.most));
  const variant = game.variants.find((variant) => variant.players.includes(players));
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level: game.default_level }));
  return {
    game: game.id,
    ...(variant ? { variant: variant.id } : {}),
    in_order: false,
    seats: [{ kind: "me" }, ...bots],
    fixed_seats: false,
    clock: { kind: "none" },
    listed: false,
  };
}
