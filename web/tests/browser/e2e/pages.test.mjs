/** Every page but the table: first page, lists, replay, cards, rules, languages, themes, and what happens without a server. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { accessible, atOnce, foreign, GAMES, LANGUAGES, held, opened, serve, setTheme, shot, withWindows } from "./harness.mjs";
import { illegible } from "./legible.mjs";
import { makeTable, Player } from "./player.mjs";

const house = opened();

const BOTH = [{ phone: false }, { phone: true }];

/** Axe and a picture. */
async function inspect(window, name, checks) {
  await accessible(window, name, checks);
  await setTheme(window, "dark");
  await shot(window, name);
}

test("from the first page to a question in one click; then it is among my games", async () => {
  await withWindows(house, "home", BOTH, async (...windows) => {
    await atOnce(windows, async (window) => {
      const { page } = window;
      await page.goto("/");
      await page.getByRole("button", { name: "Play now" }).first().waitFor();
      await inspect(window, "home");
      await page.getByRole("button", { name: "Invite friends" }).nth(1).click();
      await page.getByRole("dialog").waitFor();
      await inspect(window, "new-table");
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Play now" }).first().click();
      await page.waitForSelector(".prompt.asked");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog").waitFor();
      await inspect(window, "menu");
      await page.getByRole("dialog").getByRole("link", { name: "Home" }).click();
      const mine = page.getByRole("region", { name: "Your games" });
      await mine.getByText("Your turn").waitFor();
      await inspect(window, "home-with-games");
      await mine.getByRole("link").first().click();
      await page.waitForSelector(".prompt.asked");
    });
  });
});

test("a name typed while the page still loads is kept and saved", async () => {
  await withWindows(house, "name", [{}], async ({ page }) => {
    const { release, route } = held();
    await page.route("**/api/games", route);
    const games = page.waitForResponse("**/api/games");
    await page.goto("/");
    const name = page.getByLabel("Your name");
    await name.fill("Hypatia");
    release();
    await games;
    await page.getByRole("button", { name: "Play now" }).first().waitFor();
    assert.equal(await name.inputValue(), "Hypatia");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByText("Your name is saved.").waitFor();
    await page.reload();
    await page.waitForFunction(() => document.querySelector(".name input")?.value === "Hypatia");
  });
});

test("tables in the lobby can be watched and joined", async () => {
  await withWindows(house, "lobby", [{}, { phone: true }, {}], async (host, guest, watcher) => {
    await guest.page.goto("/lobby");
    await guest.page.getByText("No table is waiting").waitFor();
    await inspect(guest, "lobby-empty");
    await host.page.goto("/");
    await host.page.getByRole("button", { name: "Invite friends" }).last().click();
    await host.page.getByLabel("Show this table").check();
    await host.page.getByRole("button", { name: /^Make the table/ }).click();
    await host.page.getByRole("link", { name: "Go to the table" }).click();
    await guest.page.reload();
    await guest.page.getByRole("button", { name: "Sit down" }).waitFor();
    await inspect(guest, "lobby");
    await guest.page.getByRole("button", { name: "Sit down" }).click();
    await guest.page.waitForSelector(".prompt");
    await host.page.waitForSelector(".prompt");
    // Now it is a game to watch, for whoever does not play.
    await watcher.page.goto("/lobby");
    const playing = watcher.page.getByRole("region", { name: "Games to watch" });
    await playing.getByText("Planet Defenders").waitFor();
    await inspect(watcher, "lobby-playing");
    await playing.getByRole("link", { name: "Watch" }).click();
    await watcher.page.waitForSelector(".watching");
  });
});

test("a replay goes step by step, plays, and shows every seat after the end", async () => {
  await withWindows(house, "replay", BOTH, async (desk, phone) => {
    await makeTable(desk, "defenders", ["random"]);
    const { page } = desk;
    await page.waitForSelector(".prompt.asked");
    await new Player(desk, 4).play({ done: async (_) => /Round [3-9]/.test(await page.locator("header.bar .step").textContent()) });
    // Giving up ends a game of two.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Give up" }).click();
    await page.getByRole("button", { name: "Yes, give up" }).click();
    await page.waitForSelector("section.end");
    await page.locator("section.end").getByRole("link", { name: "Replay" }).click();
    const at = page.locator("section.strip .at");
    await at.waitFor();
    const counts = async () => /(\d+) of (\d+)/.exec(await at.textContent()).slice(1).map(Number);
    const [, all] = await counts();
    assert.ok(all > 5, "the replay has moves");
    await page.keyboard.press("End");
    await page.waitForFunction((all) => document.querySelector("section.strip .at").textContent.includes(`${all} of ${all}`), all);
    await page.getByRole("button", { name: "To the beginning" }).click();
    await page.waitForFunction(() => / 0 of/.test(document.querySelector("section.strip .at").textContent));
    await page.getByRole("button", { name: "One move on" }).click();
    await page.waitForFunction(() => / 1 of/.test(document.querySelector("section.strip .at").textContent));
    await page.keyboard.press("ArrowRight");
    await page.waitForFunction(() => / 2 of/.test(document.querySelector("section.strip .at").textContent));
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.waitForFunction(() => !/ [0-3] of/.test(document.querySelector("section.strip .at").textContent));
    await page.getByRole("button", { name: "Pause" }).click();
    const eyes = page.getByLabel("Point of view");
    assert.ok((await eyes.locator("option").count()) >= 4, "own, everything, and each seat");
    await eyes.selectOption("1");
    await eyes.selectOption("all");
    await page.getByRole("button", { name: "To the end" }).click();
    await page.waitForFunction((all) => document.querySelector("section.strip .at").textContent.includes(`${all} of ${all}`), all);
    await inspect(desk, "replay");
    await phone.page.goto(new URL(page.url()).pathname);
    await phone.page.locator("section.strip .at").waitFor();
    await inspect(phone, "replay");
  });
});

