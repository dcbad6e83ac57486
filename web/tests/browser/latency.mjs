/**
 * How long a press takes to show: `npm run latency -- [answers] [game…]` plays that many answers (40) of each game, on a desktop and on a
 * phone, as they are and with a processor that is four times slower, and prints milliseconds. Server and page are chosen as for the
 * browser tests.
 *
 * | measured | from | to the end of the frame that shows |
 * | --- | --- | --- |
 * | preview | a press | that something on the page has changed |
 * | follow-up | a press | what the server says about it: the next part, or that there is none |
 * | board | a confirmation | the position that the server has stored; *reply* is when it arrives |
 *
 * Times are taken in the page, from the time stamp of the input. Bots play at random, so that nobody thinks in between.
 */

import { browse, DESK, GAMES, open, serve } from "./e2e/harness.mjs";
import { makeTable, Player } from "./e2e/player.mjs";

const [answers = "40", ...wanted] = process.argv.slice(2);
const ANSWERS = Number(answers);
const PLAYED = wanted.length > 0 ? wanted : GAMES;
const SIZES = { desk: DESK, phone: { width: 390, height: 844 } };
const SLOWER = [1, 4];

/** Notes when presses show. Runs in the page, before anything else. */
function watch() {
  const times = { preview: [], "follow-up": [], reply: [], board: [] };
  /** When the last press was made, and that of a press of which nothing has shown yet. */
  let pressed = 0;
  let unseen = null;
  /** The presses that the server has not replied to: of drafts by their ids, and of the last confirmation. */
  const drafts = new Map();
  let confirmed = null;
  let stored = false;
  let drawing = 0;

  /** The end of the frame that draws everything that has changed by now. */
  const drawn = () =>
    new Promise((done) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => done(performance.now());
        port2.postMessage(null);
      }),
    );
  const note = async (what, from) => {
    drawing += 1;
    times[what].push((await drawn()) - from);
    drawing -= 1;
  };

  // A drag ends without a click.
  addEventListener("pointerup", ({ timeStamp }) => (pressed = timeStamp), true);
  addEventListener(
    "click",
    async ({ timeStamp, isTrusted }) => {
      if (!isTrusted) return;
      pressed = unseen = timeStamp;
      await drawn();
      // A press that asks nothing and changes nothing has nothing to show.
      if (unseen === timeStamp && drafts.size === 0 && confirmed === null) unseen = null;
    },
    true,
  );
  new MutationObserver((changes) => {
    // Buttons that are shut while a reply is awaited show nothing of what was pressed.
    const isSeen = changes.some(({ type, attributeName }) => type !== "attributes" || !["aria-busy", "disabled"].includes(attributeName));
    if (unseen === null || !isSeen) return;
    note("preview", unseen);
    unseen = null;
  }).observe(document, { attributes: true, childList: true, characterData: true, subtree: true });

  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...at) {
      super(...at);
      this.addEventListener("message", ({ data }) => {
        const type = /"type":"(\w+)"/.exec(data)[1];
        if (type === "drafted") {
          const id = Number(/"id":(\d+)/.exec(data)[1]);
          if (drafts.has(id)) note("follow-up", drafts.get(id));
          drafts.delete(id);
        } else if (type === "accepted") stored = true;
        else if (type === "refused") confirmed = null;
        else if (type === "state" && stored && confirmed !== null) {
          times.reply.push(performance.now() - confirmed);
          note("board", confirmed);
          confirmed = null;
        }
      });
    }

    send(data) {
      const { type, id } = JSON.parse(data);
      if (type === "draft") drafts.set(id, pressed);
      if (type === "moves") [confirmed, stored] = [pressed, false];
      super.send(data);
    }
  };

  window.__latency = {
    times,
    /** Waits until everything has shown. */
    settled: async () => {
      do await drawn();
      while (drafts.size > 0 || confirmed !== null || drawing > 0);
    },
  };
}

/** A player who does nothing while the page is busy with a press. */
class Patient extends Player {
  async tap(thing, at) {
    await super.tap(thing, at);
    await this.page.evaluate(() => window.__latency.settled());
  }
}

/** The milliseconds of each measure in a game. */
async function measure(browser, server, game, where, slower) {
  const window = await open(browser, server, { phone: where === "phone", motion: true });
  const { page, context } = window;
  await page.addInitScript(watch);
  await page.setViewportSize(SIZES[where]);
  const player = new Patient(window, 7);
  let times = { preview: [], "follow-up": [], reply: [], board: [] };
  // A game may be over early.
  while (times.board.length < ANSWERS) {
    await makeTable(window, game, ["random"]);
    await page.waitForSelector(".prompt.asked");
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: slower });
    const from = player.commits;
    await player.play({ done: () => times.board.length + player.commits - from >= ANSWERS });
    const more = await page.evaluate(() => window.__latency.times);
    times = Object.fromEntries(Object.entries(times).map(([what, all]) => [what, [...all, ...more[what]]]));
  }
  await window.close();
  return times;
}

const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

console.log("game       window  processor  measure    count  median    95 %     max");
const server = await serve();
const browser = await browse();
try {
  for (const slower of SLOWER) {
    for (const where of Object.keys(SIZES)) {
      for (const game of PLAYED) {
        for (const [what, times] of Object.entries(await measure(browser, server, game, where, slower))) {
          const sorted = times.toSorted((one, other) => one - other);
          const figures = [at(sorted, 0.5), at(sorted, 0.95), sorted.at(-1)].map((ms) => `${Math.round(ms)} ms`.padStart(7));
          console.log(`${game.padEnd(10)} ${where.padEnd(7)} ${(slower === 1 ? "full" : `1/${slower}`).padEnd(10)} ${what.padEnd(10)} ${String(times.length).padStart(5)} ${figures.join(" ")}`);
        }
      }
    }
  }
} finally {
  await browser.close();
  await server.close();
}
