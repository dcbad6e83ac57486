/** Messages that the page names by their keys: all exist, and no code depends on which message a phrase is. */

import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";

const root = join(import.meta.dirname, "..");
const src = join(root, "src");
const locale = join(root, "../locales/en");

/** The keys of all messages that the page can load. */
const keys = new Set(
  readdirSync(locale)
    .filter((file) => file !== "cli.ftl")
    .flatMap((file) => new FluentResource(readFileSync(join(locale, file), "utf8")).body.map(({ id }) => id)),
);
const families = new Set([...keys].map((key) => key.split("-")[0]!));

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return path === join(src, "generated") ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [path] : [];
  });
}

const files = sources(src).map((path): [name: string, text: string] => [relative(src, path), readFileSync(path, "utf8")]);

/** Texts in quotes that look like a key, or like the beginning of one that is put together. */
function named(text: string): string[] {
  const found = [...text.matchAll(/["'`]([a-z]+(?:-[a-z0-9]+)*-?)(\$\{|["'`])/g)];
  return found.map((match) => match[1]! + (match[2] === "${" ? "*" : "")).filter((key) => key.includes("-") && families.has(key.split("-")[0]!));
}

const exists = (key: string) => (key.endsWith("*") ? [...keys].some((one) => one.startsWith(key.slice(0, -1))) : keys.has(key));

it("every key in the source is that of a message", () => {
  expect(keys.size).toBeGreaterThan(500);
  const missing = files.flatMap(([name, text]) => named(text).filter((key) => !exists(key)).map((key) => `${name}: ${key}`));
  expect(missing).toEqual([]);
});

it("only the words read the key of a phrase, or what it was given: all else gets facts", () => {
  const reads = files.flatMap(([name, text]) => {
    const found = [...text.matchAll(/(\w+)(?:\?|!)?\.(key|args)\b|\{[^{}]*\b(?:key|args)\b[^{}]*\}\)? =>/g)].filter(([, of]) => of !== "event");
    return found.map(([read]) => `${name}: ${read}`);
  });
  expect(reads.filter((read) => !read.startsWith("words/"))).toEqual([]);
});
