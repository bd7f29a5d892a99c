import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = "http://127.0.0.1:8123";

/** `en.ftl?sign`: what the sign of a house says, so that the street need not fetch all words of every game. */
const signs = {
  name: "signs",
  /** @param {string} id */
  async load(id) {
    if (!id.endsWith(".ftl?sign")) return null;
    const text = await readFile(id.replace("?sign", ""), "utf-8");
    const said = text.match(/^game-(?:title|tagline) = .*(?:\n[ ]+.*)*/gm) ?? [];
    return `export default ${JSON.stringify(said.join("\n"))}`;
  },
};

export default defineConfig({
  plugins: [signs, svelte()],
  resolve: {
    alias: {
      $lib: fileURLToPath(new URL("src/lib", import.meta.url)),
      $wire: fileURLToPath(new URL("src/generated/games", import.meta.url)),
    },
    // The boards lie in the folders of their games and have no node_modules above them.
    dedupe: ["svelte"],
  },
  build: {
    outDir: "../src/gloaming/static",
    emptyOutDir: true,
    // A picture inside a style sheet would need an exception in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What else a part needs has come with the page already, but for its style sheet.
      resolveDependencies: (url, needed) =>
        url.includes("/TablePage-") ? needed : needed.filter((file) => file.endsWith(".css")),
    },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/packs": server, "/ws": { target: server, ws: true } },
  },
  test: { include: ["src/**/*.test.ts", "../src/gloaming/games/*/board/**/*.test.ts"] },
});
