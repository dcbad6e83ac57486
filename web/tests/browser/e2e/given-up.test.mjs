/** What a press gives up is said before it is confirmed: in the strip, and beside the piece. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, random, withWindows } from "./harness.mjs";
import { chanceAnswer, SocketPlayer } from "./positions.mjs";
import { Wire } from "./wire.mjs";

/** At how many tables a position is looked for at most. */
const MOST_TABLES = 15;

const house = opened();

const at = (offers, kind) => offers.filter(({ on }) => on.some((target) => target.startsWith(kind)));
const named = ({ on }, kind) => on.find((target) => target.startsWith(kind));

/** Plays at random until the condition holds for a question, and opens the table. */
async function reach(window, game, condition) {
  const player = await SocketPlayer.of(window);
  const chance = random(3);
  for (let tables = 0; tables < MOST_TABLES; tables += 1) {
    for (await player.make(game); !player.isOver && !condition(player.question); ) await player.answer(chanceAnswer(player.question, chance));
    if (!player.isOver) break;
  }
  assert.equal(player.isOver, false, "no such question was asked");
  const wire = new Wire(window.page);
  await window.page.goto(`/table/${player.id}`);
  await window.page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
  return { question: player.question, wire };
}

/** A tile, a place that it does not lead to, and the only one that does. */
function apart({ choice: { offers = [] } }) {
  const mains = at(offers, "tile:");
  const tiles = [...new Set(mains.map((offer) => named(offer, "tile:")))];
  for (const place of new Set(mains.map((offer) => named(offer, "place:")))) {
    const leading = new Set(mains.filter((offer) => named(offer, "place:") === place).map((offer) => named(offer, "tile:")));
    const other = tiles.find((tile) => !leading.has(tile));
    if (leading.size === 1 && other) return { tile: other, place };
  }
  return null;
}

for (const phone of [false, true]) {
  test(`defenders: a capture that gives up the second main action says so in the strip, ${phone ? "phone" : "desktop"}`, async () => {
    await withWindows(house, "given-up", [{ phone }], async (window) => {
      const ends = ({ choice: { offers = [] } }) => at(offers, "robot:").length > 0 && at(offers, "place:").length > 0;
      const { question, wire } = await reach(window, "defenders", ends);
      const robot = named(at(question.choice.offers, "robot:")[0], "robot:");
      await window.page.locator(`[data-target="${robot}"][data-lit="open"]`).click();
      await wire.tried();
      const said = window.page.locator(".prompt .summary span:not([data-out])").filter({ hasText: "you give up your second main action" });
      await said.first().waitFor({ state: "visible" });
      assert.equal(wire.moves.length, 0, "nothing is sent before it is confirmed");
    });
  });
}

test("defenders: a place that the chosen tile does not lead to says beside it that the tile is given up", async () => {
  await withWindows(house, "instead", [{}], async (window) => {
    const { page } = window;
    const { question, wire } = await reach(window, "defenders", (question) => apart(question) !== null);
    const { tile, place } = apart(question);
    await page.locator(`[data-target="${tile}"][data-lit="open"]`).click();
    await page.locator(`[data-target="${tile}"][data-lit="chosen"]`).waitFor();
    const name = await page.locator(`[data-target="${tile}"]`).getAttribute("aria-label");
    await page.locator(`[data-target="${place}"][data-lit="open"]`).click();
    await wire.tried();
    const words = `Instead of: ${name.split(/[.:,]\s/)[0]}`;
    await page.locator(".peek .note", { hasText: words }).waitFor();
    await page.locator('[role="status"] p', { hasText: words }).waitFor({ state: "attached" });
    assert.notEqual(await page.locator(`[data-target="${tile}"]`).getAttribute("data-lit"), "chosen");
  });
});
