/** Requests that want to cost more than they cost their sender: refused without a failure of ours, and forgotten. */
import { readFileSync } from "node:fs";
import { attack, attacks } from "../support/hostile.cjs";
import { inLane } from "../support/lanes.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

const CONNECTIONS = 50;
const ROUNDS = inLane({ gate: 2, soak: 8 });
/** Bytes; the promise is 150 MB over many more requests, measured by `npm run bench -- hostile`. */
const GROWTH = 400_000_000;

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({
    environment: { NODE_ENV: "production", REQUESTS_AT_ONCE: "4", COST_BUDGET: "50000" },
  });
  world = await createWorld(server);
});

afterAll(() => server?.stop());

/** Resident memory of the server in bytes; 0 where the system does not tell. */
function memory(): number {
  try {
    return 1024 * Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.process.child.pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

test(`${ROUNDS} rounds of every kind, ${CONNECTIONS} at a time, make it neither fail nor swell, and others are answered`, async () => {
  const before = memory();
  const attacking = attack({
    url: server.url,
    token: world.people.rival.token,
    count: ROUNDS * Object.keys(attacks).length,
    connections: CONNECTIONS,
  });
  let over = false;
  void attacking.finally(() => (over = true));
  do {
    const { me } = await server.request<{ me: { id: string } }>(
      "{ me { id } }",
      {},
      { token: world.people.owner.token },
    );
    expect(me.id).toBe(world.people.owner.id);
  } while (!over);
  const failed = Object.entries(await attacking).filter(([, statuses]) =>
    Object.keys(statuses).some((status) => Number(status) >= 500),
  );
  expect(failed).toEqual([]);
  expect(memory() - before).toBeLessThan(GROWTH);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  // That the store of the budgets was asked too much may be said; that something failed may not.
  const failures = server.process
    .log()
    .filter((line) => !["info", "warn"].includes((JSON.parse(line) as { level: string }).level));
  expect(failures).toEqual([]);
});

const ask = (query: string, { token, signal }: { token?: string; signal?: AbortSignal } = {}) =>
  fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query }),
    ...(signal && { signal }),
  });

test("whoever leaves while waiting for a turn holds up nobody behind", async () => {
  const { token } = world.people.stranger;
  const leaving = new AbortController();
  const asked = Array.from({ length: 60 }, (_, index) =>
    ask("{ me { id } }", { token, ...(index % 2 && { signal: leaving.signal }) }).catch(() => null),
  );
  leaving.abort();
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer?.status === 200)).toHaveLength(30);
  expect((await ask("{ me { id } }", { token })).status).toBe(200);
});

test("whoever sends what cannot be executed waits behind themselves, and others are answered meanwhile", async () => {
  const answered: string[] = [];
  const send = async (who: string, query: string, token?: string) => {
    await (await ask(query, { ...(token && { token }) })).text();
    answered.push(who);
  };
  const attacking = Array.from({ length: 40 }, (_, index) => send("attacker", `{ ${`field${index} `.repeat(1000)} }`));
  await Promise.race(attacking);
  await send("other", "{ me { id } }", world.people.owner.token);
  const before = answered.length;
  await Promise.all(attacking);
  expect(answered).toHaveLength(41);
  expect(before).toBeLessThan(20);
});
