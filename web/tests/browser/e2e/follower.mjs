/**
 * Players who answer as a bot would, so that their games end: they ask the page for a hint and then give the best answer by hand, on the
 * board or in the prompt bar. What the page sends must be exactly that answer.
 */

import assert from "node:assert/strict";
import { HANGS } from "./harness.mjs";
import { Player } from "./player.mjs";

/** No game takes as many answers. */
const MOST_ANSWERS = 400;
/** How many hints are requested for one question at most. */
const MOST_HINTS = 10;
/** How many touches one answer may take: plans of many dice take the most. */
const MOST_TOUCHES = 80;

/** What the server and a page tell each other, heard on the page's socket. Listen before the page opens a table. */
export class Wire {
  /** The questions that the page was asked, by version. */
  questions = new Map();
  state = null;
  /** Whom the page plays for. */
  you = null;
  hint = null;
  refusals = [];
  drafts = [];
  moves = [];
  #waiting = new Set();

  constructor(page) {
    page.on("websocket", (socket) => {
      socket.on("framereceived", ({ payload }) => this.#received(JSON.parse(payload)));
      socket.on("framesent", ({ payload }) => this.#sent(JSON.parse(payload)));
    });
  }

  /** Waits until the condition holds; it is looked at after every message. */
  async until(condition, what) {
    if (condition()) return;
    let waiter;
    let hangs;
    const held = new Promise((done, fail) => {
      waiter = { condition, done };
      hangs = setTimeout(() => fail(new Error(`The server did not tell ${what}`)), HANGS);
    });
    this.#waiting.add(waiter);
    try {
      await held;
    } finally {
      clearTimeout(hangs);
      this.#waiting.delete(waiter);
    }
  }

  #received(message) {
    if (message.type === "hello") this.you = message.you;
    else if (message.type === "state") {
      this.state = message;
      this.questions.set(message.version, message.question);
    } else if (message.type === "hint") this.hint = message;
    else if (message.type === "refused") this.refusals.push(message.code);
    else if (message.type === "drafted") this.drafts.push(message.draft);
    this.#changed();
  }

  #sent(message) {
    if (message.type === "move") this.moves.push(message.move);
    this.#changed();
  }

  #changed() {
    for (const { condition, done } of this.#waiting) if (condition()) done();
  }
}

/** Whether two answers say the same; what is left out equals null and an empty list. */
export function alike(one, other) {
  const nothing = (value) => value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  if (nothing(one) || nothing(other)) return nothing(one) && nothing(other);
  if (typeof one !== "object" || typeof other !== "object") return one === other;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].every((key) => alike(one[key], other[key]));
}

/** The pieces that an answer has at the place where a pick puts them; `null` if it is not an answer of this pick. */
function piecesOf(pick, answer) {
  const path = pick.slot.split("/").slice(1);
  const pieces = path.reduce((at, part) => at?.[part], answer) ?? [];
  if (!Array.isArray(pieces) || pieces.length < pick.least || pieces.length > pick.most || !pieces.every((id) => pick.from.includes(id))) return null;
  const filled = structuredClone(pick.answer);
  if (path.length === 0) return alike(pieces, answer) ? pieces : null;
  path.slice(0, -1).reduce((at, part) => at[part], filled)[path.at(-1)] = pieces;
  return alike(filled, answer) ? pieces : null;
}

/** The entry of a question that gives an answer, and the pieces to be picked for it. */
function placeOf(entries, answer) {
  for (const [index, entry] of entries.entries()) {
    const pick = entry.slot === undefined ? entry.pick : entry;
    const pieces = pick ? piecesOf(pick, answer) : alike(entry.answer, answer) ? [] : null;
    if (pieces) return { index, pieces };
  }
  return null;
}

export class Follower extends Player {
  constructor(window, seed) {
    super(window, seed);
    this.wire = new Wire(window.page);
    /** How many answers were given by hand, and how many were taken from the hint. */
    this.byHand = 0;
    this.byList = 0;
    /** Called with what is seen before each answer. */
    this.onQuestion = async () => {};
    /** Whether the answer is sent already, without a confirmation. */
    this.given = false;
  }

