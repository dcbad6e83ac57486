/**
 * How answers come about. Things on the board and buttons in the prompt strip lead to the same few verbs: `touch` a target, `choose` an
 * entry, `commit`, `clear`.
 */

import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import { Answering } from "./answering.svelte";
import { CARD, entriesOf, type Entry } from "./entries";
import { lightsOf, type Light } from "./lights";

export { CONFIRM, type Habits, type Kept, type Sender, type Taken } from "./answering.svelte";
export type { Entry } from "./entries";
export type { Light } from "./lights";

/** Two clicks on one piece within this time are one double click, in milliseconds. */
const DOUBLE = 350;

/** What a press gave up: pieces that were touched, or an answer that was put together. */
export interface Replaced {
  /** The target that was pressed. */
  by: string;
  targets: readonly string[];
  answer: Phrase | null;
}

/** What kind of thing a target is: `card`, `die`, `place`. */
const kindOf = (target: string): string => target.split(":", 1)[0]!;

export class Selection extends Answering {
  /** Whether the board offers the answers that belong to none of its pieces. */
  claimed = $state(false);

  /** What the last press gave up that was chosen before, besides what it replaced in the same part: nobody looks there now. */
  replaced = $state.raw<Replaced | null>(null);

  private lastTouch = { target: "", at: Number.NEGATIVE_INFINITY };

  private readonly lights: Map<string, Light> = $derived.by(() => lightsOf(this));

  light(target: string): Light | null {
    return this.lights.get(target) ?? null;
  }

  choose(index: number): void {
    if (this.busy || !this.entries[index]) return;
    if (this.draft) return void this.step(index);
    if (this.chosen !== index) this.picked = this.filledIn = [];
    this.chosen = index;
    this.fill();
    void this.attemptAnswer();
  }

  /** Chooses a whole answer as if it were picked by hand; it is not sent yet. */
  adopt(answer: JsonValue, steps: JsonValue | null): void {
    if (this.busy) return;
    if (this.draft) return void (Array.isArray(steps) ? this.redraft(steps) : undefined);
    const place = this.placeOf(answer);
    if (place) void this.chooseAt(place);
  }

  /** Chooses the n-th shown entry or the n-th piece, from 0. An entry that is already chosen is confirmed. */
  press(n: number): void {
    const piece = this.question?.choice.kind === "some" || this.pick ? this.pick?.from[n] : undefined;
    if (piece !== undefined) return this.toggle(piece);
    const entry = this.shown[n];
    if (entry) this.pressEntry(entry);
  }

  /** Chooses an entry; a second time confirms it. */
  pressEntry(entry: Entry): void {
    if (this.chosen === entry.index && this.canCommit) this.commit();
    else this.choose(entry.index);
  }

  /** A thing on the board was clicked. */
  touch(target: string): void {
    if (this.busy) return;
    this.replaced = null;
    const now = performance.now();
    const isAgain = this.lastTouch.target === target;
    const isDouble = isAgain && now - this.lastTouch.at < DOUBLE;
    this.lastTouch = { target, at: now };
    if (this.pick && target.startsWith(CARD) && this.pick.from.includes(target.slice(CARD.length))) {
      // Two clicks in a row are one.
      if (isDouble) return;
      const id = target.slice(CARD.length);
      // The one card that is asked for is chosen by a click and confirmed by a second one, like anything else.
      const isWhole = this.pick.least === 1 && this.pick.most === 1 && this.picked.includes(id);
      return isWhole && isAgain && this.canCommit ? this.commit() : this.toggle(id);
    }
    if (this.confirms(target)) {
      // What cannot be taken back, or may be final for all that is known, is not sent by a hasty second click.
      const isUnknown = this.answer !== undefined && !this.tried;
      if (!(isDouble && (this.isFinal || isUnknown))) this.commit();
      return;
    }
    if (isDouble && this.narrowed.includes(target)) return;
    if (this.question?.choice.kind === "some" && (this.entries.length > 1 || this.at(target).length > 0)) return this.pickFrom(target);
    if (this.at(target).length > 0) return this.narrow(target);
    const ahead = this.ahead.find(({ on }) => on.includes(target));
    if (ahead) return this.take(ahead);
    this.touchEarlier(target);
  }

  /** Whether a step of a draft was taken here last: Enter confirms then, even if another step could be taken at the same place. */
  tookStepAt(target: string): boolean {
    return this.draft !== null && this.steps.length > 0 && this.narrowed.length === 0 && this.lastTouch.target === target;
  }

  /** Whether a click on a target that is chosen confirms it. */
  private confirms(target: string): boolean {
    if (!this.canCommit) return false;
    const here = this.at(target).length > 0;
    if (here && this.answer !== undefined && !this.draft) {
      const isChosen = this.narrowed.includes(target) || this.question?.choice.kind === "some";
      return isChosen && (this.entry?.on.includes(target) ?? false);
    }
    return !here && (this.chain.at(-1)?.on.includes(target) ?? false);
  }

