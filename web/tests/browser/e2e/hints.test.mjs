/** A hint at a real table: asked for by keyboard, shown with bars, and chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower, targetsOf } from "./follower.mjs";
import { accessible, GAMES, opened, shot, withWindows } from "./harness.mjs";

/** Enough for every game's own kind of answers: picked cards, a plan made step by step, payments. */
const ANSWERS = 4;

const house = opened();

/** Where the strip, the whole board and everything in it lies, down to the smallest box, and all else that can be chosen or read. */
const boxes = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".prompt, .outer, .board, :is(.board, .hands) *:not(svg *), [data-target]")].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [node.dataset.target ?? `${node.tagName} ${node.getAttribute("class")}`, left, top, width, height].join(" ");
  }));

/** Where the marks of a hint are that do not lie at the upper left corner of one of these targets. Runs in the page. */
function astray(named) {
  const corners = named.flatMap((target) => [...document.querySelectorAll(`[data-target="${CSS.escape(target)}"]`)]).map((node) => node.getBoundingClientRect());
  const lies = ({ left, top }) => corners.some((box) => Math.abs(Math.max(2, box.left - 8) - left) < 1 && top <= box.top && top >= box.top - 17);
  return [...document.querySelectorAll(".hint-mark")].filter((mark) => !lies(mark.getBoundingClientRect())).map((mark) => mark.outerHTML);
}

/** A hint marks the pieces that it names, moves nothing, covers nothing that can be chosen, and goes with Escape. */
async function marked(page, wire) {
  await page.mouse.move(2, 2);
  const before = await boxes(page);
  assert.ok(before.length > 50, "the board is measured");
  await page.keyboard.press("h");
  await page.waitForSelector(".prompt .float.placed .bar");
  await page.waitForSelector(".hint-mark");
  assert.deepEqual(await boxes(page), before, "the hint moved something");
  assert.equal(await page.locator(".hint-mark.best").count() > 0, true, "nothing is marked as the best");
  const named = wire.hint.options.map((option) => targetsOf(wire.state.question.choice, option));
  assert.ok(named.every((targets) => targets.length > 0), "an answer of the hint names no piece");
  assert.deepEqual(await page.evaluate(astray, named.flat()), [], `marks lie elsewhere than at ${named.flat().join(", ")}`);
  await page.keyboard.press("Escape");
  await page.waitForSelector(".hint-mark", { state: "detached" });
  assert.equal(await page.locator(".prompt .bar").count(), 0, "the hint is still there");
  assert.deepEqual(await boxes(page), before, "something has moved since");
}

for (const game of GAMES) {
  test(`${game}: the answers of a hint can be chosen and sent`, async () => {
    await withWindows(house, `hint-${game}`, [{}], async (window) => {
      const { page } = window;
      const player = new Follower(window, 3);
      await page.goto("/");
      await page.locator(`article[aria-labelledby="game-${game}"] .primary:enabled`).click();
      await page.waitForSelector(".prompt.asked");
      assert.equal(await page.locator("button.hint").count(), 1, "there is a network for this table, and so a hint");
      for (let answers = 0; answers < ANSWERS; answers++) {
        await page.waitForSelector(".prompt.asked");
        if (answers === 0) await marked(page, player.wire);
        await page.keyboard.press("h");
        await page.waitForSelector(".prompt .bar");
        if (answers === 1) {
          await accessible(window, `hint-${game}`);
          await shot(window, `hint-${game}`);
        }
        const sent = await player.wire.sent();
        // The mark on the board does what the answer in the list does.
        await page.locator(answers === 0 ? ".hint-mark.best" : ".prompt button.option:has(.bar)").first().click();
        await player.wire.tried();
        assert.equal(await player.wire.sent(), sent, "a click in the hint has sent something");
        await page.waitForSelector(".prompt .clear, [data-lit=chosen], [data-lit=picked]", { state: "attached" });
        // What belongs to the answer is not part of the hint.
        await player.complete(await player.wire.sent());
        const { wire } = player;
        const { stored } = wire;
        await page.locator(".prompt .actions .primary:enabled").click();
        await wire.until(() => wire.stored > stored && !wire.isBehind && wire.state.question !== null, "the next question");
        await page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
        // A hint goes with its question.
        await page.waitForSelector(".prompt .bar", { state: "detached" });
        assert.equal(await page.locator(".toast.bad").count(), 0, "the answer was refused");
      }
    });
  });
}
