/** The log follows what is new until its reader scrolls up, whatever else changes its size. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import Log from "$kit/Log.svelte";

/** What the layout would be: the whole log, the part of it that is seen, and what is scrolled away above that. */
const box = { scrollHeight: 1000, clientHeight: 300, scrollTop: 0 };
let host: HTMLElement;
let log: Record<string, unknown>;
let list: HTMLElement;
let resized: () => void;

const entries = Array.from({ length: 30 }, (_, index) => ({ index, round: 1, event: { built: { seat: 0 } }, said: { key: `line ${index}`, args: {} } }));
const newest = () => host.querySelector<HTMLButtonElement>("button.newest");
const end = () => box.scrollHeight - box.clientHeight;
const scroll = (to: number) => {
  box.scrollTop = to;
  list.dispatchEvent(new Event("scroll"));
  flushSync();
};
const resize = (clientHeight: number) => {
  box.clientHeight = clientHeight;
  resized();
  flushSync();
};

beforeEach(() => {
  Object.assign(box, { scrollHeight: 1000, clientHeight: 300, scrollTop: 0 });
  vi.stubGlobal("ResizeObserver", class {
    constructor(seen: () => void) {
      resized = seen;
    }
    observe() {}
    disconnect() {}
  });
  host = document.body.appendChild(document.createElement("div"));
  log = mount(Log, { target: host, props: { entries } });
  list = host.querySelector<HTMLElement>(".log")!;
  for (const name of ["scrollHeight", "clientHeight"] as const) Object.defineProperty(list, name, { get: () => box[name] });
  // No box can be scrolled beyond its end.
  Object.defineProperty(list, "scrollTop", { get: () => box.scrollTop, set: (to: number) => (box.scrollTop = Math.min(to, end())) });
  flushSync();
  resize(300);
});

afterEach(() => {
  void unmount(log);
  host.remove();
  vi.unstubAllGlobals();
});

it("stays at the newest line when a panel beside it grows or shrinks", () => {
  expect([box.scrollTop, newest()]).toEqual([end(), null]);
  // The browser tells of a smaller box by a scroll as well, before or after the change of its size.
  box.clientHeight = 120;
  scroll(700);
  resize(120);
  expect([box.scrollTop, newest()]).toEqual([end(), null]);
  resize(400);
  expect([box.scrollTop, newest()]).toEqual([end(), null]);
});

it("stays where its reader has scrolled, and one click leads to the newest line", () => {
  scroll(200);
  expect(newest()).not.toBe(null);
  resize(120);
  expect(box.scrollTop, "a panel that grows takes nobody away").toBe(200);
  newest()!.click();
  flushSync();
  expect([box.scrollTop, newest()]).toEqual([end(), null]);
});
