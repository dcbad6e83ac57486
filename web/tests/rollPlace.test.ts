/** Tiles of Roll on their way: placed by ← and →, each taken up again by itself; abandoned where explorers are asked for. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Side } from "$generated/roll/Side";
import type { PlayerView } from "$generated/roll/PlayerView";
import type { View } from "$generated/roll/View";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Question } from "$generated/words/Question";
import Board from "$games/roll/Board.svelte";
import { sidesOf } from "$games/roll/bags";
import { withGone } from "$games/roll/tray";
import { answerKey } from "$kit/keys";
import { Pieces } from "$state/catalogs.svelte";
import { Selection } from "$state/selection.svelte";
import { setStage, Stage } from "$state/stage.svelte";
import { speech } from "$words/language.svelte";
import { asked } from "./asked";

type Move = { place: { tile: string; side: Side } } | { scout: string } | { abandon: string } | "draw";

const TILES = Array.from({ length: 11 }, (_, n) => `Development ${n} / World ${n}`);
const player = {
  tableau: [],
  credits: 1,
  vp: 0,
  cup: {},
  citizenry: {},
  columns: { explore: { home: 1 } },
  selector: null,
  developments: { tiles: 0, top: null, dice: {} },
  worlds: { tiles: 0, top: null, dice: {} },
  drawn: 0,
  abandoning: 0,
  score: { chips: 0, developments: 0, worlds: 0, bonus: [] },
} as PlayerView;

interface Zone {
  drawn: string[];
  developments: string[];
  worlds: string[];
  abandoning: string[];
}

const viewOf = (zone: Zone): View =>
  ({
    observer: { seat: 0 },
    round: 1,
    step: { phase: "explore" },
    stage: "explore",
    phases: ["explore"],
    extra_die: null,
    last_round: false,
    pool: 24,
    bag: 50,
    abandoned: 0,
    players: [player, player],
    own: { pair: null, opened: null, rolled: null, assigned: null, abandoned: [], gives: null, ...zone },
    unseen: [],
  }) as unknown as View;

/** The zone after some moves. */
function after(zone: Zone, moves: readonly Move[]): Zone {
  return moves.reduce((at, move) => {
    if (move === "draw" || "scout" in move) return at;
    if ("abandon" in move) {
      const rest = (tiles: string[]) => tiles.filter((tile) => tile !== move.abandon);
      return { ...at, developments: rest(at.developments), worlds: rest(at.worlds), abandoning: [...at.abandoning, move.abandon] };
    }
    const { tile, side } = move.place;
    const key = side === "development" ? "developments" : "worlds";
    return { ...at, drawn: at.drawn.filter((other) => other !== tile), [key]: [...at[key], tile] };
  }, zone);
}

const label = (key: string) => ({ key, args: {} });
const offer = (answer: Move, on: string[]) => ({ answer: answer as JsonValue, pick: null, label: label("offer"), details: [], facts: [], on });
const preset = (moves: Move[], on: string[], is_open = false) => ({ moves: moves as JsonValue[], label: label("preset"), details: [], facts: [], on, is_open });
const upOf = ({ worlds }: Zone, tile: string) => sidesOf(tile)[worlds.includes(tile) ? "world" : "development"];

const placing = ({ drawn }: Zone): Question =>
  asked(
    {
      kind: "one",
      offers: drawn.flatMap((tile) => (["development", "world"] as const).map((side) => offer({ place: { tile, side } }, [`card:${sidesOf(tile)[side]}`, `stack:${side}`]))),
      unavailable: [],
    },
    { is_part: true },
  );

const zoneOf = ({ developments, worlds }: Zone) => [...developments, ...worlds];
const exploring = (zone: Zone): Question =>
  asked(
    { kind: "one", offers: [offer({ scout: "home" }, ["bag"])], unavailable: [] },
    { presets: [preset([{ scout: "home" }, "draw"], ["bag"])], ahead: zoneOf(zone).map((tile) => preset([{ scout: "home" }, { abandon: tile }], [`card:${upOf(zone, tile)}`], true)) },
  );
