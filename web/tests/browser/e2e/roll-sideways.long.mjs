/**
 * Roll on a phone on its side: mat, stacks, tableau and supply are in sight whatever is asked, nothing has to be scrolled up or down, and
 * nothing moves. Cup and Citizenry share the mat's place.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";
import { measured, turnAround } from "./roll-phone.mjs";

const SIDEWAYS = { width: 844, height: 390 };
/** Enough for questions of every kind but the rarest. */
const ANSWERS = 30;
const STRIP = 56;
const REGIONS = [".prompt", ".board", ".main", ".supply", ".stacks", ".tableau"];

const house = opened();

test("roll: a phone on its side shows the whole board in every question", async () => {
  await withWindows(house, "roll-sideways", [{ phone: true }], async (window) => {
    const { page } = window;
    await page.setViewportSize(SIDEWAYS);
    await makeTable(window, "roll", ["random", "random", "random"]);
    await page.waitForSelector(".prompt.asked");
    const player = new Player(window, 5);
    const first = await page.evaluate(measured, REGIONS);
    assert.equal(Number(first.boxes[".prompt"].split(" ")[3]), STRIP, "the height of the strip");
    const questions = new Set();
    const done = async ({ sentence, over }) => {
      if (over) return true;
      questions.add(sentence);
      const now = await page.evaluate(measured, REGIONS);
      const at = `at “${sentence}” after ${player.history.slice(-4).join(", ")}`;
      assert.ok(now.scrolls <= 0, `the board is ${now.scrolls} pixels too high ${at}`);
      assert.deepEqual(now.out, [], `something lit is out of sight ${at}`);
      assert.deepEqual(now.boxes, first.boxes, `something moved ${at}`);
      return player.commits >= ANSWERS;
    };
    await player.play({ done });
    assert.ok(questions.size > 6, `only ${questions.size} questions were asked`);

    // Cup and Citizenry are one touch away in any question, and the mat is again.
    await player.news();
    await turnAround(page, "Cup and Citizenry");
    await accessible(window, "roll-sideways", { themes: ["dark", "light"] });
    await shot(window, "roll-sideways");
  });
});
