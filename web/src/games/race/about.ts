import type { About } from "../about";

export const about: About<"race"> = {
  name: "web-game-race",
  line: "web-game-race-line",
  about: "web-game-race-about",
  course: "web-race-course",
  variants: {
    standard: "web-variant-race-standard",
    "first-game": "web-variant-race-first-game",
    advanced: "web-variant-race-advanced",
  },
  puzzle: "web-race-puzzle",
  lines: { explore: "web-race-phase-explore", trade: "web-phase-trade", consume: "web-race-phase-consume" },
  rules: [
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
};
