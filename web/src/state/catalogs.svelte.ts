/** The catalogs of the games: what every piece is and does, loaded once each. */

import type { Catalog } from "$generated/words/Catalog";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Piece } from "$generated/words/Piece";
import { api } from "$net/http";

/** The id of a piece without the number of a copy. */
export const bare = (id: string): string => id.replace(/#\d+$/, "");

export class Pieces {
  private readonly byId: ReadonlyMap<string, Piece>;

  constructor(readonly catalog: Catalog) {
    this.byId = new Map(catalog.pieces.map((piece) => [piece.id, piece]));
  }

  get(id: string): Piece | null {
    return this.byId.get(bare(id)) ?? null;
  }

  get all(): Piece[] {
    return this.catalog.pieces;
  }
}

const loading = new Map<string, Promise<Pieces>>();

/** The pieces of a game. A failed attempt can be repeated. */
export function piecesOf(game: string): Promise<Pieces> {
  let pieces = loading.get(game);
  if (!pieces) {
    pieces = api.catalog(game).then((catalog) => new Pieces(catalog));
    pieces.catch(() => loading.delete(game));
    loading.set(game, pieces);
  }
  return pieces;
}

/** What is printed on a piece, as far as the kit can show it for any game. */
export interface Print {
  cost: number | null;
  defense: number | null;
  vp: number | null;
  /** The color family: of its good, or its own. */
  tone: string | null;
  windfall: boolean;
  keywords: string[];
  copies: number;
}

/** How a catalog names the variants of an enum of the rules: by a text, or by the only key of an object. */
export type NameOf<T> = T extends string ? T : T extends object ? keyof T : never;

/** What that key leads to. */
export type Inside<T> = T extends object ? T[keyof T] : never;

const number = (value: JsonValue | undefined): number | null => (typeof value === "number" ? value : null);
const string = (value: JsonValue | undefined): string | null => (typeof value === "string" ? value : null);

type Facts = { [key in string]?: JsonValue };

const facts = (value: JsonValue | undefined): Facts =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? value : {};

export function printOf(piece: Piece): Print {
  const own = facts(piece.facts);
  const price = facts(own.price);
  const good = facts(own.good);
  return {
    cost: number(price.cost) ?? number(own.cost),
    defense: number(price.defense),
    vp: number(own.vp) ?? number(own.points),
    tone: string(good.kind) ?? string(own.color),
    windfall: good.source === "windfall",
    keywords: Array.isArray(own.keywords) ? own.keywords.filter((word) => typeof word === "string") : [],
    copies: number(own.copies) ?? 1,
  };
}
