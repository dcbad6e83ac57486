/** The line above the board that says what the others did since the player's last move. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Event } from "$generated/defenders/Event";
import type { PlayerInfo } from "$generated/PlayerInfo";
import Since from "$kit/Since.svelte";
import { setStage, Stage } from "$state/stage.svelte";
import { speech } from "$words/language.svelte";
import { recap } from "$games/defenders/recap";

let host: HTMLElement;
let line: Record<string, unknown>;
let stage: Stage;

beforeEach(() => {
  speech.use("en", ["web-fact-gained = gained: { $unit }"]);
  stage = new Stage();
  stage.you = 0;
  stage.players = ["You", "Altair", "Rigel"].map((name, seat) => ({ seat, name, bot: null }) as PlayerInfo);
  setStage(stage);
  host = document.body.appendChild(document.createElement("div"));
  line = mount(Since, { target: host, props: { stage, recap, stacked: true } });
  flushSync();
});

afterEach(async () => {
  await unmount(line);
  setStage(null);
  host.remove();
});

/** What is said of each player. */
const lines = () => [...host.querySelectorAll(".line")].map((node) => node.textContent!.replace(/\s+/g, " ").trim());
const rested = (seat: number): Event => ({ rested: { seat, batteries: 3 } });

/** What happened, in the order of the log. */
function happen(...events: Event[]): void {
  stage.log = events.map((event, index) => ({ index, round: 1, event: event as never, said: { key: "x", args: {} } }));
  flushSync();
}

it("says how the score of each of the others changed, after what they did", () => {
  happen(rested(1));
  stage.scored = [4, 3, -1];
  flushSync();
  expect(lines()).toEqual(["Altair gained: batteries+3gained: vp+3", "Rigel gained: vp−1"]);
});

it("says nothing of points that did not change, and nothing before the first decision", () => {
  happen(rested(1));
  expect(lines()).toEqual(["Altair gained: batteries+3"]);
  stage.scored = [4, 0, 0];
  flushSync();
  expect(lines()).toEqual(["Altair gained: batteries+3"]);
});

it("begins with the player's last decision", () => {
  happen(rested(1), rested(2));
  stage.since = 1;
  flushSync();
  expect(lines()).toEqual(["Rigel gained: batteries+3"]);
});
