/**
 * `npm test`, the gate: installs what is missing, builds, and runs everything; the last line says how many passed and
 * failed. `npm run test:soak` runs at full length the tests that the gate runs in a short form; see docs/testing.md.
 *
 *   npm test                               everything
 *   npm test -- unit api                   some parts: check, unit, api, faults, e2e
 *   npm test -- api teams                  the files of a part whose path matches
 *   npm test -- tests/api/teams.test.ts    one file
 *
 *   npm run test:soak -- hostile           the files of the soak whose path matches
 *
 * To keep two processors busy, the browser tests run in parallel with everything else, and jest runs once.
 */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, sep } from "node:path";
import { ensureBuilt } from "./support/build.mjs";
import { runChecks } from "./support/checks.mjs";
import { ensureChromium } from "./support/chromium.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { during, phaseTable } from "./support/phases.mjs";
import { repository, run, tool } from "./support/processes.mjs";

/**
 * Part → the builds it needs, its jest projects, and its paths. In the order of a full run.
 */
const parts = {
  check: { builds: ["server"], jest: [], paths: [] },
  unit: { builds: [], jest: ["server", "web"], paths: ["server/src", "web/src"] },
  api: { builds: ["server", "web"], jest: ["api"], paths: ["tests/api"] },
  faults: { builds: ["server", "web"], jest: ["faults"], paths: ["tests/faults"] },
  e2e: { builds: ["server", "web"], jest: [], paths: ["tests/e2e"] },
};

const reports = mkdtempSync(join(tmpdir(), "quadwork-reports-"));
const readReport = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined);

/** A runner that fails without a failed test (it crashed, or found no test) counts as one failure. */
function settle(name, code, passed, failed) {
  if (failed === 0 && passed === 0) console.error(`✕ ${name}: no test ran`);
  else if (failed === 0 && code !== 0) console.error(`✕ ${name}: the runner ended with code ${code}`);
  else return { passed, failed };
  return { passed, failed: 1 };
}

/**
 * Jest's processes allocate much and keep little. With room for that, and collected by the thread that made it, a file
 * of components takes a tenth less of the processor's time. Jest passes the flags on to its workers.
 */
const engineFlags = ["--max-semi-space-size=64", "--single-threaded-gc"];

/** Runs the jest tests of these parts in one run; a part without any test fails. */
async function jest(names, filters) {
  const file = join(reports, "jest.json");
  const { code } = await run("node", [
    ...engineFlags,
    tool("jest/bin/jest.js"),
    ...["--selectProjects", ...names.flatMap((name) => parts[name].jest)],
    ...["--json", `--outputFile=${file}`],
    ...(filters.length ? ["--testPathPatterns", ...filters] : []),
  ]);
  const files = readReport(file)?.testResults ?? [];
  const anyFailed = files.some(({ status }) => status === "failed");
  return names.map((name) => {
    const own = files.filter((result) =>
      parts[name].paths.some((path) => relative(repository, result.name).split(sep).join("/").startsWith(`${path}/`)),
    );
    const tests = own.flatMap(({ assertionResults }) => assertionResults);
    const count = (status) => tests.filter((test) => test.status === status).length;
    // A file that could not be loaded fails without a failed test.
    const broken = own.filter(
      ({ status, assertionResults }) =>
        status === "failed" && !assertionResults.some((test) => test.status === "failed"),
    ).length;
    const durations = own.map((result) => ({ file: result.name, milliseconds: result.endTime - result.startTime }));
    return { name, durations, ...settle(name, anyFailed ? 0 : code, count("passed"), count("failed") + broken) };
  });
}

/** The results of all tests in a suite of Playwright's report. */
const resultsIn = ({ suites = [], specs = [] }) => [
  ...specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results)),
  ...suites.flatMap(resultsIn),
];

