import { gzipSync } from "node:zlib";

/** Pages of text: sent without a line of script. */
export const contentPages = ["/", "/about", "/how-it-works", "/pricing", "/terms", "/privacy", "/cookies", "/not-found"];

const content = Object.fromEntries(contentPages.map((path) => [path, { html: 15, script: 0 }]));

/** What each page may weigh, in kilobytes (1000 bytes) after gzip. `html` includes the styles. */
export const aims = { ...content, "/login": { html: 15, script: 170 }, "/register": { html: 15, script: 215 } };

/**
 * What no change may exceed. The pages with forms still miss their aim: React, its router and Chakra's core alone come to
 * some 150 KB. Lower these with every page that gets lighter.
 */
export const budgets = { ...aims, "/login": { html: 15, script: 182 }, "/register": { html: 15, script: 244 } };

const kilobytes = (bytes) => Math.round(gzipSync(bytes, { level: 9 }).length / 10) / 100;

/** Opens a page and weighs everything that comes by itself, however it was sent. */
export async function weigh(page, path) {
  const scripts = new Map();
  const collect = (response) => {
    if (response.request().resourceType() === "script") scripts.set(response.url(), response.body());
  };
  page.on("response", collect);
  const response = await page.goto(path, { waitUntil: "networkidle" });
  page.off("response", collect);
  const bodies = await Promise.all(scripts.values());
  const inline = await page.locator("script:not([src])").count();
  return {
    html: kilobytes(await response.body()),
    script: Math.round(bodies.reduce((sum, body) => sum + kilobytes(body), 0) * 100) / 100,
    scripts: scripts.size + inline,
  };
}
