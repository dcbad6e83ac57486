/** The title of the window: what it shows, and how many tables wait for the player. */

import { tables } from "$state/tables.svelte";

/** `asked` says whether the table in this window waits for the player, be it alone with bots. */
export function titled(text: string, asked = false): string {
  const due = tables.due.length;
  return `${due > 0 ? `● (${due}) ` : asked ? "● " : ""}${text}`;
}
