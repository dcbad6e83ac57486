/**
 * Games against a bot, with a bot's answers, to their end. The tests give every answer of one game by hand and the first of the others, which a
 * bot then finishes at the same table; the longer checks give all answers of the other games and sizes.
 */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { accessible, opened, setTheme, shot, withWindows } from "./harness.mjs";
import { Follower } from "./follower.mjs";
import { makeTable } from "./player.mjs";

/** Lets a bot play on, as a player does who must go. */
async function handOver({ page, phone }) {
  for (const name of ["Menu", "Let a bot play for me"]) {
    const button = page.getByRole("button", { name });
    await (phone ? button.tap() : button.click());
  }
}

/**
 * Plays these games: each names the `game`, `where` it is played, at a "desk" or on a "phone", and after how many answers `byHand` a bot takes
 * over, if ever.
 */
export function testWholeGames(games) {
  const house = opened();
  // Games wait for the page some of the time, so all of them are played at once.
  describe("whole games", { concurrency: true }, () => {
    for (const { game, where, byHand = Number.POSITIVE_INFINITY } of games) {
      const phone = where === "phone";
      const whole = byHand === Number.POSITIVE_INFINITY ? "a whole game" : `${byHand} answers by hand, and a bot to the end,`;
      test(`${game}: ${whole} at ${phone ? "phone size by touch" : "desktop size by mouse"}`, async () => {
        await withWindows(house, `game-${game}-${where}`, [{ phone }], async (window) => {
          const { page } = window;
          const player = new Follower(window, game.length * 7 + Number(phone));
          await makeTable(window, game, ["medium"]);
          await page.waitForSelector(".prompt.asked");
          const asked = new Set();
          // A picture of each kind of question, the first time that it comes.
          player.onQuestion = async ({ sentence }) => {
            const kind = sentence.replace(/\d.*/, "").split(/[:,.]/)[0].split(" ").slice(0, 4).join(" ");
            if (asked.has(kind) || asked.size > 6) return;
            asked.add(kind);
            await accessible(window, `${game}: ${sentence}`, { themes: [asked.size % 2 === 0 ? "light" : "dark"] });
            await shot(window, `${game}-${String(asked.size).padStart(2, "0")}-${kind.toLowerCase().replace(/[^a-z]+/g, "-").slice(0, 30)}`);
          };
          const { over } = await player.play({ done: () => player.byHand >= byHand });
          if (!over) await handOver(window);
          const scores = page.locator("section.end table");
          await scores.waitFor();
          assert.ok((await scores.locator("tr").count()) > 2, "the scores come by source");
          assert.ok(player.byHand > 10 && player.byHand > player.byList, `${player.byHand} answers by hand, ${player.byList} from a list`);
          // Payments are filled in; the cards of the opening hand are not.
          if (game === "race") assert.ok(player.picked >= 2, "the cards of the opening hand were picked");
          if (game === "roll" && !phone) assert.ok(player.drags > (byHand === Number.POSITIVE_INFINITY ? 5 : 2), `dice were dragged ${player.drags} times`);
          await accessible(window, `${game} end`);
          await setTheme(window, "dark");
          await shot(window, `${game}-end`);
          console.log(`${game} ${where}: ${player.commits} answers (${player.byList} from the list), ${player.touches} touches, ${player.drags} drags, ${player.dialogs} dialogs; covered: ${[...new Set(player.covered)].join("; ")}`);
        });
      });
    }
  });
}
