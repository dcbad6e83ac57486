/** Which lessons the reader has finished, remembered in the browser. */

import type { GameInfo } from "$generated/GameInfo";
import { settings } from "./settings.svelte";

const REMEMBERED = "orrery.lessons";

class Lessons {
  private done = $state.raw<readonly string[]>(remembered());

  has(lesson: string): boolean {
    return this.done.includes(lesson);
  }

  /** Remembers a finished lesson. After the last one of a course the coach stays, until the reader turns it off. */
  finish(lesson: string, isLast = false): void {
    if (this.has(lesson)) return;
    this.keep([...this.done, lesson]);
    if (isLast && settings.coach === "off") settings.set({ coach: "gentle" });
  }

  /** Begins a course again. */
  forget(game: GameInfo): void {
    const ids = game.lessons.map(({ id }) => id);
    this.keep(this.done.filter((lesson) => !ids.includes(lesson)));
  }

  /** The number of the first lesson that is not finished, from 1; none if all are. */
  next(game: GameInfo): number | null {
    const index = game.lessons.findIndex(({ id }) => !this.has(id));
    return index < 0 ? null : index + 1;
  }

  private keep(done: readonly string[]): void {
    this.done = done;
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(done));
    } catch {
      // Private windows may refuse; progress then lasts as long as the page.
    }
  }
}

function remembered(): string[] {
  try {
    const saved = JSON.parse(localStorage.getItem(REMEMBERED) ?? "[]") as unknown;
    return Array.isArray(saved) ? saved.filter((one): one is string => typeof one === "string") : [];
  } catch {
    // Nothing is stored, it is damaged, or storage is not allowed.
    return [];
  }
}

export const lessons = new Lessons();
