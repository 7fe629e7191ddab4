import { createHash } from "node:crypto";
import pg from "pg";
import type { Plan } from "../../server/src/reader/plans.ts";
import { Statements } from "../../server/src/reader/statements.ts";
import { persistedDocuments } from "../support/persisted-documents.ts";
import { createTestDatabase } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

/**
 * Which statements are prepared on the connections: those used last, within bounds, and always those of the web app.
 */
const times = <Value>(count: number, part: (index: number) => Value) =>
  Array.from({ length: count }, (_, index) => part(index));

describe("on the connections of a pool", () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let readPool: pg.Pool;
  let statements: Statements;

  beforeAll(async () => void (database = await createTestDatabase()));
  beforeEach(() => {
    readPool = new pg.Pool({ connectionString: database.url, max: 1 });
    statements = new Statements();
  });
  afterEach(() => readPool.end());
  afterAll(() => database.drop());

  const plan = (name: string, { own = false, costly = false, bytes = 100 } = {}): Plan => {
    const text = `select '${name}' as json`.padEnd(bytes);
    return {
      text,
      name: createHash("sha1").update(text).digest("hex"),
      parameters: [],
      key: null,
      own,
      costly,
      size: { bytes: text.length, selects: 1 },
      executions: 0,
    };
  };
  const run = async (each: Plan, count = 1) => {
    for (const _ of times(count, () => null)) expect(await statements.run(readPool, each, [])).toHaveLength(1);
  };
  /** What PostgreSQL holds prepared on the one connection of a pool, by the names that the plans gave. */
  const prepared = async () => {
    const { rows } = await readPool.query<{ statement: string }>(
      "select statement from pg_prepared_statements where name <> ''",
    );
    return rows.map(({ statement }) => /'(\w+)'/.exec(statement)![1]);
  };

  test("what is sent three times is prepared, the web app's at once, each only once", async () => {
    const [once, often, own] = [plan("once"), plan("often"), plan("own", { own: true })];
    await run(once, 2);
    await run(often, 5);
    await run(own, 2);
    expect((await prepared()).sort()).toEqual(["often", "own"]);
    expect(statements.prepared).toEqual({ own: 1, others: 1 });
  });

  test("the ones used last are kept; the others are deallocated, and prepared anew when they come back", async () => {
    const own = plan("own", { own: true });
    await run(own);
    const [first, ...others] = times(700, (index) => plan(`other${index}`));
    await run(first!, 3);
    for (const each of others) await run(each, 3);
    const kept = statements.prepared.others;
    expect(kept).toBe(Math.floor(32_768 / 100));
    await run(own);
    const names = await prepared();
    expect(names).toHaveLength(kept + 1);
    expect(names).toEqual(expect.arrayContaining(["own", "other698", "other699"]));
    expect(names).not.toContain("other0");
    await run(first!, 2);
    expect(await prepared()).not.toContain("other0");
    await run(first!);
    await run(own);
    expect(await prepared()).toContain("other0");
    expect(await prepared()).toHaveLength(kept + 1);
  });

  test("the web app's have their bounds as well", async () => {
    for (const each of times(60, (index) => plan(`own${index}`, { own: true, bytes: 10_000 }))) await run(each);
    expect(statements.prepared.own).toBe(26);
    await run(plan("one"));
    expect((await prepared()).length).toBe(26);
  });

  test("costly ones are not prepared, nor what is larger than 32 KB", async () => {
    await run(plan("costly", { costly: true }), 4);
    await run(plan("own", { own: true, bytes: 9000 }), 4);
    await run(plan("huge", { own: true, bytes: 32_769 }), 4);
    expect(await prepared()).toEqual(["own"]);
  });

  test("a statement that fails takes its connection with it, and the next one is answered", async () => {
    const failing = { ...plan("failing"), text: "select 1 / 0" };
    await expect(statements.run(readPool, failing, [])).rejects.toThrow("division by zero");
    expect(readPool.totalCount).toBe(0);
    await run(plan("next"));
  });
});

describe("of a server", () => {
  const token = "a-token-of-at-least-32-characters-for-metrics";
  let server: TestServer;
  let world: World;

  beforeAll(async () => {
    server = await startTestServer({ environment: { METRICS_TOKEN: token } });
    world = await createWorld(server);
  });
  afterAll(() => server?.stop());

  const prepared = async () => {
    const text = await (await fetch(`${server.url}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text();
    return ["own", "others"].map((documents) =>
      Number(new RegExp(`^quadwork_prepared_statements\\{documents="${documents}"\\} (\\d+)$`, "m").exec(text)?.[1]),
    );
  };

  test("600 trivial documents sent three times push none of the web app's out", async () => {
    const as = { token: world.people.member.token };
    const own = Object.values(persistedDocuments()).find((text) => text.startsWith("query MyProfile "))!;
    const ask = () => server.graphql(own, {}, as);
    expect((await ask()).body.errors).toBeUndefined();
    const [before] = await prepared();
    expect(before).toBeGreaterThan(0);
    for (const documents of times(60, (ten) => times(10, (index) => `{ me { a${ten}_${index}: id } }`)))
      for (const _ of times(3, () => null))
        await Promise.all(documents.map((document) => server.request(document, {}, as)));
    const [kept, others] = await prepared();
    expect(kept).toBe(before);
    expect(others).toBeGreaterThan(20);
    expect(others).toBeLessThan(600);
    expect((await ask()).body.errors).toBeUndefined();
    expect((await prepared())[0]).toBe(before);
  });
});
