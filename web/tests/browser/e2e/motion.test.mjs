/**
 * Movements last 400 ms at most; what shows a state, as whose turn it is, moves several times and rests. Where the system asks for no movement
 * there is none: what changed is outlined for a while instead.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

const house = opened();

/** Enough for cards, dice and cubes that come and go. */
const ANSWERS = 6;
const LONGEST = 400;
/** After this time everything rests, however long the table waits. What goes on for ever shows that the page is at work: `rest.test.ts`. */
const RESTS = 10_000;

/** What floats is so many pixels away from the edge, give or take rounding. */
const EDGE = 7.5;

/** Notes in every frame what moves and for how long, and everything that is ever outlined. Runs in the page. */
function watch() {
  window.__moving = new Map();
  window.__outlined = 0;
  const look = () => {
    for (const moving of document.getAnimations()) {
      const { endTime, iterations } = moving.effect.getComputedTiming();
      if (moving.playState !== "running" || endTime === 0) continue;
      const name = `${moving.animationName ?? moving.transitionProperty ?? "script"} ${moving.effect.target?.className?.baseVal ?? moving.effect.target?.className}`;
      const time = Math.max(endTime, window.__moving.get(name)?.time ?? 0);
      window.__moving.set(name, { time, repeats: iterations > 1 });
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const seen = (records) => (window.__outlined += records.filter(({ target }) => target.hasAttribute("data-changed")).length);
  addEventListener("DOMContentLoaded", () => new MutationObserver(seen).observe(document, { subtree: true, attributeFilter: ["data-changed"] }));
}

const moving = (page) => page.evaluate(() => [...window.__moving].map(([name, how]) => ({ name, ...how })));

for (const game of GAMES) {
  for (const motion of [false, true]) {
    test(`${game}: ${motion ? `nothing moves for more than ${LONGEST} ms` : "nothing moves if the system asks for that, and what changed is outlined for a while"}`, async () => {
      await withWindows(house, `motion-${game}-${motion}`, [{ motion }], async (window) => {
        const { page } = window;
        await page.addInitScript(watch);
        await makeTable(window, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        const player = new Player(window, 17);
        await player.play({ done: async () => player.commits >= ANSWERS });
        const moved = await moving(page);
        const outlined = await page.evaluate(() => window.__outlined);
        if (motion) {
          assert.deepEqual(moved.filter(({ time, repeats }) => Number.isFinite(time) && time > (repeats ? RESTS : LONGEST)), []);
          assert.ok(moved.some(({ name }) => name.startsWith("script")), "nothing moved");
          assert.equal(outlined, 0);
        } else {
          assert.deepEqual(moved, []);
          assert.ok(outlined > 0, "nothing was outlined");
          await page.waitForFunction(() => document.querySelector("[data-changed]") === null);
        }
      });
    });
  }
}

test("previews that appear keep their distance to the edge of a phone", async () => {
  await withWindows(house, "motion-preview", [{ phone: true, motion: true }], async (window) => {
    const { page } = window;
    await makeTable(window, "defenders", ["random"]);
    await page.waitForSelector(".prompt.asked");
    const closed = await page.locator('.outer [data-lit="closed"]').evaluateAll((nodes) => nodes.map((node) => node.dataset.target));
    assert.ok(closed.length > 4, "what is closed says why");
    for (const target of closed) {
      await page.locator(`.outer [data-target="${target}"]`).tap();
      const peek = page.locator(".peek");
      await peek.waitFor();
      await peek.evaluate((node) => Promise.all(node.getAnimations().map(({ finished }) => finished)));
      const { left, right } = await peek.evaluate((node) => node.getBoundingClientRect().toJSON());
      assert.ok(left >= EDGE && right <= page.viewportSize().width - EDGE, `the preview of ${target} goes from ${left} to ${right}`);
    }
  });
});
