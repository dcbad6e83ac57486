/** What is agreed about time, in words. */

import type { ClockChoice } from "$generated/ClockChoice";
import { t } from "$words/language.svelte";

export function clockLabel(clock: ClockChoice): string {
  switch (clock.kind) {
    case "none":
      return t("web-clock-none");
    case "live":
      return t("web-clock-live", { minutes: Math.round(clock.seconds / 60), seconds: clock.increment });
    case "days":
      return t("web-clock-days", { days: clock.days });
  }
}
