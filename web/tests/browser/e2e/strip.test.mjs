/**
 * The prompt strip keeps its height in every language, and nothing moves between questions: neither the strip, nor a region of the board, nor
 * the hand. Every answer has a place on the board or in the strip, the list of answers stays shut, and what cannot be taken back wears a
 * seal. That holds for whole games, which two windows of one player watch, and for what is begun, taken back and confirmed at random.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { atOnce, GAMES, opened, withWindows } from "./harness.mjs";
import { illegible } from "./legible.mjs";
import { makeTable, Player } from "./player.mjs";
import { SocketPlayer } from "./positions.mjs";
import { Wire } from "./wire.mjs";

/** Enough for lists, payments and chains. */
const ANSWERS = 12;

/** More questions than this are seen before anything is begun; a player at random may need some more answers to meet them. */
const UNTOUCHED = 5;

/** A question is drawn long before. */
const MOST_FRAMES = 60;

const SIZES = {
  desk: { size: { width: 1280, height: 800 }, strip: 64, languages: { race: "pl", roll: "ja", defenders: "en" } },
  phone: { size: { width: 390, height: 844 }, strip: 132, languages: { race: "ja", roll: "en", defenders: "pl" } },
};

/** What must not move, by game: strip, board and its regions, and the hand. */
const FIXED = {
  race: [".prompt", ".board", ".rail", ".piles", ".board .main .tableau", ".board .main .tableau ol", ".hands .own"],
  roll: [".prompt", ".board", ".inside > .main", ".inside .reserve", ".inside > .supply", ".inside > .stacks", ".inside > .tableau"],
  defenders: [".prompt", ".outer", ".board > .map", ".board > .tiles", ".board > .market", ".board > .own"],
};

/** And what is beside it on a desktop, whoever is named in the bar and however many cards the others have. */
const BESIDE = { race: [".rivals", ".side"], defenders: [".rivals", ".side", ".bar .strip ol"] };

const fixedIn = (game, phone) => [...FIXED[game], ...(phone ? [] : (BESIDE[game] ?? []))];

/** What the primary button says about what cannot be taken back, in every language. */
const SEALED = ["This cannot be taken back", "Tego nie da się cofnąć", "取り消せません"];

/** Whether the set of answers that the primary button sends draws, reveals or ends something; `null` if there is none. */
async function isFinal(player, { presets }) {
  const [first] = presets;
  if (!first || first.is_open) return null;
  // What comes after a draw cannot be tried.
  const drafted = await player.tried(...first.moves);
  return drafted === null || drafted.stop === "news";
}

/** More kinds of questions than this are met, in one whole game or a few of them. */
const KINDS = 3;
const MOST_GAMES = 5;

const house = opened();

/**
 * The parts of the strip that stay where they are, as long as something is asked; all others are as wide as their words. The lower strip of a
 * desktop moves its sentence for a third line.
 */
const STRIP = { ".prompt .actions .list": ["left"] };
const PHONE_STRIP = { ...STRIP, ".prompt .sentence": ["top"], ".prompt .actions": ["top", "height"] };

/**
 * Where these things are, and how large, and where the primary button ends, which is as wide as its words. On a phone the board can be scrolled, as a
 * player does to reach a piece, and is as long as its contents: all but the strip is measured as if nothing were scrolled there, and without its
 * height. Runs in the page.
 */
function boxes([selectors, phone, strip]) {
  const rounded = (pixels) => Math.round(100 * pixels) / 100;
  const box = (selector) => {
    const node = document.querySelector(selector);
    if (!node) return null;
    // What stays in sight while the board is scrolled is measured where it would lie.
    const stays = getComputedStyle(node).position === "sticky";
    if (stays) node.style.position = "relative";
    const { left, top, width, height } = node.getBoundingClientRect();
    if (stays) node.style.position = "";
    let scrolled = 0;
    for (let around = node.parentElement; around; around = around.parentElement) scrolled += around.scrollTop;
    // Cards of a tableau become lower when there are more of them, but stay where they begin.
    const grows = selector.endsWith(" ol") || (phone && selector !== ".prompt");
    const where = grows ? [left, top + scrolled, width] : [left, top, width, height];
    return where.map(rounded).join(" ");
  };
  const parts = Object.entries(strip).flatMap(([selector, sides]) => {
    const place = document.querySelector(selector)?.getBoundingClientRect();
    return place ? [[selector, sides.map((side) => rounded(place[side])).join(" ")]] : [];
  });
  const primary = document.querySelector(".prompt .primary")?.getBoundingClientRect().right;
  return { ...Object.fromEntries([...selectors.map((selector) => [selector, box(selector)]), ...parts]), ...(primary === undefined ? {} : { primary: rounded(primary) }) };
}

