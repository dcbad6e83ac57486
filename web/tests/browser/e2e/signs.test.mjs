/** Every sign says what it is: to a finger, to a mouse and to the keyboard. A finger on a piece that can be chosen chooses it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";

const house = opened();

/** Signs of the page that say nothing, and are no part of a button or a link, which have names. Runs in the page. */
function unexplained() {
  const explained = "[data-says], [title], [role=img][aria-label], button, a, label, [role=tab], [role=tooltip], .sprites, .shut, dialog";
  const seen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  return [...document.querySelectorAll("svg.icon, svg.good, svg.cube, svg.die, svg.mark")]
    .filter((node) => seen(node) && !node.closest(explained))
    .map((node) => `${node.getAttribute("class")} in ${node.parentElement.closest("[class]")?.className}: ${node.parentElement.textContent.trim().slice(0, 40)}`);
}

/** Taps the middle of a sign: at once, or a busy machine would make a long press of it. */
async function tap(page, sign) {
  await sign.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await sign.boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => finger.send("Input.dispatchTouchEvent", { type, touchPoints });
  await Promise.all([touch("touchStart", { x: x + width / 2, y: y + height / 2 }), touch("touchEnd")]);
}

/** Presses a finger onto a card of the hand for long, and lifts it: then the card is shown. */
async function pressLong(page, thing) {
  const { x, y, width, height } = await thing.boundingBox();
  const finger = await page.context().newCDPSession(page);
  await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + width / 2, y: y + height / 2 }] });
  await page.waitForSelector(".hand [data-pressed]");
  await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForSelector("dialog[open]");
}

const words = (page) => page.locator("p.sign[role=tooltip]").textContent();

const STARTED = { race: '.hand [data-lit="pickable"]', defenders: '[data-target^="tile:"][data-lit="open"]' };

for (const game of Object.keys(STARTED)) {
  for (const phone of [false, true]) {
    test(`${game}: no sign on the table is left without words, ${phone ? "phone" : "desktop"}`, async () => {
      await withWindows(house, `signs-${game}-${phone}`, [{ phone }], async ({ page }) => {
        await makeTable({ page }, game, ["random", "random"]);
        await page.waitForSelector(STARTED[game]);
        assert.deepEqual(await page.evaluate(unexplained), []);
        if (phone) await page.locator("button.players").click();
        else await page.getByRole("tab", { name: "Unseen" }).click();
        assert.deepEqual(await page.evaluate(unexplained), [], "beside the board");
      });
    });
  }
}

test("race, phone: a tap on a sign says what it is; on a card it chooses; a long press explains all signs of the card", async () => {
  await withWindows(house, "signs-race-tap", [{ phone: true }], async (window) => {
    const { page } = window;
    await makeTable(window, "race", ["random"]);
    await page.waitForSelector(STARTED.race);
    await tap(page, page.locator('.piles [data-race="pool"] svg'));
    assert.equal(await words(page), "VP left in the pool");
    await shot(window, "signs-race");
    // The same sign again puts its words away, and so does anything else.
    await tap(page, page.locator('.piles [data-race="pool"] svg'));
    await page.waitForSelector("p.sign", { state: "detached" });
    await tap(page, page.locator("header.bar ol li").first());
    assert.match(await words(page), /: (now|not known yet)$/);
    // On a card that can be chosen, a finger chooses, wherever it touches.
    const card = page.locator('.hand [data-lit="pickable"]').first();
    const target = await card.getAttribute("data-target");
    const same = page.locator(`.hand [data-target="${target}"]`);
    await tap(page, same.locator(".vp"));
    await page.waitForSelector(`.hand [data-target="${target}"][data-lit="picked"]`);
    await page.waitForSelector("p.sign", { state: "detached" });
    assert.equal(await page.locator("dialog[open]").count(), 0);
    await pressLong(page, same.locator(".price").first());
    const legend = await page.locator("dialog .legend li > span:last-child").allTextContents();
    const signs = await same.locator("[data-says]").evaluateAll((nodes) => nodes.map((node) => node.dataset.says));
    for (const says of new Set(signs)) assert.ok(legend.includes(says), `${says} is missing in ${legend.join("; ")}`);
    assert.match(await page.locator("dialog .legend .meant > span:last-child").textContent(), /^(Cost|Defense) \d/);
    await accessible(window, "signs of a card");
    await shot(window, "signs-race-legend");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    // The tap after a long press counts.
    await tap(page, same);
    await page.waitForSelector(`.hand [data-target="${target}"][data-lit="pickable"]`);
  });
});

test("defenders, phone, Polish: cubes, batteries and what is printed on robots say what they are", async () => {
  await withWindows(house, "signs-defenders-tap", [{ phone: true, language: "pl" }], async (window) => {
    const { page } = window;
    await page.goto("/");
    await page.locator('article[aria-labelledby="game-defenders"] .primary:enabled').click();
    await page.waitForSelector(STARTED.defenders);
    await tap(page, page.locator('[data-spot^="batteries-"] svg').first());
    assert.match(await words(page), /Baterie/i);
    await tap(page, page.locator('[data-spot="reserve-blue"] svg'));
    assert.match(await words(page), /niebiesk/i);
    // A robot that cannot be captured is shown large, with the sign that was touched.
    const cost = page.locator('[data-target^="robot:"]:not([data-lit]) .cost, [data-target^="robot:"][data-lit="closed"] .cost').first();
    await tap(page, cost);
    const meant = page.locator("dialog .legend .meant > span:last-child, .peek .sign");
    assert.match(await meant.textContent(), /^Koszt: \d/);
  });
});

test("race, mouse and keyboard: a sign of a card says what it is beside the card, and the focused card says all", async () => {
  await withWindows(house, "signs-race-hover", [{}], async (window) => {
    const { page } = window;
    await makeTable(window, "race", ["random"]);
    await page.waitForSelector(STARTED.race);
    const card = page.locator('.hand [data-lit="pickable"]').first();
    await card.locator(".vp").hover();
    await page.waitForSelector(".peek .sign");
    assert.match(await page.locator(".peek .sign").textContent(), /victory point|Victory points/);
    await card.locator(".price").first().hover();
    await page.waitForFunction(() => /^(Cost|Defense)/.test(document.querySelector(".peek .sign")?.textContent ?? ""));
    await page.mouse.move(2, 2);
    await page.keyboard.press("1");
    await page.keyboard.press("i");
    await page.waitForSelector("dialog .legend li");
    assert.ok((await page.locator("dialog .legend li").count()) >= 2);
  });
});
