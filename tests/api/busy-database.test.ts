import type pg from "pg";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";

/**
 * What a server still answers while statements hang in its database: a lock on a table keeps whatever reads it, until
 * the test lets go.
 */
let server: TestServer;
let world: World;

/** Connections for reading; a third of them, two, for what searches or counts. */
const poolSize = 6;
const costlyAtOnce = 2;

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL_SIZE: String(poolSize), REQUEST_TIMEOUT_MS: "4000" } });
  world = await createWorld(server);
});
afterAll(() => server?.stop());

/** Statements of the server that wait for a lock. */
async function hanging(): Promise<number> {
  const { rows } = await server.database.query<{ count: number }>(
    "select count(*)::integer as count from pg_stat_activity where datname = current_database() and " +
      "wait_event_type = 'Lock' and query like 'select %'",
  );
  return rows[0]!.count;
}

const untilHanging = (count: number) => until(hanging, (found) => found >= count);

/** Does something while nobody can read the clubs. */
async function withClubsLocked(work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await server.database.connect();
  try {
    await client.query("begin; lock table club_profiles in access exclusive mode");
    await work(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const ask = (name: PersonName, document: string, variables = {}) =>
  server.graphql(document, variables, { token: world.people[name].token });
const search = (name: PersonName) =>
  ask(name, `query ($search: String!) { clubs(filter: { search: $search }) { totalCount } }`, { search: "club" });
const accounts: PersonName[] = ["member", "mate", "rival", "stranger", "head", "rivalHead", "owner", "other"];
/** Those for whom a club's members may be searched at all. */
const inClubs = accounts.slice(0, 6);

test("with every connection for reading busy it is still ready", async () => {
  const answers: Promise<{ status: number }>[] = [];
  await withClubsLocked(async () => {
    for (const name of accounts)
      for (let times = 0; times < 3; times++) answers.push(ask(name, `{ clubs(first: 1) { nodes { id } } }`));
    await untilHanging(poolSize);
    for (let times = 0; times < 3; times++) {
      const response = await fetch(`${server.url}/readyz`);
      expect([response.status, await response.json()]).toEqual([200, { status: "ready" }]);
    }
    expect(await hanging()).toBe(poolSize);
  });
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200));
});

test("searches of however many accounts leave the other connections alone", async () => {
  const answers: ReturnType<typeof search>[] = [];
  await withClubsLocked(async () => {
    for (const name of accounts) for (let times = 0; times < 3; times++) answers.push(search(name));
    await untilHanging(costlyAtOnce);
    for (let times = 0; times < 3; times++)
      for (const name of accounts)
        expect(
          (await ask(name, `query ($id: ID!) { project(id: $id) { title } }`, { id: world.projects.open })).body.data,
        ).toEqual({ project: { title: "open" } });
    expect(await hanging()).toBe(costlyAtOnce);
  });
  for (const { body } of await Promise.all(answers)) expect(body).toMatchObject({ data: { clubs: { totalCount: 3 } } });
});

test.each([
  ["the count of all clubs", `{ clubs { totalCount } }`],
  ["a search in a club", `{ me { club { members(filter: { search: "x" }) { totalCount } } } }`],
  ["a search behind an id", `query { club(id: "@head") { members(filter: { search: "x" }) { totalCount } } }`],
])("%s is as costly", async (_name, document) => {
  const answers: ReturnType<typeof ask>[] = [];
  await withClubsLocked(async () => {
    for (const name of inClubs) answers.push(ask(name, document.replace("@head", world.clubs.head)));
    await untilHanging(costlyAtOnce);
    for (const name of accounts)
      expect(
        (await ask(name, `query ($id: ID!) { project(id: $id) { title } }`, { id: world.projects.open })).status,
      ).toBe(200);
    expect(await hanging()).toBe(costlyAtOnce);
  });
  for (const { body } of await Promise.all(answers)) expect(body.errors).toBeUndefined();
});

test("a search waits for its turn no longer than a request may take, and is not run after that", async () => {
  await withClubsLocked(async (client) => {
    const answers = accounts.map((name) => search(name));
    const codes = (await Promise.all(answers)).map(({ status, body }) => [status, body.errors?.[0]?.extensions?.code]);
    expect(codes).toEqual(accounts.map(() => [503, "REQUEST_TIMED_OUT"]));
    // Two have hung since they began; when they end, those that waited do not follow.
    await client.query("rollback; begin; lock table club_profiles in access exclusive mode");
    const light = await ask("head", `query ($id: ID!) { project(id: $id) { title } }`, { id: world.projects.open });
    expect(light.status).toBe(200);
    expect(await hanging()).toBe(0);
  });
  expect((await search("head")).body).toMatchObject({ data: { clubs: { totalCount: 3 } } });
});
