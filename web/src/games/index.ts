/**
 * The games' own parts of the page. Each is a file in `games/<id>/`, found by its name and loaded with its table:
 *
 * | file | what it draws | props |
 * | --- | --- | --- |
 * | `Board.svelte` | the middle of the table | `stage` |
 * | `Rival.svelte` | a player in miniature, inside of a panel | `stage`, `seat` |
 * | `Strip.svelte` | the phases of the round | `stage` |
 * | `Unseen.svelte` | what could still be drawn or held | `stage` |
 * | `Final.svelte` | a player's tableau after the end, with its pieces | `stage`, `seat` |
 * | `Face.svelte` | one piece of the catalog, as wide as there is room | `piece` |
 * | `Art.svelte` | the game's picture on the first page | none |
 * | `recap.ts` | a function `recap`: what a player did, in a few signs; `band`, if floats lie in its row on a phone; `stacked`, if each player has a row elsewhere | the events, the seat, the pieces |
 * | `log.ts` | a function `fold`: what several events tell about one thing, in one line of the log | the entries |
 * | `sounds.ts` | a function `sounds`: what events sound like | the events |
 *
 * `about.ts` has what the page says about the game. Without it and the picture of a game that the server knows, this file does
 * not compile.
 */

import type { Component } from "svelte";
import type { Seat } from "$generated/game/Seat";
import { GAMES, type GameId } from "$generated/registry";
import type { Stage } from "$state/stage.svelte";
import { setFace, type Face } from "$kit/faces.svelte";
import type { SoundsOf } from "$kit/chimes.svelte";
import type { Recap } from "$kit/glimpse";
import type { Fold } from "$kit/rounds";
import { t } from "$words/language.svelte";
import type { About } from "./about";
import DefendersArt from "./defenders/Art.svelte";
import { about as defenders } from "./defenders/about";
import RaceArt from "./race/Art.svelte";
import { about as race } from "./race/about";
import RollArt from "./roll/Art.svelte";
import { about as roll } from "./roll/about";

export interface BoardProps {
  stage: Stage;
}

export interface RivalProps {
  stage: Stage;
  seat: Seat;
}

export interface GameParts {
  Board: Component<BoardProps>;
  Rival: Component<RivalProps> | null;
  Strip: Component<BoardProps> | null;
  Unseen: Component<BoardProps> | null;
  recap: Recap | null;
  /** How high the row of the recap is on an upright phone, in pixels, if floats of the board lie there. */
  band: number | null;
  /** Whether each of the others has a row of the recap where the window is broad. */
  stacked: boolean;
  sounds: SoundsOf | null;
  fold: Fold | null;
  /** Whether the phases are in the only row of the bar of an upright phone. */
  slim: boolean;
}

type Loader = () => Promise<{ default: unknown }>;

const FILES: Record<string, Loader> = import.meta.glob<{ default: unknown }>("./*/{Board,Rival,Strip,Unseen,Final,Face}.svelte");

interface Recapped {
  recap: Recap;
  band?: number;
  stacked?: boolean;
}

const RECAPS: Record<string, () => Promise<Recapped>> = import.meta.glob<Recapped>("./*/recap.ts");
const SOUNDS: Record<string, () => Promise<{ sounds: SoundsOf }>> = import.meta.glob<{ sounds: SoundsOf }>("./*/sounds.ts");
const LOGS: Record<string, () => Promise<{ fold: Fold }>> = import.meta.glob<{ fold: Fold }>("./*/log.ts");

async function part<T>(game: string, name: string): Promise<T | null> {
  const file = FILES[`./${game}/${name}.svelte`];
  return file ? ((await file()).default as T) : null;
}

/** The board of a game that has none of its own. */
const generic = async (): Promise<GameParts["Board"]> => (await import("$kit/GenericBoard.svelte")).default;

/** The parts of a game; a board is always there. */
export async function partsOf(game: string): Promise<GameParts> {
  const [Board, Rival, Strip, Unseen, own, told, heard, log] = await Promise.all([
    part<GameParts["Board"]>(game, "Board"),
    part<Component<RivalProps>>(game, "Rival"),
    part<Component<BoardProps>>(game, "Strip"),
    part<Component<BoardProps>>(game, "Unseen"),
    part<Face>(game, "Face"),
    RECAPS[`./${game}/recap.ts`]?.(),
    SOUNDS[`./${game}/sounds.ts`]?.(),
    LOGS[`./${game}/log.ts`]?.(),
  ]);
  if (own) setFace(game, own);
  return {
    Board: Board ?? (await generic()),
    Rival,
    Strip,
    Unseen,
    recap: told?.recap ?? null,
    band: told?.band ?? null,
    stacked: told?.stacked ?? false,
    sounds: heard?.sounds ?? null,
    fold: log?.fold ?? null,
    slim: isGame(game) && ABOUT[game].slim === true,
  };
}

/** How a game draws a player's tableau after the end; null if it does not. */
export const finalOf = (game: string): Promise<Component<RivalProps> | null> => part<Component<RivalProps>>(game, "Final");

/** Loads how a game's pieces are drawn, where there is no table. */
export async function loadFace(game: string): Promise<void> {
  const own = await part<Face>(game, "Face");
  if (own) setFace(game, own);
}

export { GAMES, type GameId };

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

export const ART: Record<GameId, Component> = { race: RaceArt, roll: RollArt, defenders: DefendersArt };

/** The messages about each game. */
export const ABOUT: { [G in GameId]: About<G> } = { race, roll, defenders };

/** What a puzzle is about: its theme begins with its game. */
export const puzzleTheme = (game: string, theme: string): string =>
  isGame(game) ? t(ABOUT[game].puzzle, { theme: theme.slice(game.length + 1) }) : theme;

/** The message that names a variant; none for one that this page does not know. */
export function variantKey(game: string, variant: string): string | null {
  const variants: Record<string, string> = isGame(game) ? ABOUT[game].variants : {};
  return variants[variant] ?? null;
}
