import { defineConfig } from "@playwright/test";
import { browserArguments } from "./tests/support/browser-arguments.mjs";

/**
 * A test's page lives for seconds, so code that V8 optimizes for it never pays back: without it, and with room for what
 * a page allocates, Chromium takes a fifth less of the processor's time. Benchmarks keep V8 as people have it.
 */
const engineFlags = ["--no-opt", "--no-maglev", "--single-threaded-gc", "--min-semi-space-size=16"];

const report = process.env["PLAYWRIGHT_REPORT_FILE"];

/**
 * Tests in a real browser. Each worker has its own server, database and mailbox (tests/support/e2e.ts); tests
 * whose title carries @phone run on a small screen too.
 */
export default defineConfig({
  testDir: "tests/e2e",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  globalSetup: "./tests/support/playwright-global-setup.ts",
  workers: 2,
  fullyParallel: false,
  forbidOnly: Boolean(process.env["CI"]),
  // Generous, because a machine that does other work is several times slower; a passing test never waits for them.
  timeout: 180_000,
  expect: { timeout: 25_000 },
  reporter: report ? [["list"], ["json", { outputFile: report }]] : "list",
  use: {
    browserName: "chromium",
    screenshot: "only-on-failure",
    locale: "en-GB",
    timezoneId: "Asia/Kolkata",
    // Nothing is caught half faded in, and nobody waits for it; what moves is decoration.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      args: [...browserArguments, `--js-flags=${engineFlags.join(",")}`],
    },
  },
  projects: [
    { name: "desktop", use: { viewport: { width: 1280, height: 800 } } },
    { name: "phone", use: { viewport: { width: 390, height: 844 } }, grep: /@phone/ },
  ],
});
