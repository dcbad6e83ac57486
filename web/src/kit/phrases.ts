/** The words of quick phrases: everyone reads them in their own language. */

import type { QuickPhrase } from "$generated/QuickPhrase";
import type { Saying } from "$generated/Saying";
import { t } from "$words/language.svelte";

const PHRASES: Record<QuickPhrase, string> = {
  hello: "web-quick-hello",
  good_luck: "web-quick-good-luck",
  one_moment: "web-quick-one-moment",
  back: "web-quick-back",
  no_hurry: "web-quick-no-hurry",
  nice_move: "web-quick-nice-move",
  thanks: "web-quick-thanks",
  sorry: "web-quick-sorry",
  good_game: "web-quick-good-game",
  another_game: "web-quick-another-game",
};

/** All of them, in the order in which they are offered. */
export const QUICK = Object.keys(PHRASES) as QuickPhrase[];

/** What was said, in the reader's language. */
export const wording = (says: Saying): string => ("quick" in says ? t(PHRASES[says.quick]) : says.text);
