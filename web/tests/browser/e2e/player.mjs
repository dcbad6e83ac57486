/** A player who looks at the page as people do: whatever is lit may be touched, buttons say what they do. */

import assert from "node:assert/strict";
import { chance } from "./harness.mjs";

/** After so many milliseconds without any change nothing will come of it; bots on a busy machine take their time. */
const STUCK = 60_000;
/** So many touches, confirmations and drags are enough for any game that is played here. */
const MOST = 3000;

/** Makes a table through the dialog of the first page: seats are "open" or a bot's level. */
export async function makeTable(window, game, seats, { variant } = {}) {
  const { page } = window;
  await page.goto("/");
  const card = page.locator(`article[aria-labelledby="game-${game}"]`);
  await card.getByRole("button", { name: "Invite friends" }).click();
  const dialog = page.getByRole("dialog");
  for (const [n, seat] of seats.entries()) {
    if (n > 0) await dialog.getByRole("button", { name: "One more seat" }).click();
    await dialog.getByLabel(`Player ${n + 2}`).selectOption(seat);
  }
  if (variant) await dialog.getByLabel("Rules").selectOption(variant);
  await dialog.getByRole("button", { name: /^Make the table/ }).click();
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
  return {
    dialog: document.querySelector("dialog[open]") !== null,
    over: document.querySelector("section.end") !== null,
    asked: prompt?.classList.contains("asked") ?? false,
    busy: prompt?.getAttribute("aria-busy") === "true",
    sentence: prompt?.querySelector(".sentence")?.textContent.trim().replace(/\s+/g, " ") ?? "",
    ready: primary ? !primary.disabled : false,
    primary: primary?.textContent.trim() ?? "",
    draft: primary ? /Done|Not complete/.test(primary.textContent) || prompt.querySelector("[data-draft]") !== null : false,
    chosen: all('[data-target][data-lit="chosen"]').length,
    lit: mark(all('[data-target][data-lit="open"]:not([data-twin])'), "lit"),
    pickable: mark(all('[data-target][data-lit="pickable"]'), "pickable"),
    options: mark(all(".prompt ol.options .option:not(:disabled):not(.chosen)"), "option"),
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
      if (!covered) return { x, y };
    }
  }
  return covered;
}

export class Player {
  constructor(window, seed) {
    this.window = window;
    this.page = window.page;
    this.chance = chance(seed);
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
    if (this.window.phone) await this.page.touchscreen.tap(at.x, at.y);
    else await this.page.mouse.click(at.x, at.y);
    return true;
  }

  async confirm(seen) {
    this.history.push(`at “${seen.sentence}”`);
    this.commits += 1;
    await this.touch(seen.confirm);
  }

  /** Drags a die onto a column that lights up while it is held. */
  async drag(die) {
    const at = await this.point(die);
    if (!at) return false;
    const { mouse } = this.page;
    await mouse.move(at.x, at.y);
    await mouse.down();
    await mouse.move(at.x + 7, at.y + 5, { steps: 2 });
    const columns = (await this.look()).lit.filter((thing) => thing.leads && thing.target !== die.target);
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

  /** One step towards an answer. Returns what was seen. */
  async act() {
    const seen = await this.look();
    if (seen.over || !seen.asked || seen.busy) return seen;
    if (seen.dialog) {
      // A piece was touched that was no longer lit: people close it and go on.
      this.history.push(`dialog: ${await this.page.locator("dialog[open] h2").first().textContent()}`);
      this.dialogs += 1;
      await this.page.keyboard.press("Escape");
      return seen;
    }
    const { chance } = this;
    if (seen.draft) {
      const moves = [...seen.lit, ...seen.options];
      if (seen.ready && (moves.length === 0 || chance.next() < 0.75)) await this.confirm(seen);
      else if (seen.dice.length > 0 && seen.chosen === 0 && !this.window.phone && chance.next() < 0.8) await this.drag(chance.of(seen.dice));
      else await this.narrow(seen);
      return seen;
    }
    if (seen.choices.length > 0 && (await this.touch(chance.of(seen.choices)))) return seen;
    if (seen.pickable.length > 0 && (!seen.ready || chance.next() < 0.2)) {
      this.picked += 1;
      await this.touch(chance.of(seen.pickable));
    } else if (seen.ready) await this.confirm(seen);
    else await this.narrow(seen);
    return seen;
  }

  /** Touches what leads on, or begins anywhere. */
  async narrow(seen) {
    const leading = seen.lit.filter((thing) => thing.leads);
    const board = leading.length > 0 ? leading : seen.chosen > 0 ? [] : seen.lit;
    const useBoard = board.length > 0 && (seen.options.length === 0 || this.chance.next() < 0.7);
    const things = useBoard ? board : seen.options;
    if (things.length > 0) await this.touch(this.chance.of(things));
    else if (seen.lit.length > 0) await this.touch(this.chance.of(seen.lit));
  }

  /** Plays until `done` says so, or the game is over. */
  async play({ done = () => false, each = async () => {} } = {}) {
    const end = this.history.length + MOST;
    let last = "";
    let changed = Date.now();
    for (;;) {
      const seen = await this.act();
      if (seen.over || (await done(seen))) return seen;
      await each(seen);
      const now = `${this.touches} ${this.commits} ${this.drags} ${seen.sentence}`;
      if (now !== last) [last, changed] = [now, Date.now()];
      if (!seen.asked || seen.busy) await this.news();
      const stuck = Date.now() - changed > STUCK;
      if (stuck || this.history.length > end) {
        const told = this.history.slice(-15).join("\n    ");
        assert.fail(`${stuck ? "Nothing can be done" : `Not over after ${MOST} steps`} at “${seen.sentence}” (${seen.primary})\n    ${told}\n    covered: ${this.covered.slice(-5).join("; ")}`);
      }
    }
  }

  /** Waits until the page asks, or the game is over. */
  async news() {
    await this.page
      .waitForFunction(() => document.querySelector('.prompt.asked:not([aria-busy="true"]), section.end') !== null, null, { timeout: 2000, polling: "raf" })
      .catch(() => {});
  }
}

/** A player without mouse or finger. */
export class KeyPlayer extends Player {
  tabs = 0;
  /** After what the focus was nowhere. */
  lost = [];

