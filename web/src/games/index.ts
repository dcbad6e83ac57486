/**
 * The games' own parts of the page. Each is a file in `games/<id>/`, found by its name and loaded with its table:
 *
 * | file | what it draws | props |
 * | --- | --- | --- |
 * | `Board.svelte` | the middle of the table | `stage` |
 * | `Rival.svelte` | a player in miniature, inside of a panel | `stage`, `seat` |
 * | `Strip.svelte` | the phases of the round | `stage` |
 * | `Unseen.svelte` | what could still be drawn or held | `stage` |
 * | `Face.svelte` | one piece of the catalog, as wide as there is room | `piece` |
 * | `Art.svelte` | the game's picture on the first page | none |
 */

import type { Component } from "svelte";
import type { Seat } from "$generated/game/Seat";
import type { Stage } from "$state/stage.svelte";
import { setFace, type Face } from "$kit/faces.svelte";
import GenericBoard from "$kit/GenericBoard.svelte";
import DefendersArt from "./defenders/Art.svelte";
import RaceArt from "./race/Art.svelte";
import RollArt from "./roll/Art.svelte";

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
}

type Loader = () => Promise<{ default: unknown }>;

const FILES: Record<string, Loader> = import.meta.glob<{ default: unknown }>("./*/{Board,Rival,Strip,Unseen,Face}.svelte");

async function part<T>(game: string, name: string): Promise<T | null> {
  const file = FILES[`./${game}/${name}.svelte`];
  return file ? ((await file()).default as T) : null;
}

/** The parts of a game; a board is always there. */
export async function partsOf(game: string): Promise<GameParts> {
  const [Board, Rival, Strip, Unseen, own] = await Promise.all([
    part<GameParts["Board"]>(game, "Board"),
    part<Component<RivalProps>>(game, "Rival"),
    part<Component<BoardProps>>(game, "Strip"),
    part<Component<BoardProps>>(game, "Unseen"),
    part<Face>(game, "Face"),
  ]);
  if (own) setFace(game, own);
  return { Board: Board ?? (GenericBoard as GameParts["Board"]), Rival, Strip, Unseen };
}

/** Loads how a game's pieces are drawn, where there is no table. */
export async function loadFace(game: string): Promise<void> {
  const own = await part<Face>(game, "Face");
  if (own) setFace(game, own);
}

/** The games that this page knows, in the order of the first page. */
export const GAMES = ["race", "roll", "defenders"] as const;
export type GameId = (typeof GAMES)[number];

export const isGame = (id: string): id is GameId => (GAMES as readonly string[]).includes(id);

export const ART: Record<GameId, Component> = { race: RaceArt, roll: RollArt, defenders: DefendersArt };

/** The messages about each game. */
export const ABOUT = {
  race: { name: "web-game-race", line: "web-game-race-line", about: "web-game-race-about" },
  roll: { name: "web-game-roll", line: "web-game-roll-line", about: "web-game-roll-about" },
  defenders: { name: "web-game-defenders", line: "web-game-defenders-line", about: "web-game-defenders-about" },
} as const satisfies Record<GameId, unknown>;

const VARIANTS: Record<string, string> = {
  "race/standard": "web-variant-race-standard",
  "race/first-game": "web-variant-race-first-game",
  "race/advanced": "web-variant-race-advanced",
  "roll/standard": "web-variant-roll-standard",
  "roll/first-game": "web-variant-roll-first-game",
  "defenders/base": "web-variant-defenders-base",
  "defenders/advanced": "web-variant-defenders-advanced",
};

/** The message that names a variant; none for one that this page does not know. */
export const variantKey = (game: string, variant: string): string | null => VARIANTS[`${game}/${variant}`] ?? null;
