import type { About } from "../about";

export const about: About<"roll"> = {
  name: "web-game-roll",
  line: "web-game-roll-line",
  about: "web-game-roll-about",
  course: "web-roll-course",
  variants: {
    standard: "web-variant-roll-standard",
    "first-game": "web-variant-roll-first-game",
  },
  phases: "web-filter-roll-phase",
  puzzle: "web-roll-puzzle",
  lines: { assign: "web-phase-assign" },
  rules: [
    { title: "web-rules-goal", text: "web-rules-roll-goal" },
    { title: "web-rules-roll-dice-title", text: "web-rules-roll-dice" },
    { title: "web-rules-round", text: "web-rules-roll-round" },
    { title: "web-rules-roll-phases-title", text: "web-rules-roll-phases" },
    { title: "web-rules-roll-empire-title", text: "web-rules-roll-empire" },
    { title: "web-rules-end", text: "web-rules-roll-end" },
    { title: "web-rules-variants", text: "web-rules-roll-variants" },
    { title: "web-rules-tips", text: "web-rules-roll-tips" },
  ],
};
