/**
 * The question that is open, and what the player has begun of its answer: targets touched, an entry chosen, pieces picked, steps of a draft.
 * The question brings every answer; nothing here knows rules, and nothing here asks the server.
 */

import type { Draft } from "$generated/words/Draft";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import type { Pick } from "$generated/words/Pick";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";
import type { Stop } from "$generated/Stop";
import type { Unavailable } from "$generated/words/Unavailable";
import { alike, answersOf, CARD, entriesOf, filled, taken, type Entry } from "./entries";

/** What is begun of a question. */
export interface Begun {
  /** Its answers. */
  asked: string;
  chosen: number | null;
  picked: readonly string[];
  filledIn: readonly string[];
  narrowed: readonly string[];
}

/** An entry by its index, and the pieces that are picked for it. */
export interface Place {
  index: number;
  picked: string[];
}

/** What can be answered, as text: questions with the same answers are the same to the player. */
export const answersIn = (question: Question | null): string => JSON.stringify(question && answersOf(question.choice));

export class OpenQuestion {
  /** The question that is open: the server's, or the one that follows the answers put together. */
  question = $state.raw<Question | null>(null);
  /** Counts how often a question was opened. */
  opened = $state(0);
  /** The targets that were touched to narrow the entries down. */
  narrowed = $state.raw<readonly string[]>([]);
  /** The entry that is chosen, by index. */
  chosen = $state<number | null>(null);
  /** The pieces that are picked for it. */
  picked = $state.raw<readonly string[]>([]);
  /** How many of them were filled in and not touched since. */
  filledIn = $state.raw<readonly string[]>([]);
  /** The steps of the draft so far. */
  steps = $state.raw<readonly JsonValue[]>([]);
  draft = $state.raw<Draft | null>(null);
  /** What the server said about the answer that is chosen, once it was tried. */
  tried = $state.raw<{ answer: string; stop: Stop | null } | null>(null);
  /** Why the last step could not be taken. */
  refused = $state.raw<Phrase | null>(null);

  /** Everything that can be chosen. */
  readonly entries: Entry[] = $derived.by(() => entriesOf(this.question, this.draft));

  /** What can be chosen among the targets that were touched. */
  readonly shown: Entry[] = $derived(
    this.entries.filter((entry) => this.narrowed.every((target) => entry.on.includes(target))),
  );

  readonly unavailable: Unavailable[] = $derived(
    this.question?.choice.kind === "one" ? this.question.choice.unavailable : [],
  );

  /** The entry that is chosen; a single way of picking is chosen automatically. */
  readonly entry: Entry | null = $derived.by(() => {
    if (this.chosen !== null) return this.entries[this.chosen] ?? null;
    const only = this.question?.choice.kind === "some" && this.entries.length === 1;
    return only ? this.entries[0]! : null;
  });

  readonly pick: Pick | null = $derived(this.entry?.pick ?? null);

  /** How many pieces must still be picked at least. */
  readonly missing: number = $derived(this.pick ? Math.max(0, this.pick.least - this.picked.length) : 0);

  /** The answer to the open question, if it is complete. */
  readonly answer: JsonValue | undefined = $derived.by(() => {
    if (this.draft) return this.draft.finish ?? undefined;
    if (!this.entry) return undefined;
    if (!this.pick) return this.entryAnswer(this.entry.index);
    const count = this.picked.length;
    if (count < this.pick.least || count > this.pick.most) return undefined;
    return filled(this.pick.answer, this.pick.slot, this.picked);
  });

  /** Whether nothing of the open question is chosen yet. */
  protected readonly untouched: boolean = $derived(
    this.chosen === null && this.picked.length === 0 && this.narrowed.length === 0 && this.steps.length === 0,
  );

  /** The sets of answers that can be taken now. */
  readonly presets: Preset[] = $derived(this.untouched ? (this.question?.presets ?? []) : []);

  /** Sets of answers that begin at a piece which only a later question names. */
  readonly ahead: readonly Preset[] = $derived(this.question?.ahead ?? []);

  /** What is answered together with the chosen answer, unless the player sends it alone. */
  readonly then: Preset | null = $derived(this.answer === undefined || this.draft ? null : (this.entry?.then ?? null));

  /** Why nothing can be chosen at a target. */
  reasons(target: string): Unavailable[] {
    return this.unavailable.filter((entry) => entry.on.includes(target));
  }

  /** What can be chosen at a target. */
  at(target: string): Entry[] {
    return this.entries.filter((entry) => entry.on.includes(target));
  }

  /** Whether a whole answer can be chosen here. */
  canAdopt(answer: JsonValue, steps: JsonValue | null): boolean {
    return this.draft ? Array.isArray(steps) : this.placeOf(answer) !== null;
  }

  /** Where an answer is on the board: the entry with its targets, and the pieces that are picked for it. */
  targetsOf(answer: JsonValue, steps: JsonValue | null): { index: number; on: string[]; pieces: string[] } | null {
    if (this.draft) {
      const first = Array.isArray(steps) ? steps[this.steps.length] : undefined;
      const index = this.draft.steps.findIndex(({ step }) => alike(step, first));
      return index < 0 ? null : { index: this.draft.changes.length + index, on: this.draft.steps[index]!.on, pieces: [] };
    }
    const place = this.placeOf(answer);
    return place && { index: place.index, on: this.entries[place.index]!.on, pieces: place.picked.map((id) => CARD + id) };
  }

  /** Whether the open question is answered like this now. */
  isChosen(answer: JsonValue): boolean {
    return this.answer !== undefined && alike(this.answer, answer);
  }

  /** The entry that gives this answer, and the pieces that are picked for it. */
  protected placeOf(answer: JsonValue): Place | null {
    for (const { index, pick } of this.entries) {
      if (!pick) {
        if (alike(this.entryAnswer(index), answer)) return { index, picked: [] };
        continue;
      }
      const picked = taken(answer, pick.slot);
      const fits = picked.length >= pick.least && picked.length <= pick.most && picked.every((id) => pick.from.includes(id));
      if (fits && alike(filled(pick.answer, pick.slot, picked), answer)) return { index, picked };
    }
    return null;
  }

  /** Whether touching the target narrows down the choice, rather than starting over. */
  leadsOn(target: string): boolean {
    return this.narrowed.length > 0 && this.shown.some((entry) => entry.on.includes(target));
  }

  /** What is begun of the open question, to be taken up again if it comes again. */
  protected begun(): Begun {
    const { question, chosen, picked, filledIn, narrowed } = this;
    return { asked: answersIn(question), chosen, picked, filledIn, narrowed };
  }

  protected unchoose(): void {
    this.chosen = null;
    this.picked = this.filledIn = [];
    this.narrowed = [];
    this.tried = null;
  }

  private entryAnswer(index: number): JsonValue | undefined {
    const choice = this.question?.choice;
    return choice?.kind === "one" ? choice.offers[index]?.answer : undefined;
  }
}
