/** A plan of Roll is changed in any order: phase and wild dice are chosen anew without starting over, and Reset empties the plan. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, withWindows } from "./harness.mjs";
import { SocketPlayer } from "./positions.mjs";
import { Wire } from "./wire.mjs";

const house = opened();

const total = (dice) => Object.values(dice ?? {}).reduce((sum, count) => sum + count, 0);

test("roll: phase and wild dice are changed in any order, and Reset empties the plan", async () => {
  await withWindows(house, "roll-assign", [{}], async (window) => {
    const { page } = window;
    const socket = await SocketPlayer.of(window);
    await socket.make("roll");
    const plan = () => socket.question?.choice.draft?.state;
    // One wild die, and others to select a phase with.
    const fits = () => total(plan()?.wild) === 1 && Object.values(plan().columns).reduce((sum, dice) => sum + total(dice), 0) > 1;
    while (!fits()) await socket.answer((await socket.advice(socket.wire.state.version)).answer);
    const wire = new Wire(page);
    await page.goto(`/table/${socket.id}`);
    await page.waitForSelector('.prompt.asked:not([aria-busy="true"])');

    const [die] = Object.keys(plan().wild);
    const sent = wire.moves.length;
    const on = async (target) => {
      await page.locator(`[data-target="${target}"][data-lit]`).first().click();
      await wire.tried();
      const { selection, wild, columns } = wire.drafts.at(-1).question.choice.draft.state;
      return { phase: selection?.phase, wild: total(wild), columns };
    };
    assert.equal((await on("column:develop")).phase, "develop");
    assert.equal((await on("head:settle")).phase, "settle");
    const placed = await on("column:produce");
    assert.deepEqual([placed.phase, placed.wild], ["settle", 0]);
    assert.ok(placed.columns.produce[die] > 0);
    // The phase changes, and the wild die stays where it was put.
    const again = await on("head:develop");
    assert.equal(again.phase, "develop");
    assert.deepEqual(again.columns.produce, placed.columns.produce);
    // The wild die goes elsewhere, and the phase stays.
    await on(`die:${die}@column:produce`);
    const moved = await on("column:ship");
    assert.equal(moved.phase, "develop");
    assert.ok(moved.columns.ship[die] > 0);
    assert.notDeepEqual(moved.columns.produce, placed.columns.produce);

    await page.waitForFunction(() => !document.querySelector(".prompt .actions .primary").disabled);
    // The bot has assigned its dice: the last plan reveals all of them, also one to which more could be added.
    await wire.until(() => wire.state.waiting.length === 1, "that the bot has answered");
    await page.locator('.prompt .actions .primary[title="This cannot be taken back"]').waitFor();
    await page.getByRole("button", { name: "Reset" }).click();
    await page.waitForFunction(() => document.querySelector(".prompt .actions .primary").disabled);
    await page.locator(`[data-target="die:${die}@face:wild"]`).first().waitFor();
    assert.equal(wire.moves.length, sent, "nothing is sent");
  });
});

test("roll: the steps of a plan are not cut off on a phone", () =>
  withWindows(house, "roll-steps", [{ phone: true, language: "pl" }], async (window) => {
    const { page } = window;
    const socket = await SocketPlayer.of(window);
    await socket.make("roll");
    // Without wild dice a phase is all that a plan needs. What follows it has the longest words.
    const state = () => socket.question?.choice.draft?.state;
    const fits = () => state() && total(state().wild) === 0 && state().powers.tiles.length === 0;
    while (!fits()) await socket.answer((await socket.advice(socket.wire.state.version)).answer);
    await page.goto(`/table/${socket.id}`);
    await page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
    const column = await page.locator('[data-target="column:ship"][data-lit]').first().boundingBox();
    await page.touchscreen.tap(column.x + column.width - 20, column.y + column.height / 2);
    const steps = page.locator(".plan .bar");
    await steps.locator("li.now:nth-child(3)").waitFor();
    const [room, needed] = await steps.evaluate((node) => [node.clientWidth, node.scrollWidth]);
    assert.ok(needed <= room, `${needed} pixels of words in ${room}`);
  }));