/** Which of these targets are not lit; `null` if something is begun, unless that `isFilled` in, or the list is open. Runs in the page. */
function dark([targets, isFilled]) {
  const isBegun = document.querySelector(`${isFilled ? "" : ".prompt .clear, "}.prompt .list[aria-expanded="true"], .prompt[aria-busy="true"], .prompt:not(.asked)`) !== null;
  // A float finds its place before it can be seen.
  const isSeen = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && node.getBoundingClientRect().width > 0;
  const hasSeen = (selector) => [...document.querySelectorAll(selector)].some(isSeen);
  const isLit = (target) => hasSeen(target === "confirm" ? ".prompt .secondary:enabled, .prompt .chips .option, .prompt .primary:enabled, .float .choice" : `[data-target="${CSS.escape(target)}"][data-lit]`);
  return isBegun ? null : targets.filter((target) => !isLit(target));
}

/** Where the answers to a question belong. */
function placesOf({ ask, choice }) {
  if (choice.kind === "some") return choice.picks.flatMap(({ from }) => from.map((piece) => `card:${piece}`));
  const entries = choice.kind === "one" ? choice.offers : [...choice.draft.changes, ...choice.draft.steps];
  const places = [...new Set(entries.flatMap(({ on }) => on))];
  // Of the tiles that Roll places one after the other, one is at hand.
  return ask.key === "roll-ask-place" ? places.filter((target) => target.startsWith("stack:")) : places;
}

/**
 * On a phone, mat and reserve of Roll take turns. Whether a question that is about both says so at the button that turns them, and these
 * answers have their place on the other side. The board is turned back.
 */
async function liesBehind(page, targets, isFilled) {
  if (!(await page.locator(".turn.waits").isVisible())) return false;
  await page.locator(".turn.waits").click();
  const left = await page.evaluate(dark, [targets, isFilled]);
  await page.locator(".turn[aria-pressed]").click();
  return left?.length === 0;
}

