/** Games without a mouse: two rounds of each, and Race from the first page to the scores and back to the log. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { KeyFollower } from "./follower.mjs";
import { opened, shot, withWindows } from "./harness.mjs";

const house = opened();

/** From the first page to a table against bots, by Tab and Enter. */
async function begin(player, game) {
  const { page } = player;
  await page.goto("/");
  await page.locator(`article[aria-labelledby="game-${game}"] .primary:enabled`).waitFor();
  assert.ok(await player.tabTo(`article[aria-labelledby="game-${game}"] .primary`), "Tab reaches “Play now”");
  await player.press("Enter");
  await page.waitForSelector(".prompt.asked");
}

const roundOf = (page) => page.locator("header.bar .step").textContent().then((said) => Number(/Round (\d+)/.exec(said ?? "")?.[1] ?? 0));

/** Presses a button that Tab reaches. */
async function pressButton(player, name) {
  await player.page.getByRole("button", { name, exact: true }).waitFor();
  const button = (await player.mark("button", "button")).find(({ text }) => text === name);
  assert.ok(await player.tabTo(`[data-e2e="${button.id}"]`), `Tab reaches “${name}”`);
  await player.press("Enter");
}

/** Two whole rounds. */
const play = (player) => player.play({ done: async () => (await roundOf(player.page)) >= 3 });

test("race: two rounds by keyboard alone, a bot takes over, and the scores and the log are reached", async () => {
  await withWindows(house, "keyboard-race", [{}], async (window) => {
    const player = new KeyFollower(window, 5);
    await begin(player, "race");
    await play(player);
    await pressButton(player, "Menu");
    await pressButton(player, "Let a bot play for me");
    await window.page.locator("section.end table").waitFor();
    // Payments are filled in, so few cards are left to be picked.
    assert.ok(player.picked > 0, "cards were picked");
    // The scores can be left by keyboard, too.
    assert.ok(await player.tabTo('section.end a[href^="/replay/"]', 10), "Tab reaches the replay from the result");
    await shot(window, "keyboard-race-end");
    console.log(`race by keyboard: ${player.commits} answers, ${player.tabs} tabs`);
    // The log is one stop of Tab, however long it is; arrows lead from card to card.
    assert.ok(await player.tabTo(".log", 60), "Tab reaches the log");
    await player.press("ArrowRight");
    const card = () => window.page.evaluate(() => [...document.querySelectorAll(".log .piece")].indexOf(document.activeElement));
    const last = await card();
    await player.press("ArrowLeft");
    assert.ok(last > 0 && (await card()) === last - 1, `from card ${last} to ${await card()}`);
    await player.press("Tab");
    assert.equal(await card(), -1, "Tab leaves the log");
  });
});

for (const game of ["roll", "defenders"]) {
  test(`${game}: two rounds by keyboard alone`, async () => {
    await withWindows(house, `keyboard-${game}`, [{}], async (window) => {
      const player = new KeyFollower(window, 9);
      await begin(player, game);
      await play(player);
      await shot(window, `keyboard-${game}`);
      console.log(`${game} by keyboard: ${player.commits} answers, ${player.tabs} tabs`);
    });
  });
}
