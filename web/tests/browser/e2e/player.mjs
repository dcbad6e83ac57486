/** A player who looks at the page as people do: whatever is lit may be touched, buttons say what they do. */

import assert from "node:assert/strict";
import { HANGS, random } from "./harness.mjs";

/** More touches, confirmations and drags than any player here needs. */
const MOST_STEPS = 3000;

/**
 * Makes a table and opens it: seats are "open" or a bot's level. A table with open seats is made in the dialog of the first page, which
 * then shows their links; one with bots alone is asked for directly, because loading the first page takes longer than most tests.
 */
export async function makeTable(window, game, seats) {
  const { page } = window;
  if (seats.includes("open")) return fillDialog(page, game, seats);
  const { request } = page.context();
  // The server knows whom it has greeted.
  await request.get("/api/me");
  const data = { game, seats: [{ kind: "me" }, ...seats.map((level) => ({ kind: "bot", level }))] };
  const reply = await request.post("/api/matches", { data });
  assert.ok(reply.ok(), `no table of ${game}: ${reply.status()} ${await reply.text()}`);
  const { id } = await reply.json();
  await page.goto(`/table/${id}`);
}

async function fillDialog(page, game, seats) {
  await page.goto("/");
  const card = page.locator(`article[aria-labelledby="game-${game}"]`);
  await card.getByRole("button", { name: "Invite friends" }).click();
  const dialog = page.getByRole("dialog");
  for (const [n, seat] of seats.entries()) {
    if (n > 0) await dialog.getByRole("button", { name: "Add a seat" }).click();
    await dialog.getByLabel(`Player ${n + 2}`).selectOption(seat);
  }
  await dialog.getByRole("button", { name: /^Make the table/ }).click();
}

/** What a selector finds that can be seen, each with an id to be found by later. Runs in the page. */
function marked([selector, kind]) {
  return [...document.querySelectorAll(selector)]
    .filter((node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: false }))
    .map((node) => {
      node.dataset.e2e ??= `e${(window.__e2e = (window.__e2e ?? 0) + 1)}`;
      return { kind, id: node.dataset.e2e, target: node.dataset.target ?? null, text: (node.getAttribute("aria-label") ?? node.textContent).trim().replace(/\s+/g, " ").slice(0, 90) };
    });
}

/** What can be done on the page now. Runs in the page. */
export function look() {
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: false });
  const prompt = document.querySelector(".prompt");
  const all = (selector) => [...document.querySelectorAll(selector)].filter(seen);
  const mark = (nodes, kind) =>
    nodes.map((node) => {
      node.dataset.e2e ??= `e${(window.__e2e = (window.__e2e ?? 0) + 1)}`;
      return { kind, id: node.dataset.e2e, target: node.dataset.target ?? null, leads: "leads" in node.dataset, text: (node.getAttribute("aria-label") ?? node.textContent).trim().replace(/\s+/g, " ").slice(0, 90) };
    });
  const primary = prompt?.querySelector(".actions .primary");
  const list = prompt?.querySelector(".actions button.list");
  const enabled = ":enabled:not(.chosen, [aria-disabled=true])";
  return {
    dialog: document.querySelector("dialog[open]") !== null,
    over: document.querySelector("section.end") !== null,
    asked: prompt?.classList.contains("asked") ?? false,
    busy: prompt?.getAttribute("aria-busy") === "true",
    sentence: prompt?.querySelector(".sentence")?.textContent.trim().replace(/\s+/g, " ") ?? "",
    ready: primary ? !primary.disabled : false,
    primary: primary?.textContent.trim() ?? "",
    chosen: all('[data-target][data-lit="chosen"]').length,
    lit: mark(all('[data-target][data-lit="open"]:not([data-twin])'), "lit"),
    pickable: mark(all('[data-target][data-lit="pickable"]'), "pickable"),
    picked: mark(all('[data-target][data-lit="picked"]'), "picked"),
    /** Answers that belong to no piece: the button beside the primary, or chips. */
    buttons: mark(all(`.prompt .actions .secondary${enabled}, .prompt .chips .option${enabled}`), "button"),
    /** The list of all answers, and whether it is open. */
    list: list ? { ...mark([list], "list")[0], open: list.getAttribute("aria-expanded") === "true" } : null,
    options: mark(all(`.prompt .float.list:not(.shut) .option${enabled}`), "option"),
    confirm: primary ? mark([primary], "confirm")[0] : null,
    choices: mark(all(".choices button"), "choice"),
    dice: mark(all('[data-drag][data-lit="open"]'), "die"),
  };
}

