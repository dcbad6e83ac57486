import { flushSync, mount, unmount, type Component } from "svelte";
import { describe, expect, it } from "vitest";
import type { Logged } from "$generated/Logged";
import { glyphLook } from "$kit/glyph";
import Cube from "../src/games/defenders/Cube.svelte";
import Ship from "../src/games/defenders/Ship.svelte";
import TypeMark from "../src/games/defenders/TypeMark.svelte";
import Hollow from "../src/games/race/Hollow.svelte";
import Pip from "../src/games/roll/Pip.svelte";
import { clockText } from "$kit/Clock.svelte";
import Die from "$kit/Die.svelte";
import Good from "$kit/Good.svelte";
import Planet from "$kit/Planet.svelte";
import { planetLook, TONES } from "$kit/planet";
import { placeIn, roomFor } from "$kit/place";
import { inRounds } from "$kit/rounds";
import { toneOf } from "$kit/tones";
import { bare, printOf } from "$state/catalogs.svelte";
import { path, routeOf } from "../src/router.svelte";

describe("planets", () => {
  it("always look the same, and unlike each other", () => {
    expect(planetLook("Old Earth", null)).toEqual(planetLook("Old Earth", null));
    const looks = Array.from({ length: 60 }, (_, n) => JSON.stringify(planetLook(`World ${n}`, TONES[n % TONES.length]!)));
    expect(new Set(looks).size).toBe(60);
  });

  it("stay within their picture", () => {
    for (let n = 0; n < 200; n++) {
      const look = planetLook(`World ${n}`, null);
      expect(look.radius).toBeGreaterThanOrEqual(40);
      expect(look.radius).toBeLessThanOrEqual(60);
      for (const moon of look.moons) expect(Math.hypot(moon.x, moon.y)).toBeLessThanOrEqual(95);
      for (const ring of look.rings?.bands ?? []) expect(ring.r).toBeLessThanOrEqual(97);
    }
  });

  it("wear a halo in the color of goods that they do not make", () => {
    expect(planetLook("Comet", "rare", true).halo).not.toBe(null);
    expect(planetLook("Comet", "rare", false).halo).toBe(null);
    expect(planetLook("Comet", null, true).halo).toBe(null);
  });

  it("are drawn alike wherever they are drawn", () => {
    const draw = () => {
      const host = document.createElement("div");
      const drawn = mount(Planet, { target: host, props: { seed: "Old Earth", tone: "genes" } });
      flushSync();
      const paths = [...host.querySelectorAll("path, circle, ellipse")].map((part) => part.getAttribute("d") ?? part.getAttribute("r") ?? part.getAttribute("rx"));
      void unmount(drawn);
      return paths;
    };
    expect(draw()).toEqual(draw());
    expect(draw().length).toBeGreaterThan(8);
  });
});

it("glyphs always look the same", () => {
  expect(glyphLook("Public Works")).toEqual(glyphLook("Public Works"));
  expect(glyphLook("Public Works")).not.toEqual(glyphLook("Mining Robots"));
});

it("goods and dice differ by letter and by shape, not by color alone", () => {
  for (const family of [["novelty", "rare", "genes", "alien", "home", "military", "consumption"], ["blue", "orange", "green"], ["red", "yellow", "blue"]]) {
    const looks = family.map(toneOf);
    expect(new Set(looks.map((look) => look.letter)).size).toBe(family.length);
    expect(new Set(looks.map((look) => look.shape)).size).toBe(family.length);
  }
});

describe("with all color removed", () => {
  /** What is drawn, without colors and names: shapes and letters. */
  function drawn<Props extends Record<string, unknown>>(component: Component<Props>, props: Props): string {
    const host = document.createElement("div");
    const shown = mount(component, { target: host, props });
    flushSync();
    const said = [...host.querySelectorAll("path, circle, rect, text")]
      .filter((part) => !part.closest("defs"))
      .map((part) => [part.tagName, ...["d", "x", "y", "cx", "cy", "r", "width", "height", "transform"].map((name) => part.getAttribute(name)), part.textContent].join(" "));
    void unmount(shown);
    return said.join("\n");
  }
  const KINDS = ["novelty", "rare", "genes", "alien"];
  const DICE = [...KINDS, "home", "military", "consumption"];
  const FACES = ["explore", "develop", "settle", "produce", "ship", "wild"] as const;

  it("goods differ, and the outlines of goods", () => {
    for (const component of [Good, Hollow]) {
      const looks = KINDS.map((tone) => drawn(component, { tone }));
      expect(looks.every((look) => look.includes("path"))).toBe(true);
      expect(new Set(looks).size).toBe(KINDS.length);
    }
  });

  it("dice differ by color and face, and in a line of signs by color", () => {
    const faces = DICE.flatMap((tone) => [drawn(Die, { tone }), ...FACES.map((face) => drawn(Die, { tone, face }))]);
    expect(new Set(faces).size).toBe(DICE.length * (FACES.length + 1));
    const pips = DICE.flatMap((color) => [drawn(Pip, { color }), drawn(Pip, { color, world: true })]);
    expect(new Set(pips).size).toBe(DICE.length * 2);
  });

  it("cubes, batteries, Defenders and types of planets differ", () => {
    const cubes = (["blue", "orange", "green", "any", "battery"] as const).map((kind) => drawn(Cube, { kind }));
    expect(new Set(cubes).size).toBe(cubes.length);
    const ships = (["red", "yellow", "blue"] as const).map((defender) => drawn(Ship, { defender }));
    expect(new Set(ships).size).toBe(ships.length);
    const types = (["pulsar", "deposit", "rings", "oasis"] as const).map((type) => drawn(TypeMark, { type }));
    expect(new Set(types).size).toBe(types.length);
  });
});

