/** The review of a finished game: shown as it comes, every decision on the board as it was, in all sizes; and files that are uploaded. */

import assert from "node:assert/strict";
import { writeFile, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";
import { SocketPlayer } from "./positions.mjs";

const house = opened();

/** Plays a game to its end, which nobody watches: a bot plays for the player. */
async function finished(window, game, bots) {
  const player = await SocketPlayer.of(window);
  await player.make(game, bots);
  await player.leave();
  return player.id;
}

const WINDOWS = [{}, { phone: true, language: "pl" }, { language: "ja" }];

for (const kind of WINDOWS) test(`a review is made, and its decisions are shown on the board: ${JSON.stringify(kind)}`, async () => {
  await withWindows(house, "review", [kind], async (window) => {
    const { page } = window;
    const id = await finished(window, "race", ["medium"]);
    await page.goto("/");
    await page.locator(`a[href="/review/${id}"]`).click();
    // Sums come when all decisions have been examined.
    if (window.phone) await page.getByRole("tab").nth(2).click();
    await page.waitForSelector("table tbody tr:nth-child(8)");
    await shot(window, `review-sums-${await page.evaluate(() => document.documentElement.lang)}`);
    if (window.phone) await page.getByRole("tab").nth(0).click();
    const costly = page.locator(".list ol").first().locator("button");
    assert.ok((await costly.count()) <= 5);
    await costly.first().click();
    await page.waitForSelector(".list button[aria-current]");
    await page.waitForSelector(".detail dl");
    await shot(window, `review-${await page.evaluate(() => document.documentElement.lang)}`);
    await accessible(window, "review");
    // The second look is at once: the review is stored.
    const again = await page.evaluate((id) => fetch(`/api/matches/${id}/review`).then((reply) => reply.json()), id);
    assert.equal(again.status, "done");
  });
});

test("a record is uploaded, and a bad one is refused with a reason", async () => {
  await withWindows(house, "review-upload", [{}], async (window) => {
    const { page } = window;
    window.allow(/400 \(Bad Request\)/);
    const id = await finished(window, "defenders", ["medium"]);
    await page.goto("/review");
    const record = await page.evaluate((id) => fetch(`/api/matches/${id}/record`).then((reply) => reply.text()), id);
    const folder = await mkdtemp(join(tmpdir(), "orrery-record-"));
    const [whole, half, large] = ["whole", "half", "large"].map((name) => join(folder, `${name}.json`));
    await Promise.all([writeFile(whole, record), writeFile(half, record.slice(0, 500)), writeFile(large, "x".repeat(2_000_000))]);
    for (const file of [half, large]) {
      await page.setInputFiles("input[type=file]", file);
      await page.waitForSelector("[role=alert]");
      assert.equal(await page.locator("progress").count(), 0);
    }
    await page.setInputFiles("input[type=file]", whole);
    await page.waitForURL((url) => url.pathname.startsWith("/review/upload-"));
    await page.waitForSelector("table tbody tr:nth-child(8)");
    assert.equal(await page.locator("[role=alert]").count(), 0);
    // Its decisions are shown on the board, as those of a match.
    await page.locator(".list ol").first().locator("button").first().click();
    await page.waitForSelector(".detail dl");
    await page.locator(".board .board").waitFor();
    await shot(window, "review-upload");
    await accessible(window, "review-upload");
  });
});
