/** The result of a finished game, and its replay: every step, everything hidden, addresses, keys, all sizes. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, held, opened, shot, SIZES, withWindows } from "./harness.mjs";
import { SocketPlayer } from "./positions.mjs";

const house = opened();

/** Plays a game to its end, which nobody watches: a bot plays for the player. */
async function finished(window, game, bots) {
  const player = await SocketPlayer.of(window);
  await player.make(game, bots);
  await player.leave();
  return player.id;
}

/** The boxes of what must not move. */
const boxes = (page, selector) =>
  page.$$eval(selector, (nodes) => nodes.map((node) => node.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)));

/** Fails on anything that is wider than the window or cut off at its right edge. */
async function fits(page, what) {
  const { innerWidth, innerHeight } = await page.evaluate(() => ({ innerWidth, innerHeight }));
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  assert.ok(wide <= 0, `${what} is ${wide} pixels wider than its window`);
  return { innerWidth, innerHeight };
}

/** Goes to a position of a replay and waits until it is shown. */
async function at(page, number) {
  await page.waitForFunction((number) => new RegExp(`\\D${number} of`).test(document.querySelector("section.strip .at")?.textContent ?? ""), number);
}

test("the result shows points, swings and tableaus, and its buttons stay where they are", async () => {
  await withWindows(house, "result", [{}], async (window) => {
    const { page } = window;
    const { release, route } = held();
    await page.route("**/points", route);
    const table = await SocketPlayer.of(window);
    await table.make("race");
    await page.goto(`/table/${table.id}`);
    await page.waitForSelector(".prompt");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Let a bot play for me" }).click();
    await page.waitForSelector("section.end");
    await page.locator(".tableaus .tableau").nth(1).waitFor();
    const before = await boxes(page, ".actions > *, .tableaus > *");
    assert.equal(before.length, 8, "six buttons and two tableaus");
    release();
    await page.locator(".decided p:not(.muted)").first().waitFor();
    assert.deepEqual(await boxes(page, ".actions > *, .tableaus > *"), before, "nothing moves while the swings are loaded");
    // What is said about a swing is what the chart has.
    const totals = await page.$$eval("section.end tfoot tr:first-child td", (cells) => cells.map((cell) => Number(cell.textContent)));
    const lead = await page.locator(".decided .lead").count();
    if (totals[0] > totals[1]) assert.ok(lead >= 1 && lead <= 3, "the largest swings are named");
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const name = `result-${size.width}`;
      const { innerWidth, innerHeight } = await fits(page, name);
      for (const [x, y, width, height] of await boxes(page, ".actions > *")) {
        assert.ok(x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight, `${name}: every button is in view`);
      }
      await accessible(window, name, { themes: ["dark", "light"] });
      await shot(window, name);
    }
    await page.setViewportSize(SIZES[0]);
    await page.getByRole("button", { name: "Look at the table" }).click();
    await page.locator(".watching").getByRole("button", { name: "Scores" }).click();
    await page.locator("section.end").waitFor();
    // A card is shown large; a swing leads into the replay.
    await page.locator(".tableaus [data-shows]").first().click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    const swing = page.locator(".decided a").first();
    if (await swing.count()) {
      const href = await swing.getAttribute("href");
      await swing.click();
      await at(page, Number(new URL(href, page.url()).searchParams.get("at") ?? 0));
    } else {
      await page.goto(`/replay/${table.id}`);
    }
    await page.locator("section.strip").waitFor();
  });
});