test("cards are found in three languages", async () => {
  const SEARCHES = { en: ["Search", "Gem World"], pl: ["Szukaj", null], ja: ["検索", null] };
  await withWindows(house, "cards", BOTH, async (...windows) => {
    await atOnce(windows, async (window) => {
      const { page } = window;
      for (const game of GAMES) {
        await page.goto(`/cards/${game}`);
        await page.locator("main ul > li button").first().waitFor();
        await shot(window, `cards-${game}`);
        // A part of them is enough to be checked.
        await page.locator("main select").first().selectOption({ index: 2 });
        await inspect(window, `cards-some-${game}`);
      }
      await page.goto("/cards/race");
      await page.locator(".card.six").first().waitFor();
      const counting = await page.locator(".card.six").evaluateAll((cards) => cards.map((card) => [...card.querySelectorAll(".count")].map(({ children }) => children.length)));
      assert.equal(counting.length, 12, "six-cost developments");
      for (const signs of counting) assert.ok(signs.length > 0 && signs.every((parts) => parts > 1), `a six-cost development prints its points and what brings them: ${JSON.stringify(counting)}`);
      for (const [language, [, wanted]] of Object.entries(SEARCHES)) {
        await page.locator("header select").first().selectOption(language);
        await page.waitForFunction((language) => document.documentElement.lang === language, language);
        const cards = page.locator("main ul > li button");
        await cards.first().waitFor();
        const all = await cards.count();
        const name = wanted ?? (await cards.nth(30).getAttribute("aria-label"));
        const search = page.locator('main input[type="search"], main input').first();
        await search.fill(name);
        await page.waitForFunction(([name, all]) => {
          const found = [...document.querySelectorAll("main ul > li button")];
          return found.length > 0 && found.length < all && found.some((card) => card.getAttribute("aria-label") === name);
        }, [name, all]);
        await cards.first().click();
        await page.getByRole("dialog").waitFor();
        if (language !== "pl") await inspect(window, `card-${language}`);
        await page.keyboard.press("Escape");
        await search.fill("");
      }
    });
  });
});

test("rules of every game, in every language", async () => {
  await withWindows(house, "rules", BOTH, async (...windows) => {
    await atOnce(windows, async (window) => {
      for (const game of GAMES) {
        await window.page.goto(`/rules/${game}`);
        await window.page.locator("article section h2").first().waitFor();
        await inspect(window, `rules-${game}`);
      }
    });
    const { page } = windows[0];
    for (const language of LANGUAGES.slice(1)) {
      await page.locator("header select").first().selectOption(language);
      await page.waitForFunction((language) => document.documentElement.lang === language, language);
      const text = await page.locator("main").innerText();
      assert.doesNotMatch(text, /web-[a-z]+-/, `a text is missing in ${language}`);
    }
  });
});

