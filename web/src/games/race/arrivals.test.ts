/** Which cards of a hand are called new. */

import { describe, expect, it } from "vitest";
import { Arrivals } from "./arrivals.svelte";

describe("new cards of a hand", () => {
  const after = (...hands: string[]) => {
    const arrivals = new Arrivals();
    for (const hand of hands) hand === "answered" ? arrivals.answered() : arrivals.see(hand.split(" "));
    return arrivals.fresh;
  };

  it("are none of the first hand", () => expect(after("a b c")).toEqual([]));

  it("are all that came since the last answer, in however many steps", () => expect(after("a b c", "answered", "a b c d", "a b c d e")).toEqual(["d", "e"]));

  it("are those that came after it, once another answer was given", () => expect(after("a b c", "a b c d", "answered", "a b c d e")).toEqual(["e"]));

  it("leave with the hand", () => expect(after("a b c", "a b c d e", "a b c e")).toEqual(["e"]));

  it("are not those that an answer would have taken", () => expect(after("a b c", "a", "a b c")).toEqual([]));

  it("are not those that an answer took which was taken back", () => expect(after("a b c", "answered", "a b", "answered", "a b c")).toEqual([]));

  it("are those that were given away long ago and are drawn again", () =>
    expect(after("a b c", "answered", "a b", "answered", "a b d", "answered", "a b c d")).toEqual(["c"]));
});
