/** Puzzles: from the first page to the answer and the next one; by keyboard on a desktop, by finger on a phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";

const house = opened();

const get = async (page, path) => (await page.request.get(path)).json();
const worth = async (page, id, answer) =>
  (await page.request.post(`/api/puzzles/${id}/answer`, { data: { moves: [answer] }, headers: { origin: new URL(page.url()).origin } })).json();

/** A puzzle of a game whose answers are all in the list as they are, with the places of a wrong and a right one. */
async function simple(page, game) {
  const { puzzles } = await get(page, "/api/puzzles");
  for (const { id } of puzzles.filter((puzzle) => puzzle.game === game)) {
    const { question } = await get(page, `/api/puzzles/${id}`);
    const { kind, offers = [] } = question.choice;
    if (kind !== "one" || question.presets.length > 0 || offers.some(({ pick, then }) => pick || then)) continue;
    const right = [];
    for (const offer of offers) right.push((await worth(page, id, offer.answer)).right);
    assert.ok(right.includes(true) && right.includes(false), `${id} has a right and a wrong answer`);
    return { id, right: right.indexOf(true), wrong: right.indexOf(false) };
  }
  throw new Error(`${game} has no simple puzzle`);
}

const listed = (page, place) => page.locator(".float.list ol.options:not(.presets) > li").nth(place).getByRole("button");

/** Gives the answer at a place of the list. */
async function answer({ page, phone }, place) {
  await page.locator(".prompt.asked").waitFor();
  if (phone) {
    await page.locator(".prompt button.list").tap();
    await listed(page, place).tap();
    // The list covers the board, not the strip.
    await page.locator(".prompt .primary:enabled").tap();
  } else {
    await page.keyboard.press("l");
    await listed(page, place).focus();
    await page.keyboard.press("Enter");
    await page.locator(".prompt .primary:enabled").waitFor();
    await page.keyboard.press("Control+Enter");
  }
  await page.locator(".verdict").waitFor();
}

const boardTop = (page) => page.locator(".board, .generic").first().evaluate((node) => node.getBoundingClientRect().top);
const title = (page) => page.locator("#verdict-title").innerText();

async function solve(window, game) {
  const { page } = window;
  await page.goto("/");
  await page.getByRole("link", { name: "Puzzles" }).click();
  await page.locator(".today").waitFor();
  await shot(window, "puzzles");
  await accessible(window, "puzzles");

  const { id, right, wrong } = await simple(page, game);
  await page.locator(`a[href="/puzzles/${id}"]`).first().click();
  await page.locator(".prompt.asked").waitFor();
  await shot(window, `puzzle-${game}`);
  await accessible(window, `puzzle-${game}`);

  // A wrong answer: what is better, and why. Only the first try counts, but it can be tried again.
  const before = await boardTop(page);
  await answer(window, wrong);
  assert.match(await title(page), /better answer/);
  assert.equal(await boardTop(page), before, "the board stays where it is");
  // The focus goes to the verdict.
  await page.waitForFunction(() => document.activeElement?.id === "verdict-title");
  assert.match(await page.locator(".verdict").innerText(), /%/);
  await shot(window, `puzzle-wrong-${game}`);
  await accessible(window, `puzzle-wrong-${game}`);
  await page.getByRole("button", { name: "Try again" }).click();
  await answer(window, right);
  assert.match(await title(page), /best answer/);

  // The next one is another, and the list remembers the first try.
  await page.getByRole("link", { name: "Next puzzle" }).click();
  await page.waitForURL((url) => url.pathname.startsWith("/puzzles/") && !url.pathname.endsWith(id));
  await page.locator(".prompt.asked").waitFor();
  await page.goto("/puzzles");
  await page.locator(`a.missed[href="/puzzles/${id}"]`).waitFor();
}

test("by keyboard on a desktop", () => withWindows(house, "puzzles-desk", [{}], (window) => solve(window, "race")));
test("by finger on a phone", () => withWindows(house, "puzzles-phone", [{ phone: true }], (window) => solve(window, "defenders")));

test("every puzzle of the day can be opened in every language", () =>
  withWindows(house, "puzzles-languages", [{ language: "pl" }, { language: "ja", phone: true }], async (...windows) => {
    for (const window of windows) {
      const { page } = window;
      await page.goto("/puzzles");
      await page.locator(".today a").click();
      await page.locator(".prompt.asked").waitFor();
      await shot(window, "puzzle-today");
    }
  }));

test("an address without a puzzle says so", () =>
  withWindows(house, "puzzles-none", [{ allow: [/404/] }], async ({ page }) => {
    await page.goto("/puzzles/race-nothing");
    await page.getByText("There is no such puzzle.").waitFor();
  }));
