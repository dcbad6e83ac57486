import { expect, it } from "vitest";
import { divided } from "$words/divided";

const shown = (name: string) => divided(name).replaceAll("\u00ad", "-");

it("long words are divided between syllables, short ones are not", () => {
  expect(shown("Improved Reconnaissance")).toBe("Improved Recon-nais-sance");
  expect(shown("Moc wykonawcza")).toBe("Moc wyko-naw-cza");
  expect(shown("Pomarańczowe Złoże")).toBe("Poma-rań-czowe Złoże");
  expect(shown("高度兵站")).toBe("高度兵站");
});

it("compounds are divided between their parts", () => {
  const words = ["Interstellar", "Underground", "Hydroponics", "Międzygwiezdny", "czasoprzestrzennego"];
  expect(words.map(shown)).toEqual(["Inter-stel-lar", "Under-ground", "Hydro-po-nics", "Między-gwiezdny", "czaso-prze-strzen-nego"]);
});

it("nothing but soft hyphens is added, and three letters stay together at both ends", () => {
  for (const word of ["Galaktycznych", "Archaeology", "Trendsetters", "Terraformujące", "Pierścienie", "Przebudzona"]) {
    const parts = divided(word).split("\u00ad");
    expect(parts.join("")).toBe(word);
    expect(parts.length).toBeGreaterThan(1);
    expect([parts[0]!.length, parts.at(-1)!.length].every((length) => length >= 3)).toBe(true);
  }
});
