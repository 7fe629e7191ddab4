/**
 * `npm run bench:web`: how much the public pages weigh against their budgets, how Lighthouse scores them on a slow
 * phone, and how a signed-in person arrives at /dashboard on such a phone. Needs a running server with the demo world
 * (`npm run demo`), by default on port 4000:
 *
 * npm run bench:web
 * npm run bench:web -- http://localhost:4310 /about /login /dashboard
 *
 * Lighthouse is large and used only here, so it is no dependency: it is fetched on first use. It cannot sign in, so the
 * dashboard is measured with Lighthouse's throttling settings instead.
 */
import { execFile } from "node:child_process";
import { readFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/support/chromium.mjs";
import { budgets, contentPages, weigh } from "../support/page-weight.mjs";
import { FIRST_DATA_MILLISECONDS, measureArrivals } from "./dashboard-arrival.mjs";

const LIGHTHOUSE = "lighthouse@12.8.2";
const CONTENT_PERFORMANCE = 99;
/** Lighthouse itself displays anything below this as 0: a glyph that is half a pixel wider in the web font. */
const LAYOUT_SHIFT = 0.001;

/**
 * Pages for one step of one person, which ask search engines not to index them: the one thing Lighthouse's SEO score
 * holds against them.
 */
const unlistedPages = ["/not-found", "/reset-password", "/verify-email"];

const parameters = process.argv.slice(2);
const origin =
  parameters.find((parameter) => parameter.startsWith("http"))?.replace(/\/$/, "") ?? "http://localhost:4000";
const chosen = parameters.filter((parameter) => parameter.startsWith("/"));
const publicPaths = [...Object.keys(budgets), "/reset-password", "/verify-email"];
const paths = chosen.length ? chosen.filter((path) => path !== "/dashboard") : publicPaths;
const withDashboard = chosen.length === 0 || chosen.includes("/dashboard");
const browserArguments = ["--no-sandbox", "--disable-gpu", "--headless=new", "--disable-dev-shm-usage"];

const executablePath = await ensureChromium();
if (!executablePath) {
  console.error("No Chromium found. Install one and set CHROMIUM_PATH to its path.");
  process.exit(1);
}

async function weighAll(browser) {
  const rows = {};
  for (const path of paths) {
    const page = await browser.newPage({ baseURL: origin });
    rows[path] = await weigh(page, path);
    await page.close();
  }
  return rows;
}

/**
 * The four scores in percent and the layout shift of one page on Lighthouse's phone; undefined when Lighthouse cannot
 * run.
 */
async function lighthouse(path, folder) {
  const file = join(folder, "report.json");
  const command = [
    "exec",
    "--yes",
    `--package=${LIGHTHOUSE}`,
    "--",
    "lighthouse",
    origin + path,
    "--quiet",
    "--output=json",
    `--output-path=${file}`,
  ];
  try {
    await promisify(execFile)("npm", [...command, `--chrome-flags=${browserArguments.join(" ")}`], {
      env: { ...process.env, CHROME_PATH: executablePath },
    });
  } catch (error) {
    console.error(`Lighthouse did not run for ${path}: ${error.message.trim().split("\n").at(-1)}`);
    return undefined;
  }
  const { categories, audits } = JSON.parse(readFileSync(file, "utf8"));
  const score = (name) => Math.round((categories[name]?.score ?? 0) * 100);
  const failed = Object.values(audits).filter(
    ({ score: value, scoreDisplayMode }) => value === 0 && scoreDisplayMode === "binary",
  );
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    practices: score("best-practices"),
    seo: score("seo"),
    shift: audits["cumulative-layout-shift"].numericValue,
    failed: failed.map(({ id }) => id).join(" "),
  };
}

const browser = await chromium.launch({ executablePath, args: browserArguments });
const weights = await weighAll(browser);
const arrivals = withDashboard ? await measureArrivals(browser, origin) : {};
await browser.close();

const folder = mkdtempSync(join(tmpdir(), "quadwork-lighthouse-"));
let missed = 0;
for (const path of paths) {
  const { html, script } = weights[path];
  const budget = budgets[path];
  const scores = await lighthouse(path, folder);
  const problems = [
    budget && html >= budget.html && `HTML over ${budget.html} KB`,
    budget && script > budget.script && `script over ${budget.script} KB`,
    scores &&
      contentPages.includes(path) &&
      scores.performance < CONTENT_PERFORMANCE &&
      `performance under ${CONTENT_PERFORMANCE}`,
    scores && Math.min(scores.accessibility, scores.practices) < 100 && "accessibility or best practices under 100",
    scores &&
      scores.seo < 100 &&
      !(unlistedPages.includes(path) && scores.failed.includes("is-crawlable")) &&
      "SEO under 100",
    scores && scores.shift >= LAYOUT_SHIFT && "layout shift",
  ].filter(Boolean);
  missed += problems.length;
  console.log(path);
  console.log(`  ${html} KB HTML, ${script} KB script (gzip)`);
  if (scores)
    console.log(
      `  ${Object.entries(scores)
        .map(([name, value]) => `${name} ${value}`)
        .join(", ")}`,
    );
  for (const problem of problems) console.log(`  ✕ ${problem}`);
}
rmSync(folder, { recursive: true, force: true });
for (const [role, { firstData, runs, shift }] of Object.entries(arrivals)) {
  const problems = [
    firstData >= FIRST_DATA_MILLISECONDS && `first data after ${FIRST_DATA_MILLISECONDS} ms`,
    shift > 0 && "layout shift",
  ].filter(Boolean);
  missed += problems.length;
  console.log(`/dashboard, ${role}`);
  console.log(`  first data after ${firstData} ms (${runs.join(", ")}), shift ${shift}`);
  for (const problem of problems) console.log(`  ✕ ${problem}`);
}
process.exitCode = missed === 0 ? 0 : 1;
