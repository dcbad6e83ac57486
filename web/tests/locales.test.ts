/** The page's own messages: all named by its source, none missing, the same in every language. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import { GAMES, LANGUAGES } from "$generated/registry";

const root = join(import.meta.dirname, "..");
/** `web.ftl`, `table.ftl`, `web-bots.ftl`, `web-chat.ftl`, `web-review.ftl`, `web-lessons.ftl`, `web-puzzles.ftl`, and `web-GAME.ftl` of every game. */
const FILES = ["web", "table", "web-bots", "web-chat", "web-review", "web-lessons", "web-puzzles", ...GAMES.map((game) => `web-${game}`)];
const source = (language: string) => FILES.map((file) => readFileSync(join(root, "../locales", language, `${file}.ftl`), "utf8")).join("\n");
const keys = (language: string) => new FluentResource(source(language)).body.map((message) => message.id).sort();

function literals(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return literals(path);
    if (!/\.(svelte|ts)$/.test(entry.name)) return [];
    return [...readFileSync(path, "utf8").matchAll(/["'`](web-[a-z0-9-]+)["'`]/g)].map((found) => found[1]!);
  });
}

const used = [...new Set(literals(join(root, "src")))].sort();

it("every message that the page names exists, and every message is named", () => {
  expect(used).toEqual(keys("en"));
});

it.each(LANGUAGES)("the messages are the same in %s", (language) => {
  expect(keys(language)).toEqual(keys("en"));
});

it.each(LANGUAGES)("every message can be read in %s", (language) => {
  const written = [...source(language).matchAll(/^(web-[a-z0-9-]+) =/gm)].map((found) => found[1]).sort();
  expect(keys(language)).toEqual(written);
});
