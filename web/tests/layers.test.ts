/** Each layer uses those before it, and only `games/` and `pages/` know which games there are. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const src = join(import.meta.dirname, "../src");
const LAYERS = ["generated", "net", "words", "state", "kit", "games", "pages"];
const FOUNDATION = LAYERS.slice(0, LAYERS.indexOf("games"));

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? files(path) : [path];
  });
}

it.each(LAYERS)("%s uses no layer above it", (layer) => {
  const above = LAYERS.slice(LAYERS.indexOf(layer) + 1);
  for (const file of files(join(src, layer))) {
    const used = [...readFileSync(file, "utf8").matchAll(/from "\$(\w+)\//g)].map((found) => found[1]!);
    expect(used.filter((name) => above.includes(name)), file).toEqual([]);
  }
});

it.each(FOUNDATION.filter((layer) => layer !== "generated"))("%s names no game", (layer) => {
  for (const file of files(join(src, layer))) {
    expect(/["'`/](race|defenders)[-"'`/]|["'`]roll["'`]/.exec(readFileSync(file, "utf8"))?.[0], file).toBe(undefined);
  }
});

it("styles are not written into elements, which the server's policy forbids", () => {
  for (const file of files(src)) {
    if (file.endsWith(".svelte")) expect(/\sstyle="/.test(readFileSync(file, "utf8")), file).toBe(false);
  }
});
