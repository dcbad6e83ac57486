/** What a question offers, as entries that can be chosen, and how answers are filled with pieces and compared. */

import type { Choice } from "$generated/words/Choice";
import type { Draft } from "$generated/words/Draft";
import type { Fact } from "$generated/words/Fact";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import type { Pick } from "$generated/words/Pick";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";

/** How targets of pieces begin. */
export const CARD = "card:";

/** Something that can be chosen: an offer, a way of picking, or a step of a draft. */
export interface Entry {
  /** Its index among all entries of the question. */
  index: number;
  label: Phrase;
  details: Phrase[];
  /** What it costs and brings, in numbers. */
  facts: Fact[];
  on: string[];
  pick: Pick | null;
  /** What can be answered with it, whatever happens in between. */
  then: Preset | null;
}

/** The answers of a question without their texts. */
export function answersOf(choice: Choice): JsonValue {
  const pieces = ({ from, least, most, answer, slot }: Pick): JsonValue => [from, least, most, answer, slot];
  switch (choice.kind) {
    case "one":
      return choice.offers.map(({ answer, pick }) => [answer, pick && pieces(pick)]);
    case "some":
      return choice.picks.map(pieces);
    case "draft":
      return [choice.draft.state, choice.draft.steps.map(({ step }) => step), choice.draft.finish];
  }
}

export function entriesOf(question: Question | null, draft: Draft | null): Entry[] {
  if (!question) return [];
  if (draft) {
    // Changes come first: what they do with one touch, single steps do with several.
    return [...draft.changes, ...draft.steps].map(({ label, on }, index) => ({ index, label, details: [], facts: [], on, pick: null, then: null }));
  }
  const { choice } = question;
  if (choice.kind === "one") {
    return choice.offers.map(({ label, details, facts, on, pick, then }, index) => ({ index, label, details, facts, on, pick, then: then ?? null }));
  }
  if (choice.kind === "some") {
    return choice.picks.map((pick, index) => ({ index, label: pick.label, details: pick.details, facts: pick.facts, on: pick.on, pick, then: null }));
  }
  return [];
}

/** Whether taking it sends what cannot be taken back. What a question completes is not sent yet. */
export const isSealed = (preset: Preset | null): boolean => preset?.is_final === true && !preset.is_open;

/** The parts of a JSON pointer. */
const pathOf = (slot: string) => slot.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The pieces that an answer has where the JSON pointer says. */
export function taken(answer: JsonValue, slot: string): string[] {
  let at: JsonValue | undefined = answer;
  for (const part of pathOf(slot)) at = at !== null && typeof at === "object" ? (at as Record<string, JsonValue>)[part] : undefined;
  return Array.isArray(at) ? at.filter((piece) => typeof piece === "string") : [];
}

/** Whether two answers are equal; a missing value equals null and an empty list. */
export function alike(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (isNothing(one) || isNothing(other)) return isNothing(one) && isNothing(other);
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [a, b] = [one as Record<string, JsonValue>, other as Record<string, JsonValue>];
  return [...new Set([...Object.keys(a), ...Object.keys(b)])].every((key) => alike(a[key], b[key]));
}

function isNothing(value: JsonValue | undefined): value is null | undefined {
  return value === undefined || value === null || (Array.isArray(value) && value.length === 0);
}

/** The answer with the pieces put where the JSON pointer says. */
export function filled(answer: JsonValue, slot: string, pieces: readonly string[]): JsonValue {
  return put(answer, pathOf(slot), [...pieces]);
}

function put(into: JsonValue, path: string[], value: JsonValue): JsonValue {
  const [first, ...rest] = path;
  if (first === undefined) return value;
  if (Array.isArray(into)) return into.map((item, index) => (String(index) === first ? put(item, rest, value) : item));
  if (into === null || typeof into !== "object") return into;
  return { ...into, [first]: put(into[first] ?? null, rest, value) };
}
