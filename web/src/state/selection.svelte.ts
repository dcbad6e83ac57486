/**
 * How an answer to a question comes about: what is chosen, picked or drafted so far.
 *
 * The question brings every answer; nothing here knows rules. Things on the board and buttons in the prompt bar lead to the
 * same few verbs: `touch` a target, `choose` an entry, `commit`, `clear`.
 */

import type { Choice } from "$generated/words/Choice";
import type { Draft } from "$generated/words/Draft";
import type { Fact } from "$generated/words/Fact";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import type { Pick } from "$generated/words/Pick";
import type { Question } from "$generated/words/Question";
import type { Unavailable } from "$generated/words/Unavailable";
import type { Drafted } from "$net/socket";

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
}

/** How a target on the board is lit. */
export type Light =
  /** Something can be chosen here. */
  | "open"
  /** Part of the current choice. */
  | "chosen"
  /** A piece that can be picked, or is. */
  | "pickable"
  | "picked"
  /** Nothing can be chosen here, and there is a reason. */
  | "closed";

export interface Sender {
  move: (answer: JsonValue) => boolean;
  draft: (steps: JsonValue[]) => Promise<Drafted>;
}

const CARD = "card:";
/** How long after a question has changed a click may still be meant for the previous one, in milliseconds. */
const SETTLING = 400;

export class Selection {
  question = $state.raw<Question | null>(null);
  /** The targets that were touched to narrow the entries down. */
  narrowed = $state.raw<readonly string[]>([]);
  /** The entry that is chosen, by index. */
  chosen = $state<number | null>(null);
  /** The pieces that are picked for it. */
  picked = $state.raw<readonly string[]>([]);
  /** The steps of the draft so far. */
  steps = $state.raw<readonly JsonValue[]>([]);
  draft = $state.raw<Draft | null>(null);
  /** Why the last step could not be taken. */
  refused = $state.raw<Phrase | null>(null);
  /** Whether a reply is awaited: to a draft or to a move. */
  busy = $state(false);

  /** The answers of the last question. */
  private asked = "";
  /** Whether one of them was sent: the same answers again are a new question then. */
  private committed = false;
  private changed = Number.NEGATIVE_INFINITY;

  constructor(private readonly sender: Sender) {}

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

  /** The move that would be sent now. */
  readonly answer: JsonValue | undefined = $derived.by(() => {
    if (this.draft) return this.draft.finish ?? undefined;
    if (!this.entry) return undefined;
    if (!this.pick) return this.entryAnswer(this.entry.index);
    const count = this.picked.length;
    if (count < this.pick.least || count > this.pick.most) return undefined;
    return filled(this.pick.answer, this.pick.slot, this.picked);
  });

  readonly canCommit: boolean = $derived(this.answer !== undefined && !this.busy);
  /** Whether there is anything to clear. */
  readonly dirty: boolean = $derived(
    this.chosen !== null || this.picked.length > 0 || this.narrowed.length > 0 || this.steps.length > 0,
  );

  private readonly lights: Map<string, Light> = $derived.by(() => this.lightsNow());

  light(target: string): Light | null {
    return this.lights.get(target) ?? null;
  }

  /** Why nothing can be chosen at a target. */
  reasons(target: string): Unavailable[] {
    return this.unavailable.filter((entry) => entry.on.includes(target));
  }

  /** What can be chosen at a target. */
  at(target: string): Entry[] {
    return this.entries.filter((entry) => entry.on.includes(target));
  }

  /** Whether the question is changing, or changed so recently that a click may have been meant for the previous one. */
  get settling(): boolean {
    return this.busy || performance.now() - this.changed < SETTLING;
  }

  /**
   * Takes a new question, or the same one again. What the player has begun is kept as long as the answers are the same, even if the
   * moves of others have changed what is said about them. Returns whether the question is new.
   */
  ask(question: Question | null): boolean {
    const asked = JSON.stringify(question && answersOf(question.choice));
    const again = asked === this.asked && !this.committed;
    this.busy = this.committed = false;
    if (again) {
      if (JSON.stringify(question) !== JSON.stringify(this.question)) this.question = question;
      return false;
    }
    this.asked = asked;
    if (this.question) this.changed = performance.now();
    this.question = question;
    this.reset();
    return true;
  }