async function playwright(filters, print) {
  const chromium = await ensureChromium();
  if (!chromium) {
    print("✕ e2e: Chromium was not found and could not be installed; install it and set CHROMIUM_PATH\n");
    return [{ name: "e2e", passed: 0, failed: 1 }];
  }
  const file = join(reports, "e2e.json");
  const env = { CHROMIUM_PATH: chromium, PLAYWRIGHT_REPORT_FILE: file };
  const { code } = await run("node", [tool("@playwright/test/cli.js"), "test", ...filters], { env, print });
  const { stats = {}, suites = [] } = readReport(file) ?? {};
  const { expected = 0, unexpected = 0, flaky = 0 } = stats;
  const durations = suites.map((suite) => ({
    file: join(repository, "tests/e2e", suite.file),
    milliseconds: resultsIn(suite).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [{ name: "e2e", durations, ...settle("e2e", code, expected, unexpected + flaky) }];
}

const heading = (...names) => `\n── ${names.join(", ")} ──\n`;

/** Buffers the output of a background part until the foreground has ended, then passes it on as it comes. */
function behind() {
  let kept = "";
  let inFront = false;
  return {
    print: (text) => void (inFront ? process.stdout.write(text) : (kept += text)),
    bringForward() {
      inFront = true;
      process.stdout.write(kept);
    },
  };
}

/** Runs these parts: the checks and then jest in the foreground, the browser tests in the background. */
async function runParts(names, filters) {
  const builds = ["server", "web"].filter((build) => names.some((name) => parts[name].builds.includes(build)));
  if (builds.includes("server")) await during("build of the server", () => ensureBuilt(["server"]));
  const webIsBuilt = builds.includes("web")
    ? during("build of the web", () => ensureBuilt(["web"]))
    : Promise.resolve();
  const jestParts = names.filter((name) => parts[name].jest.length);
  const beside = names.includes("e2e") && names.length > 1;
  const background = behind();

  const front = async () => {
    const results = [];
    if (names.includes("check")) {
      process.stdout.write(heading("check"));
      results.push({ name: "check", ...(await during("check", () => runChecks(filters))) });
    }
    await webIsBuilt;
    if (jestParts.length) {
      process.stdout.write(heading(...jestParts));
      results.push(...(await during(jestParts.join(", "), () => jest(jestParts, filters))));
    }
    background.bringForward();
    return results;
  };
  const browser = async () => {
    if (!names.includes("e2e")) return [];
    await webIsBuilt;
    background.print(heading("e2e"));
    return during("e2e", () => playwright(filters, beside ? background.print : undefined));
  };
  return (await Promise.all([front(), browser()])).flat();
}

/** The test files of a part; the checks have none. */
const filesOf = (name) =>
  parts[name].paths
    .filter((path) => existsSync(join(repository, path)))
    .flatMap((path) =>
      readdirSync(join(repository, path), { recursive: true }).map((file) => `${path}/${file.split(sep).join("/")}`),
    )
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));

/** The files with tests that are longer in the soak, filtered to paths that contain one of the parameters. */
function chooseSoak(parameters) {
  const filters = Object.keys(parts)
    .flatMap(filesOf)
    .filter((file) => readFileSync(join(repository, file), "utf8").includes("/support/lanes.ts"))
    .filter((file) => parameters.length === 0 || parameters.some((parameter) => file.includes(parameter)));
  const names = Object.keys(parts).filter((name) =>
    filters.some((file) => parts[name].paths.some((path) => file.startsWith(`${path}/`))),
  );
  if (names.length > 0) return { names, filters };
  console.error(`No file of the soak matches "${parameters.join(" ")}"`);
  process.exit(2);
}

/** The parts named by the parameters, directly or by path; the remaining parameters are filters. */
function choose([first, ...others]) {
  if (first === "--soak") {
    process.env.SOAK = "1";
    return chooseSoak(others);
  }
  const parameters = [first, ...others].filter(Boolean);
  const named = parameters.filter((parameter) => parameter in parts);
  const filters = parameters.filter((parameter) => !(parameter in parts));
  const byPath = Object.keys(parts).filter((name) =>
    filters.some((filter) => parts[name].paths.some((path) => filter.startsWith(path))),
  );
  if (named.length) return { names: Object.keys(parts).filter((name) => named.includes(name)), filters };
  if (filters.length === 0) return { names: Object.keys(parts), filters };
  if (byPath.length) return { names: byPath, filters };
  console.error(
    `Unknown part "${filters[0]}": name one of ${Object.keys(parts).join(", ")}, or a path such as tests/api/teams.test.ts`,
  );
  process.exit(2);
}

const { names, filters } = choose(process.argv.slice(2));
await during("installation", ensureInstalled);
const started = Date.now();
const results = await runParts(names, filters);
rmSync(reports, { recursive: true, force: true });
const total = (kind) => results.reduce((sum, result) => sum + result[kind], 0);
const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(
  `\n${results.map(({ name, passed, failed }) => `${failed ? "✕" : "✓"} ${name}: ${passed} passed, ${failed} failed`).join("\n")}`,
);
const slowest = results
  .flatMap(({ durations = [] }) => durations)
  .sort((one, other) => other.milliseconds - one.milliseconds)
  .slice(0, 10);
if (slowest.length > 1) {
  console.log("\nThe slowest files, in seconds:");
  for (const { file, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(6)}  ${relative(repository, file)}`);
}
console.log(`\nThe phases; the browser tests run beside the others:\n${phaseTable().join("\n")}`);
console.log(`\n${minutes} minutes`);
console.log(`\n${total("passed")} passed, ${total("failed")} failed`);
process.exitCode = total("failed") === 0 ? 0 : 1;
