/** The coach at a real table: it warns of a bad answer before it is sent, and lets the player decide. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";

/** More questions than it takes until an answer is bad enough. */
const QUESTIONS = 20;

const house = opened();

test("the coach warns, and the player looks again or plays on", async () => {
  await withWindows(house, "coach", [{}], async (window) => {
    const { page } = window;
    await page.addInitScript(() => localStorage.setItem("orrery.settings", JSON.stringify({ coach: "strict" })));
    await page.goto("/");
    await page.locator('article[aria-labelledby="game-race"] .primary:enabled').click();
    let again = 0;
    for (let asked = 0; again === 0 && asked < QUESTIONS; asked++) {
      await page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
      await page.keyboard.press("h");
      await page.waitForSelector(".prompt .bar");
      const more = page.locator(".hint .more");
      if (await more.isVisible()) await more.click();
      // The worst answer that the hint names.
      await page.locator(".prompt button.option:has(.bar)").last().click();
      await page.locator(".prompt .actions .primary:enabled").click();
      await page.waitForSelector('dialog[open], .prompt.asked:not([aria-busy="true"])');
      if ((await page.locator("dialog[open]").count()) === 0) continue;
      await shot(window, "coach");
      await accessible(window, "coach");
      await page.locator("dialog[open] .button.primary").click();
      await page.waitForSelector("dialog[open]", { state: "detached" });
      // The question stands, and the answer that was chosen can be sent all the same.
      await page.locator(".prompt .actions .primary:enabled").click();
      await page.waitForSelector('dialog[open], .prompt.asked:not([aria-busy="true"])');
      const anyway = page.locator("dialog[open] .actions .button:not(.primary)");
      if (await anyway.isVisible()) await anyway.click();
      await page.waitForSelector("dialog[open]", { state: "detached" });
      again += 1;
    }
    assert.equal(again, 1, "the coach never spoke");
  });
});
