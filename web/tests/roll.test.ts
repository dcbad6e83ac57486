/** Roll's board: dice are assigned by keyboard and by dragging, against drafts like the server's. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Assigning } from "$generated/roll/Assigning";
import type { Event as Happened } from "$generated/roll/Event";
import type { PlayerView } from "$generated/roll/PlayerView";
import type { View } from "$generated/roll/View";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import Board from "$games/roll/Board.svelte";
import { sidesOf, stripOf, total } from "$games/roll/bags";
import { drop } from "$games/roll/drag";
import { flights } from "$games/roll/flights";
import { recap } from "$games/roll/recap";
import { shown } from "$kit/shown.svelte";
import { Pieces } from "$state/catalogs.svelte";
import { Selection } from "$state/selection.svelte";
import { setStage, Stage } from "$state/stage.svelte";
import { speech } from "$words/language.svelte";
import { asked } from "./asked";
import { beginDraft, fakeDraft } from "./rollDraft";

const rolled = { explore: { home: 2 }, settle: { military: 1 }, wild: { alien: 1 } };

const plan: Assigning = {
  columns: { explore: { home: 2 }, settle: { military: 1 } },
  rolled,
  wild: { alien: 1 },
  selection: null,
  dictated: {},
  used: [],
  dictates: 0,
  powers: { tiles: ["Executive Power / Trading World"], repeat_dictate: false, dictate_moves: 1, novelty_moves: 0 },
  using: null,
  plan: null,
};

const player: PlayerView = {
  tableau: [["Executive Power", {}]],
  credits: 1,
  vp: 0,
  cup: { home: 2, military: 1, alien: 1 },
  citizenry: { home: 1 },
  columns: {},
  selector: null,
  developments: { tiles: 0, top: null, dice: {} },
  worlds: { tiles: 0, top: null, dice: {} },
  drawn: 0,
  abandoning: 0,
  score: { chips: 0, developments: 0, worlds: 0, bonus: [] },
};

const view = {
  observer: { seat: 0 },
  round: 1,
  step: "assign",
  stage: "assign",
  phases: [],
  extra_die: null,
  last_round: false,
  pool: 24,
  bag: 50,
  abandoned: 0,
  players: [player, player],
  own: { pair: null, opened: null, rolled, assigned: null, developments: [], worlds: [], drawn: [], abandoning: [], abandoned: [], gives: null },
  unseen: [],
} as unknown as View;

const first = beginDraft(plan);
const question = asked({ kind: "draft", draft: first });

let stage: Stage;
let selection: Selection;
let sent: JsonValue[];
let host: HTMLElement;
let board: Record<string, unknown>;
const under = document.elementsFromPoint;

beforeEach(() => {
  speech.use("en", []);
  sent = [];
  selection = new Selection({
    moves: (moves) => Boolean(sent.push(...moves)),
    draft: async (moves, steps) => {
      const reply = fakeDraft(first, steps);
      return moves.length === 0 && "draft" in reply ? { drafted: { question: asked({ kind: "draft", draft: reply.draft }), view: null, stop: null } } : { refused: null };
    },
  });
  stage = new Stage();
  stage.game = "roll";
  stage.you = 0;
  stage.view = view as unknown as JsonValue;
  stage.pieces = new Pieces({ game: "roll", about: [], pieces: [] });
  stage.selection = selection;
  setStage(stage);
  selection.ask(question);
  host = document.body.appendChild(document.createElement("div"));
  board = mount(Board, { target: host, props: { stage } });
  flushSync();
});

afterEach(() => {
  void unmount(board);
  setStage(null);
  host.remove();
  document.elementsFromPoint = under;
});

const at = (on: string) => host.querySelector<HTMLElement>(`[data-target="${on}"]`)!;
const settled = async () => {
  await Promise.resolve();
  await Promise.resolve();
  flushSync();
};

async function enter(on: string): Promise<void> {
  at(on).dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  await settled();
}

async function dragTo(from: string, to: string | null, through = from): Promise<void> {
  const point = (type: string, x: number) => new PointerEvent(type, { pointerId: 1, button: 0, clientX: x, clientY: 10, bubbles: true });
  document.elementsFromPoint = () => (to ? [at(to)] : [document.body]);
  const die = at(from);
  die.dispatchEvent(point("pointerdown", 10));
  at(through).dispatchEvent(point("pointermove", 40));
  flushSync();
  at(through).dispatchEvent(point("pointerup", 40));
  await settled();
}

const columns = () => stripOf(stage, 0).columns;

it("dice of one color are one stop for the keyboard", () => {
  const dice = [...host.querySelectorAll<HTMLElement>('[data-target="die:home@face:explore"]')];
  expect(dice.map((die) => die.getAttribute("tabindex"))).toEqual(["0", "-1"]);
  expect(dice[1]!.getAttribute("aria-hidden")).toBe("true");
});

it("Enter on a die and on a column selects the phase, and what comes next is lit", async () => {
  await enter("die:home@face:explore");
  expect(at("column:ship").hasAttribute("data-leads")).toBe(true);
  await enter("column:ship");
  expect(stripOf(stage, 0).selection).toEqual({ color: "home", phase: "ship" });
  expect(columns().explore).toEqual({ home: 1 });
  expect(at("die:alien@face:wild").dataset.lit).toBe("open");
  expect(at("die:home@column:explore").dataset.lit).toBe(undefined);
});

it("Enter where the last step was taken confirms the plan", async () => {
  await enter("die:home@face:explore");
  await enter("column:ship");
  await enter("die:alien@face:wild");
  await enter("column:explore");
  expect([selection.canCommit, sent.length]).toEqual([true, 0]);
  await enter("column:explore");
  expect(sent).toHaveLength(1);
});

it("a die that is dragged onto a column does the same", async () => {
  await dragTo("die:military@face:settle", "column:settle");
  expect(stripOf(stage, 0).selection).toEqual({ color: "military", phase: "settle" });
  await dragTo("die:alien@face:wild", "column:explore");
  expect(columns().explore).toEqual({ home: 2, alien: 1 });
  expect(selection.canCommit).toBe(true);
});

it("a pointer that has left the die before it is heard of drags it all the same", async () => {
  await dragTo("die:military@face:settle", "column:settle", "column:develop");
  expect(stripOf(stage, 0).selection).toEqual({ color: "military", phase: "settle" });
});

it("a die that is dropped beside the columns goes back, and nothing is begun", async () => {
  await dragTo("die:home@face:explore", null);
  expect(selection.narrowed).toEqual([]);
  expect(selection.steps).toEqual([]);
  expect(host.querySelector("[data-lifted], [data-over]")).toBe(null);
});

it("a worker that nothing brings to a column stays, and the page says what would", async () => {
  const said = () => shown.notices.at(-1)?.text;
  await dragTo("die:home@face:explore", "column:explore");
  await dragTo("die:alien@face:wild", "column:produce");
  await dragTo("die:military@column:settle", "column:ship");
  expect([said(), selection.narrowed]).toEqual(["web-roll-no-way-dictate", []]);
  shown.notices = [];
  // The next press counts again.
  document.dispatchEvent(new PointerEvent("pointerdown"));
  selection.narrowed = ["die:military@column:settle"];
  flushSync();
  at("column:ship").click();
  expect(said()).toBe("web-roll-no-way-dictate");
  expect([columns().settle, selection.narrowed]).toEqual([{ military: 1 }, ["die:military@column:settle"]]);
  // A column that is lit takes the die instead.
  shown.notices = [];
  await enter("card:Executive Power");
  await dragTo("die:military@column:settle", "column:ship");
  expect([columns().ship, shown.notices]).toEqual([{ military: 1 }, []]);
});

it("what a lesson speaks of is brought into sight, also if another piece that is asked for is", async () => {
  const { elementFromPoint } = document;
  const shown = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});
  document.elementFromPoint = () => at("die:home@face:explore");
  stage.spot = new Set(["die:home@face:explore"]);
  flushSync();
  await settled();
  expect(shown).not.toHaveBeenCalled();
  stage.spot = new Set(["column:ship"]);
  flushSync();
  await settled();
  expect(shown.mock.contexts).toEqual([at("column:ship")]);
  shown.mockRestore();
  document.elementFromPoint = elementFromPoint;
});

it("the credit that comes back after recruiting is no gain", () => {
  const earned = (credits: number, cause: "stock" | "recruit"): Happened => ({ earned: { seat: 1, credits, now: 1, cause } });
  expect(recap([earned(1, "recruit")], 1)).toEqual([]);
  expect(recap([earned(2, "stock"), earned(1, "recruit")], 1)).toEqual([{ icon: "credit", text: "+2" }]);
});

it("the click that ends a drag touches nothing, wherever it goes, and the next press counts at once", async () => {
  const click = (on: string) => at(on).dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  await dragTo("die:home@face:explore", null);
  click("column:ship");
  expect([selection.narrowed, selection.steps]).toEqual([[], []]);
  // No click may follow a drag; then the next one is meant.
  await dragTo("die:home@face:explore", null);
  at("die:alien@face:wild").dispatchEvent(new PointerEvent("pointerdown", { pointerId: 1, button: 0, bubbles: true }));
  click("die:alien@face:wild");
  expect(selection.narrowed).toEqual(["die:alien@face:wild"]);
});

it("a power and Dictate are steps as well; steps can be taken back, and the plan is sent whole", async () => {
  await dragTo("die:home@face:explore", "column:explore");
  await dragTo("die:alien@face:wild", "column:produce");
  await enter("card:Executive Power");
  await dragTo("die:home@column:explore", "column:ship");
  expect(columns().ship).toEqual({ home: 1 });
  await enter("card:Executive Power");
  await dragTo("die:alien@column:produce", "dictate");
  expect(total(stripOf(stage, 0).dictated)).toBe(1);
  expect(selection.canCommit).toBe(false);
  await dragTo("die:military@column:settle", "column:ship");
  expect(columns().ship).toEqual({ home: 1, military: 1 });
  await selection.back();
  await settled();
  expect(columns().ship).toEqual({ home: 1 });
  await dragTo("die:military@column:settle", "column:develop");
  await enter("dictate");
  selection.commit();
  expect(sent).toHaveLength(1);
  expect((sent[0] as { assign: JsonValue[] }).assign).toHaveLength(8);
});

it("the whole plan can be started over", async () => {
  await dragTo("die:home@face:explore", "column:explore");
  await selection.restart();
  await settled();
  expect(stripOf(stage, 0).selection).toBe(null);
  expect(columns()).toEqual(plan.columns);
});

it("a drop that leaves one answer chooses it; one that leaves several waits", () => {
  const offer = (answer: string, on: string[]) => ({ answer, pick: null, label: { key: answer }, details: [], facts: [], on });
  const offers = [offer("a", ["card:A", "stack:world"]), offer("b", ["card:B", "stack:world"]), offer("c", ["card:B", "stack:world"])];
  selection.ask(asked({ kind: "one", offers, unavailable: [] }));
  expect(drop(selection, "card:B", "stack:world")).toBe(true);
  expect([sent, selection.shown.length]).toEqual([[], 2]);
  expect(drop(selection, "card:A", "stack:development")).toBe(false);
  expect(drop(selection, "card:A", "stack:world")).toBe(true);
  expect([sent, selection.answer]).toEqual([[], "a"]);
});

it("a tile is named by its sides", () => {
  expect(sidesOf("Shipping Affinity / Deep Space Symbionts, Ltd.")).toEqual({ development: "Shipping Affinity", world: "Deep Space Symbionts, Ltd." });
});

it("what happened flies where it went, own things first", () => {
  const events: Happened[] = [
    { earned: { seat: 1, credits: 1, now: 2, cause: "stock" } },
    { shipped: { seat: 0, shipper: { color: "home", real: true }, world: "Tourist World", good: "novelty", shipment: "consume" } },
    { recalled: { seat: 0, die: "home", from: { stack: "world" } } },
  ];
  expect(flights(events, 0)).toEqual([
    { from: "0:world:Tourist World", to: "0:citizenry", look: "novelty" },
    { from: "0:column:ship", to: "0:citizenry", look: "home" },
    { from: "0:stack:world", to: "0:cup", look: "home" },
    { from: "1:column:explore", to: "1:credits", look: "credit" },
  ]);
});