  /** A target of the question before: it is answered anew, unless that is its answer, of which only the rest is missing. */
  private touchEarlier(target: string): void {
    const last = this.chain.at(-1);
    if (!last || last.on.includes(target)) return;
    const again = entriesOf(last.question, null).some((entry) => entry.on.includes(target));
    if (!again) return;
    void this.retrace(this.chain.slice(0, -1)).then(() => {
      this.narrow(target);
      this.replaced = { by: target, targets: [], answer: last.label };
    });
  }

  /** Takes the step that belongs to both: a thing was dragged onto another. */
  join(from: string, to: string): boolean {
    const both = this.entries.filter((entry) => entry.on.includes(from) && entry.on.includes(to));
    if (both.length === 0 || this.busy) return false;
    if (!this.draft) this.narrowed = [from, to];
    if (both.length === 1) this.choose(both[0]!.index);
    return true;
  }

  toggle(piece: string): void {
    const pick = this.pick;
    if (!pick || this.busy || !pick.from.includes(piece)) return;
    if (this.picked.includes(piece)) this.picked = this.picked.filter((other) => other !== piece);
    else if (this.picked.length < pick.most) this.picked = [...this.picked, piece];
    else this.replace(piece);
    this.filledIn = this.filledIn.filter((other) => this.picked.includes(other));
    this.tried = null;
    void this.attemptAnswer();
  }

  /** One more than fit: it takes the place of a filled-in piece, or of the oldest choice. */
  private replace(piece: string): void {
    const out = this.filledIn.at(-1) ?? this.picked[0];
    if (out !== undefined) this.picked = [...this.picked.filter((other) => other !== out), piece];
  }

  /** One step back: picked pieces, the chosen entry, touched targets, the last step of a draft, the last answer. */
  clear(): void {
    if (this.busy) return;
    const picked = this.picked.length > 0 && this.filledIn.length < this.picked.length;
    if (picked) this.picked = this.filledIn = [];
    else if (this.chosen !== null || this.narrowed.length > 0) this.unchoose();
    else if (this.steps.length > 0) void this.back();
    else if (this.chain.length > 0) void this.retrace(this.chain.slice(0, -1));
    else this.picked = this.filledIn = [];
    this.tried = null;
    this.refused = null;
  }

  private narrow(target: string): void {
    const here = this.at(target);
    if (here.length === 0) return;
    if (this.narrowed.includes(target)) {
      const alone = this.narrowed.length === 1;
      this.chosen = null;
      this.picked = this.filledIn = [];
      this.tried = null;
      this.narrowed = alone ? [] : this.narrowed.filter((other) => other !== target);
      return;
    }
    const before = this.narrowed;
    this.narrowed = [...this.keptWith(here), target];
    const targets = before.filter((other) => !this.narrowed.includes(other) && this.isOtherPart(other, target));
    if (targets.length > 0) this.replaced = { by: target, targets, answer: null };
    // A place where several pieces could go is meant for the one at hand.
    const held = this.shown.length > 1 ? this.habits().held?.find((piece) => piece !== target && this.shown.some(({ on }) => on.includes(piece))) : undefined;
    if (held !== undefined) this.narrowed = [...this.narrowed, held];
    this.picked = this.filledIn = [];
    this.tried = null;
    const left = this.shown;
    this.chosen = null;
    // In a draft, what belongs to exactly these targets is meant before what needs one more. So it is among cards: one that consumes its
    // own good could not be told from one that consumes more, whatever else was touched.
    const isMeant = ({ on }: Entry) => on.length === this.narrowed.length && (this.draft !== null || on.every((one) => one.startsWith(CARD)));
    const exact = left.filter(isMeant);
    const meant = left.length === 1 ? left : exact;
    if (meant.length === 1) this.choose(meant[0]!.index);
  }

  /** The targets touched before that fit one of these entries together: what was chosen first is kept as far as possible. */
  private keptWith(entries: readonly Entry[]): string[] {
    const kept: string[] = [];
    for (const other of this.narrowed) {
      if (entries.some(({ on }) => [...kept, other].every((one) => on.includes(one)))) kept.push(other);
    }
    return kept;
  }

  /** Whether a target stands for another part of an answer than the one pressed: another of the same kind is plainly exchanged. */
  private isOtherPart(other: string, pressed: string): boolean {
    const isJoined = () => this.at(other).some(({ on }) => on.filter((one) => kindOf(one) === kindOf(other)).length > 1);
    return kindOf(other) !== kindOf(pressed) || isJoined();
  }

  /** Several ways of picking: the first that takes the piece is chosen. */
  private pickFrom(target: string): void {
    const way = this.at(target)[0];
    const piece = target.startsWith(CARD) ? target.slice(CARD.length) : null;
    const taking = this.entries.find((entry) => piece !== null && entry.pick!.most > 0 && entry.pick!.from.includes(piece));
    if (taking && piece !== null) {
      this.choose(taking.index);
      if (!this.picked.includes(piece)) this.toggle(piece);
    } else if (way) {
      this.choose(way.index);
    }
  }
}
