/** The coach: what it holds back, when it speaks, and that it never blocks. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { JsonValue } from "$generated/serde_json/JsonValue";
import { Coach, PATIENCE } from "$state/coach.svelte";
import type { CoachLevel } from "$state/settings.svelte";

const BETTER = { key: "?" };
const GIVEN = { key: "given" };

function coached(level: CoachLevel, allowed = true) {
  const log = { checked: [] as JsonValue[], given: [] as JsonValue[][], released: 0 };
  const coach = new Coach(
    (_, answer) => log.checked.push(answer) > 0,
    (_, moves) => log.given.push(moves) > 0,
    () => (log.released += 1),
    () => level,
  );
  coach.allowed = allowed;
  return { coach, log };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("the coach", () => {
  it("lets everything pass while it is off, or at tables with other people", () => {
    for (const { coach, log } of [coached("off"), coached("strict", false)]) {
      expect(coach.send(1, ["a", "b"])).toBe(true);
      expect(log).toEqual({ checked: [], given: [["a", "b"]], released: 0 });
    }
  });

  it("speaks if an answer is worse by more than its level allows, and the player decides", () => {
    const { coach, log } = coached("gentle");
    coach.send(3, ["a"]);
    expect([log.given, coach.looking]).toEqual([[], true]);
    coach.hear(3, { loss: 0.1, points: 1, class: "mistake", answer: GIVEN, better: BETTER, because: null });
    expect([coach.warning?.loss, coach.warning?.answer]).toEqual([0.1, GIVEN]);
    coach.lookAgain();
    expect([coach.warning, log.released, log.given]).toEqual([null, 1, []]);
    coach.send(3, ["b"]);
    coach.hear(3, { loss: 0.1, points: 1, class: "mistake", answer: GIVEN, better: BETTER, because: null });
    coach.goOn();
    expect([coach.warning, log.given]).toEqual([null, [["b"]]]);
  });

  it("warns once about an answer: whoever looked again and chose it has decided", () => {
    const { coach, log } = coached("gentle");
    coach.send(3, ["a"]);
    coach.hear(3, { loss: 0.1, points: 1, class: "mistake", answer: GIVEN, better: BETTER, because: null });
    coach.lookAgain();
    coach.send(3, ["a"]);
    expect([log.checked, log.given]).toEqual([["a"], [["a"]]]);
    // The same answer to another question is another decision.
    coach.send(4, ["a"]);
    expect([log.checked, log.given]).toEqual([["a", "a"], [["a"]]]);
  });

  it("is gentle or strict", () => {
    for (const [level, warns] of [["gentle", false], ["strict", true]] as const) {
      const { coach, log } = coached(level);
      coach.send(3, ["a"]);
      coach.hear(3, { loss: 0.03, points: 0, class: "inaccurate", answer: GIVEN, better: BETTER, because: null });
      expect([coach.warning !== null, log.given.length, coach.looking]).toEqual([warns, warns ? 0 : 1, false]);
    }
  });

  it("is silent about what the server calls good, whatever the figures", () => {
    const { coach, log } = coached("strict");
    coach.send(3, ["a"]);
    coach.hear(3, { loss: 0.03, points: 2, class: "good", answer: GIVEN, better: BETTER, because: null });
    expect([coach.warning, log.given]).toEqual([null, [["a"]]]);
  });

  it("never blocks: without a reply the answer is sent, once", () => {
    const { coach, log } = coached("strict");
    coach.send(3, ["a"]);
    vi.advanceTimersByTime(PATIENCE);
    expect(log.given).toEqual([["a"]]);
    coach.hear(3, { loss: 0.5, points: 9, class: "mistake", answer: GIVEN, better: BETTER, because: null });
    expect([coach.warning, log.given.length]).toEqual([null, 1]);
  });

  it("says nothing about a question that is gone", () => {
    const { coach, log } = coached("strict");
    coach.send(3, ["a"]);
    coach.forget();
    coach.hear(3, { loss: 0.5, points: 9, class: "mistake", answer: GIVEN, better: BETTER, because: null });
    vi.advanceTimersByTime(PATIENCE);
    expect([coach.warning, log.given]).toEqual([null, []]);
  });
});
