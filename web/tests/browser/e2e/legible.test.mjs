/** Everything at a table can be read on a phone, upright and on its side, in three languages: no text is cut, no word is broken without a hyphen. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { runnerImport } from "vite";
import { GAMES, LANGUAGES, opened, random, setTheme, SIZES, withWindows } from "./harness.mjs";
import { illegible } from "./legible.mjs";
import { chanceAnswer, SocketPlayer } from "./positions.mjs";

const PHONES = SIZES.filter(({ width }) => width < 900);
/** Enough that tableaus have cards and holdings have pieces; each is looked at whose question is new. */
const ANSWERS = 14;
/** So many kinds of questions are met, however many answers and games that takes. */
const KINDS = 3;

const house = opened();

/** Shows a table in a language, at a size. */
async function show({ page }, player, size, language) {
  await page.setViewportSize(size);
  await page.goto("/api/me");
  await page.evaluate((language) => localStorage.setItem("orrery.language", language), language);
  await page.goto(`/table/${player.id}`);
  await page.waitForSelector(".prompt.asked");
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  // What does not fit is left out once it is drawn.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

for (const game of GAMES) {
  test(`${game}: all of a phone's table can be read in three languages`, async () => {
    await withWindows(house, `legible-${game}`, [{ phone: true }], async (window) => {
      const player = await SocketPlayer.of(window);
      await player.make(game);
      const asked = new Set();
      const chance = random(1);
      for (let answers = 0; answers < ANSWERS || asked.size < KINDS; answers += 1) {
        if (player.isOver) await player.make(game);
        const { ask, choice } = player.question;
        // Ways to pay are chips in the bar, and take room from the sentence.
        const key = `${ask.key}${choice.picks?.length > 1 ? " in several ways" : ""}`;
        if (!asked.has(key)) {
          for (const [n, size] of PHONES.entries()) {
            // Each question in one language upright and in another one on the side; together they are seen in all.
            const language = LANGUAGES[(asked.size + n) % LANGUAGES.length];
            await show(window, player, size, language);
            await setTheme(window, n === 0 ? "light" : "dark");
            const found = await window.page.evaluate(illegible);
            assert.deepEqual(found, { cut: [], broken: [] }, `${key} in ${language} at ${size.width}×${size.height}`);
          }
          asked.add(key);
        }
        await player.answer(choice.kind === "draft" ? (await player.advice(player.wire.state.version)).answer : chanceAnswer(player.question, chance));
      }
    });
  });
}

/** Names of cards of Race as the page writes them, with soft hyphens. */
async function namesIn(language) {
  const root = new URL("../../../", import.meta.url);
  const { divided } = (await runnerImport(fileURLToPath(new URL("src/words/divided.ts", root)))).module;
  const messages = await readFile(new URL(`../locales/${language}/pieces-race.ftl`, root), "utf8");
  return [...messages.matchAll(/^race-card-[\w-]+ = (.+)$/gm)].map(([, name]) => divided(name));
}

/** Writes names in a place one after the other; those that it, or what is around it, cuts. Runs in the page. */
function tooLong([selector, around, names]) {
  const written = document.querySelector(selector);
  const frame = written.closest(around);
  const own = written.textContent;
  const cut = names.filter((name) => {
    written.textContent = name;
    return frame.scrollHeight > frame.clientHeight + 2 || frame.scrollWidth > frame.clientWidth + 2;
  });
  written.textContent = own;
  return cut;
}

/** Where names of cards stand, and what may cut them: on a card of the hand and of the tableau, and in a question. */
const PLACES = [
  [".hand .card .name span", "span"],
  [".tableau ol .card .name span", "span"],
  [".prompt .sentence .piece", ".sentence"],
];

test("race: cards and the question of a payment have room for every name, on a phone upright and on its side", async () => {
  await withWindows(house, "legible-names", [{ phone: true }], async (window) => {
    const player = await SocketPlayer.of(window);
    await player.make("race");
    const chance = random(1);
    while (player.question.ask.key !== "race-ask-pay") await player.answer(chanceAnswer(player.question, chance));
    for (const language of LANGUAGES) {
      const names = await namesIn(language);
      assert.ok(names.length > 90, `only ${names.length} names in ${language}`);
      for (const size of PHONES) {
        await show(window, player, size, language);
        for (const [place, around] of PLACES) {
          assert.deepEqual(await window.page.evaluate(tooLong, [place, around, names]), [], `names cut in ${place} in ${language} at ${size.width}×${size.height}`);
        }
      }
    }
  });
});
