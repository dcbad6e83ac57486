/**
 * Roll on a phone: mat, cup, Citizenry and stacks share one region, and whatever is asked is in sight without scrolling, above the tableau.
 * Nothing moves.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";
import { measured, turnAround } from "./roll-phone.mjs";

const UPRIGHT = { width: 390, height: 844 };
const ANSWERS = 14;
const REGIONS = [".prompt", ".main", ".reserve", ".stacks", ".supply"];

const house = opened();

test("roll: a phone shows what is asked for without scrolling", async () => {
  await withWindows(house, "roll-upright", [{ phone: true }], async (window) => {
    const { page } = window;
    await page.setViewportSize(UPRIGHT);
    await makeTable(window, "roll", ["random"]);
    await page.waitForSelector(".prompt.asked");
    const player = new Player(window, 5);
    const first = await page.evaluate(measured, REGIONS);
    let lit = 0;
    const questions = new Set();
    const done = async ({ sentence, over }) => {
      if (over) return true;
      questions.add(sentence);
      const now = await page.evaluate(measured, REGIONS);
      const at = `at “${sentence}” after ${player.history.slice(-4).join(", ")}`;
      lit += now.lit;
      // A player who looks at the tableau may have to scroll to it.
      if (!now.isTableauLit) assert.equal(now.scrolled, 0, `the board is scrolled ${at}`);
      const isUnscrolled = now.scrolled === 0;
      if (isUnscrolled) assert.deepEqual(now.outBesideTableau, [], `something lit is out of sight ${at}`);
      assert.equal(now.isBothSeen, false, `mat and cup are both shown ${at}`);
      if (isUnscrolled) assert.deepEqual(now.boxes, first.boxes, `something moved ${at}`);
      return player.commits >= ANSWERS;
    };
    await player.play({ done });
    assert.ok(questions.size > 5 && lit > 50, `only ${questions.size} questions were asked, and ${lit} things lit`);

    await player.news();
    await turnAround(page, "Cup, Citizenry and stacks");
    await accessible(window, "roll-upright", { themes: ["dark", "light"] });
    await shot(window, "roll-upright");
  });
});
