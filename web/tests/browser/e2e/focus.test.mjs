/** Keys and focus at the table: what digits and arrows do, that the focus is never lost however late the server replies, what is said and heard. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { GAMES, opened, random, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";

const house = opened();

/** How many answers are given by keys alone, with replies at once and with late ones. */
const ANSWERS = { 0: 10, 50: 5, 500: 3 };
/** More keys than that many answers take. */
const MOST_KEYS = 400;

/** Delays what the server sends, in milliseconds, and notes every frame in which nothing has the focus. Runs in the page. */
function watchFocus(delay) {
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...at) {
      super(...at);
      window.__socket = this;
    }

    get onmessage() {
      return super.onmessage;
    }

    set onmessage(heard) {
      super.onmessage = heard && ((event) => (delay > 0 ? setTimeout(() => heard(event), delay) : heard(event)));
    }
  };
  window.__lost = [];
  let last = "";
  addEventListener("keydown", ({ key }) => (last = key), true);
  let began = false;
  const look = () => {
    const at = document.activeElement;
    began ||= at?.closest(".prompt") != null;
    const table = document.querySelector(".prompt") && !document.querySelector("dialog[open]");
    if (began && table && (at === null || at === document.body)) window.__lost.push(`after ${last} at “${document.querySelector(".prompt .sentence").textContent.trim()}”`);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** What the keyboard can do now. Runs in the page. */
function state() {
  const prompt = document.querySelector(".prompt");
  return {
    dialog: document.querySelector("dialog[open]") !== null,
    over: document.querySelector("section.end") !== null,
    asked: prompt?.classList.contains("asked") ?? false,
    busy: prompt?.getAttribute("aria-busy") === "true",
    ready: prompt?.querySelector(".primary")?.disabled === false,
    undo: prompt?.querySelector(".undo:not([disabled], [aria-disabled=true])") != null,
    second: prompt?.querySelector(".secondary:not([disabled], [aria-disabled=true])") != null,
    badges: document.querySelectorAll(".badges kbd").length,
    sentence: prompt?.querySelector(".sentence")?.textContent.trim() ?? "",
    answers: window.__sent ?? 0,
  };
}

/** Counts the messages with answers. Runs in the page. */
function countAnswers() {
  const { send } = WebSocket.prototype;
  window.__sent = 0;
  WebSocket.prototype.send = function (data) {
    if (JSON.parse(data).type === "moves") window.__sent += 1;
    return send.call(this, data);
  };
}

/** Answers questions by digits, arrows, space, Enter and P, and never by Tab. */
async function playByKeys(page, answers, chance) {
  const keys = [];
  const press = async (key) => {
    keys.push(key);
    await page.keyboard.press(key);
  };
  await press("Shift+Escape");
  for (;;) {
    await page.waitForFunction(() => document.querySelector('.prompt.asked:not([aria-busy="true"])') ?? document.querySelector("section.end"));
    const now = await page.evaluate(state);
    if (now.over || now.answers >= answers) return keys;
    assert.ok(keys.length < MOST_KEYS, `no answer by ${keys.slice(-20).join(" ")} at “${now.sentence}”`);
    // The space bar shows a piece that is no longer lit.
    if (now.dialog) await press("Escape");
    else if (now.undo && chance.next() < 0.1) await press("u");
    else if (now.ready && chance.next() < 0.75) await press("Control+Enter");
    else if (now.second && (now.badges === 0 || chance.next() < 0.15)) await press("p");
    else if (chance.next() < 0.7) await press(String((chance.below(Math.max(1, now.badges)) + 1) % 10));
    else {
      await press(chance.of(["ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"]));
      await press(" ");
    }
  }
}

for (const [delay, answers] of Object.entries(ANSWERS)) {
  for (const game of GAMES) {
    test(`${game}: keys alone answer, and the focus is never lost, with replies ${delay} ms late`, async () => {
      await withWindows(house, `focus-${game}-${delay}`, [{ motion: true }], async ({ page }) => {
        await page.addInitScript(watchFocus, Number(delay));
        await page.addInitScript(countAnswers);
        await makeTable({ page }, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        await page.waitForSelector("[data-target][data-lit]");
        const keys = await playByKeys(page, answers, random(41));
        assert.ok(!keys.includes("Tab"));
        assert.deepEqual(await page.evaluate(() => window.__lost), [], `after ${keys.slice(-20).join(" ")}`);
      });
    });
  }
}

const focused = (page) => page.evaluate(() => document.activeElement?.dataset.target ?? document.activeElement?.className ?? "");
const lit = (page) => page.evaluate(() => [...document.querySelectorAll(".hand [data-target]")].map((node) => node.dataset.target));

test("race: the first card is one Tab from the strip; digits wear badges until the pointer moves; arrows go along the hand", async () => {
  await withWindows(house, "focus-keys", [{}], async ({ page }) => {
    await makeTable({ page }, "race", ["random"]);
    await page.waitForSelector('.hand [data-lit="pickable"]');
    await page.locator(".prompt").focus();
    const hand = await lit(page);
    await page.keyboard.press("Tab");
    assert.equal(await focused(page), hand[0]);
    await page.waitForFunction((count) => document.querySelectorAll(".badges kbd").length === count, hand.length);
    await page.keyboard.press("ArrowRight");
    assert.equal(await focused(page), hand[1]);
    // Digits toggle what is picked.
    const picked = () => page.evaluate(() => [...document.querySelectorAll('.hand [data-lit="picked"]')].map((node) => node.dataset.target));
    await page.keyboard.press("3");
    assert.deepEqual(await picked(), [hand[2]]);
    assert.equal(await focused(page), hand[2]);
    // A card moves within the hand, and keeps the focus.
    await page.keyboard.press("Shift+ArrowLeft");
    assert.deepEqual(await lit(page), [hand[0], hand[2], hand[1], ...hand.slice(3)]);
    assert.equal(await focused(page), hand[2]);
    await page.keyboard.press("x");
    const order = [hand[0], hand[1], ...hand.slice(3), hand[2]];
    assert.deepEqual(await lit(page), order);
    await page.reload();
    await page.waitForSelector('.hand [data-lit="pickable"]');
    assert.deepEqual(await lit(page), order, "the order is remembered");
    await page.keyboard.press("1");
    await page.waitForSelector(".badges kbd");
    await page.mouse.move(200, 200);
    await page.mouse.move(220, 210);
    await page.waitForSelector(".badges kbd", { state: "detached" });
    // The list of keys gives the focus back.
    await page.keyboard.press("?");
    await page.waitForSelector("dialog[open]");
    await page.keyboard.press("Escape");
    await page.waitForSelector("dialog[open]", { state: "detached" });
    assert.equal(await focused(page), hand[0]);
  });
});

test("race: opening, choosing and completing are announced once each, and cards say all that is printed on them", async () => {
  await withWindows(house, "focus-said", [{}], async ({ page }) => {
    await makeTable({ page }, "race", ["random"]);
    await page.waitForSelector('.hand [data-lit="pickable"]');
    const said = () => page.locator(".prompt [role=status] p").allTextContents();
    await page.keyboard.press("1");
    await page.keyboard.press("2");
    await page.waitForFunction(() => [...document.querySelectorAll(".prompt [role=status] p")].some((node) => node.textContent.startsWith("Ready")));
    const all = await said();
    assert.match(all[0], /^Discard 2 of your 6 cards.* 6 choices\.$/);
    assert.match(all[1], /: chosen\. 1 more to pick\.$/);
    assert.match(all[2], /: chosen\.$/);
    assert.match(all[3], /^Ready: /);
    assert.equal(all.length, 4);
    const names = await page.locator(".hand [data-target]").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("aria-label")));
    for (const [n, name] of names.entries()) {
      assert.match(name, /cost \d|defense \d/i);
      assert.match(name, /VP/);
      assert.match(name, new RegExp(`Hand, ${n + 1} of 6$`));
    }
  });
});

