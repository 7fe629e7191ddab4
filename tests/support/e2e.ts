/** What browser tests import instead of @playwright/test: the same, plus a server of the worker's own and axe. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page, test as base } from "@playwright/test";
import { startTestServer, type TestServer } from "./test-server.ts";

export { expect, type Page } from "@playwright/test";

/** Playwright's test with one server for all tests of a worker; `page.goto("/login")` leads to it. */
export const testWith = (options?: Parameters<typeof startTestServer>[0]) =>
  base.extend<object, { server: TestServer }>({
    server: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads from the pattern that the fixture needs no other
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

/** What tests read of axe's answer. */
interface Violation {
  id: string;
  help: string;
  nodes: { target: (string | string[])[] }[];
}
type WindowWithAxe = { axe?: { run: (options: object) => Promise<{ violations: Violation[] }> } };

/** Which of axe's rules are asked, by tags or by names. */
type Rules = string[] | { type: "rule"; values: string[] };

const allRules: Rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What can be wrong in one colour scheme or size of a screen and right in the other: colours, and what is small. */
export const rulesOfSight: Rules = {
  type: "rule",
  values: ["color-contrast", "link-in-text-block", "scrollable-region-focusable", "target-size"],
};
/** Made small by its authors, which makes it twice as quick to load as the package's main file. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe, on a page that it visited before by the copy that it left there. There are no frames that it would have to
 * enter.
 */
async function violationsOn(page: Page, runOnly: Rules): Promise<Violation[]> {
  // All of these rules run all the same; nobody reads how what passed is described.
  const options = { runOnly, resultTypes: ["violations"] };
  const run = () =>
    page.evaluate(async (given) => (await (window as WindowWithAxe).axe?.run(given))?.violations, options);
  const again = await run();
  if (again) return again;
  await page.evaluate(axeSource);
  const first = await run();
  if (!first) throw new Error("axe was loaded and is not there");
  return first;
}

/** How much still moves; whatever has an end is brought to it. */
const stillMoving = () => {
  const ending = document
    .getAnimations()
    .filter(({ effect, playState }) => playState === "running" && effect?.getComputedTiming().iterations !== Infinity);
  for (const animation of ending) animation.finish();
  return ending.length + (document.fonts.status === "loaded" ? 0 : 1);
};

/** Waits until what is loading is there, and ends the transitions, so that no colour is measured half way. */
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
 * Fails with a readable list, after the rest of the test, when axe finds a violation of WCAG 2.2 A or AA on the settled
 * page; asked for fewer rules, of those.
 */
export async function expectAccessible(page: Page, rules = allRules): Promise<void> {
  await settle(page);
  const violations = await violationsOn(page, rules);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
