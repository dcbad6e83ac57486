/**
 * How answers come about. Things on the board and buttons in the prompt strip lead to the same few verbs: `touch` a target, `choose` an
 * entry, `commit`, `clear`. A whole answer to the open question is tried at once: the server says where it leads. If it leads to another
 * question of this player, that one is opened, and all answers are confirmed together: a *chain*.
 */

import type { Drafted } from "$generated/Drafted";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";
import type { Tried } from "$net/socket";
import { CARD, entriesOf, type Entry } from "./entries";
import { lightsOf, type Light } from "./lights";
import { OpenQuestion, answersIn, type Begun, type Place } from "./openQuestion.svelte";

export type { Entry } from "./entries";
export type { Light } from "./lights";

/** An answer that is put together but not sent. */
export interface Taken {
  /** The question it answers. */
  question: Question;
  answer: JsonValue;
  label: Phrase;
  on: string[];
}

const takenOf = (question: Question, answer: JsonValue, { label, on }: Entry): Taken => ({ question, answer, label, on: on.filter((target) => target !== CONFIRM) });

export interface Sender {
  /** Sends answers to this question and the next ones. */
  moves: (answers: JsonValue[]) => boolean;
  /** Tries answers, and the steps of one more. */
  draft: (moves: JsonValue[], steps: JsonValue[]) => Promise<Tried>;
  /** Is called before the board changes; what it returns, once it has been drawn. */
  changing?: () => () => void;
}

/** How a player likes to choose. */
export interface Habits {
  /** Whether payments are filled in. */
  fills: boolean;
  /** Whether one click is enough for an answer that can be taken back. */
  oneClick: boolean;
  /** Whether a payment that others' cards are revealed before is left until then. */
  paysLater?: boolean;
  /** Pieces in the order in which the player has them. */
  order?: ((pieces: readonly string[]) => readonly string[]) | null;
  /** The targets of the piece at hand, where the board puts one before the player. */
  held?: readonly string[];
}

/** Everything that is put together and begun, to be taken up again after a reload or an undo. */
export interface Kept {
  /** The answers of the server's question. */
  asked: string;
  /** The answers put together. */
  answers: JsonValue[];
  /** The steps of the draft. */
  steps: readonly JsonValue[];
  begun: Begun;
}

/** The target of answers that belong to no piece: they are buttons of the strip. */
export const CONFIRM = "confirm";
/** How long after a question has changed a click may still be meant for the previous one, in milliseconds. */
const SETTLING = 400;
/** Two clicks on one piece within this time are one double click, in milliseconds. */
const DOUBLE = 350;

export class Selection extends OpenQuestion {
  /** The answers put together, in order. */
  chain = $state.raw<readonly Taken[]>([]);
  /** What the player would see after them; null to show the table as it is. */
  view = $state.raw<JsonValue>(null);
  /** Whether a reply is awaited: to a draft or to a move. */
  busy = $state(false);
  /** Whether an answer was sent that the server has not replied to: the same answers again are a new question then. */
  sending = $state(false);
  /** Whether the board offers the answers that belong to none of its pieces. */
  claimed = $state(false);

  /** The server's question. */
  private base: Question | null = null;
  /** The answers of the last question. */
  private asked = "";
  private changed = Number.NEGATIVE_INFINITY;
  private lastTouch = { target: "", at: Number.NEGATIVE_INFINITY };
  /** Counts what is tried, so that late replies are recognized. */
  private attempt = 0;
  /** What was sent last: it is put together again if it is taken back. */
  private sent: Kept | null = null;
  private restoring = false;
  /** Whether it is being taken back. */
  private returning = false;

  constructor(
    private readonly sender: Sender,
    private readonly habits: () => Habits = () => ({ fills: true, oneClick: false }),
  ) {
    super();
  }

  /** The answers put together. */
  private get before(): JsonValue[] {
    return this.chain.map(({ answer }) => answer);
  }

  /** The one that is taken if nothing is chosen by hand. After an answer by hand, it is not known which of several is meant. */
  readonly preset: Preset | null = $derived(this.chain.length === 0 || this.presets.length === 1 ? (this.presets[0] ?? null) : null);

