/** A table that waits for somebody, for hours maybe, comes to rest: a page that draws all that time empties batteries. */

import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** What moves on while the page loads or sends: that ends by itself. */
const BRIEF = ["kit/PromptBar.svelte", "pages/Loading.svelte"];

const root = join(import.meta.dirname, "../src");

test("nothing moves for ever but what shows that the page is at work", () => {
  const files = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((file) => /\.(svelte|css)$/.test(file));
  const endless = files.filter((file) => /animation[^;]*\binfinite\b/.test(readFileSync(join(root, file), "utf8")));
  expect(endless.sort()).toEqual(BRIEF);
});
