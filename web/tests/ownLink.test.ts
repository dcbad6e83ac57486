import { beforeEach, expect, it, vi } from "vitest";
import type { Me } from "$generated/Me";
import type { MyMatch } from "$generated/MyMatch";
import { failureText } from "$pages/failure";
import { RequestFailed } from "$net/http";
import { speech } from "$words/language.svelte";
import { routeOf } from "../src/router.svelte";

const SECRET = "5ec4e7".repeat(6) + "0000";
const me = (recoverable: boolean): Me => ({ name: "Ada", recoverable, protocol: 1, server: "t" });
let requests: string[];
let replies: Record<string, unknown>;

beforeEach(async () => {
  // What the page remembers while it is open must not reach the next test.
  vi.resetModules();
  localStorage.clear();
  document.body.innerHTML = "";
  requests = [];
  replies = {
    "GET /api/me": me(false),
    "GET /api/games": [],
    "GET /api/matches": [],
    "POST /api/me/recovery": { path: `/recover/${SECRET}` },
    [`GET /api/recover/${SECRET}`]: { name: "Grace", games: 3, you: false },
    [`POST /api/recover/${SECRET}`]: { ...me(true), name: "Grace" },
  };
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const asked = `${init.method ?? "GET"} ${path}`;
    requests.push(asked);
    const reply = replies[asked];
    if (reply === undefined) return new Response(JSON.stringify({ code: "unknown_recovery", said: { key: "failure-unknown-recovery", args: {} } }), { status: 404 });
    return new Response(JSON.stringify(reply));
  });
});

async function shows(component: string, props: Record<string, unknown>) {
  // All modules of one load of the page.
  const { mount, unmount } = await import("svelte");
  const words = await import("$words/language.svelte");
  await words.speech.speak("en");
  const { default: Component } = (await import(`../src/pages/${component}.svelte`)) as { default: Parameters<typeof mount>[0] };
  const shown = mount(Component, { target: document.body, props });
  await settled();
  return { close: () => unmount(shown) };
}

async function settled() {
  const { flushSync } = await import("svelte");
  for (let n = 0; n < 10; n += 1) await new Promise((done) => setTimeout(done, 0));
  flushSync();
}

const button = (name: RegExp) => [...document.querySelectorAll("button")].find((one) => name.test(one.textContent ?? ""));

it("the link is offered once, at the first good moment, and is made only when asked for", async () => {
  const first = await shows("KeepNote", { place: "end m1" });
  expect(document.body.textContent).toContain("Keep your games");
  expect(requests).not.toContain("POST /api/me/recovery");
  button(/Make my link/)!.click();
  await settled();
  expect(document.querySelector("input")?.value).toBe(`${location.origin}/recover/${SECRET}`);
  await first.close();
  await shows("KeepNote", { place: "end m2" });
  expect(document.body.textContent).not.toContain("Keep your games");
});

it("what was put away does not come again, not even after a reload", async () => {
  await shows("KeepNote", { place: "end m1" });
  document.querySelector<HTMLButtonElement>('button[aria-label="Close"]')!.click();
  await settled();
  expect(document.body.textContent).not.toContain("Keep your games");
  vi.resetModules();
  document.body.innerHTML = "";
  await shows("KeepNote", { place: "end m1" });
  expect(document.body.textContent).not.toContain("Keep your games");
});

it("players who have a link are not offered one", async () => {
  replies["GET /api/me"] = me(true);
  await shows("KeepNote", { place: "end m1" });
  expect(document.body.textContent).not.toContain("Keep your games");
});

it("a new link is said to end the one before", async () => {
  replies["GET /api/me"] = me(true);
  await shows("OwnLinkDialog", { onclose: () => {} });
  expect(document.body.textContent).toContain("A new one replaces it");
  expect(document.body.textContent).toContain("Whoever has this link plays as you.");
  button(/Make a new link/)!.click();
  await settled();
  expect(document.querySelector("input")?.value).toContain(SECRET);
});

it("a followed link says whose games these are, and changes nothing until it is accepted", async () => {
  history.replaceState(null, "", `/recover/${SECRET}`);
  await shows("Recover", { secret: SECRET });
  expect(document.querySelector("h1")?.textContent).toContain("Grace");
  expect(document.body.textContent).toContain("There are 3 games.");
  expect(document.body.textContent).toContain("This browser has no games of its own");
  expect(requests.some((asked) => asked.startsWith("POST"))).toBe(false);
  button(/Play as .*Grace.* here/)!.click();
  await settled();
  expect(requests).toContain(`POST /api/recover/${SECRET}`);
  expect(location.pathname).toBe("/");
});

it("a browser with games of its own offers their link first", async () => {
  replies["GET /api/matches"] = [{}, {}] as MyMatch[];
  await shows("Recover", { secret: SECRET });
  expect(document.body.textContent).toContain("2 games of its own");
  button(/Make my link/)!.click();
  await settled();
  expect(requests).toContain("POST /api/me/recovery");
  expect(requests).not.toContain(`POST /api/recover/${SECRET}`);
});

it("the player's own link, and one that does not work, say so", async () => {
  replies[`GET /api/recover/${SECRET}`] = { name: "Ada", games: 3, you: true };
  const own = await shows("Recover", { secret: SECRET });
  expect(document.body.textContent).toContain("here already");
  await own.close();
  await shows("Recover", { secret: "old" });
  expect(document.querySelector('[role="alert"]')?.textContent).toContain("This link does not work");
});

it("the address of a link is the page's", () => {
  expect(routeOf(`/recover/${SECRET}`)).toEqual({ page: "recover", secret: SECRET });
  expect(routeOf("/recover")).toEqual({ page: "missing" });
});

it("a server that cannot save says so when a table is made", async () => {
  await speech.speak("en");
  const failure = new RequestFailed(503, "unsaved", { key: "failure-unsaved", args: {} });
  expect(failureText(failure)).toBe("The server can't save anything right now. Try again in a moment.");
});
