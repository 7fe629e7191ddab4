import { gzipSync } from "node:zlib";

/** Content pages: sent without any script. */
export const contentPages = [
  "/",
  "/about",
  "/how-it-works",
  "/pricing",
  "/terms",
  "/privacy",
  "/cookies",
  "/developers",
  "/developers/events",
  "/not-found",
];

const content = Object.fromEntries(contentPages.map((path) => [path, { html: 15, script: 0 }]));

const page = (script) => ({ html: 15, script });

/** The weight budget of each public page, in kilobytes (1000 bytes) after gzip. `html` includes the styles. */
export const budgets = {
  ...content,
  // The guide has a line for each limit, so it grows with the API.
  "/developers": { html: 16, script: 0 },
  "/login": page(180),
  "/register": page(205),
  "/contact": page(200),
  "/forgot-password": page(200),
  "/cookie-preferences": page(180),
  // The whole schema on one page, with a search script: one download answers every question.
  "/developers/reference": { html: 75, script: 2 },
};

/**
 * Script budgets of the dashboard's screens on arrival; they all share one HTML page. The home screen has a tighter
 * budget because people wait for it after logging in.
 */
export const dashboardBudget = (path) => (path === "/dashboard" ? 280 : 340);

const kilobytes = (bytes) => Math.round(gzipSync(bytes, { level: 9 }).length / 10) / 100;

/** The weight of each script seen so far by its address, because most pages share most of theirs. */
const known = new Map();

function weightOf(script) {
  const address = script.url();
  if (!known.has(address)) known.set(address, script.body().then(kilobytes));
  return known.get(address);
}

/** Collects the scripts that a page loads from now on, cached ones included. Call `stop` when all have arrived. */
export function collectScripts(page) {
  const scripts = new Map();
  const collect = (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), weightOf(response));
  };
  page.on("response", collect);
  return {
    async stop() {
      page.off("response", collect);
      const weights = await Promise.all(scripts.values());
      return { script: Math.round(weights.reduce((sum, weight) => sum + weight, 0) * 100) / 100, files: scripts.size };
    },
  };
}

/** Opens a page and weighs everything it loads on its own, however it was sent. */
export async function weigh(page, path) {
  const scripts = collectScripts(page);
  const response = await page.goto(path, { waitUntil: "networkidle" });
  const { script, files } = await scripts.stop();
  const inline = await page.locator("script:not([src])").count();
  return { html: kilobytes(await response.body()), script, scripts: files + inline };
}
