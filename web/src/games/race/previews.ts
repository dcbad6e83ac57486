/** What the question says about a card, in a few signs: its cost now, Military against defense, what it brings. */

import type { Fact } from "$generated/words/Fact";
import type { Unit } from "$generated/words/Unit";
import type { IconName } from "$kit/icons";
import type { Entry, Selection } from "$state/selection.svelte";
import { t } from "$words/language.svelte";
import { amount, signed } from "$words/numbers";

export interface Tag {
  icon: IconName;
  text: string;
  tone: "plain" | "good" | "bad";
  /** What it means. */
  says: string;
}

/** The signs of what Race counts. */
const ICONS: Partial<Record<Unit, IconName>> = { cards: "card", vp: "vp", goods: "produce" };

function tag(fact: Fact, possible: boolean): Tag[] {
  const counted = (unit: Unit, text: string, tone: Tag["tone"], what: string): Tag[] => {
    const icon = ICONS[unit];
    return icon ? [{ icon, text, tone, says: t("web-sign-number", { what, number: text }) }] : [];
  };
  switch (fact.kind) {
    case "costs":
      return counted(fact.unit, String(fact.count), possible ? "plain" : "bad", t("web-fact-paid", { unit: fact.unit }));
    case "brings":
      return counted(fact.unit, `+${fact.count}`, "good", t("web-fact-gained", { unit: fact.unit }));
    case "brings_each":
      return counted(fact.unit, `+${fact.count}×`, "good", t("web-fact-gained", { unit: fact.unit }));
    case "military": {
      const text = `${amount(fact.strength)} : ${fact.defense}`;
      return [{ icon: "military", text, tone: possible ? "good" : "bad", says: t("web-sign-number", { what: t("web-fact-military"), number: text }) }];
    }
    case "score": {
      const text = signed(fact.change);
      return [{ icon: "vp", text, tone: "good", says: t("web-sign-number", { what: t("web-score"), number: text }) }];
    }
    case "gamble":
      return [{ icon: "die", text: "?", tone: "plain", says: t("web-race-sign-gamble") }];
    case "needs":
    case "repeats":
    case "converts":
      return [];
  }
}

/** What can be chosen at a target: a card that the answer is about comes first in its list; goods that are spent for it follow. */
const entryAt = (selection: Selection | null, on: string): Entry | undefined => selection?.at(on).find((one) => one.on[0] === on);

/** The signs for a target. Where several answers belong to it, those of the first. */
export function tagsAt(selection: Selection | null, on: string): Tag[] {
  const entry = entryAt(selection, on);
  if (entry) return entry.facts.flatMap((fact) => tag(fact, true));
  // The deciding fact comes first, and is enough.
  return (selection?.reasons(on)[0]?.facts ?? []).slice(0, 1).flatMap((fact) => tag(fact, false));
}

/** The cost after discounts, where the question says one. */
export function costAt(selection: Selection | null, on: string): number | null {
  const cost = entryAt(selection, on)?.facts.find((fact) => fact.kind === "costs");
  return cost?.count ?? null;
}
