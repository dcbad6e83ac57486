/** Reads what happened since the player's last move, and puts the focus on the row that shows it. */

import { stage } from "$state/stage.svelte";
import { t } from "$words/language.svelte";
import { announcements } from "./announce.svelte";

export function readSince(): void {
  const at = stage();
  if (!at) return;
  const said = at.log.filter(({ index, event }) => index >= at.since && event !== null).map((entry) => at.text(entry.said));
  announcements.say(said.length > 0 ? `${t("web-since")}: ${said.join(" ")}` : t("web-since-nothing"));
  document.querySelector<HTMLElement>(".since")?.focus({ preventScroll: true });
}
