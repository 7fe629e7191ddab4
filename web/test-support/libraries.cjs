/**
 * Chakra UI has 1,800 files, and jest links each of them again for every test file that renders a component. Bundled
 * once per state of package-lock.json, each entry is a single file.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, renameSync, rmSync } = require("node:fs");
const { join } = require("node:path");

const web = join(__dirname, "..");
const root = join(web, "..");
const entries = { index: "@chakra-ui/react", theme: "@chakra-ui/react/theme" };

/** Shared with code outside the bundle: only one copy may exist. */
const isOutside = (id) => /^(react|react-dom|@emotion)(\/|$)/.test(id) || id.startsWith("node:");

/** @returns {Promise<Record<string, string>>} jest's `moduleNameMapper` for the libraries; bundles them when needed. */
module.exports = async function bundledLibraries() {
  const cache = join(root, "node_modules/.cache/jest-libraries");
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")
    .slice(0, 16);
  const folder = join(cache, lock);
  if (!existsSync(folder)) {
    const { build } = await import("vite");
    rmSync(cache, { recursive: true, force: true });
    // Another run may do the same at once; the rename makes the folder appear complete or not at all.
    const unfinished = `${folder}.${process.pid}`;
    await build({
      configFile: false,
      root: web,
      mode: "test",
      // The warnings are about "use client", which is irrelevant here.
      logLevel: "error",
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        outDir: unfinished,
        minify: false,
        rollupOptions: {
          input: entries,
          external: isOutside,
          output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name].cjs" },
        },
      },
    });
    if (!existsSync(folder)) renameSync(unfinished, folder);
  }
  return Object.fromEntries(Object.entries(entries).map(([name, id]) => [`^${id}$`, join(folder, `${name}.cjs`)]));
};
