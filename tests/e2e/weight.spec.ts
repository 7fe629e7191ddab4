/** What the screens of the dashboard weigh, every one of them and as each role gets it. */
import type { BrowserContextOptions, Page } from "@playwright/test";
import { expect } from "../support/e2e.ts";
import { dashboardBudget, weigh } from "../support/page-weight.mjs";
import type { TestServer } from "../support/test-server.ts";
import { DEMO_PASSWORD, test } from "./demo.ts";
import { signedIn } from "./screens.ts";
import { headTour, startupTour, studentTour, type Tour } from "./tour.ts";

const tours: Record<string, (database: TestServer["database"]) => Promise<Tour>> = {
  startup: startupTour,
  "club head": headTour,
  student: studentTour,
};

/** The realtime connection is the last thing that a screen loads by itself. */
const settle = (page: Page) =>
  Promise.all([page.waitForEvent("websocket"), page.getByRole("heading", { level: 1 }).first().waitFor()]);

for (const [role, tour] of Object.entries(tours)) {
  test(`the dashboard's screens stay within their budgets for a ${role}`, async ({ browser, server }) => {
    const { email, stops } = await tour(server.database);
    const { context } = await signedIn(browser, server, { email: email!, password: DEMO_PASSWORD });
    const options: BrowserContextOptions = { baseURL: server.url, storageState: await context.storageState() };
    await context.close();
    // One of each screen: its tabs and what is open over it come later.
    const screens = new Map(stops.map(({ path }) => [path.replace(/\?.*|[\da-f-]{36}/g, ""), path]));
    for (const path of screens.values()) {
      // A browser of its own for each, or a screen would find most of its scripts in the cache.
      const fresh = await browser.newContext(options);
      const { script } = await weigh(await fresh.newPage(), path, settle);
      expect.soft(script, path).toBeLessThanOrEqual(dashboardBudget(path));
      await fresh.close();
    }
  });
}
