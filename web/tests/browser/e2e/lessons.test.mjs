/** The first lesson, from the first page to the next lesson: by mouse on a desktop, by finger on a phone. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";

const house = opened();

const step = (page, n) => page.waitForFunction((n) => document.querySelector(".lesson .count [aria-hidden]")?.textContent === `${n}/7`, n);
const words = (page) => page.locator(".lesson .words").innerText();
const top = (page) => page.evaluate(() => document.querySelector(".hand")?.getBoundingClientRect().top ?? 0);
/** Presses something on the board that the question offers. */
const press = (page, target) => page.locator(`[data-target="${target}"][data-lit]`).first().click();
const confirm = (page) => page.locator(".prompt .primary").click();

async function begin(window) {
  const { page } = window;
  await page.goto("/");
  await page.getByRole("link", { name: "Learn in ten minutes" }).first().click();
  await page.waitForURL("**/learn/race");
  await page.locator(".course .primary").waitFor();
  await shot(window, "lesson-course");
  await accessible(window, "course");
  await page.locator(".course .primary").click();
  await page.waitForURL("**/table/*");
  await step(page, 1);
}

/** Chooses an action and waits until the lesson has said something about it. */
async function choose(page, action) {
  await press(page, `action:${action}`);
  await confirm(page);
}

async function lesson(window) {
  const { page } = window;
  await begin(window);
  // What is spoken of is lit. The board is drawn after the words.
  await page.waitForSelector('[data-target="action:settle"][data-told]');
  await shot(window, "lesson-step");
  await accessible(window, "lesson");
  const place = await top(page);

  // An answer that the lesson does not take gets its reason, and nothing moves.
  await choose(page, "develop");
  await page.locator(".lesson .refused").waitFor();
  assert.match(await words(page), /can wait/);
  // Nothing of it is left in the way.
  assert.equal(await page.locator(".prompt .clear").count(), 0);
  await choose(page, "settle");
  await step(page, 2);
  assert.equal(await top(page), place, "the board has moved");

  // A reload in the middle: the same step. Then the world alone, so that the lesson can speak about the payment, and the wrong one.
  await page.reload();
  await step(page, 2);
  await press(page, "card:Gem World");
  await confirm(page);
  await step(page, 3);
  // The page proposes a payment, and what it proposes here is the mistake that the lesson is about.
  await page.locator('[data-target="card:Investment Credits#1"][data-lit="picked"]').first().waitFor();
  await confirm(page);
  await page.locator(".lesson .refused").waitFor();
  await shot(window, "lesson-refused");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await step(page, 2);
  await page.getByRole("button", { name: "Skip" }).click();
  await step(page, 3);
  await page.getByRole("button", { name: "Skip" }).click();

  // A costly answer is played out, says what it cost, and is taken back.
  await step(page, 4);
  await choose(page, "settle");
  const back = page.getByRole("button", { name: "Take it back" });
  await page.locator("[data-lit=pickable]").first().click();
  await page.locator(".prompt .primary:enabled").click();
  await page.getByRole("button", { name: "Place no world" }).first().click();
  await page.waitForFunction(() => document.querySelector(".lesson.returns, .prompt .primary:enabled"));
  if (!(await back.count())) await page.locator(".prompt .primary:enabled").click();
  await back.waitFor();
  await shot(window, "lesson-costly");
  await back.click();
  await step(page, 4);
  for (let n = 0; n < 12 && !(await page.locator(".lesson-done").count()); n += 1) {
    const skip = page.getByRole("button", { name: "Skip" });
    await page.waitForFunction(() => document.querySelector(".lesson-done") ?? [...document.querySelectorAll(".lesson button:enabled")].some((one) => one.textContent.includes("Skip")));
    if (await skip.count()) {
      // A check says what it asks for at each of its questions.
      const texts = () => page.locator(".lesson .words, .prompt .sentence").allTextContents();
      const before = await texts();
      await skip.click();
      await page.waitForFunction((before) => document.querySelector(".lesson-done") ?? [...document.querySelectorAll(".lesson .words, .prompt .sentence")].some((one, n) => one.textContent !== before[n]), before);
    }
  }
  await page.locator(".lesson-done").waitFor();
  await shot(window, "lesson-done");
  await accessible(window, "lesson-done");
  // Whoever looks at the table finds the way on.
  await page.getByRole("button", { name: "Look at the table" }).click();
  await page.locator(".lesson-done").waitFor({ state: "detached" });
  await shot(window, "lesson-table");
  await page.locator(".watching").getByRole("button", { name: "Continue" }).click();
  await page.locator(".lesson-done").waitFor();
  await page.goto("/");
  await page.getByRole("link", { name: "Lesson 2 of" }).first().waitFor();
  await shot(window, "lesson-home");
}

test("on a desktop", () => withWindows(house, "lesson-desk", [{}], lesson));
test("on a phone", () => withWindows(house, "lesson-phone", [{ phone: true }], lesson));
