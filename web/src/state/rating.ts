/**
 * How strong a player is in a game, from finished games against bots.
 *
 * The rating is computed from the list of finished games that the server keeps, and stored nowhere. So it is the same in every window and on
 * every device of the player; a game that is under way, a move that was taken back and a lesson are not in that list, and nothing can be counted twice.
 *
 * It is counted in rungs of the ladder, the first of which is 1. After a game it moves by the part of a win that was won beyond what was
 * expected, times a step that falls from two and a half rungs to half a rung. So whoever plays bots of their own rung wins as often as each of them.
 */

import type { GameInfo } from "$generated/GameInfo";
import type { MyMatch } from "$generated/MyMatch";

/** The choice of opponents that follow the player's results. */
export const MATCHED = "match";

/** Elo between two rungs, about as `orrery ladder` measures it, as a factor of the odds. */
const ODDS = 10 ** (120 / 400);
/** The step that remains after many games, and what the first game adds to it. */
const STEP = { last: 0.5, first: 2 };
/** The level that plays at random: it is below the ladder. */
const RANDOM = "random";

/** The rungs of the ladder, the weakest first. */
export const rungs = (game: GameInfo): string[] => game.levels.filter((level) => level !== RANDOM);

/** The rung of a level or a style, from 1; none for what is not on the ladder. */
export function rungOf(game: GameInfo, level: string): number | null {
  const like = game.styles.find((style) => style.name === level)?.like ?? level;
  return rungs(game).indexOf(like) + 1 || null;
}

/** What a finished game says: the rungs of the others, and the part of the win that the player got. None if it is no game against bots alone. */
function result(game: GameInfo, { info, places }: MyMatch): { others: number[]; won: number } | null {
  const { you } = info;
  if (info.game !== game.id || info.status !== "over" || info.lesson !== null || you === null) return null;
  const others = info.seats.flatMap((seat, n) => (n === you ? [] : [seat.kind === "bot" ? rungOf(game, seat.name ?? "") : null]));
  const mine = places[you];
  if (mine === undefined || !others.every((rung) => rung !== null)) return null;
  const winners = places.filter(({ rank }) => rank === 1).length;
  return { others, won: mine.rank === 1 ? 1 / winners : 0 };
}

/** The part of the wins that somebody of this rating gets against these rungs. */
function expected(rating: number, others: readonly number[]): number {
  const own = ODDS ** rating;
  return own / others.reduce((all, rung) => all + ODDS ** rung, own);
}

/** The player's rating in a game, in rungs: the middle one before the first game. */
export function ratingOf(game: GameInfo, mine: readonly MyMatch[]): number {
  const count = rungs(game).length;
  const results = [...mine].sort((a, b) => a.changed - b.changed).flatMap((match) => result(game, match) ?? []);
  return results.reduce(
    (rating, { others, won }, games) => {
      const step = STEP.last + STEP.first / (1 + games);
      return Math.max(1, Math.min(count, rating + step * (won - expected(rating, others))));
    },
    count / 2,
  );
}

/** The level that is as strong as the player. */
export function matched(game: GameInfo, mine: readonly MyMatch[]): string {
  return rungs(game)[Math.round(ratingOf(game, mine)) - 1] ?? game.default_level;
}
