import type { About } from "../about";

export const about: About<"defenders"> = {
  name: "web-game-defenders",
  line: "web-game-defenders-line",
  about: "web-game-defenders-about",
  course: "web-defenders-course",
  variants: {
    base: "web-variant-defenders-base",
    advanced: "web-variant-defenders-advanced",
  },
  puzzle: "web-defenders-puzzle",
  rules: [
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
  slim: true,
};
