/**
 * What every browser test needs: a server of its own with empty data, the system's Chromium, and pages that are watched.
 *
 * `ORRERY_BIN` names the server (`../target/debug/orrery`), `CHROMIUM` the browser (`/usr/bin/chromium`), and `ORRERY_SEED` the games
 * that are dealt (1). The page is the one inside the server, unless `ORRERY_PAGE` is a folder with a built one (`dist`) or the address of one whose server runs already.
 */

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { AxeBuilder } from "@axe-core/playwright";
import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const BIN = resolve(root, process.env.ORRERY_BIN ?? "../target/debug/orrery");
const PAGE = process.env.ORRERY_PAGE ?? "";
/** A page whose server is not ours. */
export const foreign = /^https?:/.test(PAGE);
const folder = PAGE && !foreign ? resolve(root, PAGE) : null;
/** Hints and bots need not be good here, in milliseconds. */
const THINK = "100";
/** Nor reviews: in how many imagined games each decision is measured. */
const REVIEW = "2";
/** The same games are dealt each time, so that a test meets the same positions. */
const SEED = process.env.ORRERY_SEED ?? "1";
const SHOTS = join(root, "shots");

/**
 * After this time nothing will come of it, in milliseconds. Tests wait for what happens, however late a busy machine lets it happen;
 * this only ends a test that would never end.
 */
export const HANGS = 600_000;

export const DESK = { width: 1280, height: 800 };
export const PHONE = { width: 360, height: 740 };
/** The windows that everything must fit into: two of a desktop, and a phone upright and on its side. */
export const SIZES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];
const registry = readFileSync(join(root, "src/generated/registry.ts"), "utf8");
const listed = (name) => JSON.parse(new RegExp(`export const ${name} = (\\[.*?\\]) as const`).exec(registry)[1]);
/** The games and languages that the page knows. */
export const GAMES = listed("GAMES");
export const LANGUAGES = listed("LANGUAGES");

