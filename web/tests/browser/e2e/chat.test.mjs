/** Two people talk at a table, and a third who only watches talks too: heard by the players when the game is over, and not before. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, opened, shot, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";

const house = opened();

const TEXT = '<b>Hi</b> <img src="x"> https://orrery.example';

const openChat = async ({ page }, name = /^Chat/) => {
  await page.getByRole("tab", { name }).click();
  await page.locator(".chat form input").waitFor();
};
const linesOf = ({ page }) => page.locator(".chat .line").allTextContents();
const waitForLine = ({ page }, text) => page.locator(".chat .line", { hasText: text }).first().waitFor();
async function say({ page }, text) {
  const input = page.locator(".chat form input");
  await input.fill(text);
  await input.press("Enter");
  // It stays in the input until the server has stored it.
  await page.waitForFunction(() => document.querySelector(".chat form input").value === "");
}

async function giveUp({ page }) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Give up" }).click();
  await page.getByRole("button", { name: "Yes, give up" }).click();
}

test("people talk, spectators apart from them until the end", async () => {
  await withWindows(house, "chat", [{}, { phone: true }, { language: "pl" }], async (host, guest, watcher) => {
    await makeTable(host, "race", ["open"]);
    const dialog = host.page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Copy" }).click();
    const link = await host.page.evaluate(() => navigator.clipboard.readText());
    await dialog.getByRole("link", { name: "Go to the table" }).click();
    await openChat(host);
    await say(host, "I am waiting");
    await guest.page.goto(new URL(link).pathname);
    await guest.page.getByLabel("Your name").fill("Grace");
    await guest.page.getByRole("button", { name: "Take the seat" }).click();
    await guest.page.getByRole("tab", { name: /^Chat\s+1 new line$/ }).waitFor();
    await watcher.page.goto(new URL(host.page.url()).pathname);

    // What looks like markup or a link is text.
    await say(host, TEXT);
    await guest.page.getByRole("tab", { name: /^Chat\s+2 new lines$/ }).waitFor();
    await openChat(guest);
    await waitForLine(guest, "orrery.example");
    assert.deepEqual(await linesOf(guest), ["I am waiting", TEXT]);
    assert.equal(await guest.page.locator(".chat .line *").count(), 0, "a text is only text");
    await guest.page.getByRole("tab", { name: /^Chat$/ }).waitFor();

    // A quick phrase is read in the reader's own language.
    await guest.page.getByRole("button", { name: "Thanks!" }).click();
    await waitForLine(host, "Thanks!");
    await openChat(watcher, /^Czat/);
    await waitForLine(watcher, "Dzięki!");

    // Keys that are typed here are not for the board, and nothing takes the focus away.
    const input = host.page.locator(".chat form input");
    await input.pressSequentially("12u");
    await input.press("Control+Enter");
    assert.equal(await input.inputValue(), "12u");
    assert.equal(await host.page.locator('[data-lit="chosen"], [data-lit="picked"]').count(), 0, "the board took a key");
    assert.ok(await input.evaluate((node) => node === document.activeElement));
    await input.fill("x".repeat(201));
    await host.page.getByText("1 character too many").waitFor();
    await input.press("Enter");
    assert.equal((await input.inputValue()).length, 201, "a line that cannot be sent stays");

    // The players do not hear the spectator.
    await say(watcher, "Psst, Grace");
    await say(host, "Good luck to you");
    for (const window of [guest, watcher]) await waitForLine(window, "Good luck to you");
    for (const window of [host, guest]) assert.ok(!(await linesOf(window)).includes("Psst, Grace"), "a spectator was heard");
    assert.ok((await linesOf(watcher)).includes("Psst, Grace"));
    await accessible(host, "chat");
    await accessible(guest, "chat");
    await shot(host, "chat");
    await shot(guest, "chat");

    // One click mutes somebody, in this browser and for good.
    await guest.page.getByRole("button", { name: /^Mute Guest/ }).first().click();
    await guest.page.waitForFunction(() => document.querySelectorAll(".chat .line").length === 1);
    await guest.page.reload();
    await say(host, "Do you hear me?");
    await guest.page.getByRole("tab", { name: /^Chat$/ }).waitFor();
    await openChat(guest);
    assert.deepEqual(await linesOf(guest), ["Thanks!"]);
    await guest.page.getByRole("button", { name: /^Hear Guest/ }).click();
    await waitForLine(guest, "Do you hear me?");

    // With one player left the game is over.
    await giveUp(host);
    for (const window of [host, guest]) await waitForLine(window, "Psst, Grace");
    await say(watcher, "Now you hear me");
    for (const window of [host, guest]) await waitForLine(window, "Now you hear me");
  });
});

test("there is no chat with bots alone", async () => {
  await withWindows(house, "chat-bots", [{}], async (host) => {
    const loaded = [];
    host.page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await makeTable(host, "race", ["random"]);
    await host.page.waitForSelector(".prompt.asked");
    assert.equal(await host.page.getByRole("tab", { name: /^Chat/ }).count(), 0);
    assert.deepEqual(loaded.filter((path) => /chat/.test(path)), [], "nothing of the chat is loaded");
  });
});
