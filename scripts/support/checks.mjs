import { existsSync } from "node:fs";
import { join } from "node:path";
import { repository, run, tool } from "./processes.mjs";

/** TypeScript's native compiler. `typescript` itself stays at the version that ESLint and the code generator need. */
const tsc = tool("typescript-native/bin/tsc");

/** Cache path of a tool. */
const cache = (path) => join(repository, "node_modules/.cache", path);

/** Type check of a folder, incremental between runs. Several threads would check shared types several times. */
const typesOf = (folder) => [
  folder,
  tsc,
  "--noEmit",
  "--singleThreaded",
  "--incremental",
  "--tsBuildInfoFile",
  cache(`types/${folder}.tsbuildinfo`),
];

/** Name → the commands of one check, each `[folder, script, ...parameters]`, run by Node. All must exit with 0. */
const checks = {
  "types of the server": [typesOf("server")],
  "types of the web": [["web", tool("@react-router/dev/bin.js"), "typegen"], typesOf("web")],
  "types of the tests": [typesOf("tests")],
  layout: [
    [
      ".",
      tool("prettier/bin/prettier.cjs"),
      "--check",
      "--cache",
      "--cache-location",
      cache("layout.json"),
      "--log-level",
      "warn",
      ".",
    ],
  ],
  lint: [
    [".", tool("eslint/bin/eslint.js"), ".", "--cache", "--cache-location", cache("eslint/"), "--max-warnings", "0"],
  ],
  "import directions": [
    [
      ".",
      tool("dependency-cruiser/bin/dependency-cruise.mjs"),
      "--config",
      ".dependency-cruiser.cjs",
      "server/src",
      "web/src",
    ],
  ],
  "schema.graphql matches the server": [[".", "server/dist/schema-file.js", "--check"]],
  "the database matches entities and views": [[".", "server/dist/check-database.js"]],
  "breaking schema changes are declared": [[".", "scripts/schema-changes.mjs"]],
  "docs/operations.md matches the configuration": [[".", "server/dist/configuration-table.js", "--check"]],
  "links in the documents work": [
    [
      ".",
      tool("remark-cli/cli.js"),
      ...["--use", "validate-links=repository:false"],
      ...["--frail", "--quiet", "--no-stdout", "*.md", "docs", ".github"],
    ],
  ],
  "generated hooks match the operations": [
    [".", tool("@graphql-codegen/cli/cjs/bin.js"), "--config", "codegen.ts", "--check"],
  ],
};

const AT_A_TIME = 2;

async function runCheck(name) {
  const started = Date.now();
  let output = "";
  let passed = true;
  for (const [folder, ...command] of checks[name]) {
    const cwd = join(repository, folder);
    const result = existsSync(cwd)
      ? await run("node", command, { cwd, quiet: true })
      : { code: 1, output: `${cwd} does not exist` };
    output += result.output;
    passed &&= result.code === 0;
  }
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? "✓" : "✕"} ${name} (${seconds} s)`);
  if (!passed) console.log(output.trimEnd().replace(/^/gm, "    "));
  return passed;
}

/**
 * Runs the checks that need no running server, two at a time; prints one line each, and the output of failed ones.
 *
 * @param {string[]} filters substrings of names; empty for all checks.
 * @returns {Promise<{ passed: number, failed: number }>}
 */
export async function runChecks(filters = []) {
  const names = Object.keys(checks).filter(
    (name) => filters.length === 0 || filters.some((filter) => name.includes(filter)),
  );
  const waiting = [...names];
  const results = [];
  const work = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) results.push(await runCheck(name));
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
  const passed = results.filter(Boolean).length;
  return { passed, failed: results.length - passed };
}
