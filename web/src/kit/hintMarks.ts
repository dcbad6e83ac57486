/** Which pieces a hint marks: each answer at the piece that tells it apart, sets of pieces by a letter. */

import type { HintOption } from "$generated/HintOption";
import type { Hint } from "$state/hints.svelte";
import { CONFIRM, type Selection } from "$state/selection.svelte";
import { percent } from "$words/numbers";

export interface Mark {
  /** The target on the board, or the button of the strip: `entry:` and its index. */
  target: string;
  text: string;
  /** Whether it belongs to the best answer. */
  best: boolean;
  /** The best answer that it belongs to. */
  option: HintOption;
}

const LETTERS = "ABCDEFGHIJ";

/** The letter of the n-th answer, if it is one of a set of pieces. */
export function letterOf(selection: Selection, { answer, steps }: HintOption, n: number): string {
  const taken = selection.targetsOf(answer, steps);
  return taken && taken.pieces.length > 0 ? (LETTERS[n] ?? "") : "";
}

export function marksOf(hint: Hint, selection: Selection): Mark[] {
  const marks = new Map<string, Mark>();
  hint.options.forEach((option, n) => {
    const taken = selection.targetsOf(option.answer, option.steps);
    if (!taken) return;
    const best = n === 0;
    for (const target of taken.pieces) {
      const mark = marks.get(target);
      if (mark) mark.text += ` ${LETTERS[n]}`;
      else marks.set(target, { target, text: LETTERS[n] ?? "", best, option });
    }
    if (taken.pieces.length > 0) return;
    const target = specific(selection, taken.on) ?? `entry:${taken.index}`;
    if (!marks.has(target)) marks.set(target, { target, text: percent(option.win), best, option });
  });
  return [...marks.values()];
}

/** The target that fewest answers share. */
function specific(selection: Selection, on: readonly string[]): string | undefined {
  const shared = (target: string) => selection.at(target).length;
  return on.filter((target) => target !== CONFIRM).sort((one, other) => shared(one) - shared(other))[0];
}

/** The element that stands for a target. */
export function elementOf(target: string): HTMLElement | null {
  const selector = target.startsWith("entry:")
    ? `.prompt [data-entry="${target.slice("entry:".length)}"]`
    : `[data-target="${CSS.escape(target)}"]:not([data-twin])`;
  // Regions that take turns keep their places while they are hidden.
  const seen = (node: HTMLElement) => node.getClientRects().length > 0 && (node.checkVisibility?.({ visibilityProperty: true }) ?? true);
  return [...document.querySelectorAll<HTMLElement>(selector)].find(seen) ?? null;
}