/** What every kind of piece on the board looks like in each state, all color removed. Runs in the page. */
function lights(states) {
  const looks = {};
  for (const piece of document.querySelectorAll("[data-target]:not([data-twin])")) {
    if (!piece.checkVisibility({ visibilityProperty: true })) continue;
    const kind = `${piece.dataset.target.split(":", 1)[0]} ${piece.className.split?.(" ")[0] ?? piece.tagName}`;
    if (kind in looks) continue;
    const [lit, sent] = ["data-lit", "data-sent"].map((name) => piece.getAttribute(name));
    looks[kind] = {};
    for (const [state, light] of Object.entries(states)) {
      piece.toggleAttribute("data-sent", state === "sent");
      if (light === null) piece.removeAttribute("data-lit");
      else piece.setAttribute("data-lit", light);
      const { outlineStyle, outlineWidth, opacity } = getComputedStyle(piece);
      const { content, backgroundImage } = getComputedStyle(piece, "::after");
      const lock = content !== "none" && backgroundImage.includes("svg") ? " lock" : "";
      looks[kind][state] = `${outlineStyle === "none" ? "none" : `${outlineStyle} ${outlineWidth}`} ${opacity} ${content}${lock}`;
    }
    piece.toggleAttribute("data-sent", sent !== null);
    if (lit === null) piece.removeAttribute("data-lit");
    else piece.setAttribute("data-lit", lit);
  }
  return looks;
}

