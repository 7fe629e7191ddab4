import { serverAudits } from "graphql-http";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** What GraphQL over HTTP requires, recommends and allows, as the reference implementation audits it. */
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { NODE_ENV: "production" } });
});

afterAll(() => server?.stop());

// A GET says by this header that no foreign page sends it unasked; POSTs need nothing.
const fetchFn = (url: string, { headers, ...init }: RequestInit = {}) =>
  fetch(url, { ...init, headers: { ...headers, ...(init.method !== "POST" && { "apollo-require-preflight": "1" }) } });

const audits = serverAudits({ url: () => `${server.url}/graphql`, fetchFn });

test("there are 61 audits", () => {
  expect(audits).toHaveLength(61);
});

test.each(audits.map(({ id, name }) => [id, name]))("%s %s", async (id) => {
  const { status, ...result } = await audits.find((audit) => audit.id === id)!.fn();
  expect({ status, reason: "reason" in result ? result.reason : undefined }).toEqual({
    status: "ok",
    reason: undefined,
  });
});
