/** The sounds of the table: a phone's sound device rests while nothing is heard. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Synthesizer } from "$kit/sound";

/** Stands for any node, parameter or buffer of the browser's: whatever is called answers with the same. */
const anything: unknown = new Proxy(() => anything, {
  get: (_, name) => (name === "getChannelData" ? () => new Float32Array(4) : anything),
  set: () => true,
  apply: () => anything,
});

let state = "running";
const context = new Proxy(
  {},
  {
    get(_, name) {
      if (name === "state") return state;
      if (name === "sampleRate" || name === "currentTime") return 1;
      if (name === "resume") return async () => (state = "running");
      if (name === "suspend") return async () => (state = "suspended");
      return anything;
    },
  },
);

beforeEach(() => {
  vi.useFakeTimers();
  state = "running";
  vi.stubGlobal("AudioContext", function () {
    return context;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the device rests after the last sound, not in the middle of one, and wakes for the next", async () => {
  const sounds = new Synthesizer();
  await sounds.play(["end"], 1);
  vi.advanceTimersByTime(1500);
  await sounds.play(["turn"], 1);
  vi.advanceTimersByTime(1500);
  expect(state).toBe("running");
  vi.advanceTimersByTime(1000);
  expect(state).toBe("suspended");
  await sounds.play(["dice"], 1);
  expect(state).toBe("running");
});
