/** Bags of dice, the strip that dice are assigned on, and the sides of tiles: what the view says, put in an order to draw. */

import type { Assigning } from "$generated/roll/Assigning";
import type { Color } from "$generated/roll/Color";
import type { Columns } from "$generated/roll/Columns";
import type { Dice } from "$generated/roll/Dice";
import type { OwnView } from "$generated/roll/OwnView";
import type { Phase } from "$generated/roll/Phase";
import type { Rolled } from "$generated/roll/Rolled";
import type { Selection } from "$generated/roll/Selection";
import type { Side } from "$generated/roll/Side";
import type { View } from "$generated/roll/View";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import type { Seat } from "$generated/game/Seat";
import type { Stage } from "$state/stage.svelte";

export const COLORS: readonly Color[] = ["home", "military", "consumption", "novelty", "rare", "genes", "alien"];
export const PHASES: readonly Phase[] = ["explore", "develop", "settle", "produce", "ship"];
export const SIDES: readonly Side[] = ["development", "world"];

export const viewOf = (stage: Stage): View => stage.shown as unknown as View;

/** The colors of a bag and how many dice there are of each, in one order everywhere. */
export const kinds = (dice: Dice | undefined): [Color, number][] =>
  COLORS.flatMap((color): [Color, number][] => (dice?.[color] ? [[color, dice[color]]] : []));

export const total = (dice: Dice | undefined): number => kinds(dice).reduce((sum, [, count]) => sum + count, 0);

/** Whose empire is drawn large: the viewer's, or the first seat's. */
export const seatOf = (stage: Stage): Seat => {
  const { observer } = viewOf(stage);
  return stage.you ?? (typeof observer === "object" ? observer.seat : 0);
};

/** What only a seat itself sees of its empire, where that is known: the viewer's own, or everyone's in a replay. */
export function ownOf(stage: Stage, seat: Seat): OwnView | null {
  const seen = stage.seats[seat] as unknown as View | undefined;
  if (seen) return seen.own;
  return seat === seatOf(stage) ? viewOf(stage).own : null;
}

/** A strip with the workers below it, from whatever knows most about it now. */
export interface Strip {
  columns: Columns;
  selection: Selection | null;
  dictated: Dice;
  /** Wild dice that are not in a column yet. */
  wild: Dice;
  /** Whether dice are named by the faces they show, not by columns. */
  rolled: boolean;
}

const hasColumns = (state: JsonValue | undefined): boolean =>
  state !== null && typeof state === "object" && !Array.isArray(state) && "columns" in state;

/** The plan that is being drafted, if one is. */
export function draftOf(stage: Stage): Assigning | null {
  const state = stage.selection?.draft?.state;
  return hasColumns(state) ? (state as unknown as Assigning) : null;
}

/** Dice that are being chosen: those chosen are drawn where they would go. */
export interface Choosing {
  chosen: Dice;
  left: Dice;
  /** Places: `cup`, `citizenry`, `stack:development` or `stack:world`. */
  from: string;
  to: string;
  /** Whether the view has them nowhere. */
  lifted: boolean;
}

/** The bag of dice that is being put together, if one is. */
export function choosingOf(stage: Stage): Choosing | null {
  const state = stage.selection?.draft?.state;
  const chooses = state !== null && typeof state === "object" && !Array.isArray(state) && "chosen" in state;
  return chooses ? (state as unknown as Choosing) : null;
}

const plus = (one: Dice, other: Dice | undefined): Dice =>
  Object.fromEntries(COLORS.flatMap((color) => ((one[color] ?? 0) + (other?.[color] ?? 0) > 0 ? [[color, (one[color] ?? 0) + (other?.[color] ?? 0)]] : [])));

/** The dice in one of the player's places, as far as the choice has come. */
export function diceIn(stage: Stage, seat: Seat, place: string, dice: Dice): Dice {
  const choosing = seat === stage.you ? choosingOf(stage) : null;
  if (choosing?.from === place) return choosing.lifted ? plus(dice, choosing.left) : choosing.left;
  return choosing?.to === place ? plus(dice, choosing.chosen) : dice;
}

export function stripOf(stage: Stage, seat: Seat): Strip {
  const view = viewOf(stage);
  const own = ownOf(stage, seat);
  const draft = own ? draftOf(stage) : null;
  if (draft) {
    const { columns, selection, dictated, wild, using } = draft;
    // Workers that a power moves arrive when its use ends; they are drawn there at once.
    const arrived = (using?.shifts ?? []).reduce((all, { color, to }) => ({ ...all, [to]: plus(all[to] ?? {}, { [color]: 1 }) }), columns);
    return { columns: arrived, selection, dictated, wild, rolled: selection === null };
  }
  if (own?.assigned) return { ...own.assigned, wild: {}, rolled: false };
  if (own?.rolled) return fromRolled(own.rolled);
  const player = view.players[seat]!;
  return { columns: player.columns, selection: player.selector, dictated: {}, wild: {}, rolled: false };
}

function fromRolled(rolled: Rolled): Strip {
  const { wild = {}, ...columns } = rolled;
  return { columns, selection: null, dictated: {}, wild, rolled: true };
}

/** The two sides of a game tile: it is named by both. */
export function sidesOf(tile: string): Record<Side, string> {
  const [development = tile, world = tile] = tile.split(" / ");
  return { development, world };
}

/** What is printed on a square, as far as it is drawn. */
export interface Print {
  cost: number | null;
  side: Side;
  color: string | null;
  price: number | null;
  scores: boolean;
  other: string | null;
}

export function printOf(piece: Piece | null | undefined): Print {
  const facts = (piece?.facts ?? {}) as { [key in string]?: JsonValue };
  return {
    cost: typeof facts.cost === "number" ? facts.cost : null,
    side: facts.side === "world" ? "world" : "development",
    color: typeof facts.color === "string" ? facts.color : null,
    price: typeof facts.price === "number" ? facts.price : null,
    scores: facts.scoring != null,
    other: typeof facts.other_side === "string" ? facts.other_side : typeof facts.other_half === "string" ? facts.other_half : null,
  };
}

/** Who selected each phase this round: known once the strips are revealed, also after the workers have left them. */
export function selectors(stage: Stage): Record<Phase, Seat[]> {
  const found: Record<Phase, Seat[]> = { explore: [], develop: [], settle: [], produce: [], ship: [] };
  const view = viewOf(stage);
  if (view.phases.length === 0) return found;
  const told = new Map<Seat, Phase>();
  for (const { event } of stage.log.filter((entry) => entry.round === view.round)) {
    const revealed = (event as { revealed?: { seat: Seat; assigned: { selection: Selection } } } | null)?.revealed;
    if (revealed) told.set(revealed.seat, revealed.assigned.selection.phase);
  }
  view.players.forEach(({ selector }, seat) => {
    if (selector) told.set(seat, selector.phase);
  });
  for (const [seat, phase] of [...told].sort(([one], [other]) => one - other)) found[phase].push(seat);
  return found;
}
