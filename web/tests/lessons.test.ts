/** How far the reader is in a course, and that the browser remembers it. */

import { beforeEach, expect, it, vi } from "vitest";
import type { GameInfo } from "$generated/GameInfo";

const lesson = (id: string) => ({ id, minutes: 4, title: { key: "t" }, goal: { key: "g" } });
const game = { id: "race", lessons: ["race-1", "race-2", "race-3"].map(lesson) } as unknown as GameInfo;

async function reloaded() {
  vi.resetModules();
  return (await import("$state/lessons.svelte")).lessons;
}

beforeEach(() => localStorage.clear());

it("the next lesson is the first that is not finished, also after a reload", async () => {
  const first = await reloaded();
  expect(first.next(game)).toBe(1);
  first.finish("race-1");
  first.finish("race-1");
  first.finish("race-3");
  const lessons = await reloaded();
  expect([lessons.next(game), lessons.has("race-1"), lessons.has("race-2")]).toEqual([2, true, false]);
  lessons.finish("race-2");
  expect(lessons.next(game)).toBeNull();
});

it("a course can be begun again without the others", async () => {
  const lessons = await reloaded();
  lessons.finish("race-1");
  lessons.finish("roll-1");
  lessons.forget(game);
  expect([lessons.has("race-1"), lessons.has("roll-1")]).toEqual([false, true]);
});

it("the coach stays after the last lesson of a course, and stays off once it was turned off", async () => {
  const lessons = await reloaded();
  const { settings } = await import("$state/settings.svelte");
  lessons.finish("race-1");
  expect(settings.coach).toBe("off");
  lessons.finish("race-3", true);
  expect(settings.coach).toBe("gentle");
  settings.set({ coach: "off" });
  lessons.finish("race-3", true);
  expect(settings.coach).toBe("off");
});

it("damaged memory is a course that was not begun", async () => {
  for (const damaged of ["{", "7", '["race-1", 3, null]']) {
    localStorage.setItem("orrery.lessons", damaged);
    const lessons = await reloaded();
    expect(lessons.has("race-2")).toBe(false);
  }
});
