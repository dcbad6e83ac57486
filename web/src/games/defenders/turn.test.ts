import { describe, expect, it } from "vitest";
import type { TurnView } from "$generated/defenders/TurnView";
import type { View } from "$generated/defenders/View";
import { turnParts } from "./turn";

const BASE = { mains_at_most: 2, extras_at_most: 1 };
const ADVANCED = { mains_at_most: 2, extras_at_most: 2 };

function states(turn: Partial<TurnView>, most = BASE): string {
  const full: TurnView = { seat: 0, mains: 0, may_main: false, extras: 0, moved: [false, false, false], asking: "act", ...most, ...turn };
  const view = { turn: full } as View;
  return turnParts(view).map(({ kind, state }) => `${kind} ${state}`).join(", ");
}

describe("the parts of a turn", () => {
  it("begins with the first main action", () => {
    expect(states({ may_main: true })).toBe("main now, main coming, extra coming, end coming");
  });

  it("stays with an action while it asks", () => {
    expect(states({ mains: 1, may_main: true, asking: { take: 1 } })).toBe("main now, main coming, extra coming, end coming");
    expect(states({ mains: 2, asking: { trade: "oasis_trade" } })).toBe("main done, main now, extra coming, end coming");
    expect(states({ mains: 1, extras: 1, asking: { take: 1 } })).toBe("main done, main coming, extra now, end coming");
  });

  it("goes on to the extra action and the end", () => {
    expect(states({ mains: 2 })).toBe("main done, main done, extra now, end coming");
    expect(states({ mains: 2, extras: 1, asking: "return" })).toBe("main done, main done, extra done, end now");
  });

  it("has two extra actions in any order in the advanced game", () => {
    expect(states({ may_main: true, extras: 1 }, ADVANCED)).toBe("main now, main coming, extra done, extra coming, end coming");
    expect(states({ mains: 2, extras: 1 }, ADVANCED)).toBe("main done, main done, extra done, extra now, end coming");
  });
});