/** Starts a server with empty data; `stop` ends it and `again` starts it again at the same address with the same data. */
export async function serve() {
  if (foreign) return { address: new URL(PAGE).origin, said: () => "", stop: async () => {}, again: async () => {}, close: async () => {} };
  assert.ok(existsSync(BIN), `No server at ${BIN}: build it with \`cargo build\`, or name one with ORRERY_BIN.`);
  const data = await mkdtemp(join(tmpdir(), "orrery-e2e-"));
  let child = null;
  let address = null;
  let said = "";
  const begin = async (listen) => {
    child = spawn(BIN, ["serve", "--listen", listen, "--data", data, "--think", THINK, "--seed", SEED, "--review-samples", REVIEW], { stdio: ["ignore", "pipe", "pipe"] });
    child.stderr.on("data", (part) => (said += part));
    const lines = createInterface({ input: child.stdout });
    const found = await new Promise((done, fail) => {
      child.once("exit", (code) => fail(new Error(`The server ended with ${code}:\n${said}`)));
      lines.on("line", (line) => {
        const at = /https?:\/\/[\d.:]+/.exec(line)?.[0];
        if (at) done(at);
      });
    });
    child.removeAllListeners("exit");
    return found;
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((done) => child.once("exit", done));
    child.kill("SIGTERM");
    const hangs = setTimeout(() => child.kill("SIGKILL"), HANGS);
    await ended;
    clearTimeout(hangs);
  };
  address = await begin("127.0.0.1:0");
  const before = folder ? await front(address) : null;
  return {
    address: before?.address ?? address,
    said: () => said,
    stop,
    again: async () => void (await begin(new URL(address).host)),
    close: async () => {
      await before?.close();
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Starts the browser. */
export const browse = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
  });

const POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Serves a built page from a folder in front of a server, under the same policy. */
async function front(server) {
  const { preview } = await import("vite");
  const before = await preview({
    root,
    logLevel: "silent",
    build: { outDir: folder },
    preview: { host: "127.0.0.1", port: 0, strictPort: false, headers: { "content-security-policy": POLICY }, proxy: { "/api": { target: server, ws: true, changeOrigin: false } } },
  });
  return { address: before.resolvedUrls.local[0].replace(/\/$/, ""), close: () => before.close() };
}

/** Counts in the page what it tries, what it reads in reply and what it sends: here all of that is heard too early or late. Runs in the page. */
function countMessages() {
  const Plain = window.WebSocket;
  window.__tried = window.__drafted = window.__sent = 0;
  window.WebSocket = class extends Plain {
    constructor(...at) {
      super(...at);
      window.__tried = window.__drafted = 0;
      this.addEventListener("message", ({ data }) => (window.__drafted += JSON.parse(data).type === "drafted" ? 1 : 0));
    }

    send(data) {
      const { type } = JSON.parse(data);
      window.__tried += type === "draft" ? 1 : 0;
      window.__sent += type === "moves" ? 1 : 0;
      super.send(data);
    }
  };
}

/**
 * A window of its own, with own cookies. It notes every error of the page; `window.quiet()` fails if there was one that is not
 * allowed.
 */
export async function open(browser, server, { phone = false, language = "en", theme = null, motion = false, allow = [] } = {}) {
  const context = await browser.newContext({
    viewport: phone ? PHONE : DESK,
    hasTouch: phone,
    isMobile: phone,
    locale: "en-US",
    colorScheme: "dark",
    reducedMotion: motion ? "no-preference" : "reduce",
    baseURL: server.address,
    permissions: ["clipboard-read", "clipboard-write"],
  });
  context.setDefaultTimeout(HANGS);
  const problems = [];
  await context.exposeFunction("__violated", (what) => problems.push(`content policy: ${what}`));
  await context.addInitScript(
    ({ language, theme }) => {
      if (!localStorage.getItem("orrery.language") && language) localStorage.setItem("orrery.language", language);
      if (!localStorage.getItem("orrery.settings") && theme) localStorage.setItem("orrery.settings", JSON.stringify({ theme }));
      document.addEventListener("securitypolicyviolation", (event) => window.__violated(`${event.violatedDirective} ${event.blockedURI}`));
    },
    { language, theme },
  );
  // Before any page is opened: a script that comes later misses the first messages.
  await context.addInitScript(countMessages);
  const page = await context.newPage();
  page.on("pageerror", (error) => problems.push(`error: ${error.stack ?? error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(`console: ${message.text()} ${message.location().url}`);
  });
  return {
    context,
    page,
    phone,
    problems,
    allow: (pattern) => allow.push(pattern),
    quiet: () => {
      const bad = problems.filter((problem) => !allow.some((pattern) => pattern.test(problem)));
      assert.deepEqual(bad, [], "the page complained");
    },
    close: () => context.close(),
  };
}

/** Writes a picture into `shots/`, and fails on pages that are wider than their window, and on tables that are longer. */
export async function shot(window, name) {
  await mkdir(SHOTS, { recursive: true });
  await window.page.screenshot({ path: join(SHOTS, `${name}-${window.phone ? "phone" : "desk"}.png`) });
  const [wide, long] = await window.page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [scrollWidth - innerWidth, document.querySelector(".sheet") ? scrollHeight - innerHeight : 0];
  });
  assert.ok(wide <= 0, `${name} is ${wide} pixels wider than its window`);
  assert.ok(long <= 0, `${name} is ${long} pixels longer than its window`);
}

/** The one rule of axe that depends on the theme. It takes as long as all others together. */
const CONTRAST = "color-contrast";

/**
 * Fails on serious accessibility problems; dark on a desktop and light on a phone, so that both themes are checked. In further themes only
 * the contrast can be another. `contrast: false` leaves it out, where the same colors are checked elsewhere.
 */
export async function accessible(window, name, { themes = [window.phone ? "light" : "dark"], contrast = true } = {}) {
  for (const [n, theme] of themes.entries()) {
    await setTheme(window, theme);
    const axe = new AxeBuilder({ page: window.page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
    if (!contrast) axe.disableRules(CONTRAST);
    else if (n > 0) axe.withRules(CONTRAST);
    const { violations } = await axe.analyze();
    const bad = violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .map(({ impact, id, help, nodes }) => {
        const where = nodes.slice(0, 3).map((node) => `${node.target.join(" ")} ${node.html.slice(0, 160)} ${node.any[0]?.message ?? ""}`);
        return `${impact} ${id}: ${help}\n  ${where.join("\n  ")}`;
      });
    assert.deepEqual(bad, [], `${name}, ${theme}`);
  }
}

/** Changes the theme of the page without touching what is on it. */
export const setTheme = (window, theme) => window.page.evaluate((theme) => (document.documentElement.dataset.theme = theme), theme);

/** A server and a browser for all tests of a file, closed after the last. */
export function opened() {
  const house = {};
  before(async () => {
    house.server = await serve();
    house.browser = await browse();
  });
  after(async () => {
    await house.browser?.close();
    await house.server?.close();
  });
  return house;
}

/** Holds a request back until `release` is called; `route` is for `page.route`. */
export function held() {
  let release = () => {};
  const gate = new Promise((done) => (release = done));
  return { release, route: (route) => gate.then(() => route.continue()) };
}

/** Runs a test with windows that are closed afterwards; if it fails, a picture of each window is left in `shots/`. */
export async function withWindows({ browser, server }, name, looks, run) {
  const windows = [];
  for (const look of looks) windows.push(await open(browser, server, look));
  try {
    await run(...windows);
    for (const window of windows) window.quiet();
  } catch (failure) {
    await mkdir(SHOTS, { recursive: true });
    for (const [n, window] of windows.entries()) {
      const path = join(SHOTS, `failed-${name}-${n}.png`);
      await window.page.screenshot({ path }).catch(() => {});
      failure.message += `\n  ${window.page.url()} in ${path}`;
      if (window.problems.length > 0) failure.message += `\n  ${window.problems.join("\n  ")}`;
    }
    // What the server complained about last.
    if (server.said()) failure.message += `\n  ${server.said().trimEnd().split("\n").slice(-8).join("\n  ")}`;
    throw failure;
  } finally {
    for (const window of windows) await window.close();
  }
}

/** Does the same in every window at once, and waits for all of them before it fails. */
export async function atOnce(windows, run) {
  const ends = await Promise.allSettled(windows.map(run));
  for (const end of ends) if (end.status === "rejected") throw end.reason;
}

/** Random numbers that are the same in every run. */
export function random(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return { next, below: (n) => Math.floor(next() * n), of: (list) => list[Math.floor(next() * list.length)] };
}
