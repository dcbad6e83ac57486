/** Explore in Roll is one screen: tiles are abandoned where explorers are asked for, and all goes out as one message up to the draw. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";
import { Wire } from "./wire.mjs";

const house = opened();

test("roll: tiles are abandoned, kept after all, drawn and placed without leaving Explore", async () => {
  await withWindows(house, "roll-explore", [{}], async (window) => {
    const { page } = window;
    const wire = new Wire(page);
    await makeTable(window, "roll", ["random"]);
    await page.waitForSelector(".prompt.asked");
    // Two tiles to abandon at least.
    const ahead = () => wire.state?.question?.ahead ?? [];
    const player = new Player(window, 3);
    for (; ahead().length < 2; await player.news()) await player.act();
    await page.keyboard.press("Shift+Escape");
    await wire.tried();

    const [one, other] = ahead().map(({ on }) => on[0]);
    const zone = page.locator("section.tray");
    const primary = page.locator(".prompt .actions .primary");
    const sent = wire.moves.length;
    // An explorer that is marked would Stock: that they Scout is marked at the bag.
    assert.equal(await page.locator('[data-target^="die:"][data-lit="chosen"]').count(), 0);
    assert.equal(await page.locator('[data-target="bag"]').getAttribute("data-lit"), "chosen");
    await zone.locator(`[data-target="${one}"]`).click();
    await wire.tried();
    await zone.locator(`[data-target="${other}"]`).click();
    await wire.tried();
    // With nothing left to abandon, drawing is all that can follow.
    await primary.filter({ hasText: ahead().length > 2 ? "Draw 3" : "Draw" }).waitFor();
    // The first is kept after all. A press too soon is taken for the second of a double click.
    const kept = zone.getByRole("button", { name: `Keep ${one.slice("card:".length)} after all` });
    while ((await kept.count()) > 0) {
      await kept.click({ timeout: 2_000 }).catch(() => {});
      await wire.tried();
    }
    await primary.filter({ hasText: "Draw 2" }).waitFor();
    assert.equal(wire.moves.length, sent, "nothing is sent before it is confirmed");
    await primary.click();
    await wire.until(() => wire.moves.length > sent, "of a move");
    const kinds = wire.moves.at(-1).map((move) => (typeof move === "string" ? move : Object.keys(move)[0]));
    assert.deepEqual(kinds, ["scout", "abandon", "draw"]);

    // Both tiles are placed by keys and confirmed together.
    await wire.until(() => wire.state.question?.verb.args.kind.text === "place", "what was drawn");
    const tiles = wire.state.view.own.drawn;
    assert.equal(tiles.length, 2);
    await page.locator('.prompt.asked:not([aria-busy="true"])').waitFor();
    for (const key of ["ArrowLeft", "ArrowRight"]) {
      await page.keyboard.press(key);
      await wire.tried();
      // Those who may also place on top are asked which.
      const beside = page.locator(".choices button").first();
      if ((await beside.count()) > 0) await beside.click();
      await wire.tried();
    }
    assert.equal(wire.moves.length, sent + 1, "nothing is sent before it is confirmed");
    await page.keyboard.press("Control+Enter");
    await wire.until(() => wire.moves.length > sent + 1, "of a move");
    const sides = wire.moves.at(-1).slice(0, 2).map(({ place }) => place?.side);
    assert.deepEqual(sides, ["development", "world"]);
  });
});
