/** The browser tests' own tools on a server with the demo world instead of an empty one. */
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { test as base } from "../support/e2e.ts";

/** Every account's password in the demo world. */
export const DEMO_PASSWORD = "quadwork-demo";

export const test = base.extend<object, { server: TestServer }>({
  server: [
    // Playwright reads a fixture's needs from this pattern, which therefore has to be there.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await startTestServer({ environment: { QUADWORK_DEMO: "true" } });
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 90_000 },
  ],
});
