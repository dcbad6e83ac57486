/**
 * The way along the resource track. The rules ask after every field whether the marker goes on; a player may go field by field, or
 * point at the last field wanted.
 */

import type { Color } from "$generated/defenders/Color";
import type { Fact } from "$generated/words/Fact";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Payment } from "$generated/defenders/Payment";
import type { Question } from "$generated/words/Question";
import { entriesOf } from "$state/entries";
import type { Selection } from "$state/selection.svelte";
import type { Stage } from "$state/stage.svelte";
import { answerOf, asAnswer, paymentOf, plainFirst, sumOf } from "./answers";
import { viewOf } from "./facts";

/** A field that the marker can reach, or the one where it is. */
export interface Field {
  /** Its place on the track. */
  place: number;
  color: Color;
  /** What it costs to go there. */
  cost: Payment;
  /** Leads there and no further. The last one is left out if nothing more is asked. */
  answers: JsonValue[];
}

const offersOf = (question: Question | null): { answer: JsonValue; facts: Fact[] }[] => (question?.choice.kind === "one" ? question.choice.offers : []);
const isStep = (answer: JsonValue): boolean => asAnswer(answer).step_on !== undefined;

/** Whether a question is about the next field. */
export const asksForStep = (question: Question | null): boolean => offersOf(question).some(({ answer }) => isStep(answer));

/** The ways to pay for a step, the default first. */
function paymentsIn(question: Question): JsonValue[] {
  const entries = entriesOf(question, null).filter((entry) => isStep(answerOf(question, entry) as unknown as JsonValue));
  return plainFirst(entries).map(({ index }) => offersOf(question)[index]!.answer);
}

export class Track {
  constructor(private readonly stage: () => Stage) {}

  private readonly selection: Selection | null = $derived.by(() => this.stage().selection);

  /** How many of the last answers put together are about the track. */
  private readonly taken: number = $derived.by(() => {
    const chain = this.selection?.chain ?? [];
    return chain.length - 1 - chain.findLastIndex(({ question }) => !asksForStep(question));
  });

  /** How many answers come before them. */
  private readonly kept: number = $derived((this.selection?.chain.length ?? 0) - this.taken);

  /** The questions about the track that are answered or open. */
  private readonly questions: Question[] = $derived.by(() => {
    const { question, chain } = this.selection ?? { question: null, chain: [] };
    return [...chain.slice(this.kept).map((one) => one.question), ...(question && asksForStep(question) ? [question] : [])];
  });

  /** What was answered and is drawn, and with what is chosen: an answer that ends the turn is not put together with others. */
  private readonly drawn: JsonValue[] = $derived(this.selection?.chain.slice(this.kept).map(({ answer }) => answer) ?? []);
  private readonly own: JsonValue[] = $derived.by(() => {
    const { answer } = this.selection ?? {};
    return answer === undefined || this.questions.length === this.taken ? this.drawn : [...this.drawn, answer];
  });
  private readonly paid: JsonValue[] = $derived(this.own.filter(isStep));

  /** How many fields the marker goes on by what is put together. */
  readonly steps: number = $derived(this.paid.length);

  /** Whether it is decided how far it goes. */
  readonly isDecided: boolean = $derived(this.own.length > 0 && this.own.length === this.questions.length);

  /** How far it could go, as far as the first question says; and as far as was asked, if something else than batteries paid for that. */
  private readonly reach: number = $derived.by(() => {
    const offers = offersOf(this.questions[0] ?? null);
    const repeats = offers.flatMap(({ facts }) => facts.flatMap((fact) => (fact.kind === "repeats" ? fact.count : [])));
    return Math.max(this.questions.length, ...repeats);
  });

  /** Whether the player has begun the next action: what is asked of it takes the place of the track. */
  private readonly isOver: boolean = $derived.by(() => {
    const { question, narrowed, chosen } = this.selection ?? { question: null, narrowed: [], chosen: null };
    return !asksForStep(question) && (narrowed.length > 0 || chosen !== null);
  });

  /** Where the marker is without further steps, and the fields that it can reach. Empty if nothing is asked about the track. */
  readonly fields: Field[] = $derived.by(() => {
    const first = this.questions[0];
    if (!first || this.isOver) return [];
    const { track, marker } = viewOf(this.stage());
    const plain = paymentsIn(first)[0]!;
    const stop = offersOf(first).filter(({ answer }) => !isStep(answer)).slice(0, 1).map(({ answer }) => answer);
    return Array.from({ length: 1 + this.reach }, (_, on) => {
      const place = (marker - this.drawn.filter(isStep).length + on + track.length) % track.length;
      const paid = Array.from({ length: on }, (_, n) => this.paid[n] ?? (this.questions[n] ? paymentsIn(this.questions[n]!)[0]! : plain));
      return { place, color: track[place]!, cost: sumOf(paid.map(asAnswer)), answers: [...paid, ...stop] };
    });
  });

  /** The payments for the last step that is put together; empty if there is only one. */
  readonly ways: { answer: JsonValue; isCurrent: boolean }[] = $derived.by(() => {
    const question = this.questions[this.steps - 1];
    const ways = question ? paymentsIn(question) : [];
    const current = JSON.stringify(paymentOf(asAnswer(this.paid.at(-1))));
    return ways.length < 2 ? [] : ways.map((answer) => ({ answer, isCurrent: JSON.stringify(paymentOf(asAnswer(answer))) === current }));
  });

  /** Goes to a field; to the same one again confirms. */
  go(n: number): void {
    const { selection } = this;
    const field = this.fields[n];
    if (!selection || selection.busy || !field) return;
    if (this.isDecided && this.steps === n) selection.commit();
    else void selection.follow(this.kept, field.answers);
  }

  /** Pays for the last step in another way. */
  pay(answer: JsonValue): void {
    const at = this.own.findLastIndex(isStep);
    if (at >= 0 && !this.selection?.busy) void this.selection?.follow(this.kept, this.own.with(at, answer));
  }
}
