/** The answers of Planet Defenders as the server offers them, and what of them belongs together on the board. */

import type { Energy } from "$generated/defenders/Energy";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Payment } from "$generated/defenders/Payment";
import type { Place } from "$generated/defenders/Place";
import type { Question } from "$generated/words/Question";
import type { View } from "$generated/defenders/View";
import type { Entry, Selection } from "$state/selection.svelte";
import { entriesOf } from "$state/entries";
import { COLORS, DEFENDERS, TILES, type Amount } from "./facts";
import type { Defender } from "$generated/defenders/Defender";

/** An answer. Those without a payment and without cubes are words. */
export interface Answer {
  main?: { tile: (typeof TILES)[number]; to: Place; payment: Payment };
  upgrade?: { technology: string; payment: Payment };
  capture?: { side: string; payment: Payment };
  take?: { energy: Energy; batteries: number };
  step_on?: { payment: Payment };
  trade?: { payment: Payment };
  return?: { energy: Energy };
}

export const asAnswer = (answer: JsonValue | undefined): Answer =>
  answer !== null && typeof answer === "object" && !Array.isArray(answer) ? (answer as unknown as Answer) : {};

/** The answer that an entry of a question gives. */
export function answerOf(question: Question | null, entry: Pick<Entry, "index">): Answer {
  return question?.choice.kind === "one" ? asAnswer(question.choice.offers[entry.index]?.answer) : {};
}

/** What an answer hands over. */
export const paymentOf = ({ main, upgrade, capture, step_on, trade }: Answer): Payment | null =>
  (main ?? upgrade ?? capture ?? step_on ?? trade)?.payment ?? null;

/** A payment as an amount; change that comes back is no part of it. */
export const amountOf = ({ energy, batteries }: Payment): Amount => ({ energy, any: 0, batteries: Math.max(0, batteries) });

/** What several answers hand over together; batteries below zero come back. */
export function sumOf(answers: readonly Answer[]): Payment {
  const sum: Payment = { energy: {} as Energy, batteries: 0 };
  for (const { energy, batteries } of answers.flatMap((answer) => paymentOf(answer) ?? [])) {
    for (const color of COLORS) sum.energy[color] = (sum.energy[color] ?? 0) + (energy[color] ?? 0);
    sum.batteries += batteries;
  }
  return sum;
}

export const sameEnergy = (one: Energy, other: Energy): boolean => COLORS.every((color) => (one[color] ?? 0) === (other[color] ?? 0));

/** The order of cubes to take or to trade: that of cubes everywhere on the board. Other answers keep theirs. */
export function byColor(one: Answer, other: Answer): number {
  const [first, second] = [one, other].map(({ take, trade }) => take?.energy ?? trade?.payment.energy);
  const color = first && second ? COLORS.find((color) => (first[color] ?? 0) !== (second[color] ?? 0)) : undefined;
  return color ? (second![color] ?? 0) - (first![color] ?? 0) : 0;
}

/** The targets where something lies or stands: what a float can be beside. */
export const isThing = (target: string): boolean => /^(place|robot|technology):/.test(target);

const sameTargets = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((target) => other.includes(target));

/** The ways that pay what is printed go first; the order is kept otherwise. */
export function plainFirst<T extends Pick<Entry, "facts">>(ways: readonly T[]): T[] {
  const converts = ({ facts }: T) => Number(facts.some(({ kind }) => kind === "converts"));
  return [...ways].sort((one, other) => converts(one) - converts(other));
}

/** Which control tile is asked first, then how it is paid. */
const firstOfEach = (entries: readonly Entry[]): Entry[] =>
  entries.filter((entry, n) => entries.findIndex(({ on }) => sameTargets(on, entry.on)) === n);

/** Several ways to do the same, and the one that is current. */
export interface Ways {
  /** The target they are for. */
  at: string;
  entries: Entry[];
  /** The index of the current one; null if none is. */
  current: number | null;
  /** Whether the current one is already an answer of the chain. */
  taken: boolean;
}

/** The ways to choose from at the thing that was touched last; none if there is only one. */
export function waysOf(selection: Selection): Ways | null {
  const { chosen, entry, narrowed, chain } = selection;
  const at = [...narrowed, ...(chosen !== null ? (entry?.on ?? []) : [])].findLast(isThing);
  if (at) {
    const same = chosen !== null && entry ? selection.entries.filter(({ on }) => sameTargets(on, entry.on)) : null;
    const entries = same ? plainFirst(same) : firstOfEach(plainFirst(selection.shown));
    return entries.length > 1 ? { at, entries, current: chosen, taken: false } : null;
  }
  return chosen === null && narrowed.length === 0 ? lastWays(chain.at(-1)) : null;
}

/** The ways that the last answer of the chain could have been given. */
function lastWays(last: Selection["chain"][number] | undefined): Ways | null {
  const at = last?.on.findLast(isThing);
  if (!last || !at || last.question.choice.kind !== "one") return null;
  const entries = entriesOf(last.question, null);
  const all = last.question.choice.offers.map(({ answer }, index) => ({ entry: entries[index]!, answer }));
  const same = all.filter(({ entry }) => sameTargets(entry.on, last.on)).sort((one, other) => byColor(asAnswer(one.answer), asAnswer(other.answer)));
  if (same.length < 2) return null;
  const current = same.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(last.answer))?.entry.index ?? null;
  return { at, entries: plainFirst(same.map(({ entry }) => entry)), current, taken: true };
}

/** The way that is taken unless another one is chosen: all that is left is how to pay. */
export function defaultWay(selection: Selection): Entry | null {
  const { shown, narrowed, chosen, draft, busy } = selection;
  if (busy || draft || chosen !== null || narrowed.length === 0 || shown.length < 2) return null;
  const first = plainFirst(shown)[0]!;
  return first.on.some(isThing) && shown.every(({ on }) => sameTargets(on, first.on)) ? first : null;
}

/** A flight that is planned or chosen. */
export interface Flight {
  defender: Defender;
  from: Place;
  to: Place;
  /** Whether the board shows the Defender where it would land. */
  landed: boolean;
}

/** The flights of what is put together and of the current choice, in order. `view` is the table before them. */
export function flightsOf(selection: Selection, view: View): Flight[] {
  const { chain, chosen, entry, question } = selection;
  const positions = [...view.defenders];
  const flights: Flight[] = [];
  const fly = ({ main }: Answer, landed: boolean) => {
    const defender = main && view.tiles[TILES.indexOf(main.tile)]?.order.defender;
    if (!main || !defender) return;
    const n = DEFENDERS.indexOf(defender);
    flights.push({ defender, from: positions[n] ?? main.to, to: main.to, landed });
    positions[n] = main.to;
  };
  for (const { answer } of chain) fly(asAnswer(answer), true);
  if (chosen !== null && entry) fly(answerOf(question, entry), false);
  return flights;
}

/** Everything that an answer of the chain is about. */
export const plannedIn = (selection: Selection | null): ReadonlySet<string> => new Set(selection?.chain.flatMap(({ on }) => on) ?? []);

/** Which cubes the open question is about, if it is about cubes and nothing else. */
export function asksForCubes({ question, entries }: Selection): "take" | "trade" | "return" | null {
  const answers = entries.map((entry) => answerOf(question, entry));
  return (["take", "trade", "return"] as const).find((kind) => answers.some((answer) => answer[kind] !== undefined)) ?? null;
}
