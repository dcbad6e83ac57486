/** Keeps what is put together but not sent, so that reloading the page loses nothing. */

import type { Kept, Selection } from "./selection.svelte";

const KEY = "orrery.draft.";

export class Drafts {
  private readonly place: string;
  private readonly stop: () => void;
  /** What an earlier page of this tab left; looked at once. */
  private left: Kept | null = null;

  constructor(
    match: string,
    private readonly selection: Selection,
  ) {
    this.place = KEY + match;
    this.left = this.load();
    this.stop = $effect.root(() => {
      $effect(() => {
        const kept = this.selection.kept;
        // Until the first question, nothing is known about what was left.
        if (!this.left) this.save(kept);
      });
    });
  }

  /** Takes up what was left, at the first question. */
  async resume(): Promise<void> {
    const { left } = this;
    this.left = null;
    if (!left) return;
    if (!(await this.selection.restore(left))) this.selection.refused = { key: "web-draft-dropped", args: {} };
    this.save(this.selection.kept);
  }

  close(): void {
    this.stop();
  }

  private load(): Kept | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.place) ?? "null") as Partial<Kept> | null;
      const isWhole = typeof kept?.asked === "string" && Array.isArray(kept.answers) && Array.isArray(kept.steps) && Array.isArray(kept.begun?.picked);
      return isWhole ? (kept as Kept) : null;
    } catch {
      return null;
    }
  }

  private save(kept: Kept | null): void {
    try {
      if (kept) sessionStorage.setItem(this.place, JSON.stringify(kept));
      else sessionStorage.removeItem(this.place);
    } catch {
      // Storage is not allowed or full: the draft then lasts as long as the page.
    }
  }
}
