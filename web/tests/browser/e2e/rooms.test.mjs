/** The rooms around the table: what the first page asks for and remembers, seat links, results, and turn notices. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, setTheme, shot, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

const house = opened();

const card = (page, game) => page.locator(`article[aria-labelledby="game-${game}"]`);

/** Makes a table with a free seat and returns the path of its link. */
async function invite(window, game) {
  await makeTable(window, game, ["open"]);
  const link = await window.page.locator("dialog input[readonly]").inputValue();
  await window.page.getByRole("dialog").getByRole("link", { name: "Go to the table" }).click();
  return new URL(link).pathname;
}

/** Takes the seat of a link. */
async function sit(window, link) {
  await window.page.goto(link);
  await window.page.getByRole("button", { name: "Take the seat" }).click();
  await window.page.waitForSelector(".prompt");
}

test("the first page asks the server once for each thing, also with games and after the way back from a table", async () => {
  await withWindows(house, "once", [{}], async ({ page }) => {
    let asked = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) asked.push(`${request.method()} ${pathname}`);
    });
    await page.goto("/", { waitUntil: "networkidle" });
    assert.deepEqual(asked.sort(), ["GET /api/games", "GET /api/matches", "GET /api/me"]);
    await page.getByRole("button", { name: "Play now" }).first().click();
    await page.waitForSelector(".prompt.asked");
    asked = [];
    await page.goto("/", { waitUntil: "networkidle" });
    await page.getByText("Your turn").waitFor();
    assert.deepEqual(asked.sort(), ["GET /api/games", "GET /api/matches", "GET /api/me"]);
    await page.getByRole("region", { name: "Your games" }).getByRole("link").click();
    await page.waitForSelector(".prompt.asked");
    asked = [];
    await page.locator("header.bar a.mark").click();
    await page.waitForLoadState("networkidle");
    await page.getByText("Your turn").waitFor();
    assert.deepEqual(asked, ["GET /api/matches"]);
  });
});

test("a table as chosen last is one click away, another choice two", async () => {
  await withWindows(house, "quick", [{}, { phone: true }], async (...windows) => {
    for (const { page, phone } of windows) {
      const made = [];
      page.on("request", (request) => {
        if (request.method() === "POST" && request.url().endsWith("/api/matches")) made.push(request.postDataJSON());
      });
      await page.goto("/");
      const roll = card(page, "roll");
      if (!phone) {
        // The button to play is in sight without scrolling.
        const box = await roll.getByRole("button", { name: "Play now" }).boundingBox();
        assert.ok(box.y + box.height <= 800, `the button ends at ${box.y + box.height}`);
      }
      await roll.getByRole("group", { name: "Players" }).getByText("5", { exact: true }).click();
      await roll.getByRole("button", { name: "Play now" }).click();
      await page.waitForSelector(".prompt.asked");
      assert.equal(made[0].seats.length, 5);
      await page.goto("/");
      await roll.getByRole("group", { name: "Bots" }).getByText("easy").click();
      await roll.getByLabel("First game").check();
      await page.reload();
      for (const name of ["easy", "5"]) await roll.getByRole("radio", { name, checked: true }).waitFor();
      await roll.getByRole("button", { name: "Play now" }).click();
      await page.waitForSelector(".prompt.asked");
      assert.equal(made[1].variant, "first-game");
      assert.deepEqual(made[1].seats.slice(1), Array(4).fill({ kind: "bot", level: "easy" }));
    }
  });
});

test("a seat's link says where it leads, that it is taken, and offers to watch; a finished game shows its result", async () => {
  await withWindows(house, "link", [{}, { phone: true }, {}], async (host, guest, late) => {
    await host.page.goto("/");
    await host.page.getByLabel("Your name").fill("Hypatia");
    await host.page.getByRole("button", { name: "Save" }).click();
    await host.page.getByText("Your name is saved.").waitFor();
    const link = await invite(host, "defenders");
    await guest.page.goto(link);
    await guest.page.getByText("Hypatia invites you to Planet Defenders").waitFor();
    for (const said of ["No clock", "open seat"]) await guest.page.getByText(said).waitFor();
    await accessible(guest, "seat link");
    await setTheme(guest, "dark");
    await shot(guest, "seat-link");
    // Both have the page open, and one is faster.
    await late.page.goto(link);
    await late.page.getByRole("button", { name: "Take the seat" }).waitFor();
    await sit(guest, link);
    late.allow(/409/);
    await late.page.getByRole("button", { name: "Take the seat" }).click();
    await late.page.getByRole("heading", { name: "This game has begun" }).waitFor();
    await late.page.reload();
    await late.page.getByRole("heading", { name: "This game has begun" }).waitFor();
    await accessible(late, "taken seat");
    await late.page.getByRole("link", { name: "Watch" }).click();
    await late.page.waitForSelector(".watching");
    // Whoever sits there is led to the table.
    await guest.page.goto(link);
    await guest.page.waitForSelector(".prompt");
    // Giving up ends a game of two.
    await host.page.getByRole("button", { name: "Menu" }).click();
    await host.page.getByRole("button", { name: "Give up" }).click();
    await host.page.getByRole("button", { name: "Yes, give up" }).click();
    await host.page.waitForSelector("section.end");
    await host.page.goto("/");
    const past = host.page.getByRole("region", { name: "Finished games" });
    await past.getByText(/Place 2 with -?\d+ points?/).waitFor();
    await past.getByText(/The winner: Guest/).waitFor();
    await accessible(host, "results");
    await late.page.goto(link);
    await late.page.getByRole("heading", { name: "This game is over" }).waitFor();
    await late.page.getByRole("link", { name: "Replay" }).waitFor();
  });
});

