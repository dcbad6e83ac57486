/**
 * How many presses a round of Roll takes: one for each thing that is decided, and one to confirm what belongs together. Everything is
 * pressed on the board or in the prompt strip, never in the list of answers.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Wire } from "./follower.mjs";
import { opened, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";

/** Enough for questions of most kinds. */
const ROUNDS = 6;
/** No unit has as many parts. */
const MOST_PARTS = 40;
/**
 * The round that the design counts: 6 dice, one wild, one reassigned; a Stock, then a Scout and its tile; 3 developers of 2 colors;
 * 2 producers; 2 goods; recruiting 2 of 3 and recalling none.
 */
const DESIGNED = 16;

const house = opened();

const kindOf = (question) => question.verb.args.kind.text;
const total = (dice) => Object.values(dice ?? {}).reduce((sum, count) => sum + count, 0);

/** Decides with as few presses as there are decisions. */
class Hand {
  /** The presses of each confirmed unit, by the question that it began with. */
  units = [];

  constructor({ page }) {
    this.page = page;
    this.wire = new Wire(page);
  }

  /** Presses a target of the board, or a button of the strip. */
  async press(selector, what) {
    const node = this.page.locator(selector).and(this.page.locator(":visible")).first();
    assert.ok((await node.count()) > 0, `${what} cannot be pressed at “${await this.page.locator(".prompt .sentence").textContent()}”`);
    await node.click();
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

  /** The question that is open on the page: the server's, or the one after what is put together. */
  open(before, drafts) {
    const tried = this.wire.drafts.slice(drafts).at(-1);
    return tried?.question ?? (tried ? null : before);
  }

  /** One confirmed unit. */
  async unit() {
    const { version, question: first } = this.wire.state;
    const [sent, drafts] = [this.wire.moves.length, this.wire.drafts.length];
    this.presses = this.decisions = 0;
    this.reassigned = this.stocked = false;
    let question = first;
    for (let parts = 0; (await this.wire.sent()) === sent; parts += 1) {
      assert.ok(parts < MOST_PARTS, `no answer to ${kindOf(first)} after ${MOST_PARTS} parts`);
      if (question === null || !(await this.decide(question))) {
        await this.confirm();
        // A set of answers that something completes is one decision more.
        if ((await this.wire.sent()) === sent) this.decisions += 1;
      }
      question = this.open(first, drafts);
    }
    await this.wire.until(() => this.wire.moves.length > sent, "of a move");
    this.units.push({ kind: kindOf(first), presses: this.presses, decisions: this.decisions });
    assert.equal(this.presses, this.decisions + 1, `${kindOf(first)} took ${this.presses} presses for ${this.decisions} decisions`);
    await this.wire.until(() => this.wire.state.version !== version && this.wire.state.question !== null, "the next question");
    await this.page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
  }

  /** One decision, unless only the confirmation is missing. */
  async decide(question) {
    const { choice } = question;
    const decided = async (...targets) => {
      for (const target of targets) await this.on(target);
      this.decisions += targets.length;
      return true;
    };
    switch (kindOf(question)) {
      case "assign":
        return this.assign(choice.draft, decided);
      case "use":
      case "save":
      case "recruit":
        return choice.draft.finish === null ? decided(choice.draft.steps[0].on[0]) : false;
      case "explore": {
        const stocks = choice.offers.filter(({ answer }) => answer.stock !== undefined && answer.stock.real);
        if (question.presets.length === 0) {
          this.decisions += 1;
          await this.press(".prompt .actions .secondary:enabled", "the button that ends Explore");
          return true;
        }
        if (this.stocked || stocks.length < 2) return false;
        this.stocked = true;
        return decided(stocks[0].on[0]);
      }
      default:
        return question.presets.length > 0 ? false : decided(choice.offers[0].on[0]);
    }
  }

  /** A phase, the wild dice, and one worker for the first power that moves any. */
  async assign(draft, decided) {
    const { selection, wild } = draft.state;
    if (selection === null) return decided(draft.changes[0].on[0]);
    if (total(wild) > 0) return decided(draft.steps[0].on.find((target) => target.startsWith("column:")));
    const power = draft.changes.find(({ steps }) => steps.some((step) => step.begin !== undefined));
    if (this.reassigned || !power) return false;
    this.reassigned = true;
    return decided(...power.on);
  }
}

test("roll: every decision of a round is one press, and one more confirms what belongs together", async () => {
  await withWindows(house, "roll-presses", [{}], async (window) => {
    const hand = new Hand(window);
    await makeTable(window, "roll", ["random"]);
    await window.page.waitForSelector(".prompt.asked");
    await hand.wire.until(() => hand.wire.state?.question, "a question");
    const round = () => hand.wire.state.view.round;
    while (round() <= ROUNDS) await hand.unit();
    // What the design counts, with the presses that were needed here for each decision.
    const most = (kind) => Math.max(1, ...hand.units.filter((unit) => unit.kind === kind).map(({ presses, decisions }) => presses - decisions));
    const round16 = [4 + most("assign"), 1 + most("explore"), 1 + most("place"), most("build"), most("produce"), most("ship"), 2 + most("recruit")];
    const sum = round16.reduce((all, presses) => all + presses, 0);
    assert.ok(sum <= DESIGNED, `the designed round takes ${sum} presses: ${round16}`);
    console.log(`roll: ${hand.units.length} units, ${hand.units.reduce((all, { presses }) => all + presses, 0)} presses; the designed round takes ${sum}`);
  });
});
