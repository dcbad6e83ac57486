/** The order of a hand of Race: cards are dragged by mouse and by finger, and nothing is chosen by that. A swipe scrolls the hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, random, shot, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";
import { chanceAnswer, SocketPlayer } from "./positions.mjs";

/** More tables than are needed to meet three draws into a wide hand. */
const MOST_TABLES = 10;

const house = opened();

const hand = (page) => page.evaluate(() => [...document.querySelectorAll(".hand li")].map((node) => node.dataset.item));
const picked = (page) => page.locator('.hand [data-lit="picked"]').count();
const orderSetting = (page) => page.evaluate(() => JSON.parse(localStorage.getItem("orrery.settings") ?? "{}").handOrder);

/** Where a point of a card is, from its left edge. */
async function at(page, n, share) {
  const { x, y, width, height } = await page.locator(".hand li").nth(n).boundingBox();
  return { x: x + width * share, y: y + height / 2 };
}

/** Lets something scroll the hand, and waits until it has come to rest. */
async function rests(page, scrolls) {
  await page.evaluate(() => {
    window.__rests = new Promise((done) => document.querySelector(".hand ul").addEventListener("scrollend", done, { once: true }));
  });
  await scrolls();
  await page.evaluate(() => window.__rests.then(() => {}));
}

async function begin(window) {
  await makeTable(window, "race", ["random"]);
  await window.page.waitForSelector('.hand [data-lit="pickable"]');
}

test("by mouse: a dragged card lies where it was dropped, in the player's own order, and is not chosen", async () => {
  await withWindows(house, "hand-mouse", [{}], async (window) => {
    const { page } = window;
    await page.addInitScript(() => localStorage.getItem("orrery.settings") ?? localStorage.setItem("orrery.settings", JSON.stringify({ handOrder: "cost" })));
    await begin(window);
    const before = await hand(page);
    const [from, to] = [await at(page, 0, 0.5), await at(page, 2, 0.9)];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await page.waitForSelector(".hand [data-lifted]");
    assert.equal(await page.locator('.hand [data-drop="before"]').getAttribute("data-item"), before[3]);
    await shot(window, "hand-drag");
    await page.mouse.up();
    const after = [before[1], before[2], before[0], ...before.slice(3)];
    assert.deepEqual(await hand(page), after);
    assert.equal(await picked(page), 0, "the drag chose something");
    assert.equal(await page.locator("[data-lifted], [data-drop], [data-sorting]").count(), 0);
    assert.equal(await orderSetting(page), "mine");
    // Escape puts a card back that is held; so does letting it go far away from the hand.
    for (const end of ["Escape", "far"]) {
      const here = await at(page, 1, 0.5);
      await page.mouse.move(here.x, here.y);
      await page.mouse.down();
      await page.mouse.move(here.x + 200, here.y, { steps: 3 });
      if (end === "Escape") await page.keyboard.press("Escape");
      else await page.mouse.move(here.x + 200, 20, { steps: 3 });
      await page.mouse.up();
      await page.mouse.move(2, 2);
      assert.deepEqual(await hand(page), after, end);
    }
    // A click still chooses.
    await page.locator(".hand li").nth(2).click();
    assert.equal(await picked(page), 1);
    await page.reload();
    await page.waitForSelector('.hand [data-lit="pickable"]');
    assert.deepEqual(await hand(page), after, "the order is remembered");
  });
});

