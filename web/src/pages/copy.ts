/** Copies a link to the clipboard, and says so. */

import { shown } from "$kit/shown.svelte";
import { t } from "$words/language.svelte";

export async function copyLink(address: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(address);
    shown.notice(t("web-copied"));
  } catch {
    shown.notice(t("web-copy-by-hand"), "bad");
  }
}
