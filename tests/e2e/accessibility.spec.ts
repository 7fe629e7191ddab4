/** Every screen, for every role, in light and dark, on a desktop and on the smallest phone; and what it weighs. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, rulesOfSight } from "../support/e2e.ts";
import { isSoak } from "../support/lanes.ts";
import { collectScripts, dashboardBudget } from "../support/page-weight.mjs";
import type { TestServer } from "../support/test-server.ts";
import { DEMO_PASSWORD, test } from "./demo.ts";
import { signedIn } from "./screens.ts";
import { arrive, continues, headTour, type Stop, startupTour, studentTour, type Tour, visitor } from "./tour.ts";

test.describe.configure({ mode: "parallel" });

const desktop = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };

async function look(page: Page, viewport: typeof desktop, colorScheme: "light" | "dark"): Promise<void> {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme });
}

/**
 * Between the schemes only colours change, between the sizes only the layout: two looks see each scheme and each size.
 * The gate's second look leaves out what both would see, such as names and roles.
 */
async function inspect(page: Page): Promise<void> {
  await look(page, desktop, "light");
  await expectAccessible(page);
  await look(page, phone, "dark");
  await (isSoak ? expectAccessible(page) : expectAccessible(page, rulesOfSight));
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect.soft(content, `width of ${page.url()} on a phone`).toBeLessThanOrEqual(width);
}

/**
 * Errors of scripts and of the content security policy, requests that failed, and documents that were not named by
 * their hash or not known by it.
 */
function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
  });
  page.on("request", (request) => {
    if (!request.url().endsWith("/graphql")) return;
    const { operationName, query } = request.postDataJSON() as { operationName?: string; query?: string };
    if (query !== undefined) complaints.push(`${operationName} was sent with its text (${page.url()})`);
  });
  return complaints;
}

/** Opens a stop; a screen of the dashboard must not load more scripts by itself than its budget allows. */
async function open(page: Page, stop: Stop): Promise<void> {
  if (!stop.path.startsWith("/dashboard")) {
    await page.goto(stop.path);
    return arrive(page, stop);
  }
  const scripts = collectScripts(page);
  // The realtime connection is the last thing that a screen loads by itself.
  await Promise.all([page.waitForEvent("websocket"), page.goto(stop.path)]);
  await arrive(page, stop);
  await page.waitForLoadState("networkidle");
  const { script } = await scripts.stop();
  expect.soft(script, `kilobytes of script of ${stop.path}`).toBeLessThanOrEqual(dashboardBudget(stop.path));
}

async function tour(page: Page, { stops }: Tour): Promise<void> {
  const complaints = listen(page);
  for (const [index, stop] of stops.entries()) {
    await test.step(stop.name, async () => {
      await look(page, desktop, "light");
      await (continues(stop, stops[index - 1]) ? arrive(page, stop) : open(page, stop));
      await stop.arrange?.(page);
      await inspect(page);
    });
  }
  // The browser itself reports the page that answers 404, as it should.
  expect(complaints.filter((complaint) => !complaint.includes("/nowhere"))).toEqual([]);
}

/** A role's stops, in two halves so that two workers share them. */
function tourOf(role: string, find: (database: TestServer["database"]) => Promise<Tour>): void {
  for (const half of [0, 1]) {
    test(`a ${role}'s screens, part ${half + 1}`, async ({ browser, server }) => {
      test.slow();
      const { email, stops } = await find(server.database);
      const { context, page } = await signedIn(browser, server, { email: email ?? "", password: DEMO_PASSWORD });
      const middle = Math.ceil(stops.length / 2);
      await tour(page, { email, stops: half === 0 ? stops.slice(0, middle) : stops.slice(middle) });
      await context.close();
    });
  }
}

test("what visitors see", async ({ page }) => {
  test.slow();
  await tour(page, visitor);
});

tourOf("startup", startupTour);
tourOf("club head", headTour);
tourOf("student", studentTour);

test("the navigation of a phone", async ({ browser, server }) => {
  const { email } = await studentTour(server.database);
  const { context, page } = await signedIn(
    browser,
    server,
    { email: email ?? "", password: DEMO_PASSWORD },
    { viewport: phone },
  );
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Open navigation" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "My Club" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("link", { name: "My Club" }).click();
  await expect(page.getByRole("heading", { name: "Night Canteen Coders" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
  await context.close();
});
