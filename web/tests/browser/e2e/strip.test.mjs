/** The prompt strip keeps its height and nothing moves between questions: neither the strip, nor the board, nor the hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

/** Enough for questions of every kind, and for lists, payments and chains. */
const ANSWERS = 25;

const SIZES = {
  desk: { size: { width: 1280, height: 800 }, strip: 64 },
  phone: { size: { width: 390, height: 844 }, strip: 132 },
};

/** What must not move, by game. */
const FIXED = { race: [".prompt", ".board", ".hands"], roll: [".prompt", ".board"], defenders: [".prompt", ".board"] };

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

for (const [where, { size, strip }] of Object.entries(SIZES)) {
  for (const game of GAMES) {
    test(`${game}: nothing moves between questions at ${size.width}×${size.height}`, async () => {
      const phone = where === "phone";
      await withWindows(house, `strip-${game}-${where}`, [{ phone }], async (window) => {
        const { page } = window;
        const measure = () => page.evaluate(boxes, [FIXED[game], phone]);
        await page.setViewportSize(size);
        await makeTable(window, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        const player = new Player(window, 30 + game.length);
        const first = await measure();
        for (const [selector, box] of Object.entries(first)) assert.ok(box, `there is no ${selector}`);
        assert.equal(Number(first[".prompt"].split(" ")[3]), strip, "the height of the strip");
        const questions = new Set();
        const done = async ({ sentence }) => {
          questions.add(sentence);
          assert.deepEqual(await measure(), first, `something moved at “${sentence}” after ${player.history.slice(-5).join(", ")}`);
          return player.commits >= ANSWERS;
        };
        await player.play({ done });
        assert.ok(questions.size > 5, `only ${questions.size} questions were asked`);
      });
    });
  }
}
