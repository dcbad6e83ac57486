/** What the catalog says about the pieces of Planet Defenders, in types; and phrases that the board puts together. */

import type { Color } from "$generated/defenders/Color";
import type { Defender } from "$generated/defenders/Defender";
import type { Energy } from "$generated/defenders/Energy";
import type { Order } from "$generated/defenders/Order";
import type { Payment } from "$generated/defenders/Payment";
import type { Phrase } from "$generated/words/Phrase";
import type { Piece } from "$generated/words/Piece";
import type { Side } from "$generated/defenders/Side";
import type { Stage } from "$state/stage.svelte";
import type { TileSide } from "$generated/defenders/TileSide";
import type { View } from "$generated/defenders/View";
import { speech } from "$words/language.svelte";

export const COLORS: readonly Color[] = ["blue", "orange", "green"];
export const DEFENDERS: readonly Defender[] = ["red", "yellow", "blue"];
export const SIDES: readonly Side[] = ["north", "east", "south", "west"];
export const TILES = ["C1", "C2", "C3"] as const;

export const ROBOT_TYPES = ["miner", "gardener", "courier", "welder", "sentinel", "surveyor"] as const;
export type RobotType = (typeof ROBOT_TYPES)[number];

export type PlanetType = "pulsar" | "deposit" | "rings" | "oasis";

/** An amount of which some may be of any color. */
export interface Amount {
  energy: Energy;
  any: number;
  batteries: number;
}

export interface Trade {
  gain: Energy;
  gain_batteries: number;
  pay_any: number;
  pay_batteries: number;
}

export type PlanetEffect = "track" | { gain: Amount } | { trade: Trade } | { die: Amount[] };

export interface PlanetFacts {
  type: PlanetType | null;
  effect: PlanetEffect;
}

export interface RobotFacts {
  cost: Energy;
  bonus: "nothing" | { batteries: number } | { cubes: Energy } | { any: number };
  points: number;
  type: RobotType;
}

export type TechnologyEffect =
  | "end_of_turn_battery"
  | { landing_battery: PlanetType }
  | { capture_discount: [PlanetType, [Color, Color]] }
  | { exchange: Color }
  | { interchange: [Color, Color] }
  | { extra_step: Defender };

export interface TechnologyFacts {
  effect: TechnologyEffect;
  cost: Amount;
}

export interface TileFacts {
  sides: { side: TileSide; order: Order }[];
}

/** Points by how many there are. */
export interface BoardFacts {
  robot_types: number[];
  technologies: number[];
}

function factsOf<T>(piece: Piece | null | undefined): T | null {
  return piece ? (piece.facts as unknown as T) : null;
}

export const planetFacts = (piece: Piece | null | undefined) => factsOf<PlanetFacts>(piece);
export const robotFacts = (piece: Piece | null | undefined) => factsOf<RobotFacts>(piece);
export const technologyFacts = (piece: Piece | null | undefined) => factsOf<TechnologyFacts>(piece);
export const tileFacts = (piece: Piece | null | undefined) => factsOf<TileFacts>(piece);
export const boardFacts = (piece: Piece | null | undefined) => factsOf<BoardFacts>(piece);

export const NOTHING: Amount = { energy: {}, any: 0, batteries: 0 };

/** What a robot gives when it is captured, as an amount; none if it gives nothing. */
export function bonusOf(robot: RobotFacts): Amount | null {
  const { bonus } = robot;
  if (bonus === "nothing") return null;
  if ("batteries" in bonus) return { ...NOTHING, batteries: bonus.batteries };
  if ("cubes" in bonus) return { ...NOTHING, energy: bonus.cubes };
  return { ...NOTHING, any: bonus.any };
}

/** The individual cubes, in color order. */
export const cubesOf = (energy: Energy): Color[] =>
  COLORS.flatMap((color) => Array.from({ length: energy[color] ?? 0 }, () => color));

export const viewOf = (stage: Stage): View => stage.shown as unknown as View;

/** What a piece does, in one line. */
export const linesOf = (piece: Piece | null): string =>
  piece ? [...piece.about, ...piece.lines.map((line) => line.text)].map((said) => speech.text(said)).join(". ") : "";

/** What its effect is, without what is printed beside it. */
export const effectText = (piece: Piece | null): string => piece?.lines.map((line) => speech.text(line.text)).join(". ") ?? "";

const PLACES = ["north-west", "north", "north-east", "west", "center", "east", "south-west", "south", "south-east"];

const word = (key: string, name: string, text: string): Phrase => ({ key, args: { [name]: { text } } });

export const placeName = (place: number): string => speech.text(word("defenders-place", "place", PLACES[place] ?? ""));
export const sideName = (side: Side): string => speech.text(word("defenders-side", "side", side));
export const colorName = (color: Color): string => speech.text(word("defenders-color", "color", color));
export const typeName = (type: RobotType): string => speech.text(word("defenders-robot-type", "type", type));

const SOURCES = {
  robots: "defenders-source-robots",
  robot_types: "defenders-source-robot-types",
  technologies: "defenders-source-technologies",
} as const;

export type Source = keyof typeof SOURCES;

export const sourceName = (source: Source): string => speech.text({ key: SOURCES[source] });

const counted = (key: string, count: number): string => speech.text({ key, args: { count: { number: count } } });

export const batteriesText = (count: number): string => counted("defenders-batteries", count);
export const pointsText = (count: number): string => counted("defenders-points", count);

/** An amount in words; empty for nothing. */
export function amountText({ energy, any, batteries }: Amount): string {
  const cubes = COLORS.filter((color) => (energy[color] ?? 0) > 0).map((color) =>
    speech.text({ key: "defenders-cubes", args: { color: { text: color }, count: { number: energy[color] ?? 0 } } }),
  );
  return [...cubes, ...(any > 0 ? [counted("defenders-any", any)] : []), ...(batteries > 0 ? [batteriesText(batteries)] : [])].join(" + ");
}

/** A payment in words, with the batteries that come back. */
export function paymentText({ energy, batteries }: Payment): string {
  const given = amountText({ energy, any: 0, batteries });
  return batteries < 0 ? speech.text({ key: "defenders-change", args: { given: { text: given }, change: { text: batteriesText(-batteries) } } }) : given;
}

/** What a control tile orders, in words. */
export const orderText = ({ defender, distance }: Order): string =>
  speech.text({
    key: "defenders-order",
    args: {
      defender: { piece: { id: `defender:${defender}`, name: `defenders-defender-${defender}` } },
      distance: { number: distance },
    },
  });