for (const [game, bots] of [
  ["race", ["random", "random"]],
  ["roll", ["random"]],
]) {
  test(`a replay of ${game} goes by move, phase and round, and shows everything`, async () => {
    await withWindows(house, `replay-${game}`, [{}], async (window) => {
      const { page } = window;
      const id = await finished(window, game, bots);
      await page.goto(`/replay/${id}?at=nonsense`);
      await at(page, 0);
      const summary = await page.evaluate(async (id) => (await fetch(`/api/matches/${id}/replay`)).json(), id);
      const { phases, steps } = summary;
      const rounds = phases.filter(({ round }, n) => round > 0 && phases[n - 1]?.round !== round);
      const second = phases.find(({ first }) => first > 0).first;
      const onward = (starts, from) => starts.map(({ first }) => first).find((first) => first > from);

      await page.keyboard.press("ArrowRight");
      await at(page, 1);
      await page.keyboard.press("ArrowLeft");
      await at(page, 0);
      await page.keyboard.press("Shift+ArrowRight");
      await at(page, second);
      await page.keyboard.press("PageDown");
      await at(page, onward(rounds, second));
      await page.keyboard.press("PageUp");
      await page.keyboard.press("Home");
      await at(page, 0);
      await page.getByRole("button", { name: "One phase or turn on" }).click();
      await at(page, second);
      await page.getByRole("button", { name: "One round on" }).click();
      await at(page, onward(rounds, second));
      await page.keyboard.press("End");
      await at(page, steps.length);
      assert.equal(await page.locator(".controls .mark").count(), rounds.length, "every round has its mark");
      // On the slider, Page Up goes back, as everywhere.
      await page.getByRole("slider").focus();
      await page.keyboard.press("PageUp");
      await at(page, rounds.at(-1).first);

      // The address is kept, and leads to the same position.
      const middle = phases[Math.floor(phases.length / 2)].first + 1;
      await page.goto(`/replay/${id}?at=${middle}&as=all`);
      await at(page, middle);
      await page.keyboard.press("ArrowRight");
      await page.waitForURL(`**/replay/${id}?at=${middle + 1}&as=all`);
      await page.reload();
      await at(page, middle + 1);
      await page.goto(`/replay/${id}?at=999999`);
      await at(page, steps.length);
      await page.waitForURL(`**?at=${steps.length}`);

      // Nobody thinks, no clock runs; all hands lie open; the board does not move between moves.
      await page.goto(`/replay/${id}?at=${middle}&as=all`);
      await at(page, middle);
      const still = await boxes(page, "section.strip, .controls, .left > .board, .followed");
      for (let n = middle; n < Math.min(steps.length, middle + 8); n++) {
        assert.equal(await page.locator(".player.waiting, .player .turn, .clock").count(), 0, "nobody is thinking");
        const all = await page.evaluate(async ([id, n]) => (await fetch(`/api/matches/${id}/replay/${n}?as=all`)).json(), [id, n]);
        assert.equal(all.seats.length, bots.length + 1);
        if (game === "race") {
          const hands = all.seats.map(({ own }) => own.hand.length + own.drawn.length);
          assert.deepEqual(await page.$$eval(".place .hand", (shown) => shown.map((hand) => hand.querySelectorAll("li").length)), hands);
        }
        if (game === "roll") {
          const tiles = all.seats.map(({ own }) => own.developments.length + own.worlds.length + 2 * (own.drawn.length + (own.pair?.length ?? 0)));
          assert.deepEqual(await page.$$eval(".player", (shown) => shown.map((player) => player.querySelectorAll("dd button").length)), tiles);
        }
        await page.keyboard.press("ArrowRight");
        await at(page, n + 1);
      }
      assert.deepEqual(await boxes(page, "section.strip, .controls, .left > .board, .followed"), still, "nothing moves");
      // A click on a piece only reads it.
      await page.locator(".board [data-shows]:visible").first().click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await at(page, Math.min(steps.length, middle + 8));

      for (const size of SIZES) {
        await page.setViewportSize(size);
        const name = `replay-${game}-${size.width}`;
        const { innerHeight } = await fits(page, name);
        for (const [, y, , height] of await boxes(page, "section.strip, .controls")) {
          assert.ok(y >= 0 && y + height <= innerHeight, `${name}: strip and controls are in view`);
        }
        await accessible(window, name, { themes: ["dark", "light"] });
        await shot(window, name);
      }
    });
  });
}
