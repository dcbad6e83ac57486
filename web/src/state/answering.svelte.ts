/**
 * The answers put together. A whole answer to the open question is tried at once: the server says where it leads. If it leads to another
 * question of this player, that one is opened, and all answers are confirmed together: a *chain*.
 */

import type { Drafted } from "$generated/Drafted";
import type { Draft } from "$generated/words/Draft";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Phrase } from "$generated/words/Phrase";
import type { Preset } from "$generated/words/Preset";
import type { Question } from "$generated/words/Question";
import type { Tried } from "$net/socket";
import { isSealed, type Entry } from "./entries";
import { OpenQuestion, answersIn, type Begun, type Place } from "./openQuestion.svelte";

/** An answer that is put together but not sent. */
export interface Taken {
  /** The question it answers. */
  question: Question;
  answer: JsonValue;
  label: Phrase;
  on: string[];
}

const takenOf = (question: Question, answer: JsonValue, { label, on }: Entry): Taken => ({ question, answer, label, on: on.filter((target) => target !== CONFIRM) });

/** What the server said about the answer that a draft makes. */
const triedOf = ({ finish }: Draft, { stop }: Drafted) => (finish === null ? null : { answer: JSON.stringify(finish), stop });

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

export class Answering extends OpenQuestion {
  /** The answers put together, in order. */
  chain = $state.raw<readonly Taken[]>([]);
  /** What the player would see after them; null to show the table as it is. */
  view = $state.raw<JsonValue>(null);
  /** Whether a reply is awaited: to a draft or to a move. */
  busy = $state(false);
  /** Whether an answer was sent that the server has not replied to: the same answers again are a new question then. */
  sending = $state(false);

  /** The server's question. */
  private base: Question | null = null;
  /** The answers of the last question. */
  private asked = "";
  private changed = Number.NEGATIVE_INFINITY;
  /** Counts what is tried, so that late replies are recognized. */
  private attempt = 0;
  /** What was sent last: it is put together again if it is taken back. */
  private sent: Kept | null = null;
  private restoring = false;
  /** Whether it is being taken back. */
  private returning = false;

  constructor(
    protected readonly sender: Sender,
    protected readonly habits: () => Habits = () => ({ fills: true, oneClick: false }),
  ) {
    super();
  }

  /** The answers put together. */
  protected get before(): JsonValue[] {
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
  readonly isFinal: boolean = $derived.by(() => {
    if (this.answer !== undefined) return this.tried?.stop === "news" || this.then?.is_final === true;
    return isSealed(this.preset);
  });
  /** Whether there is anything to clear. */
  readonly dirty: boolean = $derived(!this.untouched || this.chain.length > 0);
  /** Whether the player has begun an answer that is not sent. What is filled in without being asked for does not count. */
  readonly drafting: boolean = $derived(
    !this.sending &&
      (this.chain.length > 0 || this.chosen !== null || this.narrowed.length > 0 || this.steps.length > 0 || this.picked.length > this.filledIn.length),
  );

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

  /** Sends a whole set of answers; if a question completes them, it is opened first. */
  take(preset: Preset): void {
    if (this.busy) return;
    if (preset.is_open) return void this.append(preset);
    this.busy = this.sending = this.sender.moves([...this.before, ...preset.moves]);
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

  protected async chooseAt({ index, picked }: Place): Promise<void> {
    this.unchoose();
    this.chosen = index;
    this.picked = picked;
    await this.attemptAnswer();
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
  protected fill(): void {
    const { question, pick } = this;
    if (!question?.is_part || !this.habits().fills || this.picked.length > 0) return;
    if (!pick || pick.least !== pick.most || pick.most === 0) return;
    this.picked = this.filledIn = (this.habits().order?.(pick.from) ?? pick.from).slice(-pick.most);
    void this.attemptAnswer();
  }

  protected async step(index: number): Promise<void> {
    if (!this.draft) return;
    const { changes, steps } = this.draft;
    const change = changes[index];
    if (change) return this.redraft(change.steps);
    const next = steps[index - changes.length];
    if (next) await this.redraft([...this.steps, next.step]);
  }

  /**
   * Asks the server where the chosen answer leads, and opens the question that follows it, if there is one. While more pieces can be
   * picked, it only learns whether the answer could be taken back.
   */
  protected async attemptAnswer(): Promise<void> {
    const { answer, entry, question } = this;
    if (answer === undefined || this.draft || !entry || !question) return;
    const isFull = !this.pick || this.picked.length === this.pick.most;
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
    if (isFull && drafted.question && !waits && (!this.pick || drafted.question.is_part)) {
      this.proceed(drafted, takenOf(question, answer, entry));
    } else {
      this.tried = { answer: JSON.stringify(answer), stop: drafted.stop };
      const isWhole = isFull && (!this.pick || this.filledIn.length === 0);
      if (this.habits().oneClick && !this.restoring && drafted.stop !== "news" && isWhole) this.commit();
    }
  }

  /** Others have answered, which may make the same answer final: the last one to answer reveals all of them. */
  private async tryAgain(): Promise<void> {
    this.restoring = true;
    if (!this.draft) await this.attemptAnswer();
    else if (this.draft.steps.length === 0) await this.attemptFinish();
    else await this.learnAgain(this.draft);
    this.restoring = false;
  }

  /** Whether what the steps of a draft make can still be taken back. */
  private async learnAgain(draft: Draft): Promise<void> {
    const reply = await this.sender.draft(this.before, [...this.steps]);
    if (this.draft === draft && "drafted" in reply) this.tried = triedOf(draft, reply.drafted);
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
  protected async retrace(chain: readonly Taken[], begun: Begun | null = null, why: Phrase | null = null): Promise<void> {
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

  protected async redraft(steps: readonly JsonValue[]): Promise<void> {
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
      // What could go on may be given as it is.
      this.tried = triedOf(this.draft, reply.drafted);
      await this.attemptFinish();
    }
  }
}
