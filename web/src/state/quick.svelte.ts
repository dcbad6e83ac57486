/** Tables that are made with one click: the choices for each game, remembered in the browser. */

import type { GameInfo } from "$generated/GameInfo";
import type { NewMatch } from "$generated/NewMatch";
import { MATCHED, matched } from "./rating";
import { tables } from "./tables.svelte";

const REMEMBERED = "orrery.quick";
/** The variant that introduces a game. */
export const FIRST_GAME = "first-game";
/** The number of players until the reader chooses another. */
const TABLE = 3;

export interface QuickChoice {
  /** The level of the bots, or `MATCHED`. */
  level: string;
  players: number;
  /** Whether it is the reader's first game. */
  first: boolean;
}

/** The bots for somebody who has never finished a game. */
const GENTLE = "easy";

class Quick {
  /** Whether the reader has never finished a game. */
  novice = $state(false);
  private saved = $state.raw<Record<string, Partial<QuickChoice>>>(remembered());

  /** The last choice, as far as the game still allows it. */
  of(game: GameInfo): QuickChoice {
    const { level, players, first } = this.saved[game.id] ?? {};
    const allowed = Number.isInteger(players) && players! >= game.least && players! <= game.most;
    const count = allowed ? players! : Math.max(game.least, Math.min(TABLE, game.most));
    return {
      level: level !== undefined && isOffered(game, level) ? level : this.novice && game.levels.includes(GENTLE) ? GENTLE : MATCHED,
      players: count,
      first: first === true && hasFirstGame(game, count),
    };
  }

  choose(game: GameInfo, change: Partial<QuickChoice>): void {
    // What the game does not allow now stays remembered: it may with another number of players.
    this.saved = { ...this.saved, [game.id]: { ...this.saved[game.id], ...change } };
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(this.saved));
    } catch {
      // The choice then lasts as long as the page.
    }
  }
}

function remembered(): Record<string, Partial<QuickChoice>> {
  try {
    const saved = JSON.parse(localStorage.getItem(REMEMBERED) ?? "{}") as unknown;
    return typeof saved === "object" && saved !== null ? (saved as Record<string, Partial<QuickChoice>>) : {};
  } catch {
    // Nothing is stored, it is damaged, or storage is not allowed.
    return {};
  }
}

/** Whether a game has such opponents. */
const isOffered = (game: GameInfo, level: string): boolean =>
  level === MATCHED || game.levels.includes(level) || game.styles.some((style) => style.name === level);

/** The level that a choice stands for now. */
export const levelOf = (game: GameInfo, level: string): string => (level === MATCHED ? matched(game, tables.mine) : level);

/** Whether a game has a variant that introduces it to this number of players. */
export function hasFirstGame(game: GameInfo, players: number): boolean {
  return game.variants.some((variant) => variant.id === FIRST_GAME && variant.players.includes(players));
}

export const quick = new Quick();

/** A table with the player and bots, created without further questions. */
export function quickMatch(game: GameInfo, { level, players, first }: QuickChoice = quick.of(game)): NewMatch {
  const variant = game.variants.find((one) => one.players.includes(players) && (!first || one.id === FIRST_GAME));
  const bots = Array.from({ length: players - 1 }, () => ({ kind: "bot" as const, level: levelOf(game, level) }));
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
