/** A press that gives up what was chosen before says so where it was made, and to those who hear the page. */

import type { Replaced } from "$state/selection.svelte";
import { stage } from "$state/stage.svelte";
import { t } from "$words/language.svelte";
import { announcements } from "./announce.svelte";
import { elementOf } from "./hintMarks";
import { shown } from "./shown.svelte";

/** What a piece is called, without all that its label says about it. */
function nameOf(target: string): string {
  const label = elementOf(target)?.getAttribute("aria-label") ?? "";
  return label.split(/[.:,]\s|[。：、]/u)[0]!.trim();
}

export function tellReplaced({ by, targets, answer }: Replaced): void {
  const names = answer ? [stage()?.text(answer).replace(/[.。]$/u, "") ?? ""] : [...new Set(targets.map(nameOf))];
  const what = names.filter(Boolean).join(", ");
  if (!what) return;
  const words = t("web-instead-of", { what });
  announcements.say(words);
  const element = elementOf(by);
  if (element) shown.peekWith(element, words);
}
