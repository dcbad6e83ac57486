/** Movements last 400 ms at most. Where the system asks for none there is none: what changed is outlined for a while instead. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

const house = opened();

/** Enough for cards, dice and cubes that come and go. */
const ANSWERS = 6;
const LONGEST = 400;

/** Notes in every frame what moves and for how long, and everything that is ever outlined. Runs in the page. */
function watch() {
  window.__moving = new Map();
  window.__outlined = 0;
  const look = () => {
    for (const moving of document.getAnimations()) {
      const { endTime } = moving.effect.getComputedTiming();
      // What goes on forever shows a state, such as whose turn it is.
      if (moving.playState !== "running" || endTime === 0) continue;
      const name = `${moving.animationName ?? moving.transitionProperty ?? "script"} ${moving.effect.target?.className?.baseVal ?? moving.effect.target?.className}`;
      window.__moving.set(name, Math.max(endTime, window.__moving.get(name) ?? 0));
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  const seen = (records) => (window.__outlined += records.filter(({ target }) => target.hasAttribute("data-changed")).length);
  addEventListener("DOMContentLoaded", () => new MutationObserver(seen).observe(document, { subtree: true, attributeFilter: ["data-changed"] }));
}

const moving = (page) => page.evaluate(() => [...window.__moving].map(([name, time]) => ({ name, time })));

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
          assert.deepEqual(moved.filter(({ time }) => Number.isFinite(time) && time > LONGEST), []);
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
