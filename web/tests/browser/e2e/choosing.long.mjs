/** Choosing on the board: double clicks, one click, closed pieces, names, late replies and floats. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, random, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";
import { Wire } from "./wire.mjs";

const house = opened();

/** How often something is double-clicked. */
const DOUBLES = 10;
/** After so many answers, turns have ended with nothing left to decide. */
const FORCED = 12;

/** How a piece is lit now; null also if it is no longer there: what is placed leaves its place. */
const lightOf = (page, target) => page.evaluate((target) => document.querySelector(`[data-target="${target}"]:not([data-twin])`)?.getAttribute("data-lit") ?? null, target);

/** Everything on the board that can be chosen and reached. */
async function lit(player) {
  const seen = await player.look();
  return [...seen.lit, ...seen.pickable];
}

/** Waits until it is this player's turn, and nothing is on its way. */
async function asked(page, wire) {
  await page.waitForSelector('.prompt.asked:not([aria-busy="true"]), section.end');
  await wire.tried();
}

for (const game of GAMES) {
  test(`${game}: a double click never takes a choice back, and never sends what cannot be taken back`, async () => {
    await withWindows(house, `double-${game}`, [{}], async (window) => {
      const { page } = window;
      const wire = new Wire(page);
      const player = new Player(window, 11);
      const chance = random(12);
      await makeTable(window, game, ["random"]);
      for (let n = 0; n < DOUBLES; n += 1) {
        await asked(page, wire);
        const things = await lit(player);
        const thing = things.length > 0 ? chance.of(things) : null;
        const at = thing && (await player.point(thing));
        if (!at) {
          await page.keyboard.press("Shift+Escape");
          continue;
        }
        const [sent, tried] = [wire.moves.length, wire.drafts.length];
        await page.mouse.dblclick(at.x, at.y);
        await wire.tried();
        if ((await wire.sent()) > sent) {
          assert.notEqual(wire.drafts.slice(tried).at(-1)?.stop, "news", `${thing.target} was sent`);
        } else {
          const light = await lightOf(page, thing.target);
          // While tiles are placed, stacks are open for the next one, and a tile at hand for both of its sides; columns for further dice.
          const isPlacing = (await player.look()).sentence.startsWith("Which tile goes where");
          const isBegun = (await page.locator(".prompt .actions .clear").count()) > 0;
          // What belongs to the answer is asked next, perhaps about the same thing.
          const isFollowed = isBegun && wire.drafts.slice(tried).some((drafted) => drafted?.question);
          const isTaken = isFollowed || (wire.state.question?.choice.kind === "draft" ? isBegun : isPlacing || !["open", "pickable"].includes(light));
          assert.ok(isTaken, `${thing.target} is ${light} after a double click`);
          if (await page.locator(".prompt .primary:enabled").count()) await page.locator(".prompt .primary:enabled").click();
        }
      }
    });
  });
}

test("defenders: a question with one possible answer is not asked", async () => {
  await withWindows(house, "forced", [{}], async (window) => {
    const wire = new Wire(window.page);
    await makeTable(window, "defenders", ["random"]);
    await window.page.waitForSelector(".prompt.asked");
    const player = new Player(window, 41);
    await player.play({ done: async () => player.commits >= FORCED });
    const asked = [...wire.questions.values()].filter((question) => question?.choice.kind === "one");
    assert.ok(asked.length > 3, `only ${asked.length} questions were asked`);
    for (const { choice } of asked) assert.ok(choice.offers.length > 1, `only ${JSON.stringify(choice.offers)} was offered`);
  });
});

test("race: with one click, a first choice is sent at once, and the last of all players is asked again", async () => {
  await withWindows(house, "one-click", [{}, {}], async (host, guest) => {
    for (const { page } of [host, guest]) await page.addInitScript(() => localStorage.setItem("orrery.settings", JSON.stringify({ oneClick: true })));
    const wires = [new Wire(host.page), new Wire(guest.page)];
    await makeTable(host, "race", ["open"]);
    const dialog = host.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy" }).click();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole("link", { name: "Go to the table" }).click();
    await guest.page.goto(new URL(link).pathname);
    await guest.page.getByLabel("Your name").fill("Grace");
    await guest.page.getByRole("button", { name: "Take the seat" }).click();
    const free = async ({ page }, wire, target) => {
      await page.locator(target).first().click();
      await wire.until(() => wire.moves.length === 1, "the answer of one click");
    };
    // Both discard; the first choice of an action can be taken back.
    for (const [n, { page }] of [host, guest].entries()) {
      await page.waitForSelector('.hand [data-lit="pickable"]');
      for (let card = 0; card < 2; card += 1) await page.locator('.hand [data-lit="pickable"]').first().click();
      await wires[n].tried();
      if (wires[n].moves.length === 0) await page.locator(".prompt .primary:enabled").click();
      await wires[n].until(() => wires[n].moves.length === 1, "the discards");
      wires[n].moves.length = 0;
    }
    for (const { page } of [host, guest]) await page.waitForSelector('.actions [data-lit="open"]');
    await free(host, wires[0], '.actions [data-lit="open"]');
    // The last choice reveals all of them: it takes two clicks, and wears the seal.
    const action = guest.page.locator('.actions [data-lit="open"]').first();
    await action.click();
    await wires[1].tried();
    assert.equal(wires[1].drafts.at(-1).stop, "news");
    assert.equal(wires[1].moves.length, 0, "what cannot be taken back was sent by one click");
    assert.equal(await guest.page.locator(".prompt .primary").getAttribute("title"), "This cannot be taken back");
    await guest.page.locator(".prompt .primary").click();
    await wires[1].until(() => wires[1].moves.length === 1, "the second click");
  });
});

