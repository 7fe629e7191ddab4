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

const axeOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  // All rules run all the same; nobody reads how what passed is described.
  resultTypes: ["violations"],
};
/** Made small by its authors, which makes it twice as quick to load as the package's main file. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** Runs axe, on a page that it visited before by the copy that it left there. There are no frames that it would have to enter. */
async function violationsOn(page: Page): Promise<Violation[]> {
  const run = () =>
    page.evaluate(async (options) => (await (window as WindowWithAxe).axe?.run(options))?.violations, axeOptions);
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

/** Fails with a readable list, after the rest of the test, when axe finds a violation of WCAG 2.2 A or AA on the settled page. */
export async function expectAccessible(page: Page): Promise<void> {
  await settle(page);
  const violations = await violationsOn(page);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`,
  );
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
