/** Says why a die does not go to a column: only powers reassign workers, and Dictate, which first costs another one. */

import { shown } from "$kit/shown.svelte";
import type { Stage } from "$state/stage.svelte";
import { t } from "$words/language.svelte";
import { draftOf } from "./bags";

/** Whether a worker is at hand that no answer brings to this column. */
export function isUnreached(stage: Stage, column: string): boolean {
  const selection = stage.selection;
  const held = selection?.narrowed[0];
  return Boolean(draftOf(stage)?.selection && held?.startsWith("die:") && !held.endsWith(column) && !selection!.leadsOn(column));
}

export function explain(stage: Stage): void {
  shown.notice(t(stage.selection?.light("dictate") === "open" ? "web-roll-no-way-dictate" : "web-roll-no-way"));
}