/** The states that must be told apart, with a light of each. What is closed wears a lock, and says why. */
const STATES = { idle: null, closed: "closed", choosable: "open", chosen: "chosen", planned: "planned", sent: "planned" };
/** The lights of pieces that are picked. */
const OTHERS = { choosable: "pickable", chosen: "picked" };

for (const game of GAMES) {
  test(`${game}: what can be chosen, is chosen, is planned, is sent and is closed differs by more than color`, async () => {
    await withWindows(house, `focus-lights-${game}`, [{}], async ({ page }) => {
      await makeTable({ page }, game, ["random"]);
      await page.waitForSelector(".prompt.asked");
      await page.waitForSelector("[data-target][data-lit]");
      await page.mouse.move(2, 2);
      const looks = await page.evaluate(lights, STATES);
      const others = await page.evaluate(lights, OTHERS);
      assert.ok(Object.keys(looks).length > 0);
      for (const [kind, look] of Object.entries(looks)) {
        const told = JSON.stringify(look);
        assert.equal(new Set(Object.values(look)).size, Object.keys(STATES).length, `${kind}: ${told}`);
        assert.match(look.chosen, /[✓✕]/, `what is chosen wears a mark: ${kind}`);
        assert.deepEqual(Object.keys(look).filter((state) => look[state].endsWith("lock")), ["closed"], `${kind}: ${told}`);
        assert.ok(![look.idle, look.closed].includes(others[kind].choosable), kind);
        assert.match(others[kind].chosen, /[✓✕]/, kind);
      }
    });
  });
}

test("race: a refusal is said once, and the focus stays where it is", async () => {
  await withWindows(house, "focus-refused", [{}], async ({ page }) => {
    await page.addInitScript(watchFocus, 0);
    await makeTable({ page }, "race", ["random"]);
    await page.waitForSelector('.hand [data-lit="pickable"]');
    await page.keyboard.press("1");
    const at = await focused(page);
    const refused = { type: "refused", code: "stale", said: { key: "refused-stale", args: {} } };
    await page.evaluate((message) => window.__socket.onmessage(new MessageEvent("message", { data: JSON.stringify(message) })), refused);
    await page.waitForSelector(".toast[role=alert]");
    // Whatever a refusal sets off has happened two frames later.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.equal(await page.locator(".toast").count(), 1);
    assert.equal(await focused(page), at);
    assert.deepEqual(await page.evaluate(() => window.__lost), []);
  });
});

/** Notes how long everything moves that the page moves, and presses a key as soon as it does. Runs in the page. */
function watchMotion() {
  window.__moved = [];
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    const moving = animate.call(this, frames, options);
    queueMicrotask(() => {
      const before = moving.playState;
      document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Shift", bubbles: true }));
      window.__moved.push({ time: options.duration, before, after: moving.playState });
    });
    return moving;
  };
}

for (const motion of [true, false]) {
  test(`race: ${motion ? "movements are short, and a key ends them" : "nothing moves if the system asks for it"}`, async () => {
    await withWindows(house, `focus-motion-${motion}`, [{ motion }], async ({ page }) => {
      await page.addInitScript(watchMotion);
      await makeTable({ page }, "race", ["random"]);
      await page.waitForSelector('.hand [data-lit="pickable"]');
      for (const key of ["1", "2", "Control+Enter"]) await page.keyboard.press(key);
      await page.waitForSelector('.actions [data-lit="open"]');
      if (motion) {
        await page.waitForFunction(() => window.__moved.length > 0);
        const moved = await page.evaluate(() => window.__moved);
        assert.ok(moved.every(({ time }) => time <= 400), JSON.stringify(moved));
        assert.deepEqual(moved.filter(({ after }) => after === "running"), []);
        assert.ok(moved.some(({ before }) => before === "running"), "nothing was ended by the key");
      } else {
        const times = await page.evaluate(() => document.getAnimations().map(({ effect }) => effect.getComputedTiming().endTime));
        assert.deepEqual(times.filter((time) => time > 0), []);
        assert.deepEqual(await page.evaluate(() => window.__moved), []);
      }
    });
  });
}
