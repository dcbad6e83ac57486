/**
 * How many presses the rounds take that the design counts: one for each thing that is decided, and one to confirm what belongs
 * together, as a world with its payment, a sale with what is consumed after it, or a turn as far as nothing is rolled.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";
import { anyAnswers, filled, kindOf, SocketPlayer } from "./positions.mjs";
import { Presser } from "./presses.mjs";

/** At how many tables a position is looked for at most. */
const MOST_TABLES = 15;

const house = opened();

const total = (dice) => Object.values(dice ?? {}).reduce((sum, count) => sum + count, 0);
const sum = (counts) => counts.reduce((all, count) => all + count, 0);

/** Presses what it is given, each press a decision, and then confirms. */
class Script extends Presser {
  async decide() {
    const next = this.script.shift();
    if (next === undefined) return false;
    if (!next.startsWith(".")) return this.decided(next);
    await this.press(next, next);
    this.decisions += 1;
    return true;
  }

  play(script) {
    this.script = [...script];
    return this.unit();
  }
}

/** A card of the hand that is not among those that were filled in to pay. */
const ANOTHER_CARD = '.hand [data-lit="pickable"]';
/** What a question of Race is about: who pays for a world is told that it is settled, too. */
const raceKind = (question) => {
  const kind = kindOf(question);
  const { offers = [] } = question.choice;
  return kind === "settle" && !offers.some(({ answer }) => answer.settle !== undefined) ? "pay" : kind;
};
const costs = ({ facts }) => facts.find(({ kind, unit }) => kind === "costs" && unit === "cards")?.count ?? 0;

/** Plays Race towards the decisions of the designed round, and says which it has reached. */
class RaceRound {
  /** The presses of each. */
  found = {};

  constructor(table, pieces) {
    this.table = table;
    this.facts = new Map(pieces.map(({ id, facts }) => [id, facts]));
  }

  get isDone() {
    return ["choose", "keep", "develop", "settle", "sell", "produce"].every((kind) => kind in this.found);
  }

  isWindfall(card) {
    return this.facts.get(card)?.good?.source === "windfall";
  }

  /** Worlds with goods are wanted, cheap ones most. */
  worth(card) {
    // Copies of a development are not in the catalog.
    const { price, good } = this.facts.get(card) ?? {};
    return good && price.cost !== undefined ? (this.isWindfall(card) ? 12 : 6) - price.cost : 0;
  }

  best(cards) {
    return [...cards].sort((one, other) => this.worth(other) - this.worth(one));
  }

  /** What is pressed to decide the question, if it is one that is looked for. */
  async script(question) {
    const { choice } = question;
    const kind = raceKind(question);
    if (kind in this.found) return null;
    const priced = choice.kind === "one" ? choice.offers.filter((offer) => costs(offer) > 0) : [];
    switch (kind) {
      case "choose":
        return [`action:${this.action()}`];
      case "keep":
        return choice.picks[0].most === 1 ? [`card:${this.best(choice.picks[0].from)[0]}`] : null;
      case "develop": {
        // One card more than the development and its payment, to exchange one for.
        const offer = priced.find((offer) => costs(offer) + 1 < this.table.view.own.hand.length);
        return offer ? [offer.on[0], ANOTHER_CARD] : null;
      }
      case "settle": {
        const offer = priced.find(({ answer }) => this.isWindfall(answer.settle)) ?? priced[0];
        if (!offer) return null;
        const { question: pay } = await this.table.tried(offer.answer);
        return pay?.choice.picks.length === 1 ? [offer.on[0]] : null;
      }
      case "sell": {
        const offer = choice.offers.find(({ then }) => then);
        return offer ? [offer.on[0]] : null;
      }
      case "produce":
        return [choice.offers[0].on[0]];
      default:
        return null;
    }
  }

