/** A hint at a real table: asked for by keyboard, shown with bars, and chosen. */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { accessible, browse, GAMES, serve, shot, withWindows } from "./harness.mjs";

let server;
let browser;
before(async () => {
  server = await serve();
  browser = await browse();
});
after(async () => {
  await browser?.close();
  await server?.close();
});

for (const game of GAMES) {
  test(`${game}: the answers of a hint can be chosen and sent`, async (at) => {
    await withWindows(browser, server, `hint-${game}`, [{}], async (window) => {
      const { page } = window;
      await page.goto("/");
      await page.locator(`article[aria-labelledby="game-${game}"] .primary:enabled`).click();
      await page.waitForSelector(".prompt.asked");
      // A server without a network for this table promises no hints.
      if ((await page.locator("button.hint").count()) === 0) return at.skip("the server has no network for this game");
      await page.keyboard.press("h");
      await page.waitForSelector(".prompt .bar", { timeout: 30_000 });
      await accessible(window, `hint-${game}`);
      await shot(window, `hint-${game}`);
      const asked = await page.locator(".prompt .sentence").textContent();
      await page.locator(".prompt button.option:has(.bar)").first().click();
      await page.locator(".prompt .actions .primary:enabled").click();
      await page.waitForFunction((asked) => document.querySelector(".prompt .sentence")?.textContent !== asked, asked, { timeout: 30_000 });
      assert.equal(await page.locator(".prompt .bar").count(), 0, "a hint goes with its question");
    });
  });
}
