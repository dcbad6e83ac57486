/**
 * Players who decide on the board and in the prompt strip with as few presses as there are decisions, and count them. They never use
 * the list of answers.
 */

import assert from "node:assert/strict";
import { kindOf } from "./positions.mjs";
import { Wire } from "./wire.mjs";

/** No unit has as many parts. */
const MOST_PARTS = 40;

/**
 * Subclasses say what is decided: `decide` makes one decision, and returns whether there was one to make. It gets the question that is
 * open, or null if only others can answer, or something is drawn.
 */
export class Presser {
  /** The presses of each confirmed unit, by the question that it began with. */
  units = [];

  constructor({ page }) {
    this.page = page;
    this.wire = new Wire(page);
  }

  /** Opens the table of a match, unless it is open, and waits until it shows this version. */
  async goTo(id, version = 0) {
    if (!this.page.url().endsWith(`/table/${id}`)) {
      this.wire.state = null;
      await this.page.goto(`/table/${id}`);
    }
    await this.shown((state) => state.version >= version);
  }

  /** Waits until the page shows a question for which the condition holds. */
  async shown(condition) {
    await this.wire.until(() => this.wire.state && this.wire.state.question !== null && condition(this.wire.state), "the next question");
    await this.page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
    // The page draws what it has heard in its next frame.
    await this.page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  }

  /** Presses the first thing in sight that a selector finds. */
  async press(selector, what) {
    const node = this.page.locator(selector).and(this.page.locator(":visible")).first();
    await node.click().catch((error) => assert.fail(`${what} cannot be pressed at ${this.wire.state.question?.ask.key}: ${error}`));
    this.presses += 1;
    await this.wire.tried();
    await this.page.waitForSelector('.prompt:not([aria-busy="true"])');
  }

  on(target) {
    return this.press(`[data-target="${target}"][data-lit]`, target);
  }

  confirm() {
    return this.press(".prompt .actions .primary:enabled", "the primary button");
  }

  /** Touches these targets, one decision each. */
  async decided(...targets) {
    for (const target of targets) await this.on(target);
    this.decisions += targets.length;
    return true;
  }

  /** The question that is open on the page: the server's, or the one after what is put together. */
  open(before, drafts) {
    const tried = this.wire.drafts.slice(drafts).at(-1);
    return tried?.question ?? (tried ? null : before);
  }

  /** A unit begins. */
  begin() {}

  /** One confirmed unit; it is sent as one message. */
  async unit() {
    const { question: first } = this.wire.state;
    const { stored } = this.wire;
    const [sent, drafts] = [this.wire.moves.length, this.wire.drafts.length];
    const before = await this.wire.sent();
    this.presses = this.decisions = 0;
    this.begin();
    let question = first;
    for (let parts = 0; (await this.wire.sent()) === before; parts += 1) {
      assert.ok(parts < MOST_PARTS, `no answer to ${kindOf(first)} after ${MOST_PARTS} parts`);
      if (!(await this.decide(question))) {
        await this.confirm();
        // A set of answers that something completes is one decision more.
        if ((await this.wire.sent()) === before) this.decisions += 1;
      }
      question = this.open(first, drafts);
    }
    await this.wire.until(() => this.wire.moves.length > sent, "of a move");
    assert.equal(this.wire.moves.length, sent + 1, "a unit is one message");
    assert.equal(this.presses, this.decisions + 1, `${kindOf(first)} took ${this.presses} presses for ${this.decisions} decisions`);
    this.units.push({ kind: kindOf(first), presses: this.presses, decisions: this.decisions, answers: this.wire.moves.at(-1).length });
    // The answers of others change the state too, with the question that was answered still in it.
    await this.shown(() => this.wire.stored > stored && !this.wire.isBehind);
    return this.units.at(-1);
  }
}
