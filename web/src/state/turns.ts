/** The rules of turn notices: what is news, when a turn is announced, and when the reader is asked whether to. */

import type { Notices } from "./settings.svelte";

/** Which of the player's turns are known, so that each is news once. */
export class Turns {
  private readonly known = new Map<string, number>();

  /**
   * Whether it is news that it is the player's turn. `at` is when this was true: a list that was on its way while an open table
   * already knew better must not make the same turn news again.
   */
  hear(match: string, turn: boolean, at: number): boolean {
    const since = this.known.get(match);
    if (turn) {
      if (since === undefined) this.known.set(match, at);
      return since === undefined;
    }
    if (since !== undefined && at > since) this.known.delete(match);
    return false;
  }
}

/** What the browser lets the page do. */
export type Permission = NotificationPermission | "missing";

export interface Announcing {
  notices: Notices;
  permission: Permission;
  /** Whether some window shows the table. */
  seen: boolean;
  /** Whether this window has the table open. */
  here: boolean;
  /** Whether some window has it open. */
  open: boolean;
  /** Whether this is the window that speaks: for the table if it is open, otherwise for all tables. */
  speaks: boolean;
}

/** Whether this window announces a turn. Of several windows one does: the one with the table, which the click then leads to. */
export function announces({ notices, permission, seen, here, open, speaks }: Announcing): boolean {
  return notices === "on" && permission === "granted" && !seen && speaks && (here || !open);
}

export interface Offering {
  notices: Notices;
  permission: Permission;
  /** Whether the reader plays here, with other people. */
  withPeople: boolean;
  /** Whether the reader has waited for others, or was away. */
  hasWaited: boolean;
}

/** Whether this is the moment to offer notices: once, and where they would help. */
export function offers({ notices, permission, withPeople, hasWaited }: Offering): boolean {
  return notices === "unasked" && (permission === "default" || permission === "granted") && withPeople && hasWaited;
}