  async act() {
    const seen = await this.look();
    if (seen.over || !seen.asked || seen.busy) return seen;
    if (seen.dialog) {
      await this.closeDialog();
      return seen;
    }
    await this.onQuestion(seen);
    const { question, best } = await this.advice();
    const [touches, sent] = [this.touches, this.wire.moves.length];
    this.given = false;
    if (this.chance.next() < 0.85 && (await this.chooseByHand(question, best))) {
      this.byHand += 1;
    } else {
      await this.chooseFromHint();
      this.byList += 1;
    }
    assert.ok(this.touches - touches < MOST_TOUCHES, `one answer took ${this.touches - touches} touches`);
    if (this.given) {
      this.commits += 1;
    } else {
      await this.waitReady();
      await this.confirm(await this.look());
    }
    await this.wire.until(() => this.wire.moves.length > sent, "of a move");
    assert.ok(alike(this.wire.moves.at(-1), best.answer), `sent ${JSON.stringify(this.wire.moves.at(-1))} instead of ${JSON.stringify(best.answer)}\n    ${this.history.slice(-12).join("\n    ")}`);
    assert.ok(this.commits < MOST_ANSWERS, `not over after ${MOST_ANSWERS} answers`);
    // The question goes with its hint.
    await this.page.waitForSelector(".prompt .bar", { state: "detached" });
    assert.deepEqual(this.wire.refusals, [], "an answer was refused");
    return seen;
  }

  /** The question and the best answer to it, from a hint. */
  async advice() {
    for (let tries = 0; tries < MOST_HINTS; tries += 1) {
      // The moves of others may change a question, and the page then discards its hint: their turns come first.
      await this.wire.until(() => this.wire.state.waiting.join() === String(this.wire.you), "that nobody else is asked");
      this.wire.hint = null;
      await this.askForHint();
      await this.wire.until(() => this.wire.hint !== null || this.wire.refusals.length > 0, "a hint");
      assert.deepEqual(this.wire.refusals, [], "a hint was refused");
      const { version, options } = this.wire.hint;
      if (await this.isHintShown()) return { question: this.wire.questions.get(version), best: options[0] };
    }
    assert.fail(`no hint was shown after ${MOST_HINTS} tries`);
  }

  /** Waits until the page has received its hint; whether it shows it, and has not discarded it with its question. */
  async isHintShown() {
    const received = () => document.querySelector(".prompt .bar") !== null || document.querySelector('.prompt button.hint:not([aria-busy="true"])') !== null;
    await this.page.waitForFunction(received);
    return (await this.page.locator(".prompt .bar").count()) > 0;
  }

  /** Nobody else is asked, so nothing vanishes; what moves is touched where it is then. */
  async tap({ id }, { within }) {
    const node = this.page.locator(`[data-e2e="${id}"]`);
    if (this.window.phone) await node.tap({ position: within });
    else await node.click({ position: within });
  }

  async askForHint() {
    const [button] = await this.mark(".prompt button.hint", "hint");
    await this.touch(button);
  }

  async chooseFromHint() {
    const [option] = await this.mark(".prompt button.option:has(.bar)", "hinted");
    assert.ok(option && (await this.touch(option)), "the best answer can be chosen in the hint");
  }

  /** Says whether the answer could be chosen. */
  async chooseByHand({ choice }, { answer, steps }) {
    if (choice.kind === "draft") return this.draftByHand(choice.draft, steps);
    const entries = choice.kind === "one" ? choice.offers : choice.picks;
    const place = placeOf(entries, answer);
    assert.ok(place, `the question does not offer ${JSON.stringify(answer)}`);
    // A single way of picking is chosen already. Of several, a card chooses the first that takes it, so the buttons say which.
    if (choice.kind === "one" ? !(await this.chooseEntry(entries, place.index)) : entries.length > 1 && !(await this.pressOption(place.index))) return false;
    for (const piece of place.pieces) {
      const card = (await this.look()).pickable.find(({ target }) => target === `card:${piece}`);
      if (!card || !(await this.touch(card))) return false;
      this.picked += 1;
    }
    return true;
  }

  async draftByHand(draft, steps) {
    for (const step of steps) {
      const index = draft.steps.findIndex((one) => alike(one.step, step));
      if (index < 0) return false;
      const known = this.wire.drafts.length;
      const [from, to] = draft.steps[index].on;
      const dragged = to && !this.window.phone && this.chance.next() < 0.7 && (await this.dragOnto(from, to, draft.steps));
      if (!dragged && !(await this.chooseEntry(draft.steps, index))) return false;
      await this.wire.until(() => this.wire.drafts.length > known, "what follows a step");
      draft = this.wire.drafts.at(-1);
      assert.ok(draft, "a step was refused");
      await this.page.waitForSelector('.prompt:not([aria-busy="true"])');
    }
    return true;
  }

