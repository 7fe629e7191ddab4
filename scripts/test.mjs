/**
 * `npm test`: installs what is missing, builds, and runs everything; the last line says how many passed and failed.
 *
 *   npm test                               everything
 *   npm test -- unit api                   some parts: check, unit, api, faults, e2e
 *   npm test -- api teams                  the files of a part whose path matches
 *   npm test -- tests/api/teams.test.ts    one file
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuilt } from "./support/build.mjs";
import { runChecks } from "./support/checks.mjs";
import { ensureChromium } from "./support/chromium.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { repository, run, tool } from "./support/processes.mjs";

const reports = mkdtempSync(join(tmpdir(), "quadwork-reports-"));
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A runner that fails without a failed test (it crashed, or found no test) counts as one failure. */
function settle(name, code, passed, failed) {
  if (failed === 0 && passed === 0) console.error(`✕ ${name}: no test ran`);
  else if (failed === 0 && code !== 0) console.error(`✕ ${name}: the runner ended with code ${code}`);
  else return { passed, failed };
  return { passed, failed: 1 };
}

async function jest(name, projects, filters) {
  const file = join(reports, `${name}.json`);
  const { code } = await run("node", [
    tool("jest/bin/jest.js"),
    ...["--selectProjects", ...projects],
    ...["--json", "--forceExit", `--outputFile=${file}`],
    ...(filters.length ? ["--testPathPatterns", ...filters] : []),
  ]);
  const report = readReport(file);
  return settle(name, code, report?.numPassedTests ?? 0, (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0));
}

async function playwright(name, filters) {
  const chromium = await ensureChromium();
  if (!chromium) {
    console.error("✕ e2e: no Chromium was found and none could be installed; install one and set CHROMIUM_PATH to it");
    return { passed: 0, failed: 1 };
  }
  const file = join(reports, `${name}.json`);
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_REPORT_FILE: file };
  const { code } = await run("node", [tool("@playwright/test/cli.js"), "test", ...filters], { env });
  const { expected = 0, unexpected = 0, flaky = 0 } = readReport(file)?.stats ?? {};
  return settle(name, code, expected, unexpected + flaky);
}

/** Part → what it needs built, how it runs, and which paths belong to it. In the order of a full run. */
const parts = {
  check: { builds: ["server"], paths: [], run: (filters) => runChecks(filters) },
  unit: { builds: [], paths: ["server/src", "web/src"], run: (filters) => jest("unit", ["server", "web"], filters) },
  api: { builds: ["server", "web"], paths: ["tests/api"], run: (filters) => jest("api", ["api"], filters) },
  faults: { builds: ["server", "web"], paths: ["tests/faults"], run: (filters) => jest("faults", ["faults"], filters) },
  e2e: { builds: ["server", "web"], paths: ["tests/e2e"], run: (filters) => playwright("e2e", filters) },
};

/** Whether there is anything to run; only asked in a full run, since a part that was named has to have tests. */
const hasTests = (name) =>
  parts[name].paths.length === 0 ||
  parts[name].paths.some(
    (path) =>
      existsSync(join(repository, path)) &&
      readdirSync(join(repository, path), { recursive: true }).some((file) => /\.(test|spec)\.tsx?$/.test(file)),
  );

/** Which parts the parameters name, directly or by a path, and what is left as filters. */
function choose(parameters) {
  const named = parameters.filter((parameter) => parameter in parts);
  const filters = parameters.filter((parameter) => !(parameter in parts));
  const byPath = Object.keys(parts).filter((name) => filters.some((filter) => parts[name].paths.some((path) => filter.startsWith(path))));
  if (named.length) return { names: Object.keys(parts).filter((name) => named.includes(name)), filters };
  if (filters.length === 0) return { names: Object.keys(parts).filter(hasTests), filters };
  if (byPath.length) return { names: byPath, filters };
  console.error(`Unknown part "${filters[0]}": name one of ${Object.keys(parts).join(", ")}, or a path such as tests/api/teams.test.ts`);
  process.exit(2);
}

const { names, filters } = choose(process.argv.slice(2));
await ensureInstalled();
const builds = ["server", "web"].filter((build) => names.some((name) => parts[name].builds.includes(build)));
if (builds.length) await ensureBuilt(builds);

let passed = 0;
let failed = 0;
for (const name of names) {
  console.log(`\n── ${name} ──`);
  const result = await parts[name].run(filters);
  passed += result.passed;
  failed += result.failed;
}
rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
