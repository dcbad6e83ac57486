/** A hint at a real table: asked for by keyboard, shown with bars, and chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Follower } from "./follower.mjs";
import { accessible, GAMES, opened, shot, withWindows } from "./harness.mjs";

/** Enough for every game's own kind of answers: picked cards, a plan made step by step, payments. */
const ANSWERS = 4;

const house = opened();

/** Where everything lies that can be chosen or read. */
const boxes = (page) =>
  page.evaluate(() => [...document.querySelectorAll("[data-target]")].map((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [node.dataset.target, left, top, width, height];
  }));

/** A hint marks pieces, moves nothing, covers nothing that can be chosen, and goes with Escape. */
async function marked(page) {
  await page.mouse.move(2, 2);
  const before = await boxes(page);
  await page.keyboard.press("h");
  await page.waitForSelector(".hint-mark");
  assert.deepEqual(await boxes(page), before, "the hint moved something");
  assert.equal(await page.locator(".hint-mark.best").count() > 0, true, "nothing is marked as the best");
  await page.keyboard.press("Escape");
  await page.waitForSelector(".hint-mark", { state: "detached" });
  assert.equal(await page.locator(".prompt .bar").count(), 0, "the hint is still there");
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
        if (answers === 0) await marked(page);
        await page.keyboard.press("h");
        await page.waitForSelector(".prompt .bar");
        if (answers === 1) {
          await accessible(window, `hint-${game}`);
          await shot(window, `hint-${game}`);
        }
        await page.locator(".prompt button.option:has(.bar)").first().click();
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
