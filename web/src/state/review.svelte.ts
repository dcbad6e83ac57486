/** A review of a finished match or of an uploaded record: begun, followed while it is made, looked at. */

import type { Review } from "$generated/Review";
import type { ReviewClass } from "$generated/ReviewClass";
import type { ReviewedAnswer } from "$generated/ReviewedAnswer";
import type { ReviewedDecision } from "$generated/ReviewedDecision";
import type { ReviewedSeat } from "$generated/ReviewedSeat";
import type { ReviewProgress } from "$generated/ReviewProgress";
import { api, type Api } from "$net/http";

/** How often the progress is asked for, in milliseconds. */
export const PERIOD = 1000;
/** How many decisions of each player are pointed out. */
export const COSTLIEST = 5;
export const CLASSES: readonly ReviewClass[] = ["best", "good", "inaccurate", "mistake"];

/** From which knowledge answers are judged. */
export type Knowing = "then" | "now";

/** What is drawn of a seat: before and after each of its decisions. */
export type Line = { at: number; share: number }[];

export class ReviewState {
  status = $state<ReviewProgress["status"] | "unknown">("unknown");
  done = $state(0);
  total = $state(0);
  /** Everything that is known so far, by the number of the move. */
  review = $state.raw<Review | null>(null);
  knowing = $state<Knowing>("then");
  /** The number of the move whose decision is looked at. */
  chosen = $state<number | null>(null);
  failure = $state.raw<unknown>(null);

  readonly decisions: ReviewedDecision[] = $derived(this.review?.decisions ?? []);
  readonly seats: ReviewedSeat[] = $derived(this.review?.[this.knowing] ?? []);
  readonly decision: ReviewedDecision | null = $derived(this.decisions.find(({ number }) => number === this.chosen) ?? null);

  private known = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private ended = false;

  constructor(
    readonly id: string,
    private readonly from: Pick<Api, "review" | "beginReview" | "cancelReview"> = api,
  ) {}

  /** Shows what there is, and begins a review of a match that has none. */
  async begin(): Promise<void> {
    await this.ask(() => this.from.review(this.id, 0));
    if (this.status === "none") await this.again(false);
  }

  /** Begins a review, more closely than usual if wanted. */
  async again(deeper: boolean): Promise<void> {
    this.known = 0;
    await this.ask(() => this.from.beginReview(this.id, deeper));
  }

  /** Stops a review that is being made. */
  async cancel(): Promise<void> {
    clearTimeout(this.timer);
    try {
      await this.from.cancelReview(this.id);
      this.status = "none";
      this.review = null;
      this.known = 0;
    } catch (failure) {
      this.failure = failure;
      this.wait();
    }
  }

  end(): void {
    this.ended = true;
    clearTimeout(this.timer);
  }

  answer(decision: ReviewedDecision): ReviewedAnswer {
    return decision[this.knowing];
  }

  /** The costliest decisions of all seats, the costliest first. */
  costly(seat: number): ReviewedDecision[] {
    const own = this.decisions.filter((decision) => decision.seat === seat && this.answer(decision).class !== "best");
    return own.sort((one, other) => this.answer(other).loss - this.answer(one).loss).slice(0, COSTLIEST);
  }

  private async ask(request: () => Promise<ReviewProgress>): Promise<void> {
    try {
      this.hear(await request());
      this.failure = null;
    } catch (failure) {
      this.failure = failure;
    }
    if (this.status === "running") this.wait();
  }

  private wait(): void {
    if (this.ended) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(() => this.from.review(this.id, this.known)), PERIOD);
  }

  private hear({ status, done, total, review }: ReviewProgress): void {
    if (this.ended) return;
    [this.status, this.done, this.total] = [status, done, total];
    if (!review) return;
    const before = status === "running" && this.known > 0 ? this.decisions : [];
    const decisions = [...before, ...review.decisions].sort((one, other) => one.number - other.number);
    this.known = status === "running" ? done : 0;
    this.review = { ...review, decisions };
  }
}

/** The course of a seat's chance to win: from its account once that is known, before that from its decisions. */
export function lineOf(seat: number, players: number, review: Review, knowing: Knowing): Line {
  const account = review[knowing][seat];
  const line: Line = [{ at: 0, share: account?.start ?? 1 / players }];
  for (const decision of review.decisions.filter((one) => one.seat === seat)) {
    const { win_best, win_played } = decision[knowing];
    line.push({ at: decision.number, share: win_best }, { at: decision.number, share: win_played });
  }
  if (account) line.push({ at: review.moves, share: account.result });
  return line;
}
