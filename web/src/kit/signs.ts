/**
 * What a sign on the page means: every icon, chip, cube and power has its words in `data-says`, in its title, or in its label. A mouse
 * reads titles by itself; `SignFloat.svelte` shows the words to fingers and to the keyboard, `Peek.svelte` within pieces, and
 * `PieceDialog.svelte` lists all signs of a piece.
 *
 * `data-says` is for signs on pieces: a title there would show beside the preview of the piece.
 */

const SIGNS = "[data-says], [title], [role=img][aria-label]";
/** What does something when it is pressed. A button that is closed says why. */
const ACTS = "a, button:not([aria-disabled=true]), input, select, summary, label";

export interface Sign {
  node: Element;
  words: string;
}

const wordsOf = (node: Element): string => node.getAttribute("data-says") ?? node.getAttribute("title") ?? node.getAttribute("aria-label") ?? "";

/** The sign at an element, within something. Buttons act instead of speaking. */
export function signAt(at: EventTarget | null, within: Element = document.documentElement): Sign | null {
  if (!(at instanceof Element)) return null;
  const node = at.closest(SIGNS);
  if (!node || node === within || !within.contains(node)) return null;
  const acts = at.closest(ACTS);
  if (acts && acts !== within && within.contains(acts)) return null;
  const words = wordsOf(node);
  return words ? { node, words } : null;
}

/** All signs in an element, those with the same words once. A sign within another is a part of it. */
export function signsIn(face: Element): Sign[] {
  const known = new Set<string>();
  return [...face.querySelectorAll(SIGNS)].flatMap((node) => {
    const words = wordsOf(node);
    const isPart = node.parentElement?.closest(SIGNS) != null && face.contains(node.parentElement.closest(SIGNS));
    if (!words || isPart || known.has(words)) return [];
    known.add(words);
    return [{ node, words }];
  });
}