  /** The answer that leads on, or any. */
  answers(question) {
    const { choice } = question;
    switch (raceKind(question)) {
      case "choose":
        return [{ choose: this.action() }];
      case "develop":
        return [{ develop: null }];
      case "settle": {
        const worlds = this.best(choice.offers.map(({ answer }) => answer.settle).filter((world) => world !== null));
        return [{ settle: worlds[0] ?? null }];
      }
      case "keep":
        return [filled(choice.picks[0], this.best(choice.picks[0].from).slice(0, choice.picks[0].least))];
      default: {
        if (choice.kind !== "some") return anyAnswers(question);
        const [pick] = choice.picks;
        return [filled(pick, pick.least > 0 ? this.best(pick.from).slice(-pick.least) : [])];
      }
    }
  }

  /** Cards first, then worlds with goods, which are sold and produced again. */
  action() {
    const { players, observer, own } = this.table.view;
    const { tableau, goods } = players[observer.seat];
    const windfalls = tableau.filter((card) => this.isWindfall(card));
    const isSettleable = (card) => this.worth(card) > 0 && this.facts.get(card).price.cost < own.hand.length;
    if (!("keep" in this.found)) return "explore_five";
    if (!("develop" in this.found) && own.hand.length > 4) return "develop";
    if (goods.length > 1 || (goods.length > 0 && windfalls.length > 1)) return "consume_trade";
    if (windfalls.length > 1) return "produce";
    return own.hand.some(isSettleable) ? "settle" : "explore_five";
  }
}

test("race: the designed round takes at most 13 presses", async () => {
  await withWindows(house, "presses-race", [{}], async (window) => {
    const hand = new Script(window);
    const table = await SocketPlayer.of(window);
    const { pieces } = await table.page.evaluate(() => fetch("/api/games/race/catalog").then((reply) => reply.json()));
    const round = new RaceRound(table, pieces);
    let tables = 0;
    for (; !round.isDone; tables += 1) {
      assert.ok(tables < MOST_TABLES, `only ${Object.keys(round.found)} after ${MOST_TABLES} tables`);
      await table.make("race");
      while (!round.isDone && !table.isOver) {
        const { question } = table;
        const script = await round.script(question);
        if (script) {
          await hand.goTo(table.id, table.wire.state.version);
          round.found[raceKind(question)] = await hand.play(script);
          await table.asked(() => table.wire.state.version >= hand.wire.state.version);
        } else await table.answer(...round.answers(question));
      }
    }
    const presses = sum(Object.values(round.found).map(({ presses }) => presses));
    console.log(`race: the designed round takes ${presses} presses; sold and consumed ${round.found.sell.answers - 1} times; found at ${tables} tables`);
    assert.ok(presses <= 13, `the designed round takes ${presses} presses`);
    assert.deepEqual([round.found.develop.answers, round.found.settle.answers], [2, 2], "what is placed and its payment are one message");
    assert.ok(round.found.sell.answers > 1, "a sale and what is consumed after it are one message");
  });
});

/** A turn that moves twice, the second time to the Base, takes energy there and captures a robot; `null` if there is none. */
async function designedTurn(table) {
  /** What the board cannot mistake for anything else: all answers at the target belong to one control tile. */
  const clear = ({ offers }, wanted) =>
    offers.filter((offer) => {
      const [first, ...others] = offers.filter(({ on }) => on.includes(offer.on.at(-1)));
      return wanted(offer.answer) && first === offer && others.every(({ on }) => on.join() === offer.on.join());
    });
  for (const first of clear(table.question.choice, (answer) => answer.main)) {
    const there = (await table.tried(first.answer)).question;
    if (!there || kindOf(there) !== "act") continue;
    for (const second of clear(there.choice, (answer) => answer.main?.to === 4)) {
      const base = (await table.tried(first.answer, second.answer)).question;
      if (!base || kindOf(base) !== "take") continue;
      // Blue is the first cube on the page, whichever the server offers first.
      const energy = base.choice.offers.find(({ answer }) => answer.take.energy.blue > 0).answer;
      const after = (await table.tried(first.answer, second.answer, energy)).question;
      const [robot] = after ? clear(after.choice, (answer) => answer.capture) : [];
      if (robot) return [first.on.at(-1), second.on.at(-1), ".float .choice:enabled", robot.on[0]];
    }
  }
  return null;
}