/** Where to point at a marked element, after it was scrolled into sight; `null` if it is gone, a name if something covers it. */
function pointAt(id) {
  const node = document.querySelector(`[data-e2e="${id}"]`);
  if (!node) return null;
  const hit = (x, y) => {
    const top = document.elementFromPoint(x, y);
    return top !== null && (node === top || node.contains(top)) ? null : top ? `${top.tagName.toLowerCase()}.${top.getAttribute("class") ?? ""}` : "outside";
  };
  let covered = "";
  for (const block of ["nearest", "center", "start"]) {
    node.scrollIntoView({ block, inline: "nearest", behavior: "instant" });
    const box = node.getBoundingClientRect();
    if (box.width === 0) return null;
    for (const [dx, dy] of [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.75], [0.15, 0.15], [0.5, 0.08], [0.85, 0.5]]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      covered = hit(x, y);
      if (!covered) return { x, y, within: { x: box.width * dx, y: box.height * dy } };
    }
  }
  return covered;
}

export class Player {
  constructor(window, seed) {
    this.window = window;
    this.page = window.page;
    this.chance = random(seed);
    this.drags = 0;
    this.touches = 0;
    this.commits = 0;
    this.picked = 0;
    this.dialogs = 0;
    /** Lit things that could not be reached, with what covers them. */
    this.covered = [];
    this.history = [];
  }

  look() {
    return this.page.evaluate(look);
  }

  /** What a selector finds that can be seen, to be touched. */
  mark(selector, kind) {
    return this.page.evaluate(marked, [selector, kind]);
  }

  async point(thing) {
    const at = await this.page.evaluate(pointAt, thing.id);
    if (typeof at === "string") {
      this.covered.push(`${thing.kind} ${thing.target ?? thing.text} under ${at}`);
      return null;
    }
    return at;
  }

  async touch(thing) {
    const at = await this.point(thing);
    if (!at) return false;
    this.history.push(`${thing.kind} ${thing.target ?? thing.text}`);
    this.touches += 1;
    await this.tap(thing, at);
    return true;
  }

  /** Touches a point, whatever is there by now: this player looks again before the next step. */
  async tap(_, at) {
    if (this.window.phone) await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
  }

  async confirm(seen) {
    this.history.push(`at “${seen.sentence}”`);
    this.commits += 1;
    await this.touch(seen.confirm);
  }

  /** Drags a die onto a column that lights up while it is held: the given one, or any. */
  async drag(die, onto = null) {
    const at = await this.point(die);
    if (!at) return false;
    const { mouse } = this.page;
    await mouse.move(at.x, at.y);
    await mouse.down();
    await mouse.move(at.x + 7, at.y + 5, { steps: 2 });
    const columns = (await this.look()).lit.filter(({ leads, target }) => leads && (onto ? target === onto : target !== die.target));
    const to = columns.length > 0 ? this.chance.of(columns) : null;
    const end = to && (await this.point(to));
    if (!end) {
      await mouse.up();
      return false;
    }
    await mouse.move(end.x, end.y, { steps: 3 });
    await mouse.up();
    this.drags += 1;
    this.history.push(`drag ${die.target} onto ${to.target}`);
    return true;
  }

  /** A piece was touched that was no longer lit: people close it and go on. */
  async closeDialog() {
    this.history.push(`dialog: ${await this.page.locator("dialog[open] h2").first().textContent()}`);
    this.dialogs += 1;
    await this.page.keyboard.press("Escape");
  }

