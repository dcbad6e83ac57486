/**
 * Turn notices, for all of the player's tables, while any window of the page is open.
 *
 * A window with a table hears of turns there at once. For the other tables one window asks for the list every half minute, and
 * tells the others. Locks decide which window speaks, so a turn is announced once: browsers release them with their window.
 */

import { untrack } from "svelte";
import { ABOUT, isGame } from "$games/index";
import type { Match } from "$state/match.svelte";
import { settings } from "$state/settings.svelte";
import { stage, type Stage } from "$state/stage.svelte";
import { PERIOD, tables } from "$state/tables.svelte";
import { announces, Turns, type Permission } from "$state/turns";
import { t } from "$words/language.svelte";
import type { MyMatch } from "$generated/MyMatch";
import { path, router } from "../router.svelte";
import { namesOf } from "./names";

/** How long a list counts as new after a game has begun or ended, in milliseconds. */
const SOON = 5000;

const LEADER = "orrery.notices";
const tableLock = (match: string) => `orrery.table.${match}`;
const seenLock = (match: string) => `orrery.seen.${match}`;

/** What windows tell each other. */
type Told = { mine: MyMatch[]; at: number } | { match: string; turn: boolean };

export const permission = (): Permission => ("Notification" in globalThis ? Notification.permission : "missing");

/** Asks the browser, and remembers the answer. Call it from a click. */
export async function allow(): Promise<void> {
  const answer = permission() === "default" ? await Notification.requestPermission() : permission();
  settings.set({ notices: answer === "granted" ? "on" : "off" });
}

/** The table in this window, if it is played and not replayed. */
export function openMatch(on: Stage | null = stage()): Match | null {
  return on && "rematch" in on ? (on as Match) : null;
}

/** Whether the reader plays at this table, with other people. */
export function playsWithPeople(match: Match): boolean {
  return match.you !== null && match.status === "playing" && match.players.some((player) => player.seat !== match.you && !player.bot);
}

/** Holds a lock from now on; what it returns releases it. */
function hold(name: string, mode: LockMode, granted: () => void = () => {}): () => void {
  if (!navigator.locks) {
    granted();
    return () => {};
  }
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  const waiting = new AbortController();
  navigator.locks
    .request(name, { mode, signal: waiting.signal }, () => {
      granted();
      return held;
    })
    // It was not wanted any more before it was granted.
    .catch(() => {});
  return () => {
    waiting.abort();
    release();
  };
}

async function heldLocks(): Promise<Set<string | undefined>> {
  const all = await navigator.locks?.query();
  return new Set(all?.held?.map((lock) => lock.name));
}

class TurnNotices {
  private readonly turns = new Turns();
  private readonly channel = "BroadcastChannel" in globalThis ? new BroadcastChannel(LEADER) : null;
  private leads = false;
  private hasList = false;
  /** The table for which this window speaks. */
  private speaksFor: string | null = null;

  /** Starts, and ends with what it returns. */
  begin(): () => void {
    const release = hold(LEADER, "exclusive", () => (this.leads = true));
    const heard = ({ data }: MessageEvent<Told>) => {
      if ("mine" in data) tables.set(data.mine, data.at);
      else tables.setTurn(data.match, data.turn);
    };
    this.channel?.addEventListener("message", heard);
    const timer = setInterval(() => {
      if (this.leads && tables.lives) void tables.refresh(PERIOD / 2);
    }, PERIOD);
    const stop = $effect.root(() => {
      $effect(() => this.watchTable());
      $effect(() => this.watchList());
      $effect(() => {
        if (tables.fetched > 0) untrack(() => this.tell({ mine: tables.mine, at: tables.at ?? 0 }));
      });
      const due = $derived(settings.notices === "off" ? 0 : tables.due.length);
      $effect(() => setBadge(due));
    });
    return () => {
      stop();
      clearInterval(timer);
      this.channel?.removeEventListener("message", heard);
      release();
    };
  }

  private tell(told: Told): void {
    this.channel?.postMessage(told);
  }

  /** The table in this window. */
  private watchTable(): (() => void) | void {
    const match = openMatch();
    if (!match || match.you === null) return;
    const id = match.id;
    const release = hold(tableLock(id), "exclusive", () => (this.speaksFor = id));
    const unsee = whileSeen(() => hold(seenLock(id), "shared"));
    // Whatever was asked before the page was opened is no news.
    let isFirst = true;
    const stop = $effect.root(() => {
      $effect(() => {
        const { status } = match;
        // The first question of a game that begins while the page is open is news.
        if (status === "waiting" && match.players.length > 0) isFirst = false;
        if (!match.begun || match.you === null) return;
        const turn = status === "playing" && match.waiting.includes(match.you);
        untrack(() => {
          // Whoever sits here has a cookie, so this asks for the right player's list.
          if (tables.mine.find(({ info }) => info.id === id)?.info.status !== status) void tables.refresh(SOON);
          this.tell({ match: id, turn });
          tables.setTurn(id, turn);
          const isNews = this.turns.hear(id, turn, Date.now()) && !isFirst;
          isFirst = false;
          if (isNews && playsWithPeople(match)) void this.announce(id, match.game, match.others.map(match.nameOf).join(", "));
        });
      });
    });
    return () => {
      stop();
      unsee();
      release();
      if (this.speaksFor === id) this.speaksFor = null;
    };
  }

  /** The list of all tables: what it says first is no news. */
  private watchList(): void {
    const { at, mine } = tables;
    if (at === null) return;
    const due = new Set(tables.due);
    const news = mine.filter((match) => this.turns.hear(match.info.id, due.has(match), at));
    if (this.hasList) for (const { info } of news) void this.announce(info.id, info.game, namesOf(info, true));
    this.hasList = true;
  }

  private async announce(match: string, game: string, names: string): Promise<void> {
    const { notices } = settings;
    if (notices !== "on" || permission() !== "granted") return;
    const locks = await heldLocks();
    const here = this.speaksFor === match;
    const speaks = here || this.leads;
    const seen = locks.has(seenLock(match)) || (here && document.visibilityState === "visible");
    if (!announces({ notices, permission: permission(), seen, here, open: locks.has(tableLock(match)), speaks })) return;
    try {
      const name = isGame(game) ? t(ABOUT[game].name) : game;
      const shown = new Notification(t("web-your-turn"), { body: `${name} · ${t("web-with", { names })}`, tag: `orrery.${match}` });
      shown.onclick = () => {
        window.focus();
        if (router.route.page !== "table" || router.route.match !== match) router.go(path.table(match));
        shown.close();
      };
    } catch {
      // Browsers on phones show notices of service workers only.
    }
  }
}

/** A number on the icon of an installed page; others have none. */
function setBadge(count: number): void {
  if (!("setAppBadge" in navigator)) return;
  const set = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  set.catch(() => {});
}

/** Does something whenever the window is visible, and undoes it while it is not. */
function whileSeen(begin: () => () => void): () => void {
  let end: (() => void) | null = null;
  const look = () => {
    const seen = document.visibilityState === "visible";
    if (seen) end ??= begin();
    else {
      end?.();
      end = null;
    }
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    end?.();
  };
}

export const turnNotices = new TurnNotices();
