/** What keys read aloud: what happened since the player's last move, and why pieces are closed. */

import type { Selection } from "$state/selection.svelte";
import { stage } from "$state/stage.svelte";
import { t } from "$words/language.svelte";
import { announcements } from "./announce.svelte";

/** Reads what happened since the last move, and puts the focus on the row that shows it. */
export function readSince(): void {
  const at = stage();
  if (!at) return;
  const said = at.log.filter(({ index, event }) => index >= at.since && event !== null).map((entry) => at.text(entry.said));
  announcements.say(said.length > 0 ? `${t("web-since")}: ${said.join(" ")}` : t("web-since-nothing"));
  document.querySelector<HTMLElement>(".since")?.focus({ preventScroll: true });
}

/** Reads each reason once, with everything that is closed for it. */
export function readWhy(selection: Selection): void {
  const at = stage();
  if (!at) return;
  const closed = new Map<string, string[]>();
  for (const { label, why } of selection.unavailable) {
    const reason = at.text(why);
    closed.set(reason, [...(closed.get(reason) ?? []), at.text(label)]);
  }
  const said = [...closed].map(([reason, labels]) => `${labels.join(", ")}: ${reason}`);
  announcements.say(said.join(" ") || t("web-why-nothing"));
}
