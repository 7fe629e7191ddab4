import { gzipSync } from "node:zlib";

/** Pages of text: sent without a line of script. */
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

/** What each public page may weigh, in kilobytes (1000 bytes) after gzip. `html` includes the styles. */
export const budgets = {
  ...content,
  "/login": page(170),
  "/register": page(195),
  "/contact": page(190),
  "/forgot-password": page(190),
  "/cookie-preferences": page(172),
  // The whole schema on one page, with a script that searches it: one download answers every question.
  "/developers/reference": { html: 45, script: 2 },
};

/** What the screens of the dashboard may weigh, alike; only their script, since they all share one page of HTML. */
export const dashboardBudgets = { "/dashboard": 240, "/dashboard/projects": 262 };

const kilobytes = (bytes) => Math.round(gzipSync(bytes, { level: 9 }).length / 10) / 100;

/**
 * Opens a page and weighs everything that comes by itself, however it was sent. `settle` waits for what comes last: a busy
 * machine rests between two downloads.
 */
export async function weigh(page, path, settle = async () => undefined) {
  const scripts = new Map();
  const collect = (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
  };
  page.on("response", collect);
  const [response] = await Promise.all([page.goto(path, { waitUntil: "networkidle" }), settle(page)]);
  page.off("response", collect);
  const bodies = await Promise.all(scripts.values());
  const inline = await page.locator("script:not([src])").count();
  return {
    html: kilobytes(await response.body()),
    script: Math.round(bodies.reduce((sum, body) => sum + kilobytes(body), 0) * 100) / 100,
    scripts: scripts.size + inline,
  };
}
