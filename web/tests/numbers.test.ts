import { describe, expect, it } from "vitest";
import { amount, percent, percentChange, signed } from "$words/numbers";

describe("numbers", () => {
  it("have a minus sign, not a hyphen", () => {
    expect([signed(-0.94, 1), signed(-2), percentChange(-0.125), amount(-1.25)]).toEqual(["−0.9", "−2", "−12.5%", "−1.3"]);
  });

  it("show a plus where they are changes, and none at zero", () => {
    expect([signed(3), signed(0), signed(0.02, 1), percentChange(0.071), percent(0.5)]).toEqual(["+3", "0", "0.0", "+7.1%", "50%"]);
  });
});
