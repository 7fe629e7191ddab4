import pg from "pg";
import { madeUpAccessToken } from "../support/access-tokens.ts";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { wireTo, type Wire } from "../support/wire.ts";

let database: TestDatabase;
let wire: Wire;
let server: TestServer;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = await wireTo(database.url);
  server = await startTestServer({ environment: { DATABASE_URL: wire.url } });
});

afterAll(async () => {
  await server?.stop();
  await wire?.cut();
  await database?.drop();
});

const look = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return { status: response.status, retryAfter: response.headers.get("retry-after"), body: await response.json() };
};
const lookUp = () => server.graphql(`{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`);

test("with its database a server is alive and ready", async () => {
  expect(await look("/healthz")).toEqual({ status: 200, retryAfter: null, body: { status: "alive" } });
  expect(await look("/readyz")).toEqual({ status: 200, retryAfter: null, body: { status: "ready" } });
});

test("without its database it is alive and not ready, says when to come back, and recovers on its own", async () => {
  expect((await lookUp()).body.errors).toBeUndefined();
  await wire.cut();
  try {
    expect(await look("/healthz")).toMatchObject({ status: 200 });
    expect(await look("/readyz")).toEqual({ status: 503, retryAfter: "5", body: { status: "database unavailable" } });
    const withToken = { token: madeUpAccessToken() };
    for (const [document, options] of [
      [`{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`],
      [`mutation { reserveSecretCode }`],
      [`{ projects { totalCount } }`, withToken],
    ] as const) {
      const { status, headers, body } = await server.graphql(document, {}, options);
      expect(status).toBe(503);
      expect(headers.get("retry-after")).toMatch(/^[1-9]\d*$/);
      expect(body.errors).toMatchObject([
        {
          message: "Please try again in a few seconds while we update our systems.",
          extensions: { code: "DATABASE_UNAVAILABLE" },
        },
      ]);
      expect(JSON.stringify(body)).not.toMatch(/ECONN|127\.0\.0\.1|postgres/);
    }
  } finally {
    await wire.mend();
  }
  expect(await look("/readyz")).toMatchObject({ status: 200, body: { status: "ready" } });
  expect((await lookUp()).body.errors).toBeUndefined();
});

test("with a schema of another version it is not ready", async () => {
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(
      "update migrations set name = name || '-later' returning name",
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await look("/readyz")).toEqual({ status: 503, retryAfter: "5", body: { status: "migrating" } });
    await client.query("update migrations set name = replace(name, '-later', '')");
    expect(await look("/readyz")).toMatchObject({ status: 200 });
  } finally {
    await client.end();
  }
});
