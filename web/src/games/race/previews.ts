/** What the question says about a card, in a few signs: its cost now, Military against defense, what it brings. */

import type { Arg } from "$generated/words/Arg";
import type { Phrase } from "$generated/words/Phrase";
import type { IconName } from "$kit/icons";
import type { Entry, Selection } from "$state/selection.svelte";

export interface Tag {
  icon: IconName;
  text: string;
  tone: "plain" | "good" | "bad";
}

const arg = (phrase: Phrase, name: string): Arg | undefined => phrase.args?.[name];

function number(phrase: Phrase, name: string): number | null {
  const value = arg(phrase, name);
  return value && "number" in value ? value.number : null;
}

function tag(icon: IconName, value: number | string | null, tone: Tag["tone"] = "plain"): Tag[] {
  return value === null ? [] : [{ icon, text: String(value), tone }];
}

/** Military against defense. */
function strength(phrase: Phrase, tone: Tag["tone"]): Tag[] {
  const [own, its] = [number(phrase, "strength"), number(phrase, "defense")];
  return own === null || its === null ? [] : tag("military", `${own} : ${its}`, tone);
}

/** What a power brings. */
function reward(phrase: Phrase): Tag[] {
  const value = arg(phrase, "reward");
  if (!value || !("phrase" in value)) return [];
  const { phrase: brings } = value;
  const plus = (name: string) => (number(brings, name) === null ? null : `+${number(brings, name)}`);
  return [...tag("vp", plus("vp"), "good"), ...tag("card", plus("cards"), "good")];
}

const OFFERS: Record<string, (label: Phrase) => Tag[]> = {
  "race-offer-develop": (label) => tag("card", number(label, "cost")),
  "race-offer-settle": (label) => tag("card", number(label, "cost")),
  "race-offer-conquer": (label) => strength(label, "good"),
  "race-offer-sell": (label) => tag("card", `+${number(label, "cards") ?? 0}`, "good"),
  "race-offer-use": reward,
  "race-offer-consume": reward,
  "race-offer-produce": () => tag("produce", "+1", "good"),
  "race-offer-gamble": () => tag("die", "?"),
  "race-pick-consume-hand": (label) => tag("vp", `+${number(label, "vp") ?? 0}×`, "good"),
};

const WHYS: Record<string, (why: Phrase) => Tag[]> = {
  "race-why-too-strong": (why) => strength(why, "bad"),
  "race-why-too-strong-and-expensive": (why) => strength(why, "bad"),
  "race-why-too-expensive": (why) => tag("card", number(why, "cost"), "bad"),
};

/** The points that placing a card brings. */
function points(entry: Entry): Tag[] {
  const score = entry.details.find((detail) => detail.key === "race-detail-score");
  const change = score && arg(score, "change");
  return change && "text" in change ? tag("vp", change.text, "good") : [];
}

/** The signs for a target. Where several answers belong to it, those of the first. */
export function tagsAt(selection: Selection | null, on: string): Tag[] {
  if (!selection) return [];
  // A card that the answer is about comes first in its list; goods that are spent for it follow.
  const entry = selection.at(on).find((one) => one.on[0] === on);
  if (entry) return [...(OFFERS[entry.label.key]?.(entry.label) ?? []), ...points(entry)];
  const closed = selection.reasons(on)[0];
  return closed ? (WHYS[closed.why.key]?.(closed.why) ?? []) : [];
}

/** The cost after discounts, where the question says one. */
export function costAt(selection: Selection | null, on: string): number | null {
  const entry = selection?.at(on).find((one) => one.on[0] === on);
  return entry && /^race-offer-(develop|settle)$/.test(entry.label.key) ? number(entry.label, "cost") : null;
}
