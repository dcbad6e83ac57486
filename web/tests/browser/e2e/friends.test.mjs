/** Two people in two browsers at one table, and a third who only watches. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { accessible, GAMES, held, opened, setTheme, shot, withWindows } from "./harness.mjs";
import { duel, makeTable, Player } from "./player.mjs";
import { anyAnswers, kindOf, playOn, SocketPlayer } from "./positions.mjs";
import { Presser } from "./presses.mjs";

const house = opened();

const roundOf = (page) => page.locator("header.bar .step").textContent().then((said) => Number(/Round (\d+)/.exec(said ?? "")?.[1] ?? 0));
const textOf = (locator) => locator.textContent().then((said) => said.trim().replace(/\s+/g, " "));

/** The last state that a page received on its socket. */
function listen(page) {
  const heard = { state: null };
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(payload);
      if (message.type === "state") heard.state = message;
    }),
  );
  return heard;
}

for (const game of GAMES) {
  test(`${game}: two play over a seat link, one reloads, one takes back, one watches`, async () => {
    await withWindows(house, `friends-${game}`, [{}, { phone: true }, {}], async (host, guest, watcher) => {
      await makeTable(host, game, ["open"]);
      const dialog = host.page.getByRole("dialog");
      await dialog.getByRole("button", { name: "Copy" }).click();
      await host.page.getByText("The link is copied.").waitFor();
      const link = await host.page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /\/seat\/./);
      if (game === "race") await shot(host, "invite-links");
      await dialog.getByRole("link", { name: "Go to the table" }).click();
      await host.page.getByRole("heading", { name: "Waiting for players" }).waitFor();
      if (game === "race") {
        await accessible(host, "waiting table");
        await setTheme(host, "dark");
        await shot(host, "waiting");
      }

      const hostHeard = listen(host.page);
      const watched = listen(watcher.page);
      // What arrives late must not overwrite what was typed meanwhile.
      const { release, route } = held();
      await guest.page.route("**/api/games", route);
      await guest.page.goto(new URL(link).pathname);
      await guest.page.getByLabel("Your name").fill("Grace");
      release();
      if (game === "race") {
        await accessible(guest, "seat link");
        await setTheme(guest, "dark");
        await shot(guest, "seat");
      }
      await guest.page.getByRole("button", { name: "Take the seat" }).click();
      await host.page.waitForSelector(".prompt.asked, .prompt .idle");
      await host.page.getByText("Grace").first().waitFor();
      await host.page.reload();
      await watcher.page.goto(new URL(host.page.url()).pathname);
      await watcher.page.waitForSelector(".watching");

      const players = [new Player(host, 21), new Player(guest, 22)];
      let undone = false;
      await duel(players, {
        done: async (player) => {
          // The host takes the first answer back that can be taken back.
          if (!undone && player === players[0] && player.commits > 0) {
            await host.page.waitForFunction(() => document.querySelector('.prompt:not([aria-busy="true"])') !== null);
            const undo = host.page.locator(".prompt .undo");
            const said = await host.page.evaluate(() => document.querySelector(".prompt .undo")?.getAttribute("aria-label") ?? null);
            if (said) {
              const what = said.replace("Take back:", "").trim();
              assert.ok(what.length > 2, "the button says what it takes back");
              // It is closed while another answer is put together.
              await host.page.keyboard.press("Shift+Escape");
              const before = await textOf(host.page.locator(".prompt .sentence"));
              await undo.click();
              // Another question is asked, or what was taken back is put together again.
              await host.page.waitForFunction((before) => {
                const prompt = document.querySelector(".prompt");
                if (!prompt?.classList.contains("asked")) return false;
                return prompt.querySelector(".clear") !== null || prompt.querySelector(".sentence").textContent.trim().replace(/\s+/g, " ") !== before;
              }, before);
              undone = true;
            }
          }
          return (await roundOf(host.page)) >= 3 && undone;
        },
      });

      // Reloading keeps everything: the question, the log, the own cards.
      const keep = async () => ({
        sentence: await textOf(host.page.locator(".prompt .sentence")),
        log: (await host.page.locator(".log .entry").allTextContents()).join("|"),
        own: JSON.stringify(hostHeard.state.view.own),
      });
      await host.page.waitForFunction(() => document.querySelector('.prompt:not([aria-busy="true"])') !== null);
      const before = await keep();
      hostHeard.state = null;
      await host.page.reload();
      await host.page.waitForSelector(".log .entry");
      await host.page.waitForSelector(".prompt .sentence");
      assert.deepEqual(await keep(), before, "a reload changed what is seen");
      await duel(players, { done: async () => (await roundOf(host.page)) >= 4 });

      // A spectator has no hand, and sees no card of another's hand.
      assert.ok(!watched.state.view.own, "a spectator received a player's own cards");
      const hand = hostHeard.state.view.own?.hand ?? [];
      const leaked = await watcher.page.evaluate((hand) => hand.filter((id) => document.querySelector(`[data-target="card:${CSS.escape(id)}"]`)), hand);
      assert.deepEqual(leaked, [], "a watcher sees cards of a hand");
      assert.equal(await watcher.page.locator(".prompt").count(), 0, "a watcher is asked nothing");
      await accessible(watcher, `${game} watched`);
      await setTheme(watcher, "dark");
      await shot(watcher, `${game}-watched`);
    });
  });
}