/** Plays until something is closed while nothing is begun, and returns the targets. */
async function untilClosed({ page }, player) {
  const closed = () => page.evaluate(() => [...document.querySelectorAll('[data-target][data-lit="closed"]:not([data-twin])')].filter((node) => node.checkVisibility()).map((node) => node.dataset.target));
  const done = async ({ asked, busy, dialog }) => {
    if (!asked || busy || dialog || (await closed()).length === 0) return false;
    await page.keyboard.press("Shift+Escape");
    return (await closed()).length > 0;
  };
  await player.play({ done });
  return closed();
}

for (const phone of [false, true]) {
  for (const game of ["race", "defenders"]) {
    test(`${game}: closed pieces say why ${phone ? "to a finger" : "to a mouse and to the keyboard"}, and in their description`, async () => {
      await withWindows(house, `closed-${game}-${phone}`, [{ phone }], async (window) => {
        const { page } = window;
        await makeTable(window, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        const closed = await untilClosed(window, new Player(window, 23));
        for (const target of new Set(closed)) {
          const piece = page.locator(`[data-target="${target}"][data-lit="closed"]:not([data-twin])`).first();
          const why = await piece.getAttribute("aria-description");
          assert.ok(why?.trim(), `${target} has no reason`);
          const said = () => page.waitForFunction((why) => [...document.querySelectorAll(".peek .closed")].map((node) => node.textContent.trim()).join(" ") === why, why);
          const gone = () => page.waitForSelector(".peek", { state: "detached" });
          await piece.scrollIntoViewIfNeeded();
          if (phone) {
            await piece.tap({ position: { x: 6, y: 6 } });
            await said();
            continue;
          }
          await page.mouse.move(2, 2);
          await piece.hover({ position: { x: 8, y: 8 } });
          await said();
          await page.mouse.move(2, 2);
          await gone();
          await page.keyboard.press("Shift");
          await piece.focus();
          await said();
          await page.locator(".prompt").focus();
          await gone();
        }
      });
    });
  }
}

test("names of cards and robots contain their cost, points and effects", async () => {
  await withWindows(house, "names", [{}], async (window) => {
    const { page } = window;
    const names = (selector) => page.locator(selector).evaluateAll((nodes) => nodes.map((node) => [node.getAttribute("aria-label"), [...node.querySelectorAll(".power, .does")].map((power) => power.dataset.says ?? "")]));
    await makeTable(window, "race", ["random"]);
    await page.waitForSelector('.hand [data-lit="pickable"]');
    for (const [name, powers] of await names('[data-target^="card:"]')) {
      assert.match(name, /(cost|defense) \d/);
      assert.match(name, /VP/);
      // What a sign says begins with its phase.
      for (const power of powers) assert.ok(name.includes(power.replace(/^[^:]+: /, "").replace(/\.$/, "")), `${power} is missing in ${name}`);
    }
    await makeTable(window, "defenders", ["random"]);
    await page.waitForSelector('[data-target^="tile:"][data-lit]');
    for (const [name] of await names('[data-target^="robot:"]')) {
      assert.match(name, /\d points?\b/);
      assert.match(name, /Cost: \d/);
    }
    for (const [name, powers] of await names('[data-target^="technology:"]')) {
      assert.match(name, /Cost: /);
      for (const power of powers) assert.ok(name.includes(power), `${power} is missing in ${name}`);
    }
  });
});

/** Delays what the server says after an answer was sent, in milliseconds. Runs in the page. */
function answerLate(delay) {
  const Plain = window.WebSocket;
  window.__answers = 0;
  window.WebSocket = class extends Plain {
    get onmessage() {
      return super.onmessage;
    }

    set onmessage(heard) {
      super.onmessage = heard && ((event) => (window.__answers > 0 ? setTimeout(() => heard(event), delay) : heard(event)));
    }

    send(data) {
      if (JSON.parse(data).type === "moves") window.__answers += 1;
      super.send(data);
    }
  };
}

test("race: with replies two seconds late, what is sent looks so at once, nothing changes, and a second click sends nothing", async () => {
  await withWindows(house, "late", [{}], async (window) => {
    const { page } = window;
    await page.addInitScript(answerLate, 2000);
    await makeTable(window, "race", ["random"]);
    await page.waitForSelector('.hand [data-lit="pickable"]');
    for (const n of [0, 1]) await page.locator(".hand li").nth(n).click();
    await page.waitForSelector(".prompt .primary:enabled");
    const table = () => page.evaluate(() => [document.querySelectorAll(".hand li").length, [...document.querySelectorAll(".player .chip")].map((chip) => chip.textContent).join()]);
    const before = await table();
    const marked = await page.evaluate(() => {
      document.querySelector(".prompt .primary").click();
      return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done([...document.querySelectorAll("[data-sent]")].map((node) => node.dataset.lit)))));
    });
    assert.deepEqual(marked, ["picked", "picked"]);
    assert.equal(await page.locator(".prompt").getAttribute("aria-busy"), "true");
    await page.locator(".hand li").nth(0).click();
    await page.keyboard.press("Control+Enter");
    await page.waitForFunction(() => document.querySelector(".prompt .primary").textContent.includes("Sending"));
    assert.deepEqual(await table(), before);
    assert.equal(await page.evaluate(() => window.__answers), 1);
    await page.waitForSelector('.actions [data-lit="open"]');
    assert.equal(await page.evaluate(() => window.__answers), 1);
    assert.equal(await page.locator("[data-sent]").count(), 0);
  });
});