/** Every answer to a question of which nothing is begun has a place, as soon as the page has drawn it. Returns whether that was so. */
async function allReachable(page, wire, isFilled = false) {
  const { version, question } = wire.state;
  if (question === null) return false;
  let left = null;
  for (let frames = 0; frames < MOST_FRAMES; frames += 1) {
    left = await page.evaluate(dark, [placesOf(question), isFilled]);
    if (left === null || wire.state.version !== version) return false;
    if (left.length === 0 || (await liesBehind(page, left, isFilled))) return true;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  return assert.deepEqual(left, [], `answers without a place at ${question.ask.key}`);
}

/** Fails if something is elsewhere than at first. There are no buttons while nothing is asked. */
function unmoved(now, first, when) {
  assert.deepEqual(now, Object.fromEntries(Object.entries(first).filter(([name]) => name in now)), `something moved ${when}`);
}

/** What is first on a way by Tab from the strip. */
async function afterTab(page) {
  await page.locator(".prompt").focus();
  await page.keyboard.press("Tab");
  return page.evaluate(() => document.activeElement?.closest("[data-target][data-lit], .float .choice, .chips .option") !== null);
}

for (const game of GAMES) {
  test(`${game}: in a whole game nothing moves, every answer has a place, all can be read, and the focus is kept`, async () => {
    await withWindows(house, `whole-${game}`, [{}, { phone: true }], async (...windows) => {
      const player = await SocketPlayer.of(windows[0]);
      await windows[1].context.addCookies(await windows[0].context.cookies());
      const watched = windows.map((window) => ({ ...window, ...SIZES[window.phone ? "phone" : "desk"], wire: new Wire(window.page), read: new Set() }));
      await atOnce(watched, async ({ page, size, languages }) => {
        await page.setViewportSize(size);
        await page.addInitScript((language) => localStorage.setItem("orrery.language", language), languages[game] ?? "en");
      });
      let sealed = 0;
      /** One question, in one window. */
      const check = async (window, { version, question }, final) => {
        const { page, phone, wire, read, strip, size } = window;
        await wire.until(() => wire.state?.version === version, "the same question");
        await page.waitForSelector('.prompt.asked:not([aria-busy="true"])');
        // Nobody has begun anything, but payments are filled in.
        assert.ok(await allReachable(page, wire, question.choice.kind === "some"), `something is begun at ${question.ask.key}`);
        const now = await page.evaluate(boxes, [fixedIn(game, phone), phone, phone ? PHONE_STRIP : STRIP]);
        window.first ??= now;
        for (const [selector, box] of Object.entries(now)) assert.ok(box, `there is no ${selector}`);
        const when = `at ${question.ask.key}, ${size.width}×${size.height}`;
        unmoved(now, window.first, when);
        assert.equal(Number(now[".prompt"].split(" ")[3]), strip, "the height of the strip");
        assert.equal(await page.evaluate(() => document.activeElement?.matches("body") ?? true), false, `nothing has the focus ${when}`);
        const seal = await page.locator(".prompt .actions .primary").getAttribute("title");
        if (final !== null) assert.equal(SEALED.includes(seal), final, `the seal of “${await page.locator(".prompt .primary").textContent()}” ${when}`);
        if (read.has(question.ask.key)) return;
        read.add(question.ask.key);
        assert.deepEqual(await page.evaluate(illegible), { cut: [], broken: [] }, when);
        if (!phone) assert.ok(await afterTab(page), `Tab leads to nothing that can be chosen ${when}`);
      };
      const play = async () => {
        await player.make(game, ["medium"]);
        await atOnce(watched, async (window) => {
          window.first = undefined;
          await window.page.goto(`/table/${player.id}`);
          await window.page.waitForSelector(".prompt.asked");
        });
        while (!player.isOver) {
          await player.wire.until(() => player.isOver || player.wire.state.waiting.join() === String(player.wire.you), "that nobody else is asked");
          if (player.isOver) break;
          const { state } = player.wire;
          const final = await isFinal(player, state.question);
          sealed += final ? 1 : 0;
          await atOnce(watched, (window) => check(window, state, final));
          await player.answer((await player.advice(state.version)).answer);
        }
      };
      // A bot with little time takes some kinds of actions in one game and others in the next.
      for (let games = 0; watched[0].read.size <= KINDS; games += 1) {
        assert.ok(games < MOST_GAMES, `only ${[...watched[0].read]} was asked in ${games} games`);
        await play();
      }
      if (game === "roll") assert.ok(sealed > 0, "no set of answers drew anything");
    });
  });
}

for (const [where, { size, strip, languages }] of Object.entries(SIZES)) {
  for (const game of GAMES) {
    test(`${game}: nothing moves while answers are put together at ${size.width}×${size.height}`, async () => {
      const phone = where === "phone";
      await withWindows(house, `strip-${game}-${where}`, [{ phone }], async (window) => {
        const { page } = window;
        const wire = new Wire(page);
        const fixed = fixedIn(game, phone);
        const measure = () => page.evaluate(boxes, [fixed, phone, phone ? PHONE_STRIP : STRIP]);
        await page.setViewportSize(size);
        await makeTable(window, game, ["random"]);
        await page.waitForSelector(".prompt.asked");
        await page.evaluate((language) => localStorage.setItem("orrery.language", language), languages[game] ?? "en");
        await page.reload();
        await page.waitForSelector(".prompt.asked");
        const player = new Player(window, 30 + game.length);
        const first = await measure();
        for (const [selector, box] of Object.entries(first)) assert.ok(box, `there is no ${selector}`);
        assert.equal(Number(first[".prompt"].split(" ")[3]), strip, "the height of the strip");
        const questions = new Set();
        const reached = new Set();
        const act = player.act.bind(player);
        player.act = async () => {
          if (await allReachable(page, wire)) reached.add(`${page.url()} ${wire.state.version}`);
          return act();
        };
        const enough = () => player.commits >= ANSWERS && reached.size > UNTOUCHED;
        const done = async ({ sentence }) => {
          questions.add(sentence);
          const now = await measure();
          if (now[".prompt"] === null) {
            // That answer has ended the game, and the result has a frame like the board's.
            await page.waitForSelector("section.end");
            return true;
          }
          unmoved(now, first, `at “${sentence}” after ${player.history.slice(-5).join(", ")}`);
          return enough();
        };
        await player.play({ done });
        while (!enough()) {
          await makeTable(window, game, ["random"]);
          await page.waitForSelector(".prompt.asked");
          await player.play({ done });
        }
        assert.ok(questions.size > 3, `only ${questions.size} questions were asked`);
      });
    });
  }
}
