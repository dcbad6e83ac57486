/** In which order digits number what is lit. */

import { afterEach, expect, it } from "vitest";
import { things } from "$kit/lit";

afterEach(() => document.body.replaceChildren());

const lit = (target: string, turn = "") => `<div data-target="${target}" data-lit="open" ${turn && `data-turn="${turn}"`}></div>`;
const order = (...all: string[]) => {
  document.body.innerHTML = all.join("");
  return things().map(({ dataset }) => dataset.target);
};

it("columns come before dice, and heads after them: they lie over the columns", () => {
  const all = order(lit("head:explore", "last"), lit("die:home@face:wild"), lit("column:explore", "first"), lit("column:ship", "first"));
  expect(all).toEqual(["column:explore", "column:ship", "die:home@face:wild", "head:explore"]);
});

it("where no column is lit, heads have its digits", () => {
  expect(order(lit("die:home@column:explore"), lit("head:explore", "last"), lit("head:ship", "last"))).toEqual(["head:explore", "head:ship", "die:home@column:explore"]);
});
