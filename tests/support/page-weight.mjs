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
  "/developers/reference": { html: 45, script: 2 },
};

/**
 * Script budgets of the dashboard's screens on arrival; they all share one HTML page. The home screen has a tighter
 * budget because people wait for it after logging in.
 */
export const dashboardBudget = (path) => (path === "/dashboard" ? 280 : 340);

const kilobytes = (bytes) => Math.round(gzipSync(bytes, { level: 9 }).length / 10) / 100;

/**
 * Opens a page and weighs everything it loads on its own, however it was sent. `settle` waits for the last downloads:
 * on a busy machine, downloads pause in between.
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
