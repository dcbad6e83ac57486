/** A sentence that ends with the names of pieces. */

import type { Phrase } from "$generated/words/Phrase";
import type { Piece } from "$generated/words/Piece";

/** Where pieces are found, by their ids in events. */
interface Catalogued {
  get(id: string): Piece | null | undefined;
}

/** The phrase followed by these pieces; alone, until the catalog is there. */
export function listed(said: Phrase, pieces: readonly string[] | undefined, catalog: Catalogued | null | undefined): Phrase {
  const found = (pieces ?? []).flatMap((id) => catalog?.get(id) ?? []);
  if (found.length === 0) return said;
  const list = found.map(({ id, name }): Phrase => ({ key: "piece", args: { piece: { piece: { id, name: name.key } } } }));
  return { key: "web-log-pieces", args: { told: { phrase: said }, pieces: { list } } };
}
