/** What is read aloud about a question: each thing once, in order. */

import { expect, it } from "vitest";
import { sayings, type Moment } from "$kit/sayings";

const nothing: Moment = { opened: 1, asked: true, chain: 0, chosen: null, narrowed: [], picked: [], filledIn: [], steps: 0, ready: null, refused: null };
const kinds = (before: Moment | null, now: Moment) => sayings(before, now).map(({ kind }) => kind);

it("a question opens, something is chosen, it is complete, it is refused", () => {
  const chosen = { ...nothing, chosen: 2, narrowed: ["card:Alpha"] };
  const ready = { ...chosen, ready: "[1]" };
  const refused = { ...ready, ready: null, refused: {} };
  expect(kinds(null, nothing)).toEqual(["opened"]);
  expect(kinds(nothing, chosen)).toEqual(["chosen"]);
  expect(kinds(chosen, ready)).toEqual(["ready"]);
  expect(kinds(ready, refused)).toEqual(["refused"]);
});

it("what stays the same is not said again", () => {
  const ready = { ...nothing, chosen: 2, ready: "[1]", refused: {} };
  expect(kinds(ready, { ...ready })).toEqual([]);
  expect(kinds(nothing, { ...nothing })).toEqual([]);
});

it("a payment that follows opens, and says what is filled in and that it is complete", () => {
  const settling = { ...nothing, chosen: 0, narrowed: ["card:Alpha"] };
  const paying = { ...nothing, opened: 2, chain: 1, picked: ["b", "c"], filledIn: ["b", "c"] };
  expect(sayings(settling, paying)).toEqual([{ kind: "opened" }, { kind: "filled", pieces: ["b", "c"] }]);
  expect(kinds(paying, { ...paying, ready: "[1,2]" })).toEqual(["ready"]);
});

it("a piece that takes another's place is said as both", () => {
  const before = { ...nothing, picked: ["a", "b"], filledIn: ["b"] };
  expect(sayings(before, { ...before, picked: ["a", "c"], filledIn: [] })).toEqual([
    { kind: "removed", pieces: ["b"] },
    { kind: "picked", pieces: ["c"] },
  ]);
});

it("what is taken back is said: a choice, a target, a step, an answer", () => {
  expect(kinds({ ...nothing, chosen: 1, narrowed: ["x"] }, nothing)).toEqual(["removed"]);
  expect(kinds({ ...nothing, narrowed: ["x"] }, nothing)).toEqual(["removed"]);
  expect(kinds({ ...nothing, steps: 2 }, { ...nothing, steps: 1 })).toEqual(["removed"]);
  expect(kinds({ ...nothing, chain: 2 }, { ...nothing, opened: 2, chain: 1 })).toEqual(["removed", "opened"]);
});

it("touching one of several ways says that they are left, a step of a plan what it is", () => {
  expect(kinds(nothing, { ...nothing, narrowed: ["die:home"] })).toEqual(["narrowed"]);
  expect(kinds(nothing, { ...nothing, steps: 1 })).toEqual(["stepped"]);
});

it("nothing is said when nothing is asked any more", () => {
  expect(kinds({ ...nothing, chosen: 1, ready: "[1]" }, { ...nothing, opened: 2, asked: false })).toEqual([]);
});
