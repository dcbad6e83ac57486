/** The sections of the rules of each game. */

import type { GameId } from "$games/index";

interface Section {
  title: string;
  text: string;
}

export const RULES: Record<GameId, Section[]> = {
  race: [
    { title: "web-rules-goal", text: "web-rules-race-goal" },
    { title: "web-rules-race-cards-title", text: "web-rules-race-cards" },
    { title: "web-rules-round", text: "web-rules-race-round" },
    { title: "web-rules-phases", text: "web-rules-race-phases" },
    { title: "web-rules-race-military-title", text: "web-rules-race-military" },
    { title: "web-rules-race-goods-title", text: "web-rules-race-goods" },
    { title: "web-rules-end", text: "web-rules-race-end" },
    { title: "web-rules-variants", text: "web-rules-race-variants" },
    { title: "web-rules-tips", text: "web-rules-race-tips" },
  ],
  roll: [
    { title: "web-rules-goal", text: "web-rules-roll-goal" },
    { title: "web-rules-roll-dice-title", text: "web-rules-roll-dice" },
    { title: "web-rules-round", text: "web-rules-roll-round" },
    { title: "web-rules-roll-phases-title", text: "web-rules-roll-phases" },
    { title: "web-rules-roll-empire-title", text: "web-rules-roll-empire" },
    { title: "web-rules-end", text: "web-rules-roll-end" },
    { title: "web-rules-variants", text: "web-rules-roll-variants" },
    { title: "web-rules-tips", text: "web-rules-roll-tips" },
  ],
  defenders: [
    { title: "web-rules-goal", text: "web-rules-defenders-goal" },
    { title: "web-rules-defenders-note-title", text: "web-rules-defenders-note" },
    { title: "web-rules-turn", text: "web-rules-defenders-turn" },
    { title: "web-rules-defenders-planets-title", text: "web-rules-defenders-planets" },
    { title: "web-rules-defenders-extra-title", text: "web-rules-defenders-extra" },
    { title: "web-rules-defenders-pay-title", text: "web-rules-defenders-pay" },
    { title: "web-rules-end", text: "web-rules-defenders-end" },
    { title: "web-rules-variants", text: "web-rules-defenders-variants" },
    { title: "web-rules-tips", text: "web-rules-defenders-tips" },
  ],
};
