import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = readFileSync(join(import.meta.dirname, "../src/theme/base.css"), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");

/** What the rules for lit things declare, without those for what is generated beside them. */
const declared = [...css.matchAll(/([^{}]*\[data-lit[^{}]*)\{([^{}]*)\}/g)]
  .filter(([, selector]) => !selector!.includes("::"))
  .flatMap(([, , body]) => [...body!.matchAll(/(?:^|;)\s*([\w-]+)\s*:/g)].map(([, name]) => name!));

describe("the light of things on the board", () => {
  // A planet has a hundred parts: whatever they inherit is worked out for each of them whenever a light goes on or off.
  it("is nothing that their parts inherit", () => {
    expect(declared).toContain("--lit");
    expect(css).toMatch(/@property --lit \{[^}]*inherits: false/);
    const own = ["--lit", "position", "cursor", "outline", "outline-offset", "outline-width", "border-radius", "box-shadow"];
    expect([...new Set(declared)].filter((name) => !own.includes(name))).toEqual([]);
  });
});