const abandoning = (zone: Zone): Question =>
  asked(
    { kind: "one", offers: [...zoneOf(zone).map((tile) => offer({ abandon: tile }, [`card:${upOf(zone, tile)}`])), offer("draw", ["bag"])], unavailable: [] },
    { is_part: true, presets: [preset(["draw"], ["bag"])] },
  );

let stage: Stage;
let selection: Selection;
let sent: JsonValue[][];
let host: HTMLElement;
let board: Record<string, unknown> | null = null;

/** A table where this zone is asked about. */
function open(zone: Zone, first: Question): void {
  selection = new Selection(
    {
      moves: (moves) => Boolean(sent.push(moves)),
      draft: async (moves) => {
        const now = after(zone, moves as Move[]);
        const question = now.drawn.length > 0 ? placing(now) : zone.drawn.length > 0 ? null : abandoning(now);
        return { drafted: { question, view: question && (viewOf(now) as unknown as JsonValue), stop: question ? null : "others" } };
      },
    },
    () => ({ fills: true, oneClick: false, held: stage.held }),
  );
  stage = new Stage();
  stage.game = "roll";
  stage.you = 0;
  stage.view = viewOf(zone) as unknown as JsonValue;
  stage.pieces = new Pieces({ game: "roll", about: [], pieces: [] });
  stage.selection = selection;
  setStage(stage);
  selection.ask(first);
  board = mount(Board, { target: host, props: { stage } });
  flushSync();
}

const NOTHING: Zone = { drawn: [], developments: [], worlds: [], abandoning: [] };
const answerKeys = (event: KeyboardEvent) => {
  if (answerKey(event, selection)) event.preventDefault();
};

beforeEach(() => {
  speech.use("en", []);
  sent = [];
  host = document.body.appendChild(document.createElement("div"));
  window.addEventListener("keydown", answerKeys);
});

afterEach(() => {
  window.removeEventListener("keydown", answerKeys);
  if (board) void unmount(board);
  board = null;
  setStage(null);
  host.remove();
});

const press = (key: string) => document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const settled = async () => {
  for (let n = 0; n < 60; n += 1) await Promise.resolve();
  flushSync();
};
const at = (on: string) => host.querySelector<HTMLElement>(`[data-target="${on}"]`)!;
/** `count` is 2 for the second click of a double click. */
const click = async (node: HTMLElement, count = 1) => {
  node.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: count }));
  await settled();
};
const named = (words: string) => [...host.querySelectorAll<HTMLElement>("button")].filter((button) => button.getAttribute("aria-label")?.startsWith(words));
const placed = () => (selection.answers ?? []).map((answer) => (answer as { place: { tile: string; side: Side } }).place);

/** After a while, as the guard against double clicks wants it. */
const later = () => {
  const now = performance.now.bind(performance);
  performance.now = () => now() + 1000;
  return () => {
    performance.now = now;
  };
};

it("eleven tiles are placed with twelve presses", async () => {
  open({ ...NOTHING, drawn: TILES }, placing({ ...NOTHING, drawn: TILES }));
  for (let n = 0; n < 11; n += 1) {
    press(n % 2 === 0 ? "ArrowLeft" : "ArrowRight");
    await settled();
  }
  expect(sent).toEqual([]);
  press("Enter");
  expect(sent).toHaveLength(1);
  expect(sent[0]).toEqual(TILES.map((tile, n) => ({ place: { tile, side: n % 2 === 0 ? "development" : "world" } })));
});

it("keys that are faster than the server are not lost", async () => {
  open({ ...NOTHING, drawn: TILES }, placing({ ...NOTHING, drawn: TILES }));
  for (let n = 0; n < 11; n += 1) press("ArrowRight");
  for (let n = 0; n < 11; n += 1) await settled();
  expect(placed().map(({ side }) => side)).toEqual(TILES.map(() => "world"));
});

it("an arrow that is pressed again for the last tile sends nothing, and the other one turns it", async () => {
  const zone = { ...NOTHING, drawn: TILES.slice(0, 1) };
  open(zone, placing(zone));
  press("ArrowLeft");
  await settled();
  press("ArrowLeft");
  await settled();
  expect(sent).toEqual([]);
  press("ArrowRight");
  await settled();
  expect(placed()).toEqual([{ tile: TILES[0], side: "world" }]);
});