  /** What would be sent now. */
  readonly answers: JsonValue[] | null = $derived.by(() => {
    if (this.answer !== undefined) return [...this.before, this.answer, ...(this.then?.moves ?? [])];
    if (this.preset) return [...this.before, ...this.preset.moves];
    return this.chain.length > 0 && this.untouched && !this.question?.is_part ? this.before : null;
  });

  readonly canCommit: boolean = $derived(this.answers !== null && !this.busy);
  /** Whether what would be sent cannot be taken back, as far as it is known. */
  readonly isFinal: boolean = $derived(this.tried?.stop === "news" && this.answer !== undefined);
  /** Whether there is anything to clear. */
  readonly dirty: boolean = $derived(!this.untouched || this.chain.length > 0);
  /** Whether the player has begun an answer that is not sent. What is filled in without being asked for does not count. */
  readonly drafting: boolean = $derived(
    !this.sending &&
      (this.chain.length > 0 || this.chosen !== null || this.narrowed.length > 0 || this.steps.length > 0 || this.picked.length > this.filledIn.length),
  );

  private readonly lights: Map<string, Light> = $derived.by(() => lightsOf(this));

  light(target: string): Light | null {
    return this.lights.get(target) ?? null;
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
    const asked = answersIn(question);
    const again = asked === this.asked && !this.sending;
    this.busy = this.sending = false;
    if (again) {
      const isSame = JSON.stringify(question) === JSON.stringify(this.base);
      this.base = question;
      if (this.chain.length > 0) void this.retrace(this.chain, this.begun());
      else {
        if (!isSame) this.question = question;
        if (this.tried) void this.tryAgain();
      }
      return false;
    }
    this.asked = asked;
    if (this.base) this.changed = performance.now();
    this.base = question;
    this.chain = [];
    this.view = null;
    this.open(question);
    if (this.sent && this.returning) void this.restore(this.sent);
    this.returning = false;
    return true;
  }

  /** The last answer is being taken back: its question opens with it. */
  takeBack(): void {
    this.returning = true;
  }

  /** What there is to keep; null if nothing is begun, or all of it is sent. */
  get kept(): Kept | null {
    if (!this.dirty || !this.base || this.sending) return null;
    return { asked: this.asked, answers: this.before, steps: this.steps, begun: this.begun() };
  }

  /** Puts together again what was kept, as far as it still fits. Returns whether all of it does. */
  async restore({ asked, answers, steps, begun }: Kept): Promise<boolean> {
    if (asked !== this.asked || this.busy) return false;
    this.restoring = true;
    try {
      for (const answer of answers) {
        const place = this.placeOf(answer);
        const { length } = this.chain;
        if (!place) return false;
        await this.chooseAt(place);
        if (this.asked !== asked || this.chain.length === length) return false;
      }
      if (steps.length > 0) await this.redraft(steps);
      await this.resume(begun);
      return true;
    } finally {
      this.restoring = false;
    }
  }

  /**
   * Puts these answers together in place of all but the first ones of the chain, as far as they are asked for. The last of them is as
   * if it were chosen alone.
   */
  async follow(keep: number, answers: readonly JsonValue[]): Promise<void> {
    if (this.busy) return;
    const { asked } = this;
    this.refused = null;
    if (keep < this.chain.length || !this.untouched) await this.retrace(this.chain.slice(0, keep));
    for (const [n, answer] of answers.entries()) {
      const place = this.placeOf(answer);
      if (!place || this.asked !== asked || this.chain.length !== keep + n) return;
      this.restoring = n < answers.length - 1;
      try {
        await this.chooseAt(place);
      } finally {
        this.restoring = false;
      }
    }
  }

