/** Who sits at a table, as lists name them. */

import type { MatchInfo } from "$generated/MatchInfo";
import type { SeatInfo } from "$generated/SeatInfo";
import { botName } from "$state/stage.svelte";
import { t } from "$words/language.svelte";

export function seatName(seat: SeatInfo, number: number): string {
  return seat.kind === "bot" ? botName(seat.name ?? "", number) : (seat.name ?? t("web-seat-open"));
}

/** The names of all at a table, or of everybody but the reader. */
export function namesOf(info: MatchInfo, others = false): string {
  return info.seats
    .map(seatName)
    .filter((_, n) => !others || n !== info.you)
    .join(", ");
}
