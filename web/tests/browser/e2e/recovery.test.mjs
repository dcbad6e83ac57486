/** One player in several browsers by a secret link; a server that cannot save; tables that are gone for good. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, atOnce, opened, setTheme, shot, withWindows } from "./harness.mjs";
import { makeTable, Player } from "./player.mjs";

const house = opened();

async function inspect(window, name) {
  await accessible(window, name);
  await setTheme(window, "dark");
  await shot(window, name);
}

const TITLE = "Your games on another device";

/** Gives the reader a name on the first page. */
async function call(window, name) {
  const { page } = window;
  await page.goto("/");
  await page.getByLabel("Your name").fill(name);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Your name is saved.").waitFor();
}

/** The link as it is copied. */
async function copied(page) {
  await page.getByRole("button", { name: "Copy" }).last().click();
  await page.getByText("The link is copied.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

const playNow = async ({ page }) => {
  await page.goto("/");
  await page.locator('article[aria-labelledby="game-race"] .primary:enabled').click();
  await page.waitForSelector(".prompt.asked");
};

test("a secret link opens the same games on another device, and both play on", async () => {
  await withWindows(house, "recovery", [{}, { phone: true }], async (desk, phone) => {
    await call(desk, "Hypatia");
    await playNow(desk);
    const table = new URL(desk.page.url()).pathname;
    // By keyboard alone, from the menu of the table.
    await desk.page.getByRole("button", { name: "Menu" }).focus();
    await desk.page.keyboard.press("Enter");
    await desk.page.getByRole("button", { name: TITLE }).focus();
    await desk.page.keyboard.press("Enter");
    const dialog = desk.page.getByRole("dialog", { name: TITLE });
    await inspect(desk, "own-link");
    await dialog.getByRole("button", { name: "Make my link" }).focus();
    await desk.page.keyboard.press("Enter");
    await dialog.getByLabel("Your secret link").waitFor();
    await desk.page.waitForFunction(() => document.activeElement?.matches("dialog input"));
    await inspect(desk, "own-link-made");
    const link = await copied(desk.page);
    assert.match(link, /\/recover\/[0-9a-f]{40}$/);
    await desk.page.keyboard.press("Escape");

    const at = new URL(link).pathname;
    await phone.page.goto(at);
    await phone.page.getByRole("heading", { name: /Hypatia/ }).waitFor();
    await phone.page.getByText("This browser has no games of its own").waitFor();
    await inspect(phone, "recover");
    await phone.page.getByRole("button", { name: /^Play as .*Hypatia/ }).click();
    await phone.page.getByText("Welcome back").waitFor();
    assert.equal(new URL(phone.page.url()).pathname, "/", "the secret stays in the address");
    await phone.page.getByRole("region", { name: "Your games" }).getByRole("link").first().click();
    await phone.page.waitForSelector(".prompt.asked");
    assert.equal(new URL(phone.page.url()).pathname, table);

    // What is played on one device is seen on the other.
    const sentence = () => phone.page.locator(".prompt .sentence").textContent();
    const before = await sentence();
    const player = new Player(desk, 5);
    await player.play({ done: () => player.commits > 0 });
    await phone.page.waitForFunction((before) => document.querySelector(".prompt .sentence").textContent !== before, before);
    await phone.page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
    const other = new Player(phone, 6);
    await other.play({ done: () => other.commits > 0 });

    // The same link again says that nothing is to be done; a newer one ends it.
    await phone.page.goto(at);
    await phone.page.getByText("This link is your own.").waitFor();
    await desk.page.goto("/");
    await desk.page.getByRole("button", { name: TITLE }).click();
    await desk.page.getByText("A new one replaces it").waitFor();
    await desk.page.getByRole("button", { name: "Make a new link" }).click();
    await desk.page.getByLabel("Your secret link").waitFor();
    phone.allow(/404/);
    await phone.page.goto(at);
    await phone.page.getByRole("alert").getByText("This link does not work").waitFor();
    await inspect(phone, "recover-unknown");
  });
});

test("a browser with games of its own is asked first, and keeps their link", async () => {
  await withWindows(house, "recovery-own", [{}, { phone: true }], async (desk, phone) => {
    await call(desk, "Ada");
    await desk.page.getByRole("button", { name: TITLE }).click();
    await desk.page.getByRole("button", { name: "Make my link" }).click();
    const link = await copied(desk.page);
    await call(phone, "Grace");
    await playNow(phone);
    await phone.page.goto(new URL(link).pathname);
    await phone.page.getByText(/1 game of its own/).waitFor();
    await phone.page.getByRole("button", { name: "Make my link" }).click();
    const own = await copied(phone.page);
    await inspect(phone, "recover-own");
    await phone.page.getByRole("button", { name: /^Play as/ }).click();
    await phone.page.waitForFunction(() => document.querySelector(".name input")?.value === "Ada");
    await phone.page.goto(new URL(own).pathname);
    await phone.page.getByRole("heading", { name: /Grace/ }).waitFor();
    await phone.page.getByText("There is 1 game.").waitFor();
    await phone.page.getByRole("link", { name: "No, leave it as it is" }).click();
    await phone.page.waitForFunction(() => document.querySelector(".name input")?.value === "Ada");
  });
});

test("the link is offered once: after the first game, or with a table for friends", async () => {
  await withWindows(house, "keep", [{}, { phone: true }], async (desk, phone) => {
    const note = (page) => page.getByRole("region", { name: "Keep your games" });
    const giveUp = async ({ page }) => {
      await page.waitForSelector(".prompt.asked");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("button", { name: "Give up" }).click();
      await page.getByRole("button", { name: "Yes, give up" }).click();
      await page.waitForSelector("section.end");
    };
    await atOnce([desk, phone], async (window) => {
      await makeTable(window, "defenders", ["random"]);
      await giveUp(window);
      await note(window.page).waitFor();
      await inspect(window, "keep-end");
    });
    await note(desk.page).getByRole("button", { name: "Close" }).click();
    await note(desk.page).waitFor({ state: "detached" });
    await note(phone.page).getByRole("button", { name: "Make my link" }).click();
    await phone.page.getByLabel("Your secret link").waitFor();
    await inspect(phone, "keep-end-made");
    // Neither the next end nor a table for friends brings it again.
    await atOnce([desk, phone], async (window) => {
      await makeTable(window, "defenders", ["random"]);
      await giveUp(window);
      assert.equal(await note(window.page).count(), 0);
      await makeTable(window, "race", ["open"]);
      await window.page.getByRole("link", { name: "Go to the table" }).waitFor();
      assert.equal(await note(window.page).count(), 0);
    });
  });
  await withWindows(house, "keep-friends", [{}, { phone: true }], async (...windows) => {
    await atOnce(windows, async (window) => {
      await makeTable(window, "race", ["open"]);
      await window.page.getByRole("region", { name: "Keep your games" }).waitFor();
      await inspect(window, "keep-friends");
      await window.page.getByRole("link", { name: "Go to the table" }).click();
      await window.page.getByRole("heading", { name: "Waiting for players" }).waitFor();
    });
  });
});

test("while the server cannot save the table says so, sends nothing, and keeps what was chosen", async () => {
  await withWindows(house, "paused", [{}, { phone: true }], async (...windows) => {
    await atOnce(windows, async (window) => {
      const { page } = window;
      const sent = [];
      let pause = () => {};
      await page.routeWebSocket(/\/socket$/, (socket) => {
        const server = socket.connectToServer();
        let table = null;
        server.onMessage((raw) => {
          const message = JSON.parse(raw);
          if (message.type === "table") table = message;
          socket.send(raw);
        });
        socket.onMessage((raw) => {
          sent.push(JSON.parse(raw).type);
          server.send(raw);
        });
        pause = (paused) => socket.send(JSON.stringify({ ...table, paused }));
      });
      await playNow(window);
      const player = new Player(window, 8);
      for (let seen = await player.look(); !seen.ready; seen = await player.look()) {
        if (seen.pickable.length > 0) await player.touch(seen.pickable[0]);
        else await player.narrow(seen);
      }
      pause(true);
      await page.getByText("The game is paused").waitFor();
      assert.ok(await page.locator(".prompt .actions .primary").isDisabled());
      await page.keyboard.press("Control+Enter");
      await inspect(window, "paused");
      assert.ok(!sent.includes("moves"), "a move was sent");
      pause(false);
      await page.getByText("The game is paused").waitFor({ state: "detached" });
      await page.locator(".prompt .actions .primary:enabled").click();
      await page.waitForFunction(() => document.querySelector('.prompt:not([aria-busy="true"])') !== null);
      assert.ok(sent.includes("moves"), "what was chosen is lost");
    });
  });
});

test("a table that is gone for good says why, shows the way home, and is not opened again", async () => {
  const SAID = {
    closed: "The host of this server has closed this table.",
    blocked: "The host of this server has blocked you.",
    old_rules: "This game was started under older rules",
    no_such_match: "This table no longer exists.",
  };
  await withWindows(house, "gone", [{}, { phone: true }], async (...windows) => {
    await atOnce(windows, async (window) => {
      const { page } = window;
      let knocks = 0;
      let close = () => {};
      await page.routeWebSocket(/\/socket$/, (socket) => {
        knocks += 1;
        const server = socket.connectToServer();
        server.onMessage((raw) => socket.send(raw));
        socket.onMessage((raw) => server.send(raw));
        close = (code) => socket.send(JSON.stringify({ type: "closing", code }));
      });
      await playNow(window);
      for (const [code, said] of Object.entries(SAID)) {
        await page.reload();
        await page.waitForSelector(".prompt.asked");
        const before = knocks;
        close(code);
        await page.getByRole("alert").getByText(said).waitFor();
        if (code === "closed") await inspect(window, "gone");
        // What wakes a page that waits must not wake this one.
        await page.evaluate(() => dispatchEvent(new Event("online")));
        assert.equal(knocks, before);
        await page.getByRole("alert").getByRole("link", { name: "Home" }).waitFor();
      }
      await page.getByRole("alert").getByRole("link", { name: "Home" }).click();
      await page.getByRole("button", { name: "Play now" }).first().waitFor();
    });
  });
});
