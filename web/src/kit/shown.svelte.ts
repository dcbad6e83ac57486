/** What floats above the page: a peek beside the thing that is pointed at, a piece shown large, short notices. */

import { untrack } from "svelte";
import type { Entry } from "$state/selection.svelte";
import type { Piece } from "$generated/words/Piece";
import type { Unavailable } from "$generated/words/Unavailable";
import { stage } from "$state/stage.svelte";

export interface Peek {
  anchor: Element;
  piece: Piece | null;
  /** What can be chosen there. */
  entries: Entry[];
  /** Why nothing can be chosen. */
  closed: Unavailable[];
  /** What the sign under the pointer means. */
  sign: string | null;
  /** What a press there has changed. */
  note: string | null;
}

export interface Notice {
  id: number;
  text: string;
  kind: "plain" | "bad";
}

class Shown {
  peek = $state.raw<Peek | null>(null);
  /** The piece that is shown large. */
  piece = $state.raw<{ piece: Piece; game: string; sign: string | null } | null>(null);
  notices = $state.raw<Notice[]>([]);

  private nextNotice = 1;

  /** Shows a piece of the table large, and points out one of its signs by its words. */
  show(id: string, sign: string | null = null): void {
    const on = stage();
    const piece = on?.pieces?.get(id);
    if (on && piece) this.showPiece(piece, on.game, sign);
  }

  showPiece(piece: Piece, game: string, sign: string | null = null): void {
    this.peek = null;
    this.piece = { piece, game, sign };
  }

  /** Peeks at a target or a piece of the table. */
  peekAt(anchor: Element, on: string | undefined, id: string | undefined, sign: string | null = null): void {
    const at = stage();
    const piece = id ? (at?.pieces?.get(id) ?? null) : null;
    const entries = on ? (at?.selection?.at(on) ?? []) : [];
    const closed = on ? (at?.selection?.reasons(on) ?? []) : [];
    if (piece || entries.length > 0 || closed.length > 0) this.peek = { anchor, piece, entries, closed, sign, note: null };
  }

  /** Says beside a target what a press there has changed. */
  peekWith(anchor: Element, note: string): void {
    this.peek = { anchor, piece: null, entries: [], closed: [], sign: null, note };
  }

  unpeek(anchor?: Element): void {
    if (!anchor || this.peek?.anchor === anchor) this.peek = null;
  }

  notice(text: string, kind: Notice["kind"] = "plain"): void {
    const id = this.nextNotice++;
    // An effect that gives notice must not run again for it.
    const before = untrack(() => this.notices);
    this.notices = [...before.slice(-2), { id, text, kind }];
    setTimeout(() => this.dismiss(id), 6000);
  }

  dismiss(id: number): void {
    this.notices = this.notices.filter((notice) => notice.id !== id);
  }
}

export const shown = new Shown();
