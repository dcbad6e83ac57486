/** What cards of Race can do stands on them as a whole at every size: no power is cut, and neither price, points nor goods cover it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { opened, SIZES, withWindows } from "./harness.mjs";
import { makeTable } from "./player.mjs";

const house = opened();

/** Cards with the most to say: as many as lie in two rows, in hand and tableau. */
const FULL = [
  ["Free Trade Association", "Alien Tech Institute", "Mining League", "Pan-Galactic League", "Galactic Renaissance", "Galactic Survey: SETI", "Trade League", "Galactic Federation", "Merchant Guild", "New Economy", "Mining Conglomerate#1", "Terraforming Robots#1"],
  ["Galactic Resort", "Plague World", "New Earth", "New Vinland", "Secluded World", "Space Port", "Star Nomad Lair", "Pirate World", "Imperium Armaments World", "Distant World", "Alien Rosetta Stone World", "Pilgrimage World"],
];

/** Puts these cards into the player's hand and tableau, with goods on all of them, in everything that a window hears. */
async function deal(page, cards) {
  await page.routeWebSocket(/\/api\//, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((data) => {
      const message = JSON.parse(data);
      const { view } = message;
      if (message.type !== "state" || !view?.own) return socket.send(data);
      view.own.hand = cards();
      Object.assign(view.players[view.observer.seat], { tableau: cards(), goods: cards() });
      socket.send(JSON.stringify({ ...message, question: null }));
    });
  });
}

/** Everything on the faces of cards that is cut or covered. The tip of a price may touch what is beside it. Runs in the page. */
function faults() {
  const TOUCH = 0.55;
  const found = [];
  const share = (one, other) => {
    const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return wide > 0 && high > 0 ? (wide * high) / (one.width * one.height) : 0;
  };
  for (const card of document.querySelectorAll(".slot .card")) {
    const { target } = card.closest("[data-target]").dataset;
    const frame = card.getBoundingClientRect();
    const around = [...card.querySelectorAll(".inside > .price, .inside > .vp, .middle > .good, .middle > .source")].map((node) => [node.className.split(" ")[0], node.getBoundingClientRect()]);
    for (const line of card.querySelectorAll(".power, .count")) {
      const box = line.getBoundingClientRect();
      const says = line.dataset.says;
      if (line.scrollWidth > line.clientWidth + 1 || box.right > frame.right - 2) found.push(`${target}: too wide: ${says}`);
      if (box.top < frame.top) found.push(`${target}: too high: ${says}`);
      for (const [name, other] of around) if (share(box, other) > (name === "price" ? TOUCH : 0.15)) found.push(`${target}: ${name} covers: ${says}`);
    }
  }
  return found;
}

test("every power and every line that a card counts can be seen", async () => {
  await withWindows(house, "faces", [{}], async (window) => {
    const { page } = window;
    let cards = [];
    await makeTable(window, "race", ["random"]);
    await page.waitForSelector(".hand .card");
    await deal(page, () => cards);
    for (cards of FULL) {
      await page.reload();
      await page.waitForFunction((count) => document.querySelectorAll(".slot .card").length === 2 * count, cards.length);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
        await page.waitForFunction((count) => document.querySelectorAll(".slot .card").length === 2 * count, cards.length);
        assert.deepEqual(await page.evaluate(faults), [], `at ${size.width}×${size.height}`);
      }
    }
  });
});
