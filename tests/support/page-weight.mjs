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
  // A guide has a line for each limit, so it grows with the API.
  "/developers": { html: 16, script: 0 },
  "/login": page(180),
  "/register": page(205),
  "/contact": page(200),
  "/forgot-password": page(200),
  "/cookie-preferences": page(180),
  // The whole schema on one page, with a script that searches it: one download answers every question.
  "/developers/reference": { html: 45, script: 2 },
};

/**
 * What the screens of the dashboard may weigh in script on arrival; their page of HTML is one and the same. The first
 * one after the login is the one that people wait for.
 */
export const dashboardBudget = (path) => (path === "/dashboard" ? 280 : 340);

const kilobytes = (bytes) => Math.round(gzipSync(bytes, { level: 9 }).length / 10) / 100;

/**
 * Opens a page and weighs everything that comes by itself, however it was sent. `settle` waits for what comes last: a
 * busy machine rests between two downloads.
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
