/** Browser tests import this instead of @playwright/test: the same, plus one server per worker and axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test as base } from "@playwright/test";
import { startTestServer, type TestServer } from "./test-server.ts";

export { expect, type Page } from "@playwright/test";

/** Playwright's test with one server for all tests of a worker; `page.goto("/login")` leads to it. */
export const testWith = (options?: Parameters<typeof startTestServer>[0]) =>
  base.extend<object, { server: TestServer }>({
    server: [
      // eslint-disable-next-line no-empty-pattern -- the empty pattern tells Playwright that the fixture needs no other
      async ({}, use) => {
        const server = await startTestServer(options);
        await use(server);
        await server.stop();
      },
      { scope: "worker", timeout: 90_000 },
    ],
    baseURL: async ({ server }, use) => use(server.url),
  });

export const test = testWith();

/** The part of axe's result that tests read. */
interface Violation {
  id: string;
  help: string;
  nodes: { target: (string | string[])[] }[];
}
type WindowWithAxe = { axe?: { run: (options: object) => Promise<{ violations: Violation[] }> } };

/** Which axe rules run, by tag or by name. */
type Rules = string[] | { type: "rule"; values: string[] };

const allRules: Rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose result depends on the colour scheme or screen size: colours and target sizes. */
export const rulesOfSight: Rules = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"],
};
/** The minified build loads twice as fast as the package's main file. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe. On a page it visited before, it reuses the copy that it left there. No page has frames to enter. */
async function violationsOn(page: Page, runOnly: Rules): Promise<Violation[]> {
  // All rules still run; this only omits the descriptions of passed checks, which are not read.
  const options = { runOnly, resultTypes: ["violations"] };
  const run = () =>
    page.evaluate(async (given) => (await (window as WindowWithAxe).axe?.run(given))?.violations, options);
  const again = await run();
  if (again) return again;
  await page.evaluate(axeSource);
  const first = await run();
  if (!first) throw new Error("axe was loaded but is missing");
  return first;
}

/** Finishes every finite animation. Returns the number of things that were still moving or loading. */
const stillMoving = () => {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().iterations !== Infinity);
  for (const animation of ending) animation.finish();
  return ending.length + (document.fonts.status === "loaded" ? 0 : 1);
};

/** Waits until loading is done and ends the transitions, so that no colour is measured halfway. */
export async function settle(page: Page): Promise<void> {
  await expect(
    page
      .getByLabel(/^Loading/)
      .or(page.getByText(/^Loading/))
      .filter({ visible: true }),
  ).toHaveCount(0);
  await expect.poll(() => page.evaluate(stillMoving), { intervals: [20] }).toBe(0);
}

/**
 * Fails with a readable list, at the end of the test, when axe finds a violation of WCAG 2.2 A or AA on the settled
 * page. With `rules`, only those are checked.
 */
export async function expectAccessible(page: Page, rules = allRules): Promise<void> {
  await settle(page);
  const violations = await violationsOn(page, rules);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
