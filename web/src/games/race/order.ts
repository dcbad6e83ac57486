/** The order of the cards in a hand of Race. */

import type { Arrangement } from "$state/arrangement.svelte";
import type { Pieces } from "$state/catalogs.svelte";
import type { HandOrder } from "$state/settings.svelte";
import { printedOn } from "./cards";

/** The kinds of goods, from the cheapest to the dearest. */
const KINDS: readonly (string | null)[] = ["novelty", "rare", "genes", "alien"];

/** What a card costs: to pay, or to conquer. */
function priceOf(pieces: Pieces, id: string): number {
  const piece = pieces.get(id);
  const print = piece && printedOn(piece);
  return print ? (print.cost ?? print.defense ?? 0) : 0;
}

/** Developments first, then worlds by the kind of their goods, those that must be conquered last within each kind. */
function kindOf(pieces: Pieces, id: string): number {
  const piece = pieces.get(id);
  const print = piece && printedOn(piece);
  if (!print?.world) return 0;
  const kind = print.tone === null ? 0 : 1 + KINDS.indexOf(print.tone);
  return 1 + 2 * kind + (print.military ? 1 : 0);
}

/** The cards as the player wants them to lie. Cards that are alike stay in the order in which they came. */
export function ordered(cards: readonly string[], how: HandOrder, pieces: Pieces | null, arrangement: Arrangement): string[] {
  if (how === "mine" || !pieces) return arrangement.asPut(cards);
  const came = arrangement.asTheyCame(cards);
  if (how === "newest") return came;
  const price = (id: string) => priceOf(pieces, id);
  if (how === "cost") return came.sort((one, other) => price(one) - price(other));
  return came.sort((one, other) => kindOf(pieces, one) - kindOf(pieces, other) || price(one) - price(other));
}
