/** What the page says about a game: the keys of its messages, which are in `locales/LANGUAGE/web-GAME.ftl`. */

import type { GameId, VariantId } from "$generated/registry";

export interface Section {
  title: string;
  text: string;
}

export interface About<G extends GameId> {
  name: string;
  /** One sentence, for the first page. */
  line: string;
  /** A few sentences, for the rules. */
  about: string;
  /** How one wins, for the beginning of the course. */
  course: string;
  /** The name of each variant. */
  variants: Record<VariantId<G>, string>;
  /** What a puzzle is about. It is given its theme without the name of the game. */
  puzzle: string;
  rules: Section[];
  /** What the parts of a round are called where the catalog is filtered by them, if not "phase". */
  phases?: string;
  /** The parts of a round in which a line of a piece matters, as far as they are no pieces themselves. */
  lines?: Record<string, string>;
  /** Whether an upright phone has the actions of a turn in the only row of the bar: they are few, and the board says which round it is. */
  slim?: boolean;
}
