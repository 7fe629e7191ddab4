import { once } from "node:events";
import pg from "pg";
import { freePort, startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { borrowTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type World } from "../support/world.ts";

let server: TestServer;
let world: World;
let url: string;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterAll(() => server?.stop());

async function startAnother(): Promise<ServerProcess> {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  return startServerProcess({
    PORT: String(port),
    HOST: "127.0.0.1",
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    SMTP_URL: server.mails.url,
  });
}

async function send(): Promise<{ code: string | null; replayed: string | null }> {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${world.people.head.token}`,
      "idempotency-key": "the-key",
    },
    body: JSON.stringify({ query: `mutation { createTeam(input: { teamName: "Once" }) { id } }` }),
  });
  const { errors } = (await response.json()) as { errors?: { extensions: { code: string } }[] };
  return { code: errors?.[0]?.extensions.code ?? null, replayed: response.headers.get("idempotency-replayed") };
}

const teams = async () =>
  (await server.database.query("select 1 from club_teams where team_name = 'Once'")).rows.length;

test("a server killed in the middle of a write leaves nothing, and the repetition does it once", async () => {
  const first = await startAnother();
  const blocker = new pg.Client({ connectionString: server.databaseUrl });
  await blocker.connect();
  try {
    await blocker.query("begin; lock table club_teams in exclusive mode");
    const lost = send().catch(() => "no answer");
    const isWaiting = async () =>
      (
        await server.database.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and " +
            "query ilike '%club_teams%'",
        )
      ).rows.length > 0;
    await until(isWaiting);
    first.child.kill("SIGKILL");
    await once(first.child, "exit");
    expect(await lost).toBe("no answer");
  } finally {
    await blocker.query("rollback");
    await blocker.end();
  }
  expect(await teams()).toBe(0);

  const second = await startAnother();
  try {
    expect(await send()).toEqual({ code: "IDEMPOTENCY_KEY_IN_USE", replayed: null });
    await server.database.query("update idempotency_keys set claimed_at = now() - interval '61 seconds'");
    expect(await send()).toEqual({ code: null, replayed: null });
    expect(await send()).toEqual({ code: null, replayed: "true" });
    expect(await teams()).toBe(1);
  } finally {
    await second.stop();
  }
});
