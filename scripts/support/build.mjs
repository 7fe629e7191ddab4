import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { must, repository } from "./processes.mjs";

const SHARED_SOURCES = ["package.json", "package-lock.json"];

/** The builds: their sources, and a file that exists once they are done. */
const parts = {
  server: {
    sources: ["server/src", "server/.swcrc", "server/rolldown.config.mjs", "server/package.json"],
    result: "server/dist/main.js",
    stamp: "server/dist/.stamp",
  },
  web: {
    sources: [
      "web/src",
      "web/public",
      "web/package.json",
      ...[
        "chunks",
        "dashboard-addresses",
        "dashboard-preloads",
        "library-plugins",
        "persisted-documents",
        "precompress",
        "react-router.config",
        "vite.config",
      ].map((name) => `web/${name}.ts`),
      "server/src/contract",
    ],
    result: "web/build/client/index.html",
    stamp: "web/build/.stamp",
  },
};

function filesBelow(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path)
    .sort()
    .flatMap((entry) => filesBelow(join(path, entry)));
}

function fingerprint(sources) {
  const hash = createHash("sha256");
  for (const file of [...SHARED_SOURCES, ...sources].flatMap((source) => filesBelow(join(repository, source)))) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash
      .update(`${relative(repository, file)}\0`)
      .update(readFileSync(file))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * Builds the server and the web when their sources changed since the last build.
 *
 * @param {("server" | "web")[]} [names]
 */
export async function ensureBuilt(names = ["server", "web"]) {
  for (const name of names) {
    const { sources, result, stamp } = parts[name];
    const stampFile = join(repository, stamp);
    const wanted = fingerprint(sources);
    const built =
      existsSync(join(repository, result)) && existsSync(stampFile) && readFileSync(stampFile, "utf8") === wanted;
    if (built) continue;
    console.log(`Building the ${name} …`);
    // An interrupted build must not count as finished.
    rmSync(stampFile, { force: true });
    await must(`Building the ${name}`, "npm", ["run", "build", "--silent", "-w", name], {
      quiet: true,
      env: { NODE_ENV: "production" },
    });
    writeFileSync(stampFile, wanted);
  }
}
