/** What to say when a request failed. */

import { RequestFailed } from "$net/http";
import { speech, t } from "$words/language.svelte";

export function failureText(failure: unknown): string {
  if (!(failure instanceof RequestFailed)) return t("web-error-other");
  if (failure.status === 0) return t("web-error-unreachable");
  if (failure.said && speech.has(failure.said)) return speech.text(failure.said);
  if (failure.status === 404) return t("web-error-missing");
  if (failure.status === 429) return t("web-error-too-many");
  return t("web-error-other");
}
