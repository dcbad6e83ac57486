/** Names of pieces with the mark that follows them, so that no line begins with it. */

import type { Segment } from "./book";

export type Closed = Exclude<Segment, { kind: "piece" }> | (Extract<Segment, { kind: "piece" }> & { mark: string });

/** Marks that belong to the word before them, in all languages of the page. */
const MARKS = /^[,.;:!?…)\]»”、。；：！？）」]+/u;

export function closed(segments: readonly Segment[]): Closed[] {
  const held: Closed[] = [];
  for (const segment of segments) {
    const before = held.at(-1);
    if (segment.kind === "piece") held.push({ ...segment, mark: "" });
    else if (segment.kind === "text" && before?.kind === "piece") {
      const [mark = ""] = MARKS.exec(segment.text) ?? [];
      before.mark = mark;
      held.push({ ...segment, text: segment.text.slice(mark.length) });
    } else held.push(segment);
  }
  return held;
}
