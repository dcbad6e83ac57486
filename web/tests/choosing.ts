/** Questions, answers and a server that knows them by heart, for tests of the selection. */

import { afterEach, beforeEach, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Offer } from "$generated/words/Offer";
import type { Pick } from "$generated/words/Pick";
import type { Question } from "$generated/words/Question";
import type { Drafted } from "$generated/Drafted";
import type { Tried } from "$net/socket";
import { Selection } from "$state/selection.svelte";
import { asked } from "./asked";

export const phrase = (key: string) => ({ key, args: {} });
/** What the clock of the page says, in milliseconds. */
let now = 0;
/** Longer than the two clicks of a double click lie apart. */
export const later = () => (now += 1000);
/** As long as they lie apart. */
export const soon = () => (now += 100);
/** Puts that clock in place of the true one for every test of a file. */
export function stopTheClock(): void {
  beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => now));
  afterEach(() => void vi.restoreAllMocks());
}

/** All pending promises have settled. */
export const settled = () => new Promise((done) => setTimeout(done));
export const offer = (answer: JsonValue, on: string[], pick: Pick | null = null): Offer => ({
  answer,
  pick,
  label: phrase(String(answer)),
  details: [],
  facts: [],
  on,
});
export const pickOf = (from: string[], least: number, most: number, slot = "/pay"): Pick => ({
  label: phrase("pay"),
  details: [],
  facts: [],
  from,
  least,
  most,
  answer: { pay: [] },
  slot,
  on: ["card:World"],
});
export const one = (offers: Offer[], unavailable: { label: string; why: string; on: string[] }[] = []): Question =>
  asked({
    kind: "one",
    offers,
    unavailable: unavailable.map(({ label, why, on }) => ({ label: phrase(label), why: phrase(why), facts: [], on })),
  });
export const some = (...picks: Pick[]): Question => asked({ kind: "some", picks });

/** Where an answer leads that nothing follows. */
const end = async (): Promise<Tried> => ({ drafted: { question: null, view: null, stop: "others" } });

export function selecting(question: Question, draft: (moves: JsonValue[], steps: JsonValue[]) => Promise<Tried> = end) {
  const moves = vi.fn((_: JsonValue[]) => true);
  const selection = new Selection({ moves, draft });
  selection.ask(question);
  return { selection, moves };
}

/** A server that knows by heart what follows which answers. */
export function leading(follows: Record<string, Partial<Drafted>>) {
  return vi.fn(async (moves: JsonValue[], _steps: JsonValue[]): Promise<Tried> => {
    const drafted = follows[JSON.stringify(moves)];
    return drafted ? { drafted: { question: null, view: null, stop: null, ...drafted } } : { refused: phrase("no") };
  });
}
