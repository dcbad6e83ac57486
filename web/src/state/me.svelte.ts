/** The current player, and the available games: loaded once. */

import { untrack } from "svelte";
import type { GameInfo } from "$generated/GameInfo";
import type { Me } from "$generated/Me";
import { api } from "$net/http";

class Visitor {
  me = $state.raw<Me | null>(null);
  games = $state.raw<GameInfo[]>([]);
  failure = $state.raw<unknown>(null);
  private pending: Promise<void> | null = null;
  private meeting: Promise<void> | null = null;

  /** However many parts of the page ask at the same time, the server is asked once. */
  load(): Promise<void> {
    // An effect that asks must not run again because of the answer.
    this.pending ??= untrack(() => this.fetch()).finally(() => (this.pending = null));
    return this.pending;
  }

  /** The player alone, or why not. It comes first: the response sets the cookie that everything else depends on. */
  async meet(): Promise<void> {
    if (untrack(() => this.me)) return;
    this.meeting ??= api
      .me()
      .then((me) => void (this.me = me))
      .finally(() => (this.meeting = null));
    await this.meeting;
  }

  private async fetch(): Promise<void> {
    this.failure = null;
    try {
      await this.meet();
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
