/**
 * The prompt strip keeps its height in every language, and nothing moves between questions: neither the strip, nor the board, nor the
 * hand. Every answer has a place on the board or in the strip, and the list of answers stays shut.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";
import { Wire } from "./wire.mjs";

/** Enough for questions of every kind, and for lists, payments and chains. */
const ANSWERS = 25;

/** More questions than this are seen before anything is begun; a player at random may need some more answers to meet them. */
const UNTOUCHED = 5;

/** A question is drawn long before. */
const MOST_FRAMES = 60;

const SIZES = {
  desk: { size: { width: 1280, height: 800 }, strip: 64, languages: { race: "pl", roll: "ja", defenders: "en" } },
  phone: { size: { width: 390, height: 844 }, strip: 132, languages: { race: "ja", roll: "en", defenders: "pl" } },
};

/** What must not move, by game. */
const FIXED = { race: [".prompt", ".board", ".hands .own"], roll: [".prompt", ".board"], defenders: [".prompt", ".board"] };

/** And what is beside it on a desktop, however many cards the others have. */
const BESIDE = { defenders: [".rivals", ".side"] };

const house = opened();

/**
 * Where these things are, and how large. On a phone the board can be scrolled, as a player does to reach a piece, and is as long as its
 * contents: all but the strip is measured as if nothing were scrolled there, and without its height. Runs in the page.
 */
function boxes([selectors, phone]) {
  const box = (selector) => {
    const node = document.querySelector(selector);
    if (!node) return null;
    const { left, top, width, height } = node.getBoundingClientRect();
    let scrolled = 0;
    for (let around = node.parentElement; around; around = around.parentElement) scrolled += around.scrollTop;
    const where = phone && selector !== ".prompt" ? [left, top + scrolled, width] : [left, top, width, height];
    return where.map((pixels) => Math.round(100 * pixels) / 100).join(" ");
  };
  return Object.fromEntries(selectors.map((selector) => [selector, box(selector)]));
}

/** Which of these targets are not lit; `null` if something is begun, or the list is open. Runs in the page. */
function dark(targets) {
  const isBegun = document.querySelector('.prompt .clear, .prompt .list[aria-expanded="true"], .prompt[aria-busy="true"], .prompt:not(.asked)') !== null;
  const isLit = (target) => document.querySelector(`[data-target="${CSS.escape(target)}"][data-lit]`) !== null;
  const buttons = document.querySelectorAll(".prompt .secondary:enabled, .prompt .chips .option, .prompt .primary:enabled, .float .choice").length;
  return isBegun ? null : targets.filter((target) => (target === "confirm" ? buttons === 0 : !isLit(target)));
}

/** Where the answers to a question belong. */
function placesOf({ ask, choice }) {
  if (choice.kind === "some") return choice.picks.flatMap(({ from }) => from.map((piece) => `card:${piece}`));
  const entries = choice.kind === "one" ? choice.offers : [...choice.draft.changes, ...choice.draft.steps];
  const places = [...new Set(entries.flatMap(({ on }) => on))];
  // Of the tiles that Roll places one after the other, one is at hand.
  return ask.key === "roll-ask-place" ? places.filter((target) => target.startsWith("stack:")) : places;
}

/** Every answer to a question of which nothing is begun has a place, as soon as the page has drawn it. Returns whether that was so. */
async function allReachable(page, wire) {
  const { version, question } = wire.state;
  if (question === null) return false;
  let left = null;
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    left = await page.evaluate(dark, placesOf(question));
    if (left === null || wire.state.version !== version) return false;
    if (left.length === 0) return true;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  return assert.deepEqual(left, [], `answers without a place at ${question.ask.key}`);
}

for (const [where, { size, strip, languages }] of Object.entries(SIZES)) {
  for (const game of GAMES) {
    test(`${game}: nothing moves between questions at ${size.width}×${size.height}`, async () => {
      const phone = where === "phone";
      await withWindows(house, `strip-${game}-${where}`, [{ phone }], async (window) => {
        const { page } = window;
        const wire = new Wire(page);
        const fixed = [...FIXED[game], ...(phone ? [] : (BESIDE[game] ?? []))];
        const measure = () => page.evaluate(boxes, [fixed, phone]);
        await page.setViewportSize(size);
        await makeTable(window, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        await page.evaluate((language) => localStorage.setItem("orrery.language", language), languages[game]);
        await page.reload();
        await page.waitForSelector(".prompt.asked");
        const player = new Player(window, 30 + game.length);
        const first = await measure();
        for (const [selector, box] of Object.entries(first)) assert.ok(box, `there is no ${selector}`);
        assert.equal(Number(first[".prompt"].split(" ")[3]), strip, "the height of the strip");
        const questions = new Set();
        const reached = new Set();
        const act = player.act.bind(player);
        player.act = async () => {
          if (await allReachable(page, wire)) reached.add(`${page.url()} ${wire.state.version}`);
          return act();
        };
        const enough = () => player.commits >= ANSWERS && reached.size > UNTOUCHED;
        const done = async ({ sentence }) => {
          questions.add(sentence);
          const now = await measure();
          if (Object.values(now).every((box) => box === null)) {
            // That answer has ended the game.
            await page.waitForSelector("section.end");
            return true;
          }
          assert.deepEqual(now, first, `something moved at “${sentence}” after ${player.history.slice(-5).join(", ")}`);
          return enough();
        };
        await player.play({ done });
        while (!enough()) {
          await makeTable(window, game, ["random"]);
          await page.waitForSelector(".prompt.asked");
          await player.play({ done });
        }
        assert.ok(questions.size > 5, `only ${questions.size} questions were asked`);
      });
    });
  }
}