  /** Drags one target onto another, if both are in sight and only one step belongs to both. */
  async dragOnto(from, to, steps) {
    if (steps.filter(({ on }) => on.includes(from) && on.includes(to)).length !== 1) return false;
    const die = (await this.look()).dice.find(({ target }) => target === from);
    return die !== undefined && this.drag(die, to);
  }

  /** Chooses an entry: by touching what it belongs to on the board until no other is left, or by its button. */
  async chooseEntry(entries, index) {
    let left = entries.map((_, n) => n);
    let touched = false;
    if (this.chance.next() < 0.75) {
      for (const target of entries[index].on) {
        const fewer = left.filter((n) => entries[n].on.includes(target));
        const thing = (await this.look()).lit.find((one) => one.target === target);
        if ((touched && fewer.length === left.length) || !thing || !(await this.touch(thing))) continue;
        [left, touched] = [fewer, true];
        if (left.length === 1) return true;
      }
    }
    // Answers that the board cannot tell apart are offered next to what was touched; they need no confirmation.
    const beside = await this.mark(".choices button", "choice");
    if (beside.length === left.length) return (this.given = await this.touch(beside[left.indexOf(index)]));
    return this.pressOption(left.indexOf(index));
  }

  /** Presses the button of an answer by its place in the list. */
  async pressOption(place) {
    const [more] = await this.mark(".prompt ol.options .more", "more");
    const options = await this.mark(".prompt ol.options .option", "option");
    if (options[place]) return this.touch(options[place], place);
    return more !== undefined && (await this.touch(more)) && this.pressOption(place);
  }

  async waitReady() {
    await this.page.waitForSelector('.prompt:not([aria-busy="true"]) .actions .primary:enabled');
  }
}

/** A follower without mouse or finger. */
export class KeyFollower extends Follower {
  tabs = 0;

  async press(key) {
    this.history.push(`key ${key}`);
    await this.page.keyboard.press(key);
  }

  /** Presses Tab until what has the focus fits; says whether it did. */
  async tabTo(selector, most = 200) {
    for (let n = 0; n < most; n += 1) {
      if (await this.page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, selector)) return true;
      this.tabs += 1;
      await this.page.keyboard.press("Tab");
    }
    return false;
  }

  /** `place` is that of an answer in the list: digits reach the first ten. */
  async touch(thing, place = Infinity) {
    this.touches += 1;
    if (place < 10) {
      await this.press(String((place + 1) % 10));
    } else {
      assert.ok(await this.tabTo(`[data-e2e="${thing.id}"]`), `Tab does not reach ${thing.kind} ${thing.target ?? thing.text}`);
      await this.press(thing.kind === "pickable" || this.chance.next() < 0.5 ? " " : "Enter");
    }
    await this.hasFocus();
    return true;
  }

  async confirm(seen) {
    this.history.push(`at “${seen.sentence}”`);
    this.commits += 1;
    // Enter confirms from anywhere but a button, Ctrl+Enter from there too.
    const button = await this.page.evaluate(() => document.activeElement?.matches("button, a, summary, [role=button], [role=tab]") ?? false);
    await this.press(button ? "Control+Enter" : "Enter");
    await this.hasFocus();
  }

  async askForHint() {
    // Escape takes back what was chosen.
    if (this.chance.next() < 0.2 && (await this.look()).options.length > 0) {
      await this.press("1");
      await this.page.waitForSelector('.prompt:not([aria-busy="true"])');
      await this.press("Escape");
      await this.page.waitForSelector('.prompt:not([aria-busy="true"])');
    }
    await this.press("h");
  }

  async closeDialog() {
    await this.press("Escape");
  }

  async dragOnto() {
    return false;
  }

  /** The answers next to the board are for pointers only. */
  async mark(selector, kind) {
    return kind === "choice" ? [] : super.mark(selector, kind);
  }

  /** Waits until something has the focus: nothing that happens may lose it for good. */
  async hasFocus() {
    await this.page.waitForFunction(() => document.activeElement !== document.body || document.querySelector("section.end")).catch(() => assert.fail(`the focus was lost after ${this.history.at(-1)}`));
  }
}
