/**
 * What PostgreSQL needs to plan the largest operations that are allowed: bounded, however many of them come at once.
 */
import { existsSync, readFileSync } from "node:fs";
import { inLane } from "../support/lanes.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

const AT_ONCE = 20;
/** MB that all connections of the server together may grow by. */
const GROWTH = 100;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer();
  world = await createWorld(server);
});
afterAll(() => server?.stop());

/**
 * Private memory of the processes of PostgreSQL that serve this database, in MB; those that end meanwhile count no
 * more.
 */
async function memory(): Promise<number> {
  const { rows } = await server.database.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database()",
  );
  return rows.reduce((sum, { pid }) => {
    const file = `/proc/${pid}/status`;
    return existsSync(file) ? sum + Number(/RssAnon:\s+(\d+)/.exec(readFileSync(file, "utf8"))?.[1] ?? 0) / 1024 : sum;
  }, 0);
}

const levels = (count: number, part: (level: number) => string) =>
  Array.from({ length: count }, (_, level) => part(level)).join(" ");
/** Objects in objects, doubled at each of the levels, and so many more; the alias makes each another statement. */
const nested = (count: number, more: number, alias: string) =>
  `{ me { ${alias}: id ...F0 c: club { head { ${"club { head { ".repeat(more)} id ${"} }".repeat(more)} } } } } ${levels(count, (level) => `fragment F${level} on Profile { id club { head { ...F${level + 1} } } student { club { head { ...F${level + 1} } } } }`)} fragment F${count} on Profile { id }`;

/** About as large as a statement may be that does not run by itself. */
const small = (alias: string) => `{ me { ${alias}: id club { head { club { head { club { id } } } } } } }`;

/** The largest memory while documents are asked, so many at once. */
async function largestWhile(documents: readonly string[]): Promise<number> {
  const waiting = [...documents];
  let largest = 0;
  let over = false;
  const watching = (async () => {
    while (!over) largest = Math.max(largest, await memory());
  })();
  const asking = Array.from({ length: AT_ONCE }, async () => {
    for (let document = waiting.shift(); document; document = waiting.shift())
      await server.request(document, {}, { token: world.people.member.token });
  });
  await Promise.all(asking).finally(() => (over = true));
  await watching;
  return Math.max(largest, await memory());
}

const linux = existsSync("/proc/self/status") ? test : test.skip;

linux(
  `${AT_ONCE} at once by one student, of one text and of many, prepared and not, grow it by less than ${GROWTH} MB`,
  async () => {
    // An ordinary request on each connection first: what a connection takes by itself is not the question.
    await largestWhile(Array.from({ length: 200 }, () => "{ me { id club { head { id } } } }"));
    const before = await memory();
    const ask = async (more: number) =>
      (await server.graphql(nested(2, more, "a"), {}, { token: world.people.member.token })).body.errors;
    // As large as it may be: one object more is refused.
    let most = 0;
    while ((await ask(most + 1)) === undefined) most++;
    expect(most).toBeGreaterThan(0);
    expect(await ask(most + 1)).toMatchObject([
      { extensions: { code: "QUERY_TOO_COMPLEX", limit: "statementSelects" } },
    ]);
    const count = inLane({ gate: 20, soak: 60 });
    const same = Array.from({ length: count }, () => nested(2, most, "a"));
    const different = Array.from({ length: count }, (_, index) => nested(2, most, `a${index}`));
    // As large as what is prepared may be, and sent often enough.
    const prepared = Array.from({ length: inLane({ gate: 64, soak: 160 }) }, (_, index) =>
      small(`a${Math.floor(index / 4)}`),
    );
    const mixed = prepared.flatMap((document, index) =>
      index % 4 ? [document] : [document, nested(2, most, `b${index}`)],
    );
    for (const documents of [same, different, prepared, mixed])
      expect((await largestWhile(documents)) - before).toBeLessThan(GROWTH);
  },
  300_000,
);
