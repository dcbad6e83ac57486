import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const SOURCES = join(import.meta.dirname, "../src");
const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".svelte"));

test("what a target says in its attributes is written by nothing else: it would take that away, or be drawn as if it were lit", () => {
  const target = readFileSync(join(SOURCES, "kit/target.svelte.ts"), "utf8");
  const own = [...target.matchAll(/set\(node, "(data-[\w-]+)"/g)].map(([, name]) => name!);
  expect(own).toContain("data-told");
  const written = new RegExp(`\\s(${own.join("|")})=`, "g");
  const found = files.flatMap((file) => [...readFileSync(join(SOURCES, file), "utf8").split("<style>")[0]!.matchAll(written)].map(([, name]) => `${file}: ${name}`));
  expect(found).toEqual([]);
});