test("by finger: a swipe scrolls and chooses nothing, a finger that rests lifts the card, and the next tap chooses", async () => {
  await withWindows(house, "hand-finger", [{ phone: true }], async (window) => {
    const { page } = window;
    await begin(window);
    const finger = await page.context().newCDPSession(page);
    const touch = (type, point) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
    /** All at once: on a busy machine, a finger would rest between two touches. */
    const gesture = (...touches) => Promise.all(touches.map(([type, point]) => touch(type, point)));
    const scrolled = () => page.evaluate(() => document.querySelector(".hand ul").scrollLeft);
    const before = await hand(page);
    assert.equal(await scrolled(), 0);
    const start = await at(page, 2, 0.3);
    const along = Array.from({ length: 8 }, (_, n) => ["touchMove", { x: start.x - 20 * (n + 1), y: start.y + 1 }]);
    // A touch only stops a row that still moves.
    await rests(page, () => gesture(["touchStart", start], ...along, ["touchEnd"]));
    assert.ok((await scrolled()) > 60, "the swipe did not scroll");
    assert.deepEqual(await hand(page), before, "the swipe moved a card");
    assert.equal(await picked(page), 0, "the swipe chose a card");
    assert.equal(await page.locator("dialog[open]").count(), 0);

    await rests(page, () => page.evaluate(() => document.querySelector(".hand ul").scrollTo({ left: 0, behavior: "instant" })));
    const [from, to] = [await at(page, 0, 0.5), await at(page, 1, 0.8)];
    await touch("touchStart", from);
    await page.waitForSelector(".hand [data-lifted]");
    for (let n = 1; n <= 5; n += 1) await touch("touchMove", { x: from.x + ((to.x - from.x) * n) / 5, y: from.y });
    await page.waitForSelector(".hand [data-drop]");
    await shot(window, "hand-drag");
    await touch("touchEnd");
    await page.waitForFunction((second) => document.querySelector(".hand li").dataset.item === second, before[1]);
    assert.deepEqual(await hand(page), [before[1], before[0], ...before.slice(2)]);
    assert.equal(await picked(page), 0, "the drag chose a card");
    assert.equal(await page.locator("dialog[open]").count(), 0, "the drag showed a card");
    const tap = await at(page, 0, 0.5);
    await gesture(["touchStart", tap], ["touchEnd"]);
    await page.waitForSelector('.hand [data-lit="picked"]');
  });
});

/** Which cards of the hand can be seen, which a question is about, and what is said about new ones. Runs in the page. */
function handSeen() {
  const items = [...document.querySelectorAll(".hands .own li")];
  const isSeen = (node) => {
    const { left, right } = node.getBoundingClientRect();
    return left >= -1 && right <= innerWidth + 1;
  };
  const named = (nodes) => nodes.map((node) => node.dataset.item);
  return {
    seen: named(items.filter(isSeen)),
    asked: named(items.filter((node) => node.querySelector('[data-lit]:not([data-lit="closed"])'))),
    says: document.querySelector(".hands .own .fresh")?.textContent ?? null,
  };
}

/** Whether the page shows this hand, and a question if there is one. Runs in the page. */
function shows([hand, asks]) {
  const cards = [...document.querySelectorAll(".hands .own li")].map((node) => node.dataset.item);
  return cards.sort().join() === hand && (!asks || document.querySelector('.prompt.asked:not([aria-busy="true"])') !== null);
}

test("on a phone, cards that come into a hand wider than the window are brought into sight, and counted", async () => {
  await withWindows(house, "hand-new", [{ phone: true }], async (window) => {
    const { page } = window;
    const player = await SocketPlayer.of(window);
    const chance = random(4);
    let scrolled = 0;
    for (let tables = 0; scrolled < 3; tables += 1) {
      assert.ok(tables < MOST_TABLES, "too few cards came");
      await player.make("race");
      await page.goto(`/table/${player.id}`);
      await page.waitForSelector(".prompt.asked");
      // At its end, the page shows the result, and no hand.
      while (scrolled < 3 && !player.isOver) {
        const last = player.view.own.hand;
        await player.answer(chanceAnswer(player.question, chance));
        if (!player.isOver && (await isNewBeyondThree(page, player, last))) scrolled += 1;
      }
    }
  });
});

/** Whether cards that lie beyond the window by themselves have come since the last question. What the page shows of them is checked. */
async function isNewBeyondThree(page, player, last) {
  const { hand } = player.view.own;
  const came = hand.filter((card) => !last.includes(card));
  await page.waitForFunction(shows, [hand.toSorted().join(), player.question !== null]);
  // What is drawn is looked at one frame later.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const { seen, asked, says } = await page.evaluate(handSeen);
  if (came.length === 0 || came.length === hand.length) return false;
  assert.equal(says, `+${came.length} new`);
  const wanted = asked.length === 0 ? came : came.some((card) => asked.includes(card)) ? came.filter((card) => asked.includes(card)) : asked;
  assert.ok(wanted.some((card) => seen.includes(card)), `none of ${wanted} is in sight, but ${seen}`);
  return !came.some((card) => hand.indexOf(card) < 3);
}