/** Counts notices instead of showing them, and lets the test decide whether a page is in sight. */
async function witness(window) {
  await window.context.grantPermissions(["notifications"]);
  await window.context.addInitScript(() => {
    window.__notices = [];
    window.Notification = class {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title, options) {
        window.__notices.push({ title, ...options });
        window.__notice = this;
      }
      close() {}
    };
    Object.defineProperty(document, "visibilityState", { get: () => window.__hidden ? "hidden" : "visible" });
  });
}

/** Lets the test skip the half minute between two lists. */
const hurries = (page) =>
  page.addInitScript(() => {
    const PERIOD = 30_000;
    const [now, repeat] = [Date.now, setInterval];
    const waiting = [];
    let skipped = 0;
    Date.now = () => now() + skipped;
    window.setInterval = (run, after, ...rest) => {
      if (after === PERIOD) waiting.push(run);
      return repeat(run, after, ...rest);
    };
    window.__pass = () => {
      skipped += PERIOD;
      for (const run of waiting) run();
    };
  });

const hide = (page, hidden) =>
  page.evaluate((hidden) => {
    window.__hidden = hidden;
    document.dispatchEvent(new Event("visibilitychange"));
  }, hidden);

test("turns are offered to be announced while one waits, then announced once, by one window, and only while out of sight", async () => {
  await withWindows(house, "notices", [{}, { phone: true }], async (host, guest) => {
    await witness(host);
    const { page } = host;
    await page.goto("/");
    assert.equal(await page.getByText("Should your browser notify you").count(), 0, "nothing is asked on arrival");
    const link = await invite(host, "defenders");
    await sit(guest, link);
    const players = { host: new Player(host, 31), guest: new Player(guest, 32) };
    const asked = (at) => at.locator(".prompt.asked").count();
    await page.waitForSelector(".prompt");
    // In this game one player is asked at a time.
    const turnOf = async (window, player) => {
      await window.page.waitForSelector(".prompt.asked");
      while ((await asked(window.page)) > 0) {
        await player.act();
        await window.page.waitForSelector('.prompt:not([aria-busy="true"])');
      }
    };
    const offer = page.getByRole("region", { name: "Notify me when it's my turn" });
    if ((await asked(page)) > 0) await turnOf(host, players.host);
    await offer.waitFor();
    await accessible(host, "offer of notices");
    await shot(host, "notices-offer");
    await offer.getByRole("button", { name: "Yes, notify me" }).click();
    await offer.waitFor({ state: "detached" });
    // Another window of the same player, at the first page.
    const second = await host.context.newPage();
    await hurries(second);
    await second.goto("/");
    await second.getByRole("region", { name: "Your games" }).waitFor();
    await hide(page, true);
    await hide(second, true);
    await turnOf(guest, players.guest);
    await page.waitForFunction(() => window.__notices.length > 0);
    assert.match(await page.title(), /^● \(1\) Your turn/);
    await second.waitForFunction(() => document.title.startsWith("● (1) "));
    const told = await page.evaluate(() => window.__notices);
    assert.equal(told[0].title, "Your turn");
    assert.match(told[0].body, /Planet Defenders · with Guest/);
    assert.equal(told.length, 1);
    assert.equal(await second.evaluate(() => window.__notices.length), 0, "two windows announce the same turn");
    // In sight nothing is announced.
    await hide(page, false);
    await turnOf(host, players.host);
    await turnOf(guest, players.guest);
    await page.waitForSelector(".prompt.asked");
    await page.waitForFunction(() => document.title.startsWith("● (1) "));
    assert.equal(await page.evaluate(() => window.__notices.length), 1);
    // With the table closed, the other window hears of it from the list, half a minute later, and a click leads there.
    await turnOf(host, players.host);
    await second.waitForFunction(() => !document.title.startsWith("●"));
    await page.close();
    await turnOf(guest, players.guest);
    await second.evaluate(() => window.__pass());
    await second.waitForFunction(() => window.__notices.length > 0);
    await second.evaluate(() => window.__notice.onclick());
    await second.waitForSelector(".prompt.asked");
    assert.equal(await second.evaluate(() => window.__notices.length), 1);
  });
});

test("a refusal is remembered, and nothing is asked again", async () => {
  await withWindows(house, "refusal", [{}, {}], async (host, guest) => {
    await witness(host);
    const { page } = host;
    await sit(guest, await invite(host, "race"));
    await page.waitForSelector(".prompt.asked");
    const offer = page.getByRole("region", { name: "Notify me when it's my turn" });
    assert.equal(await offer.count(), 0, "nothing covers a question");
    // Who leaves the window shows that it is not always in sight.
    await hide(page, true);
    await hide(page, false);
    await offer.getByRole("button", { name: "No, thanks" }).click();
    await page.reload();
    await page.waitForSelector(".prompt.asked");
    await hide(page, true);
    await hide(page, false);
    await page.getByRole("button", { name: "Menu" }).click();
    const box = page.getByRole("dialog").getByLabel("Notify me when it's my turn");
    assert.equal(await box.isChecked(), false);
    assert.equal(await offer.count(), 0);
    await box.check();
    await page.reload();
    await page.waitForSelector(".prompt.asked");
    await page.getByRole("button", { name: "Menu" }).click();
    assert.equal(await box.isChecked(), true);
  });
});
