import { expect, it } from "vitest";
import { fitName, LEAST } from "$kit/fitName";

it("a short name keeps its usual size, a longer one gets smaller type before it takes a third line", () => {
  expect(fitName("Old Earth", 120, 14)).toEqual({ text: "Old Earth", size: 14 });
  const { text, size } = fitName("Lost Alien Battle Fleet", 90, 14);
  expect(text).toBe("Lost Alien Battle Fleet");
  expect(size).toBeLessThan(14);
  expect(size).toBeGreaterThanOrEqual(LEAST);
});

it("only in the smallest type are words divided, and nothing is printed smaller", () => {
  const { text, size } = fitName("Imperium Armaments World", 100, 14);
  expect(text.replaceAll("\u00ad", "-")).toBe("Imperium Arma-ments World");
  expect(size).toBe(LEAST);
});

it("words stay whole where dividing them saves no line, and are divided where one is longer than a line", () => {
  expect(fitName("Kopalnie Klejnotów Blasterowych", 100, 12).text).toBe("Kopalnie Klejnotów Blasterowych");
  expect(fitName("Nanotechnology", 60, 12).text.replaceAll("\u00ad", "-")).toBe("Nano-tech-nol-ogy");
});

it("Japanese names have no spaces, and fill their lines", () => {
  expect(fitName("失われたエイリアン戦闘艦隊", 100, 14)).toEqual({ text: "失われたエイリアン戦闘艦隊", size: 14 });
});
