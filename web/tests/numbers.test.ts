import { describe, expect, it } from "vitest";
import { speech, type Language } from "$words/language.svelte";
import { amount, percent, percentChange, signed } from "$words/numbers";

describe("numbers", () => {
  it("have a minus sign, not a hyphen", () => {
    expect([signed(-0.94, 1), signed(-2), percentChange(-0.125), amount(-1.25)]).toEqual(["−0.9", "−2", "−12.5%", "−1.3"]);
  });

  it("show a plus where they are changes, and none at zero", () => {
    expect([signed(3), signed(0), signed(0.02, 1), percentChange(0.071), percent(0.5)]).toEqual(["+3", "0", "0.0", "+7.1%", "50%"]);
  });

  it("have the decimal mark of the language", () => {
    const written = (language: Language) => {
      speech.use(language, []);
      return [signed(1.26, 1), percent(0.916, 1), percentChange(-0.125), amount(2.5)].map((number) => number.replace(/\s/g, ""));
    };
    const point = ["+1.3", "91.6%", "−12.5%", "2.5"];
    expect([written("en"), written("pl"), written("ja")]).toEqual([point, point.map((number) => number.replace(".", ",")), point]);
    speech.use("en", []);
  });
});