  /** One step towards an answer. Returns what was seen. */
  async act() {
    const seen = await this.look();
    if (seen.over || !seen.asked || seen.busy) return seen;
    if (seen.dialog) {
      await this.closeDialog();
      return seen;
    }
    const { chance } = this;
    if (seen.list?.open) {
      await this.useList(seen);
      return seen;
    }
    if (seen.choices.length > 0 && (await this.touch(chance.of(seen.choices)))) return seen;
    if (seen.pickable.length > 0 && (!seen.ready || chance.next() < 0.2)) {
      this.picked += 1;
      await this.touch(chance.of(seen.pickable));
    } else if (seen.ready && (seen.lit.length === 0 || chance.next() < 0.75)) await this.confirm(seen);
    else if (seen.dice.length > 0 && seen.chosen === 0 && !this.window.phone && chance.next() < 0.8) await this.drag(chance.of(seen.dice));
    else await this.narrow(seen);
    return seen;
  }

  /** Touches what leads on, or begins anywhere. What the board does not show is in the list of all answers. */
  async narrow(seen) {
    const leading = seen.lit.filter((thing) => thing.leads);
    const board = leading.length > 0 ? leading : seen.chosen > 0 ? [] : seen.lit;
    const useBoard = board.length > 0 && (seen.buttons.length === 0 || this.chance.next() < 0.7);
    const things = useBoard ? board : seen.buttons;
    const useList = seen.list !== null && (things.length === 0 || this.chance.next() < 0.1);
    if (useList) await this.useList(seen);
    else if (things.length > 0) await this.touch(this.chance.of(things));
  }

  /** Opens the list of all answers, presses one of them, and shuts it: it floats above the board. */
  async useList(seen) {
    if (!seen.list.open) {
      await this.touch(seen.list);
      seen = await this.look();
    }
    if (seen.options.length > 0) await this.touch(this.chance.of(seen.options));
    const { list } = await this.look();
    if (list?.open) await this.touch(list);
  }

  /** Plays until `done` says so, or the game is over. */
  async play({ done = () => false } = {}) {
    const progress = new Progress(() => [this]);
    for (;;) {
      const seen = await this.act();
      if (seen.over || (await done(seen))) return seen;
      progress.check(seen.sentence);
      if (!seen.asked || seen.busy) await this.news();
    }
  }

  /** Waits until the page asks, or the game is over. */
  async news() {
    await this.page.waitForSelector('.prompt.asked:not([aria-busy="true"]), section.end', { state: "attached" });
  }
}

/** Fails when players take more steps than any game needs, or when nothing at all changes. */
class Progress {
  constructor(players) {
    this.players = players;
    this.last = "";
    this.changed = Date.now();
    this.end = this.steps() + MOST_STEPS;
  }

  steps() {
    return this.players().reduce((sum, player) => sum + player.history.length, 0);
  }

  check(sentences) {
    const now = `${this.steps()} ${sentences}`;
    if (now !== this.last) [this.last, this.changed] = [now, Date.now()];
    const hangs = Date.now() - this.changed > HANGS;
    if (!hangs && this.steps() <= this.end) return;
    const told = this.players().map(({ history, covered }) => `${history.slice(-15).join("\n    ")}\n    covered: ${covered.slice(-5).join("; ")}`);
    assert.fail(`${hangs ? "Nothing can be done" : `Not over after ${MOST_STEPS} steps`} at “${sentences}”\n    ${told.join("\n    --\n    ")}`);
  }
}

/** Plays two windows against each other until `done`. */
export async function duel(players, { done }) {
  const progress = new Progress(() => players);
  const sentences = [];
  for (let turn = 0; ; turn += 1) {
    const player = players[turn % players.length];
    const seen = await player.act();
    if (seen.over || (await done(player, seen))) return seen;
    sentences[turn % players.length] = seen.sentence;
    progress.check(sentences.join());
  }
}
