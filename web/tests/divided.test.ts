import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { GAMES } from "$generated/registry";
import { divided } from "$words/divided";
import { listed } from "$words/syllables";

const shown = (name: string) => divided(name).replaceAll("\u00ad", "-");

it("long words are divided between syllables, short ones are not", () => {
  expect(shown("Improved Reconnaissance")).toBe("Improved Recon-nais-sance");
  expect(shown("Moc wykonawcza")).toBe("Moc wyko-naw-cza");
  expect(shown("Pomarańczowe Złoże")).toBe("Poma-rań-czowe Złoże");
  expect(shown("高度兵站")).toBe("高度兵站");
});

it("compounds are divided between their parts", () => {
  const words = ["Interstellar", "Underground", "Hydroponics", "Międzygwiezdny", "czasoprzestrzennego"];
  expect(words.map(shown)).toEqual(["Inter-stel-lar", "Under-ground", "Hydro-pon-ics", "Między-gwiezdny", "czaso-prze-strzen-nego"]);
});

it("nothing but soft hyphens is added, and three letters stay together at both ends", () => {
  for (const word of ["Galaktycznych", "Archaeology", "Trendsetters", "Terraformujące", "Pierścienie", "Przebudzona"]) {
    const parts = divided(word).split("\u00ad");
    expect(parts.join("")).toBe(word);
    expect(parts.length).toBeGreaterThan(1);
    expect([parts[0]!.length, parts.at(-1)!.length].every((length) => length >= 3)).toBe(true);
  }
});

it("English names are divided as dictionaries do", () => {
  const words = ["Survivalists", "Prosperous", "Shipyards", "Federation", "Conglomerate", "Technology", "Expanding"];
  expect(words.map(shown)).toEqual(["Sur-viv-al-ists", "Pros-per-ous", "Ship-yards", "Fed-er-a-tion", "Con-glom-er-ate", "Tech-nol-ogy", "Expand-ing"]);
});

it.each(GAMES)("every long word of an English name of %s is listed", (game) => {
  const texts = readFileSync(`../locales/en/pieces-${game}.ftl`, "utf8");
  // Names are short messages without variables.
  const names = [...texts.matchAll(/^[\w-]+ = ([^{}.:]{1,39})$/gm)].map((found) => found[1]!);
  const words = names.flatMap((name) => name.match(/\p{Script=Latin}{9,}/gu) ?? []);
  expect(words.length).toBeGreaterThan(0);
  expect(words.filter((word) => !listed(word))).toEqual([]);
});

it("Polish consonants that are one sound stay together", () => {
  expect(shown("Pielgrzymek")).toBe("Piel-grzy-mek");
});

it("where names are divided, the dictionary of a browser does not divide them too: it knows no names", () => {
  const files = readdirSync("src", { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".svelte"));
  const dividing = files.map((path) => [path, readFileSync(`src/${path}`, "utf8")] as const).filter(([, text]) => text.includes("divided("));
  expect(dividing.length).toBeGreaterThan(5);
  expect(dividing.filter(([, text]) => text.includes("hyphens: auto")).map(([path]) => path)).toEqual([]);
});
