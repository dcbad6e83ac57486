/**
 * Pictures of the pages from made-up messages, to look at: `node tests/browser/shots.mjs [name…]` writes into `shots/`.
 * It builds the page, serves it under the server's policy for contents, and looks for what assistive technology would
 * stumble over. It uses the system's Chromium (`CHROMIUM` names another), and fails if anything is found.
 */

import { mkdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { chat, fake, invitation, lobby, messages, mine, pay, replay, SECRET } from "./fake.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
const TALL = { width: 390, height: 844 };
const WIDE = { width: 1920, height: 1080 };

const SHOTS = {
  home: { at: "/", mine },
  bots: {
    at: "/",
    mine,
    act: async (page) => {
      await page.locator('label:has(input[value="more"])').first().click();
      await page.locator(".picker select").selectOption("military");
    },
  },
  rules: { at: "/rules/defenders" },
  cards: { at: "/cards/race" },
  table: { at: "/table/m1" },
  pay: {
    at: "/table/m1",
    told: messages({ question: pay }),
    act: async (page) => {
      await page.locator('[data-lit="pickable"]').first().click();
    },
  },
  hint: {
    at: "/table/m1",
    act: async (page) => {
      await page.keyboard.press("h");
      await page.waitForSelector(".prompt .placed ol .bar");
      // Where there is little room, it shows the best answer first.
      const more = page.locator(".prompt .hint .more");
      if (await more.isVisible()) await more.click();
      await page.locator(".prompt button.option:has(.bar)").nth(1).click();
    },
  },
  end: { at: "/table/m1", told: messages({ over: true }) },
  chat: {
    at: "/table/m1",
    told: [...messages(), chat()],
    act: async (page) => {
      await page.getByRole("tab", { name: /Chat|Czat|チャット/ }).click();
      await page.locator(".chat form input").fill("Your turn, ");
    },
  },
  "chat-new": { at: "/table/m1", told: [...messages(), chat()] },
  piece: {
    at: "/table/m1",
    act: async (page) => {
      await page.waitForSelector('[data-target]');
      await page.locator('[data-target="card:Galactic Federation"]').first().click();
    },
  },
  why: {
    at: "/table/m1",
    act: async (page) => {
      await page.locator('[data-target="card:Plague World"]').first().click();
    },
  },
  invite: {
    at: "/",
    act: async (page) => {
      await page.locator(".game .button:not(.primary)").first().click();
    },
  },
  replay: { at: "/replay/m1", answers: replay() },
  lobby: { at: "/lobby", answers: lobby() },
  seat: { at: "/seat/secret", answers: invitation("open") },
  "seat-taken": { at: "/seat/secret", answers: invitation("taken", "playing") },
  missing: { at: "/nowhere" },
  paused: { at: "/table/m1", told: messages({ paused: true }) },
  closed: { at: "/table/m1", told: [...messages(), { type: "closing", code: "closed" }] },
  "own-link": {
    at: "/",
    act: async (page) => {
      await page.locator(".who > .button").click();
    },
  },
  "own-link-made": {
    at: "/",
    act: async (page) => {
      await page.locator(".who > .button").click();
      await page.locator("dialog .make").click();
      await page.locator("dialog input").waitFor();
    },
  },
  recover: { at: `/recover/${SECRET}` },
  "recover-own": { at: `/recover/${SECRET}`, mine },
};

const wanted = process.argv.slice(2);
const policy =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
await build({ root, logLevel: "error" });
const server = await preview({ root, preview: { port: 5199, headers: { "content-security-policy": policy } }, logLevel: "error" });
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
});
await mkdir(`${root}/shots`, { recursive: true });
const looks = [
  { name: "desk", viewport: DESK },
  { name: "phone", viewport: PHONE, hasTouch: true, isMobile: true },
  { name: "wide", viewport: WIDE },
  { name: "tall", viewport: TALL, hasTouch: true, isMobile: true },
  { name: "desk-light-pl", viewport: DESK, language: "pl", theme: "light" },
  { name: "phone-ja", viewport: PHONE, hasTouch: true, isMobile: true, language: "ja" },
];
for (const [name, shot] of Object.entries(SHOTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  for (const look of looks) {
    const context = await browser.newContext({ viewport: look.viewport, hasTouch: look.hasTouch, isMobile: look.isMobile, locale: "en-US" });
    await context.addInitScript(
      ({ language, theme }) => {
        if (language) localStorage.setItem("orrery.language", language);
        if (theme) localStorage.setItem("orrery.settings", JSON.stringify({ theme }));
      },
      { language: look.language, theme: look.theme },
    );
    const page = await context.newPage();
    const complain = (what) => {
      console.error(`${name} ${look.name}: ${what}`);
      process.exitCode = 1;
    };
    page.on("pageerror", (error) => complain(error.message));
    page.on("console", (message) => message.type() === "error" && complain(message.text()));
    await fake(page, { told: shot.told ?? messages(), mine: shot.mine, answers: shot.answers });
    await page.goto(new URL(shot.at, base).href, { waitUntil: "networkidle" });
    await shot.act?.(page);
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${root}/shots/${name}-${look.name}.png` });
    const { violations } = await new AxeBuilder({ page }).analyze();
    for (const found of violations) {
      const where = found.nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.html.slice(0, 120)}`);
      const told = `${found.impact} ${found.id}: ${found.help}\n  ${where.join("\n  ")}`;
      if (found.impact === "serious" || found.impact === "critical") complain(told);
      else console.log(`${name} ${look.name}: ${told}`);
    }
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) complain(`is ${overflow} pixels too wide`);
    await context.close();
  }
}
await browser.close();
await server.close();