it("copies share what is printed", () => {
  expect(bare("Public Works#2")).toBe("Public Works");
  expect(bare("Old Earth")).toBe("Old Earth");
  const piece = { id: "x", name: { key: "x", args: {} }, kind: "world", about: [], lines: [], note: null };
  expect(printOf({ ...piece, facts: { price: { defense: 4 }, vp: 2, good: { kind: "genes", source: "windfall" } } })).toMatchObject({ cost: null, defense: 4, vp: 2, tone: "genes", windfall: true });
  expect(printOf({ ...piece, facts: { cost: 3, color: "gray" } })).toMatchObject({ cost: 3, defense: null, tone: "gray", windfall: false });
  expect(printOf({ ...piece, facts: { cost: { blue: 2 } } })).toMatchObject({ cost: null });
});

it("clocks read like clocks", () => {
  expect([0, 900, 61_000, 3_725_000, 200_000_000].map(clockText)).toEqual(["0:00", "0:01", "1:01", "1:02:05", "2d 7h"]);
});

describe("addresses", () => {
  it("lead to pages", () => {
    expect(routeOf("/")).toEqual({ page: "home" });
    expect(routeOf("/table/a1")).toEqual({ page: "table", match: "a1" });
    expect(routeOf("/seat/s%2F1")).toEqual({ page: "seat", token: "s/1" });
    expect(routeOf("/rules")).toEqual({ page: "rules", game: null });
    expect(routeOf("/cards/roll/")).toEqual({ page: "cards", game: "roll" });
  });

  it("or nowhere", () => {
    for (const wrong of ["/table", "/nowhere", "/table/a/b", "/%E0%A4%A"]) expect(routeOf(wrong)).toEqual({ page: "missing" });
  });

  it("come back from what they were made of", () => {
    expect(routeOf(path.table("a/b c"))).toEqual({ page: "table", match: "a/b c" });
    expect(routeOf(path.rules("roll"))).toEqual({ page: "rules", game: "roll" });
  });
});

describe("the log in rounds", () => {
  type Told = [round: number, event: Logged["event"]];
  const said = { key: "told", args: {} };
  const log = (...told: Told[]) => inRounds(told.map(([round, event], index) => ({ index, round, event, said })));
  const rounds = (...told: Told[]) => log(...told).map(({ round, first }) => (first ? `#${round}` : round));

  it("gives a round what its own beginning leads to, though the move before led to all of it", () => {
    const setup: Told[] = [[1, { dealt: { seat: 0 } }], [1, { round_began: { round: 1 } }]];
    const move: Told[] = [[1, { built: { seat: 0 } }], [1, { round_began: { round: 2 } }], [1, { rolled: { seat: 0 } }]];
    expect(rounds(...setup, ...move, [2, { built: { seat: 1 } }])).toEqual(["#1", 1, 1, "#2", 2, 2]);
  });

  it("lets a heading stand for a sentence that says the same, but not for one that says more", () => {
    const heads = log([1, { built: {} }], [1, { round_began: { round: 2 } }], [2, { turn_began: { seat: 1, round: 3 } }]).map(({ heads }) => heads);
    expect(heads).toEqual([false, true, false]);
  });

  it("knows that the table can go back to an earlier round", () => {
    expect(rounds([1, { built: {} }], [1, { turn_began: { seat: 0, round: 2 } }], [1, null], [1, { built: {} }])).toEqual(["#1", "#2", "#1", 1]);
  });
});

describe("what floats", () => {
  const at = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });
  const phone = { width: 360, height: 740 };
  const sheet = at(0, 440, 360, 300);

  it("stays above the sheet with the question", () => {
    const anchor = at(20, 380, 60, 50);
    const own = { width: 280, height: 200 };
    const { top, left } = placeIn(roomFor(anchor, phone, sheet), anchor, own);
    expect(top + own.height).toBeLessThan(sheet.top);
    expect(left).toBeGreaterThanOrEqual(8);
  });

  it("leaves the question when it speaks of something in it", () => {
    const anchor = at(20, 520, 60, 20);
    const own = { width: 280, height: 300 };
    const { top } = placeIn(roomFor(anchor, phone, sheet), anchor, own);
    expect(top + own.height).toBeLessThan(sheet.top);
  });

  it("stays in the window if what it speaks of is scrolled out of sight, below a question at the bottom", () => {
    const own = { width: 280, height: 100 };
    const { top } = placeIn(roomFor(at(20, phone.height + 40, 100, 140), phone, sheet), at(20, phone.height + 40, 100, 140), own);
    expect(top).toBeGreaterThanOrEqual(8);
    expect(top + own.height).toBeLessThan(sheet.top);
  });

  it("stays below a question at the top, and within the window", () => {
    const prompt = at(10, 50, 930, 150);
    const anchor = at(950, 230, 100, 100);
    const { top, left } = placeIn(roomFor(anchor, { width: 1280, height: 800 }, prompt), anchor, { width: 280, height: 400 });
    expect(top).toBeGreaterThan(prompt.bottom);
    expect(left).toBe(anchor.left - 10 - 280);
    expect(left + 280).toBeLessThanOrEqual(1272);
  });
});
