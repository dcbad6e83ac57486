import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where `orrery serve` listens during development. */
const server = process.env.ORRERY_SERVER ?? "http://127.0.0.1:7070";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $generated: at("src/generated"),
      $net: at("src/net"),
      $words: at("src/words"),
      $state: at("src/state"),
      $kit: at("src/kit"),
      $games: at("src/games"),
      $pages: at("src/pages"),
    },
    // Tests mount components, so they need the browser's Svelte.
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    target: "es2022",
    // Small pictures are files too: the page's policy allows no data in addresses.
    assetsInlineLimit: 0,
    // The server's policy allows no inline script, and this one would be written into the page.
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
  server: {
    fs: { allow: [at("..")] },
    proxy: {
      "/api": { target: server, ws: true, changeOrigin: false },
    },
  },
  test: {
    environment: "happy-dom",
    // Tests wait for what happens. These only end one that would never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    include: ["tests/**/*.test.ts", "src/**/*.test.ts"],
    exclude: ["tests/browser/**", "node_modules/**"],
  },
});
