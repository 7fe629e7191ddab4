/**
 * Chakra UI has 1,800 files, Apollo Client and Testing Library with what they import 700, and jest links each of them
 * again for every test file that renders a component. Bundled once per state of package-lock.json and of this file,
 * each entry is a single file.
 */
const { createHash } = require("node:crypto");
const { existsSync, readFileSync, renameSync, rmSync } = require("node:fs");
const { join } = require("node:path");

const web = join(__dirname, "..");
const root = join(web, "..");

/** Every name under which tests and app import these libraries: only one copy of each may exist. */
const entries = [
  "@apollo/client",
  "@apollo/client/errors",
  "@apollo/client/link/context",
  "@apollo/client/link/error",
  "@apollo/client/link/http",
  "@apollo/client/link/subscriptions",
  "@apollo/client/react",
  "@chakra-ui/react",
  "@chakra-ui/react/theme",
  "@testing-library/jest-dom",
  "@testing-library/react",
  "@testing-library/user-event",
  "graphql",
  "rxjs",
];

const fileName = (entry) => entry.replace(/[^a-z]+/g, "-").replace(/^-/, "");

/** Also imported by what is not bundled. */
const isOutside = (id) => /^(react|react-dom|@emotion)(\/|$)/.test(id) || id.startsWith("node:");

/** @returns {Promise<Record<string, string>>} jest's `moduleNameMapper` for the libraries; bundles them when needed. */
module.exports = async function bundledLibraries() {
  const cache = join(root, "node_modules/.cache/jest-libraries");
  const state = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .update(readFileSync(__filename))
    .digest("hex")
    .slice(0, 16);
  const folder = join(cache, state);
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
      // Without "development", as jest itself resolves: Apollo Client freezes and checks every result there.
      ssr: { noExternal: true, resolve: { conditions: ["module", "node"] } },
      build: {
        ssr: true,
        outDir: unfinished,
        minify: false,
        rollupOptions: {
          input: Object.fromEntries(entries.map((entry) => [fileName(entry), entry])),
          external: isOutside,
          output: { format: "cjs", entryFileNames: "[name].cjs", chunkFileNames: "[name].cjs" },
        },
      },
    });
    if (!existsSync(folder)) renameSync(unfinished, folder);
  }
  return Object.fromEntries(entries.map((entry) => [`^${entry}$`, join(folder, `${fileName(entry)}.cjs`)]));
};