/** What the player has begun, where the focus is, and how far everything is scrolled. Runs in the page. */
function begun() {
  const all = (selector) => [...document.querySelectorAll(selector)];
  return {
    chosen: all('[data-lit="chosen"], [data-lit="picked"], [data-lit="planned"]').map((node) => node.dataset.target),
    ready: document.querySelector(".prompt .primary:enabled") !== null,
    focus: document.activeElement.dataset.target ?? document.activeElement.className,
    scrolled: all("*").flatMap(({ scrollTop, scrollLeft, className }) => (scrollTop || scrollLeft ? [`${className} ${scrollTop} ${scrollLeft}`] : [])),
  };
}

test("race: what is begun outlasts another's answer, a reload and an undo; only the last to answer is told that it is final", async () => {
  await withWindows(house, "friends-begun", [{}, {}], async (host, guest) => {
    const hand = new Presser(host);
    const [table, other] = [await SocketPlayer.of(host), await SocketPlayer.of(guest)];
    await table.makeWith(other, "race");
    await Promise.all([table, other].map((player) => player.answer(...anyAnswers(player.question))));
    await hand.goTo(table.id, table.wire.state.version);
    const { page } = host;
    const seal = page.locator(".prompt .primary[title]");
    /** The guest answers while the host has begun something. */
    const answered = async (...answers) => {
      const { version } = other.wire.state;
      const before = await page.evaluate(begun);
      await other.send({ type: "moves", version, moves: answers });
      await hand.shown((state) => !state.waiting.includes(other.wire.you));
      assert.deepEqual(await page.evaluate(begun), before, "another's answer changed what was begun");
    };

    await hand.on("action:develop");
    assert.equal(await seal.count(), 0, "the first to choose can take it back");
    await answered({ choose: "explore_one" });
    await seal.waitFor();
    const before = await page.evaluate(begun);
    await page.reload();
    await seal.waitFor();
    const { chosen, ready } = await page.evaluate(begun);
    assert.deepEqual({ chosen, ready }, { chosen: before.chosen, ready: before.ready }, "a reload lost what was begun");
    const { version } = hand.wire.state;
    await hand.on("action:develop");
    await table.wire.until(() => table.wire.state.version > version, "that the action is chosen");

    // A development with its payment is taken back as a whole, and is there again to be changed.
    const isPriced = ({ facts }) => facts.some(({ kind, count }) => kind === "costs" && count > 0);
    const placeable = () => (kindOf(table.question) === "develop" ? table.question.choice.offers.find(isPriced) : undefined);
    const answers = (player) => {
      const kind = kindOf(player.question);
      if (kind === "choose") return [{ choose: player === table ? "develop" : "explore_one" }];
      return kind === "develop" ? [{ develop: null }] : anyAnswers(player.question);
    };
    await playOn([table, other], answers, () => table.question !== null && placeable() !== undefined);
    await hand.shown((state) => state.version >= table.wire.state.version);
    await hand.on(placeable().on[0]);
    const whole = await page.evaluate(begun);
    await hand.confirm();
    await page.locator(".prompt .undo:enabled").click();
    await hand.shown(() => true);
    await page.locator(".prompt .primary:enabled").waitFor();
    const again = await page.evaluate(begun);
    assert.deepEqual(again.chosen, whole.chosen, "what was taken back is not put together again");
  });
});
