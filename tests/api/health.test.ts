import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import pg from "pg";
import { madeUpAccessToken } from "../support/access-tokens.ts";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** A wire to the database that can be cut and mended. */
interface Wire {
  url: string;
  cut(): Promise<void>;
  mend(): Promise<void>;
}

async function wireTo(target: string): Promise<Wire> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  const listener: Server = createServer((client) => {
    const database = connect(Number(port), hostname);
    for (const end of [client, database]) {
      open.add(end);
      end.on("error", () => end.destroy());
      end.on("close", () => {
        open.delete(end);
        client.destroy();
        database.destroy();
      });
    }
    client.pipe(database).pipe(client);
  });
  const listen = (at: number) => new Promise<void>((done) => listener.listen(at, "127.0.0.1", done));
  await listen(0);
  const at = (listener.address() as AddressInfo).port;
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(at);
  return {
    url: url.href,
    cut: () =>
      new Promise((done) => {
        listener.close(() => done());
        for (const end of open) end.destroy();
      }),
    mend: () => listen(at),
  };
}

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