test("defenders: two main actions, energy and a capture take five presses and one message", async () => {
  await withWindows(house, "presses-defenders", [{}], async (window) => {
    const hand = new Script(window);
    const table = await SocketPlayer.of(window);
    let turn = null;
    for (let tables = 0; !turn; tables += 1) {
      assert.ok(tables < MOST_TABLES, `no such turn at ${MOST_TABLES} tables`);
      await table.make("defenders");
      while (!turn && !table.isOver) {
        const { question, view } = table;
        const { energy, batteries } = view.players[view.observer.seat];
        const begins = kindOf(question) === "act" && question.choice.offers.some(({ answer }) => answer === "rest");
        if (begins && total(energy) > 1 && batteries > 1) turn = await designedTurn(table);
        if (!turn) await table.answer(...savingUp(question));
      }
    }
    await hand.goTo(table.id, table.wire.state.version);
    const { presses, answers } = await hand.play(turn);
    console.log(`defenders: ${presses} presses for ${answers} answers: ${turn}`);
    assert.ok(presses <= 5, `the designed turn takes ${presses} presses`);
    assert.equal(answers, 4);
  });
});

/** Moves for energy, and spends none. */
function savingUp(question) {
  if (kindOf(question) !== "act") return anyAnswers(question);
  const { offers } = question.choice;
  const mains = offers.filter(({ answer }) => answer.main);
  return [(mains[Math.floor(mains.length / 2)] ?? offers.at(-1)).answer];
}

/** Enough for questions of most kinds. */
const ROUNDS = 6;

/** Decides everything that Roll asks. */
class RollHand extends Presser {
  begin() {
    this.reassigned = this.stocked = false;
  }

  /** One decision, unless only the confirmation is missing. */
  async decide(question) {
    if (question === null) return false;
    const { choice } = question;
    switch (kindOf(question)) {
      case "assign":
        return this.assign(choice.draft);
      case "use":
      case "save":
      case "recruit":
        return choice.draft.finish === null ? this.decided(choice.draft.steps[0].on[0]) : false;
      case "explore": {
        const stocks = choice.offers.filter(({ answer }) => answer.stock !== undefined && answer.stock.real);
        if (question.presets.length === 0) {
          this.decisions += 1;
          await this.press(".prompt .actions .secondary:enabled", "the button that ends Explore");
          return true;
        }
        if (this.stocked || stocks.length < 2) return false;
        this.stocked = true;
        return this.decided(stocks[0].on[0]);
      }
      default:
        return question.presets.length > 0 ? false : this.decided(choice.offers[0].on[0]);
    }
  }

  /** A phase, the wild dice, and one worker for the first power that moves any. */
  async assign(draft) {
    const { selection, wild } = draft.state;
    if (selection === null) return this.decided(draft.changes[0].on[0]);
    if (total(wild) > 0) return this.decided(draft.steps[0].on.find((target) => target.startsWith("column:")));
    const power = draft.changes.find(({ steps }) => steps.some((step) => step.begin !== undefined));
    if (this.reassigned || !power) return false;
    this.reassigned = true;
    return this.decided(...power.on);
  }
}

test("roll: every decision of a round is one press, and one more confirms what belongs together", async () => {
  await withWindows(house, "presses-roll", [{}], async (window) => {
    const hand = new RollHand(window);
    await makeTable(window, "roll", ["random"]);
    await hand.shown(() => true);
    while (hand.wire.state.view.round <= ROUNDS) await hand.unit();
    // The round that the design counts, with the presses that were needed here for each decision: 6 dice, one wild, one reassigned; a
    // Stock, then a Scout and its tile; 3 developers of 2 colors; 2 producers; 2 goods; recruiting 2 of 3 and recalling none.
    const most = (kind) => Math.max(1, ...hand.units.filter((unit) => unit.kind === kind).map(({ presses, decisions }) => presses - decisions));
    const round = [4 + most("assign"), 1 + most("explore"), 1 + most("place"), most("build"), most("produce"), most("ship"), 2 + most("recruit")];
    console.log(`roll: ${hand.units.length} units, ${sum(hand.units.map(({ presses }) => presses))} presses; the designed round takes ${sum(round)}`);
    assert.ok(sum(round) <= 16, `the designed round takes ${sum(round)} presses: ${round}`);
  });
});
