import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { signUp } from "../support/people.ts";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, startTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;
beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server.stop());

/** Runs the server until it ends by itself, as it does when a variable is wrong. */
async function startWith(environment: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [join(repository, "server/dist/main.js")], {
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(child, "close");
  return { code: child.exitCode, output: output.trim() };
}

test("it says that it is alive, and ready once the database is migrated", async () => {
  const [alive, ready] = await Promise.all([fetch(`${server.url}/healthz`), fetch(`${server.url}/readyz`)]);
  expect([alive.status, ready.status]).toEqual([200, 200]);

  const { rows } = await server.database.query<{ name: string; timestamp: string }>(
    "delete from migrations returning *",
  );
  const migrating = await fetch(`${server.url}/readyz`);
  expect(migrating.status).toBe(503);
  expect(Number(migrating.headers.get("retry-after"))).toBeGreaterThan(0);
  for (const { timestamp, name } of rows)
    await server.database.query("insert into migrations (timestamp, name) values ($1, $2)", [timestamp, name]);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test.each([
  ["PORT", { PORT: "many" }],
  ["JWT_SECRET", { NODE_ENV: "production", DATABASE_URL: "postgresql://localhost/quadwork" }],
])("a wrong %s stops the start with one line that names it", async (variable, environment) => {
  const { code, output } = await startWith(environment);
  expect(code).toBe(1);
  expect(output.split("\n")).toEqual([expect.stringMatching(new RegExp(`^${variable}: `))]);
});

test("several servers work on one database, and SIGTERM ends one with code 0", async () => {
  const second = await startTestServer({
    environment: { DATABASE_URL: server.databaseUrl, SMTP_URL: server.mails.url },
  });
  const startup = await signUp.startup(server);
  const { me } = await second.request<{ me: { id: string } }>("{ me { id } }", {}, { token: startup.token });
  expect(me.id).toBe(startup.id);
  await second.stop();
  expect(second.process.child.exitCode).toBe(0);
});
