import { expect, it } from "vitest";
import type { Event } from "$generated/defenders/Event";
import { recap } from "./recap";

const rolled: Event = { rolled: { seat: 1, face: 1 } };
const gained: Event = { gained: { seat: 1, why: { die: 1 }, energy: { blue: 0, orange: 0, green: 0 }, batteries: 2, instead: 0 } };
const moved: Event = { gained: { seat: 1, why: { planet: "base" }, energy: { blue: 0, orange: 0, green: 0 }, batteries: 1, instead: 0 } };

it("tells what was rolled and the batteries that it brought, as chance, and no other batteries", () => {
  const all = recap([moved, rolled, gained], 1);
  expect(all.map(({ icon, text, chance }) => [icon, text, chance])).toEqual([["die", "1", true], ["battery", "+2", true]]);
  expect(recap([rolled, gained], 0)).toEqual([]);
});
