import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: { $lib: fileURLToPath(new URL("src/lib", import.meta.url)) },
    // The boards lie in the folders of their games and have no node_modules above them.
    dedupe: ["svelte"],
  },
  build: {
    outDir: "../src/gloaming/static",
    emptyOutDir: true,
    // A picture inside a style sheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../src/gloaming/games/*/board/**/*.test.ts"] },
});
