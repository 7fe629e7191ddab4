/**
 * How a signed-in person arrives at the dashboard with an empty cache, on Lighthouse's slow phone and slow 4G: when the
 * first of their own data is readable, and how much the layout shifted until all of it was there.
 */
import { keepSession, logIn, median } from "./demo-session.mjs";

export const FIRST_DATA_MILLISECONDS = 3000;

/** Lighthouse's phone with its network and processor throttling. Rates in bytes per second. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
const slow4G = { offline: false, latency: 150, downloadThroughput: 209_715, uploadThroughput: 96_000 };
const SLOWDOWN = 4;
const RUNS = 5;

/** One person of each role in the demo world, each with projects in progress. */
const people = { startup: "aditi.bhandarkar", "club head": "kavya.raghunathan", student: "ananya.iyer" };

/** Runs in the page from the start: records when a project becomes visible, and every shift that no input caused. */
function watch() {
  globalThis.arrival = { firstData: null, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.arrival.shift += value;
  }).observe({ type: "layout-shift", buffered: true });
  const look = () => {
    const card = globalThis.document.querySelector("main a[href^='/dashboard/projects/']:not([href$='/new'])");
    if (!card?.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
      return globalThis.requestAnimationFrame(look);
    // The frame is painted before the next task.
    setTimeout(() => (globalThis.arrival.firstData = performance.now()));
  };
  globalThis.requestAnimationFrame(look);
}

async function arrive(browser, origin, session) {
  const context = await browser.newContext({ baseURL: origin, ...phone });
  await keepSession(context, session);
  await context.addInitScript(watch);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await page.waitForFunction(() => globalThis.arrival.firstData !== null);
  const arrival = await page.evaluate(() => globalThis.arrival);
  await context.close();
  return arrival;
}

/**
 * Role → when the first data was on the screen, in milliseconds after navigation started (median and all runs), and the
 * largest layout shift. Needs the demo world.
 */
export async function measureArrivals(browser, origin) {
  const rows = {};
  for (const [role, name] of Object.entries(people)) {
    const session = await logIn(origin, name);
    const runs = [];
    for (let run = 0; run < RUNS; run++) runs.push(await arrive(browser, origin, session));
    const times = runs.map(({ firstData }) => Math.round(firstData));
    rows[role] = { firstData: median(times), runs: times, shift: Math.max(...runs.map(({ shift }) => shift)) };
  }
  return rows;
}