it("a stack that is touched gets the tile at hand, and any tile can be taken in hand", async () => {
  open({ ...NOTHING, drawn: TILES }, placing({ ...NOTHING, drawn: TILES }));
  await click(at("stack:world"));
  expect(selection.chain.map(({ answer }) => answer)).toEqual([{ place: { tile: TILES[0], side: "world" } }]);
  await click(named("web-roll-take")[4]!);
  press("ArrowLeft");
  await settled();
  expect(selection.chain.at(-1)!.answer).toEqual({ place: { tile: TILES[5], side: "development" } });
});

it("the next tile takes a click at once, but not the second one of a double click", async () => {
  open({ ...NOTHING, drawn: TILES }, placing({ ...NOTHING, drawn: TILES }));
  await click(at("card:World 0"));
  await click(at("card:World 1"), 2);
  expect(selection.chain).toHaveLength(1);
  await click(at("card:World 1"));
  expect(selection.chain.map(({ answer }) => (answer as { place: { tile: string } }).place.tile)).toEqual([TILES[0], TILES[1]]);
});

it("each tile can be taken up again before it is confirmed, and the others stay", async () => {
  const zone = { ...NOTHING, drawn: TILES.slice(0, 4) };
  open(zone, placing(zone));
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowLeft"]) {
    press(key);
    await settled();
  }
  expect(selection.chain).toHaveLength(3);
  const restore = later();
  await click(named("web-roll-take-up")[1]!);
  restore();
  expect(selection.chain.map(({ answer }) => (answer as { place: { tile: string } }).place.tile)).toEqual([TILES[0], TILES[2]]);
  expect(at("card:World 1").dataset.lit).toBe("open");
  press("Escape");
  await settled();
  expect(selection.chain).toHaveLength(1);
});

it("the last tile is kept where it was put when another is taken up", async () => {
  const zone = { ...NOTHING, drawn: TILES.slice(0, 3) };
  open(zone, placing(zone));
  for (const key of ["ArrowLeft", "ArrowRight", "ArrowRight"]) {
    press(key);
    await settled();
  }
  expect(placed()).toHaveLength(3);
  const restore = later();
  await click(named("web-roll-take-up")[0]!);
  restore();
  expect(selection.chain.map(({ answer }) => (answer as { place: { tile: string } }).place.tile)).toEqual([TILES[1], TILES[2]]);
  press("ArrowRight");
  await settled();
  expect(placed().map(({ tile }) => tile)).toEqual([TILES[1], TILES[2], TILES[0]]);
});

it("tiles are abandoned where explorers are asked for, stay where they lie, and can be kept after all", async () => {
  const zone = { ...NOTHING, developments: TILES.slice(0, 2), worlds: TILES.slice(2, 4) };
  open(zone, exploring(zone));
  await click(at("card:Development 0"));
  await click(at("card:World 3"));
  expect(selection.answers).toEqual([{ scout: "home" }, { abandon: TILES[0] }, { abandon: TILES[3] }, "draw"]);
  const crossed = named("web-roll-keep");
  expect(crossed).toHaveLength(2);
  // The second click of a double click changes nothing.
  await click(crossed[0]!);
  expect(selection.chain).toHaveLength(3);
  const restore = later();
  await click(crossed[0]!);
  restore();
  expect(selection.answers).toEqual([{ scout: "home" }, { abandon: TILES[3] }, "draw"]);
  expect(at("card:Development 0").dataset.lit).toBe("open");
});

it("what is gone from a stack is shown where it lay", () => {
  const gone = new Map([["b", 0], ["d", 1]]);
  expect(withGone(["a", "c", "e"], ["a", "b", "c", "d"], gone)).toEqual(["a", "b", "c", "d", "e"]);
  expect(withGone(["c"], ["b", "c"], gone)).toEqual(["b", "c"]);
  expect(withGone([], ["x", "b"], gone)).toEqual(["b"]);
});
