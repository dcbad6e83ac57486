/**
 * Roll on a phone: mat, cup, Citizenry and stacks share one region, and whatever is asked is in sight without scrolling, above the tableau.
 * Nothing moves.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

const UPRIGHT = { width: 390, height: 844 };
const ANSWERS = 14;
const REGIONS = [".prompt", ".main", ".reserve", ".stacks", ".supply"];

const house = opened();

/** Where the regions are, how far the board is scrolled, and what is lit above the tableau and out of sight. Runs in the page. */
function measured(regions) {
  const body = document.querySelector(".tabs-area .panel-body");
  const frame = body.getBoundingClientRect();
  const lit = [...body.querySelectorAll('[data-target][data-lit]:not([data-lit="closed"])')].filter((node) => node.checkVisibility({ visibilityProperty: true }));
  const [beside, inTableau] = [lit.filter((node) => !node.closest(".tableau")), lit.filter((node) => node.closest(".tableau"))];
  const isOut = (node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top < frame.top - 1 || bottom > frame.bottom + 1;
  };
  const box = (selector) => {
    const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect();
    return [left, top, width, height].map(Math.round).join(" ");
  };
  return {
    scrolled: inTableau.length > 0 ? 0 : body.scrollTop,
    out: body.scrollTop > 0 ? [] : beside.filter(isOut).map((node) => node.dataset.target),
    lit: lit.length,
    isBothSeen: [".mat", ".reserve"].every((selector) => body.querySelector(selector).checkVisibility({ visibilityProperty: true })),
    boxes: body.scrollTop > 0 ? null : Object.fromEntries(regions.map((region) => [region, box(region)])),
  };
}

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
      assert.equal(now.scrolled, 0, `the board is scrolled ${at}`);
      assert.deepEqual(now.out, [], `something lit is out of sight ${at}`);
      assert.equal(now.isBothSeen, false, `mat and cup are both shown ${at}`);
      if (now.boxes) assert.deepEqual(now.boxes, first.boxes, `something moved ${at}`);
      return player.commits >= ANSWERS;
    };
    await player.play({ done });
    assert.ok(questions.size > 5 && lit > 50, `only ${questions.size} questions were asked, and ${lit} things lit`);

    await player.news();
    const turn = page.getByRole("button", { name: "Cup, Citizenry and stacks" });
    const isPressed = (await turn.getAttribute("aria-pressed")) === "true";
    for (const now of [!isPressed, isPressed]) {
      await turn.click();
      await page.locator(now ? ".reserve:visible" : ".mat:visible").waitFor();
    }
    await accessible(window, "roll-upright", { themes: ["dark", "light"] });
    await shot(window, "roll-upright");
  });
});