  /** The move or draft was refused: the question stands. */
  refuse(): void {
    this.busy = this.sending = this.returning = false;
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

  private async chooseAt({ index, picked }: Place): Promise<void> {
    this.unchoose();
    this.chosen = index;
    this.picked = picked;
    await this.attemptAnswer();
  }

  /** Chooses the n-th shown entry or the n-th piece, from 0. An entry that is already chosen is confirmed. */
  press(n: number): void {
    const piece = this.question?.choice.kind === "some" || this.pick ? this.pick?.from[n] : undefined;
    if (piece !== undefined) return this.toggle(piece);
    const entry = this.shown[n];
    if (entry) this.pressEntry(entry);
  }

  /** Sends a whole set of answers; if a question completes them, it is opened first. */
  take(preset: Preset): void {
    if (this.busy) return;
    if (preset.is_open) return void this.append(preset);
    this.busy = this.sending = this.sender.moves([...this.before, ...preset.moves]);
  }

  /** Chooses an entry; a second time confirms it. */
  pressEntry(entry: Entry): void {
    if (this.chosen === entry.index && this.canCommit) this.commit();
    else this.choose(entry.index);
  }

  /** A thing on the board was clicked. */
  touch(target: string): void {
    if (this.busy) return;
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
      const isUnknown = this.answer === undefined ? this.preset !== null : !this.tried;
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
    if (again) void this.retrace(this.chain.slice(0, -1)).then(() => this.narrow(target));
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

  commit(): void {
    const answers = this.answers;
    if (answers === null || this.busy) return;
    this.sent = this.kept;
    if (this.answer === undefined && this.preset) return this.take(this.preset);
    this.busy = this.sending = this.sender.moves(answers);
  }

  /** Sends the chosen answer without what could be answered together with it. */
  commitAlone(): void {
    if (this.answer === undefined || this.busy) return;
    this.sent = this.kept;
    this.busy = this.sending = this.sender.moves([...this.before, this.answer]);
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

  /** Gives up everything that is put together. */
  clearAll(): void {
    if (this.busy) return;
    this.refused = null;
    void this.retrace([]);
  }

  /** Takes one of the answers put together back, and all after it. */
  remove(index: number): void {
    if (!this.busy) void this.retrace(this.chain.slice(0, index));
  }

  /** Takes one of the answers put together back, and keeps those after it, and what is chosen, as far as they still fit. */
  takeUp(index: number): void {
    if (this.busy) return;
    const { answer, entry, question } = this;
    const chosen = answer !== undefined && !this.draft && entry && question ? [takenOf(question, answer, entry)] : [];
    void this.retrace([...this.chain.filter((_, n) => n !== index), ...chosen]);
  }

  /** Takes the last step of a draft back. */
  async back(): Promise<void> {
    await this.redraft(this.steps.slice(0, -1));
  }

  /** Starts the draft over. */
  async restart(): Promise<void> {
    await this.redraft([]);
  }

  /** Opens a question, with nothing chosen but what is filled in. */
  private open(question: Question | null): void {
    this.question = question;
    this.opened += 1;
    this.unchoose();
    this.steps = [];
    this.refused = null;
    this.draft = question?.choice.kind === "draft" ? question.choice.draft : null;
    this.fill();
  }

  /** Fills in what must be handed over: the last pieces, in the player's own order. */
  private fill(): void {
    const { question, pick } = this;
    if (!question?.is_part || !this.habits().fills || this.picked.length > 0) return;
    if (!pick || pick.least !== pick.most || pick.most === 0) return;
    this.picked = this.filledIn = (this.habits().order?.(pick.from) ?? pick.from).slice(-pick.most);
    void this.attemptAnswer();
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
    const fits = here.some((entry) => this.narrowed.every((other) => entry.on.includes(other)));
    this.narrowed = fits ? [...this.narrowed, target] : [target];
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

  private async step(index: number): Promise<void> {
    if (!this.draft) return;
    const { changes, steps } = this.draft;
    const change = changes[index];
    if (change) return this.redraft(change.steps);
    const next = steps[index - changes.length];
    if (next) await this.redraft([...this.steps, next.step]);
  }

  /** Asks the server where the chosen answer leads, and opens the question that follows it, if there is one. */
  private async attemptAnswer(): Promise<void> {
    const { answer, entry, question } = this;
    if (answer === undefined || this.draft || !entry || !question) return;
    if (this.pick && this.picked.length < this.pick.most) return;
    const attempt = ++this.attempt;
    const reply = await this.sender.draft([...this.before, answer], []);
    const still = this.answer === undefined ? "" : JSON.stringify(this.answer);
    if (attempt !== this.attempt || still !== JSON.stringify(answer) || this.question !== question) return;
    if ("refused" in reply) {
      this.refused = reply.refused;
      return;
    }
    const { drafted } = reply;
    // There is nothing to see of what others reveal first: the player may want to see it before paying.
    const waits = drafted.question?.is_part && drafted.view === null && this.habits().paysLater;
    // Pieces can still be exchanged, so only what belongs to the answer follows at once.
    if (drafted.question && !waits && (!this.pick || drafted.question.is_part)) {
      this.proceed(drafted, takenOf(question, answer, entry));
    } else {
      this.tried = { answer: JSON.stringify(answer), stop: drafted.stop };
      const isWhole = !this.pick || this.filledIn.length === 0;
      if (this.habits().oneClick && !this.restoring && drafted.stop !== "news" && isWhole) this.commit();
    }
  }

  /** Others have answered, which may make the same answer final: the last one to answer reveals all of them. */
  private async tryAgain(): Promise<void> {
    this.restoring = true;
    await (this.draft ? this.attemptFinish() : this.attemptAnswer());
    this.restoring = false;
  }

  /** A draft to which nothing can be added is an answer like any other: the question that follows it is opened. */
  private async attemptFinish(): Promise<void> {
    const { draft, question } = this;
    if (!draft || !question || draft.finish === null || draft.steps.length > 0) return;
    const attempt = ++this.attempt;
    const reply = await this.sender.draft([...this.before, draft.finish], []);
    if (attempt !== this.attempt || this.draft !== draft || "refused" in reply) return;
    const { drafted } = reply;
    if (drafted.question) this.proceed(drafted, { question, answer: draft.finish, label: draft.said ?? question.verb, on: [] });
    else this.tried = { answer: JSON.stringify(draft.finish), stop: drafted.stop };
  }

  /** Puts a whole set of answers into the chain, and opens the question that completes them. */
  private async append(preset: Preset): Promise<void> {
    const { question } = this;
    if (!question) return;
    const attempt = ++this.attempt;
    this.busy = true;
    const reply = await this.sender.draft([...this.before, ...preset.moves], []);
    if (attempt !== this.attempt || this.question !== question) return;
    this.busy = false;
    if ("refused" in reply) this.refused = reply.refused;
    else if (reply.drafted.question) {
      const on = preset.on;
      this.proceed(reply.drafted, ...preset.moves.map((answer, n) => ({ question, answer, label: preset.details[n] ?? preset.label, on })));
    }
  }

  private proceed(drafted: Drafted, ...taken: Taken[]): void {
    const drawn = this.sender.changing?.();
    this.chain = [...this.chain, ...taken];
    if (drafted.view !== null) this.view = drafted.view;
    this.changed = performance.now();
    this.open(drafted.question);
    if (drawn) requestAnimationFrame(drawn);
  }

  private async resume(begun: Begun): Promise<void> {
    if (answersIn(this.question) !== begun.asked) return;
    ({ chosen: this.chosen, picked: this.picked, filledIn: this.filledIn, narrowed: this.narrowed } = begun);
    await this.attemptAnswer();
  }

  /** Goes back to these answers, and opens the question that follows them. */
  private async retrace(chain: readonly Taken[], begun: Begun | null = null, why: Phrase | null = null): Promise<void> {
    const attempt = ++this.attempt;
    const drawn = this.sender.changing?.();
    if (chain.length === 0) {
      this.chain = [];
      this.view = null;
      this.open(this.base);
    } else {
      this.busy = true;
      const reply = await this.sender.draft(chain.map((taken) => taken.answer), []);
      if (attempt !== this.attempt) return;
      this.busy = false;
      if ("refused" in reply || !reply.drafted.question) {
        // What others did makes it impossible.
        return this.retrace(chain.slice(0, -1), null, "refused" in reply ? reply.refused : null);
      }
      this.chain = chain;
      this.view = reply.drafted.view;
      this.open(reply.drafted.question);
    }
    if (begun) void this.resume(begun);
    this.refused = why;
    if (drawn) requestAnimationFrame(drawn);
  }

  private async redraft(steps: readonly JsonValue[]): Promise<void> {
    const { asked, question } = this;
    this.unchoose();
    this.refused = null;
    if (steps.length === 0 && question?.choice.kind === "draft") {
      this.steps = [];
      this.draft = question.choice.draft;
      return;
    }
    this.busy = true;
    const reply = await this.sender.draft(this.before, [...steps]);
    // A new question arrived in between.
    if (asked !== this.asked || question !== this.question) return;
    this.busy = false;
    this.changed = performance.now();
    if ("refused" in reply) this.refused = reply.refused;
    else if (reply.drafted.question?.choice.kind === "draft") {
      this.steps = steps;
      this.draft = reply.drafted.question.choice.draft;
      await this.attemptFinish();
    }
  }


}
