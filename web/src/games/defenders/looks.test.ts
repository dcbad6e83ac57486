import { describe, expect, it } from "vitest";
import { bonusOf, cubesOf, ROBOT_TYPES, type RobotFacts } from "./facts";
import { robotLook } from "./robot";

const robot = (bonus: RobotFacts["bonus"]): RobotFacts => ({ cost: {}, bonus, points: 1, type: "miner" });

describe("amounts", () => {
  it("line cubes up by color", () => {
    expect(cubesOf({ green: 1, blue: 2 })).toEqual(["blue", "blue", "green"]);
  });

  it("show every kind of bonus", () => {
    expect(bonusOf(robot("nothing"))).toBeNull();
    expect(bonusOf(robot({ batteries: 2 }))).toEqual({ energy: {}, any: 0, batteries: 2 });
    expect(bonusOf(robot({ cubes: { green: 1 } }))).toEqual({ energy: { green: 1 }, any: 0, batteries: 0 });
    expect(bonusOf(robot({ any: 1 }))).toEqual({ energy: {}, any: 1, batteries: 0 });
  });
});

describe("robots", () => {
  it("always look the same, and types have colors of their own", () => {
    expect(robotLook("R01", "courier")).toEqual(robotLook("R01", "courier"));
    expect(new Set(ROBOT_TYPES.map((type) => robotLook("R01", type).accent)).size).toBe(ROBOT_TYPES.length);
  });
});