test("the language goes everywhere and is remembered, and so does the theme", async () => {
  await withWindows(house, "language", BOTH, async (...windows) => {
    await atOnce(windows, async (window) => {
      const { page } = window;
      await page.goto("/");
      for (const language of LANGUAGES.slice(1)) {
        await page.goto("/");
        await page.locator("header select").first().selectOption(language);
        await page.waitForFunction((language) => document.documentElement.lang === language, language);
        for (const at of ["/", "/lobby", "/cards/roll", "/rules/defenders", "/nowhere"]) {
          await page.goto(at);
          await page.locator("main h1, main .missing h1").first().waitFor();
          assert.equal(await page.evaluate(() => document.documentElement.lang), language);
          const text = await page.locator("body").innerText();
          assert.doesNotMatch(text, /\b(web|race|roll|defenders|server)-[a-z]+(-[a-z]+)*\b/, `a text is missing at ${at} in ${language}`);
          assert.doesNotMatch(text, /Play now|Open tables|Rules\b/, `English is left at ${at} in ${language}`);
        }
        await page.goto("/");
        await shot(window, `home-${language}`);
        for (const game of GAMES) {
          await page.goto("/");
          await page.locator(`article[aria-labelledby="game-${game}"] .primary:enabled`).click();
          await page.waitForSelector(".prompt.asked");
          const said = await page.locator("body").innerText();
          assert.doesNotMatch(said, /\b(web|race|roll|defenders|server)-[a-z]+(-[a-z]+)+\b/, `a text is missing at the table of ${game} in ${language}`);
          const { broken, cut } = await page.evaluate(illegible);
          if (!window.phone) assert.deepEqual(broken, [], `words are broken at the table of ${game} in ${language}`);
          assert.deepEqual(cut.filter((text) => /^div\.sentence/.test(text)), [], `the question of ${game} is cut off in ${language}`);
          // The colors are those of the games in English.
          await inspect(window, `${game}-table-${language}`, { contrast: false });
        }
      }
      // Themes: like the system until one is chosen, which is then remembered.
      await page.goto("/");
      await page.locator("header select").first().selectOption("en");
      const theme = page.getByLabel("Theme");
      const shown = () => page.evaluate(() => [document.documentElement.dataset.theme, getComputedStyle(document.body).color].join());
      assert.equal(await theme.inputValue(), "system", "nothing is chosen at first");
      const dark = await shown();
      await page.emulateMedia({ colorScheme: "light" });
      await page.waitForFunction(() => document.documentElement.dataset.theme === "light");
      const light = await shown();
      assert.notEqual(dark, light, "dark and light differ");
      await theme.selectOption("dark");
      assert.equal(await shown(), dark, "a choice goes before the system");
      await page.emulateMedia({ colorScheme: "dark" });
      await theme.selectOption("light");
      await page.reload();
      await theme.waitFor();
      assert.equal(await theme.inputValue(), "light");
      assert.equal(await shown(), light, "the theme is remembered");
      await shot(window, "home-light");
    });
  });
});

test("addresses that lead nowhere say so", async () => {
  const allow = [/404/];
  await withWindows(house, "missing", [{ allow }, { phone: true, allow }], async (...windows) => {
    await atOnce(windows, async (window) => {
      const { page } = window;
      await page.goto("/nowhere/at/all");
      await page.getByRole("heading", { name: "Nothing orbits here" }).waitFor();
      await inspect(window, "missing");
      await page.goto("/table/0000000000000000");
      await page.getByRole("alert").waitFor();
      await inspect(window, "missing-table");
      await page.goto("/replay/0000000000000000");
      await page.getByRole("alert").waitFor();
      await page.goto("/seat/nobody");
      await page.getByRole("heading", { name: "This link does not lead to a seat." }).waitFor();
      await inspect(window, "missing-seat");
    });
  });
});

test("first load stays under 120 KB", async () => {
  await withWindows(house, "size", [{}], async ({ page }) => {
    const bodies = [];
    page.on("response", (response) => bodies.push(response.body().then((body) => [response.url(), body])));
    await page.goto("/", { waitUntil: "networkidle" });
    let sent = 0;
    for (const [url, body] of await Promise.all(bodies)) {
      // What the server can send: the smaller of both encodings, as browsers accept both. Answers of the API are packed with gzip.
      const packed = gzipSync(body).length;
      sent += new URL(url).pathname.startsWith("/api/") ? packed : Math.min(packed, brotliCompressSync(body).length);
    }
    console.log(`first load: ${(sent / 1000).toFixed(1)} KB compressed in ${bodies.length} answers`);
    assert.ok(bodies.length > 5, "page, scripts, styles, messages and the API were asked for");
    assert.ok(sent < 120_000, `the first load is ${sent} bytes`);
  });
});

test("without a server the table says so, and goes on when it is back", { skip: foreign }, async () => {
  const allow = [/WebSocket|Failed to load resource|ERR_CONNECTION/];
  const own = await serve();
  try {
    await withWindows({ ...house, server: own }, "offline", [{ allow }, { phone: true, allow }], async (...windows) => {
      await atOnce(windows, async (window) => {
        await window.page.goto("/");
        await window.page.getByRole("button", { name: "Play now" }).first().click();
        await window.page.waitForSelector(".prompt.asked");
      });
      const boxes = () => Promise.all(windows.map(({ page }) => page.locator("main, .prompt").evaluateAll((nodes) => nodes.map((node) => JSON.stringify(node.getBoundingClientRect())))));
      const before = await boxes();
      await own.stop();
      await atOnce(windows, async (window) => {
        await window.page.getByText("The connection is lost.").waitFor();
        await inspect(window, "offline");
      });
      assert.deepEqual(await boxes(), before, "the message moves neither the board nor the question");
      await own.again();
      await atOnce(windows, async (window) => {
        const { page } = window;
        const retry = page.getByRole("button", { name: "Try now" });
        if (await retry.isVisible()) await retry.click({ timeout: 2000 }).catch(() => {});
        await page.getByText("The connection is lost.").waitFor({ state: "detached" });
        await page.waitForSelector(".prompt.asked");
        const player = new Player(window, 6);
        await player.play({ done: () => player.commits > 1 });
      });
    });
  } finally {
    await own.close();
  }
});
