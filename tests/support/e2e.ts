/** What browser tests import instead of @playwright/test: the same, plus a server of the worker's own and axe. */
import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test as base } from "@playwright/test";
import { startTestServer, type TestServer } from "./test-server.ts";

export { expect, type Page } from "@playwright/test";

/** Each worker has one server for all its tests; `page.goto("/login")` leads to it. */
export const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright reads a fixture's needs from this pattern, which therefore has to be there.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

type Violations = Awaited<ReturnType<AxeBuilder["analyze"]>>["violations"];
type PageWithAxe = { axe?: { run: (options: object) => Promise<{ violations: Violations }> } };

const runOnly = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Runs axe; on a page that it visited before, the copy that it left there, which saves half of the time. */
async function violationsOn(page: Page): Promise<Violations> {
  const again = await page.evaluate(async (only) => (await (window as PageWithAxe).axe?.run({ runOnly: only }))?.violations, runOnly);
  if (again) return again;
  // The other mode is for frames of other origins, of which there are none; it opens a page of its own each time.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().options({ runOnly }).analyze();
  return violations;
}

/** Fails with a readable list, after the rest of the test, when axe finds a violation of WCAG 2.2 A or AA on the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  const violations = await violationsOn(page);
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}\n  ${nodes.map(({ target }) => target.join(" ")).join("\n  ")}`);
  expect.soft(found, `accessibility of ${page.url()}`).toEqual([]);
}