  async press(key) {
    this.history.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  /** Presses Tab until what has the focus fits; says whether it did. */
  async tabTo(selector, most = 120) {
    for (let n = 0; n < most; n += 1) {
      if (await this.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return true;
      this.tabs += 1;
      await this.page.keyboard.press("Tab");
    }
    return false;
  }

  async act() {
    const seen = await this.look();
    if (seen.over || !seen.asked || seen.busy) return seen;
    const { chance } = this;
    if (seen.dialog) {
      await this.press("Escape");
    } else if (seen.ready && (!seen.draft || chance.next() < 0.8)) {
      this.commits += 1;
      // Enter confirms from anywhere but a button, Ctrl+Enter from there too.
      const button = await this.page.evaluate(() => document.activeElement?.matches("button, a, summary, [role=button], [role=tab]") ?? false);
      await this.press(button ? "Control+Enter" : "Enter");
    } else if (seen.pickable.length > 0) {
      this.picked += 1;
      const reached = await this.tabTo(`[data-lit="pickable"]`);
      assert.ok(reached, `Tab does not reach what can be picked at “${seen.sentence}”`);
      await this.press(" ");
    } else if (seen.lit.length > 0 && chance.next() < 0.3) {
      const leading = seen.lit.some((thing) => thing.leads);
      if (await this.tabTo(leading ? `[data-leads]:not([data-lit="chosen"])` : `[data-lit="open"]`)) await this.press(this.window.space ? " " : "Enter");
      this.touches += 1;
    } else if (seen.options.length > 0) {
      if (seen.chosen > 0 && chance.next() < 0.1) await this.press("Escape");
      await this.press(String((1 + chance.below(Math.min(10, seen.options.length))) % 10));
      this.touches += 1;
    }
    await this.page
      .waitForFunction(() => document.activeElement !== document.body || document.querySelector("section.end"), null, { timeout: STUCK })
      .catch(() => this.lost.push(`${this.history.at(-1)} at “${seen.sentence}”`));
    return seen;
  }
}

/** Plays two windows against each other until `done`. */
export async function duel(players, { done }) {
  const steps = () => players.reduce((sum, player) => sum + player.history.length, 0);
  const end = steps() + MOST;
  const sentences = [];
  let last = "";
  let changed = Date.now();
  for (let turn = 0; ; turn += 1) {
    const player = players[turn % players.length];
    const seen = await player.act();
    if (seen.over || (await done(player, seen))) return seen;
    sentences[turn % players.length] = seen.sentence;
    const now = `${steps()} ${sentences.join()}`;
    if (now !== last) [last, changed] = [now, Date.now()];
    if (Date.now() - changed > STUCK || steps() > end) assert.fail(`The two are stuck at “${seen.sentence}”\n    ${players.map((one) => one.history.slice(-8).join("\n    ")).join("\n    --\n    ")}`);
  }
}
