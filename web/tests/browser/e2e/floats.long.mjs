/** What floats stays within the window and covers neither the prompt strip nor anything that can be chosen. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, SIZES, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

const house = opened();

/** Enough for questions of several kinds. A phone has less room, and more ways to run out of it. */
const ANSWERS = { desk: 5, phone: 12 };
/** Of each question, so many pieces are pointed at. */
const HOVERED = 3;

/** What is wrong with the floats that are shown. Runs in the page. */
function wrong() {
  const boxOf = (node) => node.getBoundingClientRect();
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const shared = (one, other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1;
  const strip = document.querySelector(".sheet") ?? document.querySelector(".prompt");
  const lit = ["open", "chosen", "pickable", "picked"].flatMap((light) => [...document.querySelectorAll(`[data-target][data-lit="${light}"]`)]).filter(seen);
  return [...document.querySelectorAll(".peek, .float.placed, .choices, p.sign")].filter(seen).flatMap((float) => {
    const box = boxOf(float);
    const name = float.className;
    const out = box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5 ? [`${name} leaves the window`] : [];
    const over = shared(box, boxOf(strip)) ? [`${name} covers the strip`] : [];
    // What is scrolled out of sight is not covered.
    const covered = lit.filter((piece) => !float.contains(piece) && shared(box, boxOf(piece)) && boxOf(piece).top < boxOf(strip).top + (strip.matches(".sheet") ? 0 : innerHeight));
    return [...out, ...over, ...covered.map((piece) => `${name} covers ${piece.dataset.target}`)];
  });
}

for (const game of GAMES) {
  for (const size of SIZES) {
    const phone = size.width < 900;
    test(`${game}: previews and hints cover nothing at ${size.width}×${size.height}`, async () => {
      await withWindows(house, `floats-${game}-${size.width}`, [{ phone }], async (window) => {
        const { page } = window;
        await page.setViewportSize(size);
        await makeTable(window, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        const player = new Player(window, 31);
        const most = ANSWERS[phone ? "phone" : "desk"];
        const checked = new Set();
        const check = async (what) => {
          // What floats is measured in the frame after the one that it is drawn in, and lies there in the next.
          await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(drawn)))));
          assert.deepEqual(await page.evaluate(wrong), [], what);
        };
        const done = async (seen) => {
          // Ways to pay come with a choice.
          if (seen.asked && !seen.busy && !seen.dialog) await check(`after ${player.history.at(-1)} at “${seen.sentence}”`);
          if (!seen.asked || seen.busy || seen.dialog || checked.has(seen.sentence)) return player.commits >= most;
          checked.add(seen.sentence);
          await check(`at “${seen.sentence}”`);
          for (const thing of phone ? [] : [...seen.lit, ...seen.pickable].slice(0, HOVERED)) {
            const at = await player.point(thing);
            if (!at) continue;
            await page.mouse.move(at.x - 1, at.y - 1);
            await page.mouse.move(at.x, at.y);
            await page.waitForSelector(".peek");
            await check(`the preview of ${thing.target} at “${seen.sentence}”`);
          }
          await page.mouse.move(2, 2);
          // A hint is about the question, not about what follows an answer that is put together.
          const isHinted = (await page.locator(".prompt button.hint").count()) > 0 && (await page.locator(".prompt .clear").count()) === 0;
          if (isHinted) {
            await page.keyboard.press("h");
            await page.waitForSelector(".prompt .float.placed .bar");
            await check(`the hint at “${seen.sentence}”`);
            await page.keyboard.press("Escape");
            await page.waitForSelector(".prompt .bar", { state: "detached" });
          }
          return player.commits >= most;
        };
        await player.play({ done });
        assert.ok(checked.size > 1, "only one question was asked");
      });
    });
  }
}
