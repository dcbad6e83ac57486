/** The player's own tables: one list for the whole page, and where it is the player's turn. */

import type { MatchInfo } from "$generated/MatchInfo";
import type { MyMatch } from "$generated/MyMatch";
import { api } from "$net/http";

/** The list is not asked for more often than this, in milliseconds, unless a page opens. */
export const PERIOD = 30_000;

/** Whether somebody else at the table is a person, or may still come. */
export const hasPeople = (info: MatchInfo): boolean => info.seats.some((seat, n) => n !== info.you && seat.kind !== "bot");

class Tables {
  mine = $state.raw<MyMatch[]>([]);
  /** When the list was true; none until it has arrived. */
  at = $state<number | null>(null);
  /** Grows with every list that this window has asked for. */
  fetched = $state(0);
  private pending: Promise<void> | null = null;
  private asked = Number.NEGATIVE_INFINITY;
  /** What open tables have said since, which is newer than a list that was on its way. */
  private readonly turns = new Map<string, { turn: boolean; at: number }>();

  /** Asks for the list, unless it is on its way or was asked for within this time. */
  refresh(within = 0): Promise<void> {
    if (!this.pending && Date.now() - this.asked < within) return Promise.resolve();
    this.pending ??= this.fetch().finally(() => (this.pending = null));
    return this.pending;
  }

  private async fetch(): Promise<void> {
    this.asked = Date.now();
    try {
      this.set(await api.myMatches(), this.asked);
      this.fetched += 1;
    } catch {
      // The next attempt may succeed; games can still be played.
    }
  }

  set(mine: MyMatch[], at: number): void {
    this.mine = mine.map((match) => {
      const told = this.turns.get(match.info.id);
      return told && told.at > at ? { ...match, my_turn: told.turn } : match;
    });
    this.at = at;
  }

  /** An open table knows sooner than the list. */
  setTurn(id: string, turn: boolean): void {
    const at = Date.now();
    this.turns.set(id, { turn, at });
    if (this.at === null) return;
    this.mine = this.mine.map((match) => (match.info.id === id ? { ...match, my_turn: turn } : match));
    this.at = at;
  }

  /** Tables where others wait for the player. A bot can wait. */
  get due(): MyMatch[] {
    return this.mine.filter((match) => match.my_turn && match.info.status === "playing" && hasPeople(match.info));
  }

  /** Whether anything can happen without the player: somebody else is at one of the tables. */
  get lives(): boolean {
    return this.mine.some(({ info }) => info.status !== "over" && hasPeople(info));
  }
}

export const tables = new Tables();
