/**
 * `npm run bench:interactions`: how long the dashboard takes from an interaction to the next paint, measured by the
 * browser's Event Timing API on Lighthouse's slow phone (CPU slowed down four times). Needs a running server with the
 * demo world (`npm run demo`), by default on port 4000:
 *
 * npm run bench:interactions -- http://localhost:4310
 *
 * The first line is a button that does nothing: this machine's baseline for any paint at all.
 */
import { chromium } from "@playwright/test";
import { ensureChromium } from "../../scripts/support/chromium.mjs";
import { browserArguments } from "../support/browser-arguments.mjs";
import { askApi, keepSession, logIn, median } from "./demo-session.mjs";

const LIMIT_MILLISECONDS = 100;
const SLOWDOWN = 4;
const RUNS = 5;

const origin = (process.argv[2] ?? "http://localhost:4000").replace(/\/$/, "");
const startup = await logIn(origin, "aditi.bhandarkar");
const student = await logIn(origin, "ananya.iyer");
const { projects } = await askApi(
  origin,
  `{ projects(first: 50) { nodes { id deliverables(first: 1) { nodes { id } } } } }`,
  {},
  startup.access_token,
);
const project = projects.nodes.find(({ deliverables }) => deliverables?.nodes.length)?.id;

const nothing = "data:text/html,<button onclick='this.blur()'>Nothing</button>";
const deliverables = `/dashboard/projects/${project}?tab=deliverables`;

/** Each interaction with its person and address; it begins once everything is in place. */
const interactions = {
  "a button that does nothing": [null, nothing, (page) => page.getByRole("button").click()],
  "open the account menu": [
    startup,
    "/dashboard",
    (page) => page.getByRole("button", { name: /^Account menu/ }).click(),
  ],
  "open the notifications": [
    startup,
    "/dashboard",
    (page) =>
      page
        .getByRole("button", { name: /notifications/i })
        .first()
        .click(),
  ],
  "switch to another tab": [
    startup,
    `/dashboard/projects/${project}`,
    (page) => page.getByRole("tab", { name: /^Deliverables/ }).click(),
  ],
  "type in the search": [
    student,
    "/dashboard/projects?tab=browse-projects",
    (page) => page.getByRole("searchbox", { name: "Search projects" }).pressSequentially("a"),
  ],
  "see the search results": [
    student,
    "/dashboard/projects?tab=browse-projects",
    async (page) => {
      await page.getByRole("searchbox", { name: "Search projects" }).pressSequentially("design", { delay: 60 });
      await page.waitForURL(/q=design/);
      await page.keyboard.press("x");
    },
  ],
  "tick a deliverable": [startup, deliverables, (page) => page.getByText("Mark as complete").first().click()],
  "open a dialog": [startup, deliverables, (page) => page.getByRole("button", { name: "Add Deliverable" }).click()],
  "follow a link": [
    startup,
    "/dashboard/projects",
    (page) => page.locator("main a[href*='/dashboard/projects/']").nth(1).click(),
  ],
  "start a project from a template": [
    startup,
    "/dashboard/projects/new",
    (page) => page.getByRole("button", { name: "Use Template" }).first().click(),
  ],
  "edit the profile": [
    startup,
    "/dashboard/profile",
    (page) => page.getByRole("button", { name: /^Edit/ }).first().click(),
  ],
  "choose an application": [
    startup,
    "/dashboard/applications",
    (page) => page.getByRole("list", { name: "Applications" }).getByRole("link").nth(1).click(),
  ],
};

/** The longest interaction the browser recorded since the page was ready, in milliseconds. */
async function measure(browser, person, path, interact) {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 412, height: 823 } });
  if (person) await keepSession(context, person);
  const page = await context.newPage();
  await page.goto(path, { waitUntil: "networkidle" });
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(() => {
    globalThis.longest = 0;
    const look = (entries) =>
      entries.forEach(({ interactionId, duration }) => {
        if (interactionId) globalThis.longest = Math.max(globalThis.longest, duration);
      });
    new PerformanceObserver((list) => look(list.getEntries())).observe({ type: "event", durationThreshold: 16 });
  });
  await interact(page);
  await page.waitForTimeout(700);
  const longest = await page.evaluate(() => globalThis.longest);
  await context.close();
  return longest;
}

const executablePath = await ensureChromium();
if (!executablePath) {
  console.error("No Chromium found. Install one and set CHROMIUM_PATH to its path.");
  process.exit(1);
}
const browser = await chromium.launch({ executablePath, args: browserArguments });
for (const [name, [person, path, interact]] of Object.entries(interactions)) {
  const runs = [];
  for (let run = 0; run < RUNS; run++) runs.push(await measure(browser, person, path, interact));
  const typical = median(runs);
  if (typical > LIMIT_MILLISECONDS) process.exitCode = 1;
  // An event shorter than the observer's threshold leaves no entry.
  console.log(`${typical > LIMIT_MILLISECONDS ? "✕" : "✓"} ${name}: ${typical || "under 16"} ms (${runs.join(", ")})`);
}
await browser.close();
