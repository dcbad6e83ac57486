/** The first lesson of Planet Defenders, and the end of the fourth: by mouse on a desktop, by finger on a phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";

const house = opened();

const step = (page, n) => page.waitForFunction((n) => document.querySelector(".lesson .count [aria-hidden]")?.textContent === `${n}/7`, n);
const words = (page) => page.locator(".lesson .words").innerText();
const press = (page, target) => page.locator(`[data-target="${target}"][data-lit]`).first().click();
const confirm = (page) => page.locator(".prompt .primary:enabled").click();
/** Waits until the lesson lights these, and nothing else: the board is drawn after the words. */
const lights = (page, ...wanted) =>
  page.waitForFunction((wanted) => {
    const lit = new Set([...document.querySelectorAll("[data-told]")].map(({ dataset }) => dataset.target));
    return [...lit].sort().join() === wanted;
  }, wanted.join());

/** Sends a Defender to a place that only one tile leads to. */
async function send(page, place) {
  await press(page, `place:${place}`);
  await confirm(page);
}

async function skip(page, to) {
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await step(page, to);
}

async function lesson(window) {
  const { page } = window;
  await page.goto("/learn/defenders");
  await page.locator(".course .primary").click();
  await page.waitForURL("**/table/*");
  await step(page, 1);
  await lights(page, "place:2", "robot:east", "tile:C1");
  await shot(window, "lesson-defenders");
  await accessible(window, "lesson-defenders");

  // Another corner gets its reason, and nothing moves.
  await send(page, 0);
  await page.locator(".lesson .refused").waitFor();
  assert.match(await words(page), /Track Deposit can bring 3 cubes/);
  // Nothing of it is left in the way. Each answer is sent alone, so that the lesson can speak before the next one.
  assert.equal(await page.locator(".prompt .clear").count(), 0);
  await send(page, 2);
  await step(page, 2);
  await skip(page, 3);
  await skip(page, 4);
  await send(page, 7);
  await step(page, 5);
  await skip(page, 6);

  // The turn ended too early: the robot is still there, and the answer is taken back.
  await page.getByRole("button", { name: "End the turn" }).first().click();
  await confirm(page);
  const back = page.getByRole("button", { name: "Take it back" });
  await back.waitFor();
  assert.match(await words(page), /Welder R09 is still there, worth 3 points/);
  await shot(window, "lesson-defenders-costly");
  await back.click();
  await step(page, 6);
  await lights(page, "robot:east");
  await press(page, "robot:east");
  await confirm(page);
  await step(page, 7);
  assert.match(await words(page), /2 more cubes/);
}

test("on a desktop", () => withWindows(house, "lesson-defenders-desk", [{}], lesson));
test("on a phone", () => withWindows(house, "lesson-defenders-phone", [{ phone: true }], lesson));

/** The last question of a game can be missed by ending it: the lesson says so at the table, and leads back. */
async function lost(window) {
  const { page } = window;
  await page.goto("/learn/defenders");
  await page.locator(".course li").nth(3).getByRole("button").first().click();
  await page.waitForURL("**/table/*");
  for (let n = 1; n < 7; n += 1) {
    await step(page, n);
    await page.getByRole("button", { name: "Skip", exact: true }).click();
  }
  await step(page, 7);
  const goal = await words(page);
  await page.getByRole("button", { name: /^Rest/ }).first().click();
  await confirm(page);
  await page.getByRole("button", { name: "Take it back" }).waitFor();
  assert.equal(await page.locator(".lesson-done, section.end").count(), 0, "the result of a game that is taken back");
  await page.locator(".board").first().waitFor();
  await shot(window, "lesson-defenders-lost");
  await page.getByRole("button", { name: "Take it back" }).click();
  // The hint is added now. What is wanted stays in sight when the hint is gone, until the turn is over.
  const says = (lines) =>
    page.waitForFunction(
      ([goal, lines]) => {
        const said = [...document.querySelectorAll(".lesson .words p")].map((line) => line.innerText);
        return said.length === lines && said[0] === goal;
      },
      [goal, lines],
    );
  await says(2);
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await says(1);
}

test("a lost game on a desktop", () => withWindows(house, "lesson-defenders-lost-desk", [{}], lost));
test("a lost game on a phone", () => withWindows(house, "lesson-defenders-lost-phone", [{ phone: true }], lost));
