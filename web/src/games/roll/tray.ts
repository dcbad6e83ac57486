/** Which of the player's tiles the answers put together have moved: each can be taken back by itself. */

import type { Side } from "$generated/roll/Side";
import { SIDES, sidesOf } from "./bags";

/** An answer that is put together, by its targets. */
interface Taken {
  readonly on: readonly string[];
}

/** A tile that an answer puts under or on a stack. */
export interface Placed {
  /** The answer's place in the chain. */
  index: number;
  /** The side that lies up. */
  id: string;
  side: Side;
}

const named = (on: readonly string[], kind: string): string | null => on.find((target) => target.startsWith(kind))?.slice(kind.length) ?? null;

/** The tiles that are placed: such answers belong to a tile and its stack. */
export const placedBy = (chain: readonly Taken[]): Placed[] =>
  chain.flatMap(({ on }, index) => {
    const [id, stack] = [named(on, "card:"), named(on, "stack:")];
    const side = SIDES.find((one) => one === stack);
    return id !== null && side ? [{ index, id, side }] : [];
  });

/** The tiles that are abandoned, each with its answer's place in the chain; an answer that leads there belongs to its tile as well. */
export function abandonedBy(chain: readonly Taken[], abandoning: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const tile of abandoning) {
    const ids: string[] = Object.values(sidesOf(tile));
    const index = chain.findLastIndex(({ on }) => named(on, "stack:") === null && ids.includes(named(on, "card:") ?? ""));
    if (index >= 0) found.set(tile, index);
  }
  return found;
}

/** The tiles of a stack, with those that are gone where they lay before. */
export function withGone(tiles: readonly string[], before: readonly string[], gone: ReadonlyMap<string, number>): string[] {
  const all = [...tiles];
  before.forEach((tile, n) => {
    if (all.includes(tile) || !gone.has(tile)) return;
    const above = before.slice(0, n).findLast((other) => all.includes(other));
    all.splice(above === undefined ? 0 : all.indexOf(above) + 1, 0, tile);
  });
  return all;
}
