import { describe, expect, it, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import type { Question } from "$generated/words/Question";
import type { Tried } from "$net/socket";
import { Selection } from "$state/selection.svelte";
import type { Stage } from "$state/stage.svelte";
import { Track } from "./track.svelte";

const phrase = (key: string) => ({ key, args: {} });
const offer = (answer: JsonValue, on: string[], facts: object[] = []) => ({ answer, label: phrase("x"), details: [], facts, on, pick: null, then: null });
const question = (...offers: object[]) =>
  ({ ask: phrase("?"), details: [], verb: phrase("go"), choice: { kind: "one", offers, unavailable: [] }, presets: [], is_part: false }) as unknown as Question;

const BATTERY: JsonValue = { step_on: { payment: { energy: {}, batteries: 1 } } };
const BLUE: JsonValue = { step_on: { payment: { energy: { blue: 1 }, batteries: 0 } } };
const STOP: JsonValue = "stop_marker";
const repeats = (count: number) => [{ kind: "repeats", count }];
/** Whether the marker goes on, and for how many fields batteries would last. */
const step = (reach: number, ...more: object[]) => question(...more, offer(BATTERY, ["place:3"], repeats(reach)), offer(STOP, ["confirm"]));
const converted = offer(BLUE, ["place:3"], [{ kind: "converts" }]);
const fly = (tile: string): object => offer({ main: { tile, to: 1, payment: { energy: {}, batteries: 2 } } }, [`tile:${tile}`, "place:1"]);
const act = question(fly("C1"), fly("C3"), offer("end_turn", ["confirm"]));

/** A table whose marker has gone one field, on field 1; `batteries` are held before anything is paid. */
function walking(batteries: number, first = step(Math.min(2, batteries)), second: Question | null = step(1)) {
  const paid = (moves: JsonValue[]) => moves.filter((answer) => typeof answer === "object").length;
  const view = (moves: JsonValue[]) => ({
    turn: { asking: { track: 1 + paid(moves) } },
    track: ["green", "blue", "orange", "green", "blue", "orange"],
    marker: 1 + paid(moves),
    players: [{ batteries: batteries - moves.filter((answer) => JSON.stringify(answer) === JSON.stringify(BATTERY)).length }],
  });
  const next = (moves: JsonValue[]) => (moves.includes(STOP) || paid(moves) === 2 ? act : second && paid(moves) === 1 ? second : act);
  const moves = vi.fn((_: JsonValue[]) => true);
  const draft = vi.fn(async (tried: JsonValue[]): Promise<Tried> => ({ drafted: { question: next(tried), view: view(tried) as unknown as JsonValue, stop: null } }));
  const selection = new Selection({ moves, draft });
  selection.ask(first);
  const begun = view([]) as unknown as JsonValue;
  const table = () => ({ selection, you: 0, view: begun, shown: selection.view ?? begun }) as unknown as Stage;
  const track = new Track(table);
  const answers = () => selection.chain.map(({ answer }) => answer);
  const go = async (n: number) => {
    track.go(n);
    for (let n = 0; n < 20; n += 1) await Promise.resolve();
  };
  return { track, selection, moves, answers, go };
}

describe("the way along the resource track", () => {
  it("shows the field of the marker and those that can be paid for", () => {
    const { track } = walking(3);
    expect(track.fields.map(({ place, color, cost }) => [place, color, cost.batteries])).toEqual([[1, "blue", 0], [2, "orange", 1], [3, "green", 2]]);
    expect(walking(1).track.fields).toHaveLength(2);
  });

  it("says what comes back of a cube that pays more than a field costs", () => {
    const change = { step_on: { payment: { energy: { blue: 1 }, batteries: -1 } } };
    const { track } = walking(0, question(offer(change as JsonValue, ["place:3"], [{ kind: "converts" }]), offer(STOP, ["confirm"])), null);
    expect(track.fields.map(({ cost }) => [cost.energy.blue ?? 0, cost.batteries])).toEqual([[0, 0], [1, -1]]);
  });

  it("goes to the field that is pressed and no further, however many questions that answers", async () => {
    const { track, selection, answers, go, moves } = walking(3);
    await go(1);
    expect(answers()).toEqual([BATTERY, STOP]);
    expect([selection.question, track.steps, track.isDecided]).toEqual([act, 1, true]);
    expect(moves).not.toHaveBeenCalled();
    const far = walking(3);
    await far.go(2);
    expect(far.answers()).toEqual([BATTERY, BATTERY]);
  });

  it("goes on field by field, and back", async () => {
    const { track, answers, go } = walking(3);
    await go(1);
    await go(2);
    expect([answers(), track.steps]).toEqual([[BATTERY, BATTERY], 2]);
    await go(0);
    expect([answers(), track.steps, track.fields.length]).toEqual([[STOP], 0, 3]);
  });

  it("ends where nothing more is asked", async () => {
    const { answers, go, selection } = walking(1, step(1), null);
    await go(1);
    expect([answers(), selection.question]).toEqual([[BATTERY], act]);
  });

  it("makes room for the next action, and is back when that is given up", async () => {
    const { track, selection, go } = walking(3);
    await go(1);
    selection.touch("place:1");
    expect(track.fields).toEqual([]);
    selection.clear();
    expect(track.fields).toHaveLength(3);
  });

  it("confirms by the same field again", async () => {
    const { go, moves } = walking(3);
    await go(1);
    await go(1);
    expect(moves.mock.calls).toEqual([[[BATTERY, STOP]]]);
  });

  it("pays as printed, and in other ways if wanted", async () => {
    const { track, answers, go } = walking(3, step(2, converted), step(1, converted));
    await go(1);
    expect(track.ways.map(({ answer, isCurrent }) => [answer, isCurrent])).toEqual([[BATTERY, true], [BLUE, false]]);
    track.pay(BLUE);
    await go(-1);
    expect(answers()).toEqual([BLUE, STOP]);
    await go(2);
    expect(answers()).toEqual([BLUE, BATTERY]);
  });
});
