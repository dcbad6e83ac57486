/** What a player did, in a few signs: `recap.ts` of each game makes them, `Since.svelte` draws them. */

import type { Pieces } from "$state/catalogs.svelte";
import type { IconName } from "./icons";

export interface Glimpse {
  icon: IconName;
  /** The piece it is about, shown with its name. */
  piece?: string;
  /** The piece whose name says what the icon stands for, if that is not the icon's own. */
  about?: string;
  /** A number or a few letters. */
  text?: string;
  /** Whether chance brought it: players are told of their own too, which they did not choose. */
  chance?: boolean;
}

/** Everything that happened, as the games' own events. How the score changed is told for all games alike. */
export type Recap = (events: readonly unknown[], seat: number, pieces: Pieces | null) => Glimpse[];
