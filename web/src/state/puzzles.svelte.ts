/** Which puzzles the reader has tried, and for how many days in a row; remembered in the browser. */

import type { PuzzleInfo } from "$generated/PuzzleInfo";
import type { PuzzleList } from "$generated/PuzzleList";

const REMEMBERED = "orrery.puzzles";

interface Kept {
  /** Whether the first try of each puzzle was right. */
  tried: Record<string, boolean>;
  /** The last day whose puzzle was tried, and how many days in a row it was solved until then. */
  day: number;
  streak: number;
}

const NOTHING: Kept = { tried: {}, day: -1, streak: 0 };

class Puzzles {
  private kept = $state.raw<Kept>(remembered());

  /** Whether the first try was right; null if there was none. */
  result(id: string): boolean | null {
    return Object.hasOwn(this.kept.tried, id) ? this.kept.tried[id]! : null;
  }

  /** Remembers a try. Only the first one of a puzzle counts. */
  record(id: string, right: boolean, list: Pick<PuzzleList, "day" | "today"> | null): void {
    if (this.result(id) !== null) return;
    const { tried, day, streak } = this.kept;
    const isToday = list !== null && list.today === id && list.day > day;
    const before = list !== null && day === list.day - 1 ? streak : 0;
    const next = isToday ? { day: list.day, streak: right ? before + 1 : 0 } : { day, streak };
    this.keep({ tried: { ...tried, [id]: right }, ...next });
  }

  /**
   * Notes which puzzle is the one of the day. Whoever has tried it on an earlier day has nothing left to solve today: the days in a row
   * go on, uncounted.
   */
  see({ day: today, today: id }: Pick<PuzzleList, "day" | "today">): void {
    const { tried, day, streak } = this.kept;
    if (streak > 0 && day === today - 1 && id !== null && this.result(id) !== null) this.keep({ tried, day: today, streak });
  }

  /** For how many days in a row the puzzle of the day was solved, until this day or the one before. */
  streak(day: number): number {
    return this.kept.day >= day - 1 ? this.kept.streak : 0;
  }

  /** The puzzle to offer after one: the next of its game that was not tried, or else of any game. */
  after(id: string, all: readonly PuzzleInfo[]): PuzzleInfo | null {
    const at = all.findIndex((puzzle) => puzzle.id === id);
    const turned = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))].filter((puzzle) => this.result(puzzle.id) === null);
    return turned.find(({ game }) => game === all[at]?.game) ?? turned[0] ?? null;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(REMEMBERED, JSON.stringify(kept));
    } catch {
      // Private windows may refuse; results then last as long as the page.
    }
  }
}

function remembered(): Kept {
  try {
    const saved = JSON.parse(localStorage.getItem(REMEMBERED) ?? "null") as Partial<Kept> | null;
    const { tried, day, streak } = saved ?? {};
    if (typeof tried !== "object" || tried === null || typeof day !== "number" || typeof streak !== "number") return NOTHING;
    return { tried: Object.fromEntries(Object.entries(tried).filter(([, right]) => typeof right === "boolean")), day, streak };
  } catch {
    // Nothing is stored, it is damaged, or storage is not allowed.
    return NOTHING;
  }
}

export const puzzles = new Puzzles();
