/**
 * Players who answer as a bot would, so that their games end: they are told the best answer and give it by hand, on the board or in the
 * prompt strip, or they ask the page for a hint and take it from there. What the page sends must begin with exactly that answer; what
 * completes it, as a payment does, is any that the page takes.
 */

import assert from "node:assert/strict";
import { HANGS } from "./harness.mjs";
import { Player } from "./player.mjs";
import { SocketPlayer } from "./positions.mjs";
import { Wire } from "./wire.mjs";

/** No game takes as many answers. */
const MOST_ANSWERS = 400;
/** How many hints are requested for one question at most. */
const MOST_HINTS = 10;
/** No answer has as many parts. */
const MOST_PARTS = 20;
/** How many touches one answer may take: plans of many dice take the most. */
const MOST_TOUCHES = 80;
/** For how many milliseconds a point may be covered until another one is looked for. */
const STAYS_COVERED = 5_000;

/** Notes on a piece whether it was touched. Runs in the page. */
function noticeTouch(node) {
  node.wasTouched = false;
  node.addEventListener("pointerdown", () => (node.wasTouched = true), { once: true, capture: true });
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

const pickOf = (entry) => (entry.slot === undefined ? entry.pick : entry);
/** What can be chosen, in the order of the page: in a draft, what replaces its steps comes before further ones. */
const entriesOf = (choice) => (choice.kind === "one" ? choice.offers : choice.kind === "some" ? choice.picks : [...choice.draft.changes, ...choice.draft.steps]);

/** The entry of a question that gives an answer, and the pieces to be picked for it. */
function placeOf(entries, answer) {
  for (const [index, entry] of entries.entries()) {
    const pick = pickOf(entry);
    const pieces = pick ? piecesOf(pick, answer) : alike(entry.answer, answer) ? [] : null;
    if (pieces) return { index, pieces };
  }
  return null;
}

/** The targets on the board that belong to an answer of a hint: its pieces, or the places of its entry; of a draft, those of its first step. */
export function targetsOf(choice, { answer, steps }) {
  const entries = entriesOf(choice);
  if (choice.kind === "draft") return entries.filter(({ step }) => step !== undefined && alike(step, steps[0])).flatMap(({ on }) => on);
  const place = placeOf(entries, answer);
  if (!place) return [];
  return place.pieces.length > 0 ? place.pieces.map((piece) => `card:${piece}`) : entries[place.index].on;
}

/** Whether two answers to a question say the same: pieces are picked in any order. */
function same(choice, one, other) {
  if (alike(one, other)) return true;
  if (choice.kind === "draft") return false;
  const [here, there] = [one, other].map((answer) => placeOf(entriesOf(choice), answer));
  return here !== null && there !== null && here.index === there.index && alike(here.pieces.toSorted(), there.pieces.toSorted());
}

export class Follower extends Player {
  constructor(window, seed) {
    super(window, seed);
    this.wire = new Wire(window.page);
    /** The same player at a socket of its own, who is told what a bot would answer: a hint on the page is drawn and hidden again. */
    this.adviser = null;
    /** How many answers were given by hand, and how many were taken from the hint. */
    this.byHand = 0;
    this.byList = 0;
    /** How many answers were sent along with the one before. */
    this.parts = 0;
    /** Called with what is seen before each answer. */
    this.onQuestion = async () => {};
  }

  async act() {
    const seen = await this.look();
    if (seen.over || !seen.asked || seen.busy) return seen;
    if (seen.dialog) {
      await this.closeDialog();
      return seen;
    }
    await this.onQuestion(seen);
    // The first answer is always given by hand, so that every game has one.
    const isByHand = this.byHand === 0 || this.chance.next() < 0.85;
    let { question, best } = isByHand ? await this.advice() : await this.hint();
    const [touches, heard, sent] = [this.touches, this.wire.moves.length, await this.wire.sent()];
    if (isByHand && (await this.chooseByHand(question, best))) {
      this.byHand += 1;
    } else {
      best = await this.chooseFromHint();
      this.byList += 1;
    }
    assert.ok(this.touches - touches < MOST_TOUCHES, `one answer took ${this.touches - touches} touches:\n    ${this.history.slice(-12).join("\n    ")}`);
    // A set of answers that something completes is not sent by the first confirmation.
    let confirmed = 0;
    for (; await this.complete(sent); confirmed += 1) {
      assert.ok(confirmed < MOST_PARTS, `nothing was sent after ${MOST_PARTS} confirmations`);
      await this.confirm(await this.look());
    }
    if (confirmed === 0) this.commits += 1;
    await this.wire.until(() => this.wire.moves.length > heard, "of a move");
    assert.equal(this.wire.moves.length, heard + 1, "one confirmation sends one message");
    const [first, ...parts] = this.wire.moves.at(-1);
    assert.ok(same(question.choice, first, best.answer), `sent ${JSON.stringify(first)} instead of ${JSON.stringify(best.answer)}\n    ${this.history.slice(-12).join("\n    ")}`);
    this.parts += parts.length;
    assert.ok(this.commits < MOST_ANSWERS, `not over after ${MOST_ANSWERS} answers`);
    // The question goes with its hint.
    await this.page.waitForSelector(".prompt .bar", { state: "detached" });
    assert.deepEqual(this.wire.refusals, [], "an answer was refused");
    return seen;
  }

  /** The moves of others may change a question, and hints go with it: their turns come first. */
  untilAlone() {
    return this.wire.until(() => this.wire.state.waiting.join() === String(this.wire.you), "that nobody else is asked");
  }

  /** The question and the best answer to it. */
  async advice() {
    this.adviser ??= await SocketPlayer.beside(this.window);
    await this.untilAlone();
    const { version, question } = this.wire.state;
    return { question, best: await this.adviser.advice(version) };
  }

  /** The question and the best answer to it, from a hint of the page. */
  async hint() {
    for (let tries = 0; tries < MOST_HINTS; tries += 1) {
      await this.untilAlone();
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

  /** Touches what has come to rest: pieces move when the page hears where the last touch led. */
  async touch(thing) {
    await this.wire.tried();
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    return super.touch(thing);
  }

  /** Nobody else is asked, so nothing vanishes. Dice that come to lie on the point make another one necessary: the finger moves, as people's do. */
  async tap(thing, at) {
    const node = this.page.locator(`[data-e2e="${thing.id}"]`);
    await node.evaluate(noticeTouch);
    for (const end = Date.now() + HANGS; ; at = (await this.point(thing)) ?? at) {
      const where = { position: at.within, timeout: STAYS_COVERED };
      try {
        return await (this.window.phone ? node.tap(where) : node.click(where));
      } catch (error) {
        const wasTouched = await node.evaluate((node) => node.wasTouched, null, { timeout: STAYS_COVERED }).catch(() => true);
        if (wasTouched) return;
        if (error.name !== "TimeoutError" || Date.now() > end) throw error;
      }
    }
  }

  async askForHint() {
    const [button] = await this.mark(".prompt button.hint", "hint");
    await this.touch(button);
  }

  /** Hides the hint: it floats above the board. */
  async hideHint() {
    await this.askForHint();
    await this.page.waitForSelector(".prompt .bar", { state: "detached" });
  }

  /** Chooses the best answer in the hint, and returns it; it may be another one if the hint had to be asked for again. */
  async chooseFromHint() {
    if ((await this.page.locator(".prompt .bar").count()) === 0) await this.hint();
    // It finds its place before it can be seen.
    await this.page.locator(".prompt button.option:has(.bar)").first().waitFor();
    const [option] = await this.mark(".prompt button.option:has(.bar)", "hinted");
    assert.ok(option && (await this.touch(option)), `the best answer can be chosen in the hint; covered: ${this.covered.slice(-3).join("; ")}`);
    return this.wire.hint.options[0];
  }

  /** Says whether the answer could be chosen. */
  async chooseByHand({ choice }, { answer, steps }) {
    if (choice.kind === "draft") return this.draftByHand(choice.draft, steps);
    const place = placeOf(entriesOf(choice), answer);
    assert.ok(place, `the question does not offer ${JSON.stringify(answer)}`);
    return this.choosePlace(choice, place);
  }

  /** Chooses an entry and picks exactly these pieces for it. */
  async choosePlace(choice, { index, pieces }) {
    const entries = entriesOf(choice);
    // A single way of picking is chosen already. Of several, a card chooses the first that takes it, so the buttons say which.
    // Of answers that the board cannot tell apart it takes the first and goes on: the list says which.
    const alike = ({ on }) => JSON.stringify([...on].sort());
    const isAlone = entries.every((entry, n) => n === index || alike(entry) !== alike(entries[index]));
    if (choice.kind === "one" ? !(await this.chooseEntry(entries, index, isAlone)) : entries.length > 1 && !(await this.pressOption(entries, index))) return false;
    return pickOf(entries[index]) === null || this.pickPieces(pieces);
  }

  /** Picks these pieces and no others: some may be filled in, and give way to what is picked by hand. */
  async pickPieces(pieces) {
    const wanted = new Set(pieces.map((piece) => `card:${piece}`));
    for (let touches = 0; touches < MOST_TOUCHES; touches += 1) {
      const seen = await this.look();
      const picked = new Set(seen.picked.map(({ target }) => target));
      const missing = [...wanted].filter((target) => !picked.has(target));
      const card = missing.length > 0 ? seen.pickable.find(({ target }) => target === missing[0]) : seen.picked.find(({ target }) => !wanted.has(target));
      if (!card && missing.length === 0) return true;
      if (!card || !(await this.touch(card))) return false;
      this.picked += 1;
    }
    return false;
  }

  /**
   * Gives what belongs to the answer before it is confirmed, as a payment does: the page opens it as soon as it knows of it. Returns
   * whether it is still to be confirmed: answers beside a piece are sent at once. `sent` counts the messages before.
   */
  async complete(sent) {
    for (let parts = 0; parts < MOST_PARTS; parts += 1) {
      await this.wire.tried();
      if ((await this.wire.sent()) > sent) return false;
      const seen = await this.look();
      if (seen.ready) return true;
      const { question } = this.wire.drafts.at(-1) ?? {};
      assert.ok(question, `nothing can be confirmed at “${seen.sentence}”\n    ${this.history.slice(-12).join("\n    ")}`);
      await this.choosePart(question);
    }
    assert.fail(`no answer after ${MOST_PARTS} parts`);
  }

  /** Any answer, with the last pieces that fit; mostly the one that ends it, if there is one, so that games end. */
  async choosePart({ ask, choice }) {
    if ((await this.page.locator(".prompt .bar").count()) > 0) await this.hideHint();
    const entries = entriesOf(choice);
    if (choice.kind === "draft") {
      const step = choice.draft.changes.length + this.chance.below(choice.draft.steps.length);
      assert.ok(await this.chooseEntry(entries, step), `no step of ${JSON.stringify(ask)} can be taken`);
      return;
    }
    const ending = entries.findIndex(({ on }) => on.every((target) => target === "confirm"));
    const index = ending >= 0 && this.chance.next() < 0.7 ? ending : this.chance.below(entries.length);
    const pick = pickOf(entries[index]);
    const chosen = await this.choosePlace(choice, { index, pieces: pick && pick.least > 0 ? pick.from.slice(-pick.least) : [] });
    assert.ok(chosen, `no answer to ${JSON.stringify(ask)} can be chosen\n    ${this.history.slice(-12).join("\n    ")}`);
  }

  async draftByHand(draft, steps) {
    for (const [n, step] of steps.entries()) {
      const entries = entriesOf({ draft });
      const index = entries.findIndex((one) => one.step !== undefined && alike(one.step, step));
      if (index < 0) return false;
      const [from, to] = entries[index].on;
      const dragged = to && !this.window.phone && this.chance.next() < 0.7 && (await this.dragOnto(from, to, entries));
      if (!dragged && !(await this.chooseEntry(entries, index))) return false;
      await this.wire.tried();
      // After the last step the question that follows may be open already.
      if (n === steps.length - 1) return true;
      draft = this.wire.drafts.at(-1)?.question?.choice.draft;
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
  async chooseEntry(entries, index, onBoard = true) {
    let left = entries.map((_, n) => n);
    let touched = false;
    if (onBoard && this.chance.next() < 0.75) {
      for (const target of entries[index].on) {
        const fewer = left.filter((n) => entries[n].on.includes(target));
        const thing = (await this.look()).lit.find((one) => one.target === target);
        if ((touched && fewer.length === left.length) || !thing || !(await this.touch(thing))) continue;
        [left, touched] = [fewer, true];
        if (left.length === 1) return true;
      }
    }
    // Answers that the board cannot tell apart are offered next to what was touched.
    const beside = await this.mark(".choices button", "choice");
    if (beside.length === left.length) return this.touch(beside[left.indexOf(index)]);
    return this.pressOption(entries, index, left);
  }

  /** Presses the button of an answer: in the strip if it belongs to no piece, or in the list. `left` is what the list shows. */
  async pressOption(entries, index, left = entries.map((_, n) => n)) {
    const isWay = entries[index].slot !== undefined;
    const loose = left.filter((n) => isWay || entries[n].on.every((target) => target === "confirm"));
    const { buttons } = await this.look();
    if (loose.includes(index) && buttons.length === loose.length && this.chance.next() < 0.8) return this.touch(buttons[loose.indexOf(index)]);
    return this.pressInList(left.indexOf(index));
  }

  /** Opens the list, presses the answer at a place in it, and shuts it: it floats above the board. */
  async pressInList(place) {
    const { list } = await this.look();
    if (!list.open) await this.touch(list);
    const options = await this.mark(".prompt .float.list:not(.shut) ol.options:not(.presets) .option", "option");
    if (!options[place]) return false;
    const sent = await this.wire.sent();
    const pressed = await this.touch(options[place]);
    // An answer that was chosen before is confirmed, and the list goes with its question.
    if ((await this.wire.sent()) > sent) return pressed;
    const after = (await this.look()).list;
    if (after?.open) await this.touch(after);
    return pressed;
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

  /** The first ten answers of the list have digits while it is open. */
  async pressInList(place) {
    if (!(await this.look()).list.open) await this.press("l");
    const option = this.page.locator(".prompt .float.list:not(.shut) ol.options:not(.presets) .option").nth(place);
    const digit = (await option.count()) > 0 ? await option.locator("kbd").allTextContents() : [];
    if (digit.length === 0) return super.pressInList(place);
    this.touches += 1;
    await this.press(digit[0]);
    if ((await this.look()).list?.open) await this.press("l");
    await this.hasFocus();
    return true;
  }

  async touch(thing) {
    this.touches += 1;
    // What is pressed while the page waits for the server is not taken.
    await this.wire.tried();
    await this.page.waitForSelector('.prompt:not([aria-busy="true"])');
    if (thing.kind === "list") {
      await this.press("l");
    } else if (thing.kind === "button" && (await this.page.locator(`[data-e2e="${thing.id}"].secondary`).count()) > 0 && this.chance.next() < 0.5) {
      await this.press("p");
    } else {
      assert.ok(await this.tabTo(`[data-e2e="${thing.id}"]`), `Tab does not reach ${thing.kind} ${thing.target ?? thing.text}`);
      // Enter on a picked piece confirms.
      await this.press(["pickable", "picked"].includes(thing.kind) || this.chance.next() < 0.5 ? " " : "Enter");
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

  async advice() {
    // Escape takes back what was chosen.
    if (this.chance.next() < 0.2) {
      await this.press("1");
      await this.wire.tried();
      await this.press("Shift+Escape");
      await this.wire.tried();
      assert.equal(await this.page.locator(".prompt .actions .clear").count(), 0, "something is still chosen after Shift+Escape");
    }
    return super.advice();
  }

  async askForHint() {
    await this.press("h");
  }

  async hideHint() {
    await this.press("h");
    await this.page.waitForSelector(".prompt .bar", { state: "detached" });
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