  /** The move or draft was refused: the question stands. */
  refuse(): void {
    this.busy = this.committed = false;
  }

  choose(index: number): void {
    if (this.busy || !this.entries[index]) return;
    if (this.draft) return void this.take(index);
    if (this.chosen !== index) this.picked = [];
    this.chosen = index;
  }

  /** Whether a whole answer can be chosen here. */
  canAdopt(answer: JsonValue, steps: JsonValue | null): boolean {
    return this.draft ? Array.isArray(steps) : this.placeOf(answer) !== null;
  }

  /** Chooses a whole answer as if it were picked by hand; it is not sent yet. */
  adopt(answer: JsonValue, steps: JsonValue | null): void {
    if (this.busy) return;
    if (this.draft) return void (Array.isArray(steps) ? this.redraft(steps) : undefined);
    const place = this.placeOf(answer);
    if (!place) return;
    this.unchoose();
    this.chosen = place.index;
    this.picked = place.picked;
  }

  /** The entry that gives this answer, and the pieces that are picked for it. */
  private placeOf(answer: JsonValue): { index: number; picked: string[] } | null {
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

  /** Chooses the n-th shown entry, from 0. If it is already chosen, commits it. */
  press(n: number): void {
    const entry = this.shown[n];
    if (!entry) return;
    if (this.chosen === entry.index && this.canCommit) this.commit();
    else this.choose(entry.index);
  }

  /** A thing on the board was clicked. */
  touch(target: string): void {
    if (this.busy) return;
    if (this.pick && target.startsWith(CARD) && this.pick.from.includes(target.slice(CARD.length))) {
      return this.toggle(target.slice(CARD.length));
    }
    if (this.question?.choice.kind === "some") return this.entries.length > 1 ? this.pickFrom(target) : undefined;
    this.narrow(target);
  }

  /** Takes the step that belongs to both: a thing was dragged onto another. */
  join(from: string, to: string): boolean {
    const both = this.entries.filter((entry) => entry.on.includes(from) && entry.on.includes(to));
    if (both.length === 0 || this.busy) return false;
    if (both.length === 1) {
      this.choose(both[0]!.index);
      if (!this.draft) this.narrowed = [from, to];
    } else {
      this.narrowed = [from, to];
    }
    return true;
  }

  toggle(piece: string): void {
    const pick = this.pick;
    if (!pick || this.busy || !pick.from.includes(piece)) return;
    if (this.picked.includes(piece)) this.picked = this.picked.filter((other) => other !== piece);
    else if (this.picked.length < pick.most) this.picked = [...this.picked, piece];
    // If only one fits, it is replaced, not refused.
    else if (pick.most === 1) this.picked = [piece];
  }

  commit(): void {
    const answer = this.answer;
    if (answer === undefined || this.busy) return;
    this.busy = this.committed = this.sender.move(answer);
  }

  /** One step back: picked pieces, the chosen entry, touched targets, the last step of a draft. */
  clear(): void {
    if (this.busy) return;
    if (this.picked.length > 0) this.picked = [];
    else if (this.chosen !== null || this.narrowed.length > 0) this.unchoose();
    else if (this.steps.length > 0) void this.back();
    this.refused = null;
  }

  /** Takes the last step of a draft back. */
  async back(): Promise<void> {
    await this.redraft(this.steps.slice(0, -1));
  }

  /** Starts the draft over. */
  async restart(): Promise<void> {
    await this.redraft([]);
  }

  private unchoose(): void {
    this.chosen = null;
    this.picked = [];
    this.narrowed = [];
  }

  private reset(): void {
    this.unchoose();
    this.steps = [];
    this.refused = null;
    this.draft = this.question?.choice.kind === "draft" ? this.question.choice.draft : null;
  }

  private narrow(target: string): void {
    const here = this.at(target);
    if (here.length === 0) return;
    if (this.narrowed.includes(target)) {
      const alone = this.narrowed.length === 1;
      this.chosen = null;
      this.picked = [];
      this.narrowed = alone ? [] : this.narrowed.filter((other) => other !== target);
      return;
    }
    const fits = here.some((entry) => this.narrowed.every((other) => entry.on.includes(other)));
    this.narrowed = fits ? [...this.narrowed, target] : [target];
    this.picked = [];
    const left = this.shown;
    this.chosen = null;
    if (left.length === 1) this.choose(left[0]!.index);
  }

  /** Several ways of picking: the first that takes the piece is chosen. */
  private pickFrom(target: string): void {
    const way = this.at(target)[0];
    const piece = target.startsWith(CARD) ? target.slice(CARD.length) : null;
    const taking = this.entries.find((entry) => piece !== null && entry.pick!.most > 0 && entry.pick!.from.includes(piece));
    if (taking && piece !== null) {
      this.choose(taking.index);
      this.toggle(piece);
    } else if (way) {
      this.choose(way.index);
    }
  }

  private async take(index: number): Promise<void> {
    const choice = this.draft?.steps[index];
    if (choice) await this.redraft([...this.steps, choice.step]);
  }

  private async redraft(steps: readonly JsonValue[]): Promise<void> {
    const asked = this.asked;
    this.unchoose();
    this.refused = null;
    if (steps.length === 0 && this.question?.choice.kind === "draft") {
      this.steps = [];
      this.draft = this.question.choice.draft;
      return;
    }
    this.busy = true;
    const drafted = await this.sender.draft([...steps]);
    // A new question arrived in between.
    if (asked !== this.asked) return;
    this.busy = false;
    this.changed = performance.now();
    if ("draft" in drafted) {
      this.steps = steps;
      this.draft = drafted.draft;
    } else {
      this.refused = drafted.refused;
    }
  }

  private entryAnswer(index: number): JsonValue | undefined {
    const choice = this.question?.choice;
    return choice?.kind === "one" ? choice.offers[index]?.answer : undefined;
  }

  private lightsNow(): Map<string, Light> {
    const lights = new Map<string, Light>();
    for (const entry of this.unavailable) for (const target of entry.on) lights.set(target, "closed");
    for (const entry of this.entries) {
      for (const target of entry.on) lights.set(target, "open");
      // Before a way is chosen, every piece that any way takes can begin it.
      if (this.question?.choice.kind === "some" && !this.pick && entry.pick!.most > 0) {
        for (const piece of entry.pick!.from) lights.set(CARD + piece, "pickable");
      }
    }
    if (this.narrowed.length > 0) {
      // What leads on from here stays lit; everything else can still be touched, to start over.
      for (const target of this.narrowed) lights.set(target, "chosen");
    }
    for (const target of this.entry?.on ?? []) lights.set(target, "chosen");
    for (const piece of this.pick?.from ?? []) lights.set(CARD + piece, "pickable");
    for (const piece of this.picked) lights.set(CARD + piece, "picked");
    return lights;
  }

  /** Whether touching the target narrows down the choice, rather than starting over. */
  leadsOn(target: string): boolean {
    return this.narrowed.length > 0 && this.shown.some((entry) => entry.on.includes(target));
  }
}

/** The answers of a question without their texts. */
function answersOf(choice: Choice): JsonValue {
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

function entriesOf(question: Question | null, draft: Draft | null): Entry[] {
  if (!question) return [];
  if (draft) {
    return draft.steps.map(({ label, on }, index) => ({ index, label, details: [], facts: [], on, pick: null }));
  }
  const { choice } = question;
  if (choice.kind === "one") {
    return choice.offers.map(({ label, details, facts, on, pick }, index) => ({ index, label, details, facts, on, pick }));
  }
  if (choice.kind === "some") {
    return choice.picks.map((pick, index) => ({ index, label: pick.label, details: pick.details, facts: pick.facts, on: pick.on, pick }));
  }
  return [];
}

/** The parts of a JSON pointer. */
const pathOf = (slot: string) => slot.split("/").slice(1).map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"));

/** The pieces that an answer has where the JSON pointer says. */
function taken(answer: JsonValue, slot: string): string[] {
  let at: JsonValue | undefined = answer;
  for (const part of pathOf(slot)) at = at !== null && typeof at === "object" ? (at as Record<string, JsonValue>)[part] : undefined;
  return Array.isArray(at) ? at.filter((piece) => typeof piece === "string") : [];
}

/** Whether two answers are equal; a missing value equals null and an empty list. */
function alike(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
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
