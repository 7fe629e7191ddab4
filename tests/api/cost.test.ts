import { insertAccessToken } from "../support/access-tokens.ts";
import { signUp, type ClubHead } from "../support/people.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { startTestServer, TEST_JWT_SECRET, type GraphqlAnswer, type TestServer } from "../support/test-server.ts";

/** What operations cost, and the budget they are paid from. */
let server: TestServer;
let head: ClubHead;

const limits = { COST_BUDGET: "1000", COST_REFILL_PER_SECOND: "5", GRAPHQL_MAX_COST: "600" };
const budget = 1000;

beforeAll(async () => {
  server = await startTestServer({ environment: { ...limits, RATE_LIMIT_SCALE: "2", TRUST_PROXY: "true" } });
  head = await signUp.clubHead(server);
});
afterAll(() => server.stop());

interface Cost {
  requested: number;
  budget: number;
  remaining: number;
  refillPerSecond: number;
  resetsInSeconds: number;
}

const costOf = ({ body }: GraphqlAnswer<unknown>) => body.extensions?.["cost"] as Cost;
/** A caller of its own for each test, so that no test spends another's budget. */
const newToken = async () =>
  (
    await insertAccessToken(server.database, head.id, [
      "profiles_read",
      "projects_read",
      "clubs_read",
      "teams_read",
      "applications_read",
    ])
  ).token;

test.each<[string, Record<string, unknown>, number]>([
  ["{ __typename }", {}, 1],
  ["{ me { id firstName } }", {}, 1],
  ["{ me { club { head { id } } } }", {}, 3],
  ["{ projects(first: 10) { totalCount nodes { title startup { companyName } } } }", {}, 31],
  [
    "{ projects(first: 10) { edges { cursor node { title startup { companyName } } } pageInfo { endCursor } } }",
    {},
    21,
  ],
  ["{ projects { nodes { id } } }", {}, 21],
  ["{ projects { totalCount } }", {}, 11],
  ["query ($first: Int!) { projects(first: $first) { nodes { id } } }", { first: 7 }, 8],
  ["query ($first: Int! = 30) { projects(first: $first) { nodes { id } } }", {}, 31],
  [
    "query ($first: Int! = 30) { a: projects(first: $first) { ...P } b: projects(first: 2) { ...P } } fragment P on ProjectConnection { nodes { id startup { id } } }",
    { first: 5 },
    1 + 10 + 1 + 4,
  ],
  [
    "{ teams(first: 5) { nodes { members(first: 10) { nodes { profile { id } } } linkedProjects(first: 3) { nodes { id } } } } }",
    {},
    1 + 5 * (1 + 1 + 10 * 2 + 1 + 3),
  ],
  ["{ __schema { types { name } } }", {}, 50],
  ['mutation { updateProfile(input: { firstName: "Asha", lastName: "Rao" }) { id club { id } } }', {}, 12],
])("%s %j costs %i", async (document, variables, requested) => {
  const answer = await server.graphql(document, variables, { token: head.token });
  expect(answer.body.errors).toBeUndefined();
  expect(costOf(answer)).toEqual({
    requested,
    budget,
    remaining: expect.any(Number),
    refillPerSecond: 5,
    resetsInSeconds: expect.any(Number),
  });
});

test("what is left is told in the answer and by the RateLimit fields, and refills", async () => {
  const token = await newToken();
  const [first, second] = [
    await server.graphql("{ projects(first: 100) { nodes { id } } }", {}, { token }),
    await server.graphql("{ projects(first: 100) { nodes { id } } }", {}, { token }),
  ];
  expect(costOf(first)).toEqual({ requested: 101, budget, remaining: 899, refillPerSecond: 5, resetsInSeconds: 21 });
  expect(costOf(second).remaining).toBeLessThan(899);
  expect(second.headers.get("ratelimit-policy")).toBe('"cost";q=1000;w=200');
  expect(second.headers.get("ratelimit")).toBe(
    `"cost";r=${costOf(second).remaining};t=${costOf(second).resetsInSeconds}`,
  );
});

test("an operation that costs too much is refused and costs nothing", async () => {
  const token = await newToken();
  const document =
    "{ projects(first: 100) { nodes { startup { id } application { id } team { club { id } teamLead { id } } } } }";
  const { status, body } = await server.graphql(document, {}, { token });
  expect(status).toBe(200);
  expect(body.errors).toEqual([
    {
      message: "The operation costs 601 points; at most 600 are allowed. Ask for shorter lists or fewer objects.",
      extensions: { code: "QUERY_TOO_COMPLEX", limit: "cost", maximum: 600, actual: 601 },
    },
  ]);
  expect(costOf(await server.graphql("{ me { id } }", {}, { token })).remaining).toBe(999);
});

const spendAll = async (options: { token?: string; headers?: Record<string, string> }) => {
  const document = options.token
    ? "{ projects(first: 100) { nodes { startup { id } } } }"
    : "{ __schema { queryType { name } } }";
  for (;;) {
    const answer = await server.graphql(document, {}, options);
    if (answer.body.errors) return answer;
  }
};

test("who has spent the budget is told when to come back; others are not concerned", async () => {
  const token = await newToken();
  const { status, headers, body } = await spendAll({ token });
  expect(status).toBe(429);
  const [error] = body.errors!;
  const seconds = error!.extensions!["retryAfterSeconds"] as number;
  expect(error).toEqual({
    message: expect.stringMatching(
      new RegExp(
        `^The operation costs 201 points, and \\d+ of the budget of 1000 are left\\. Please try again in ${seconds} s\\.$`,
      ),
    ),
    extensions: { code: "RATE_LIMITED", limit: "costBudget", maximum: 1000, actual: 201, retryAfterSeconds: seconds },
  });
  expect(headers.get("retry-after")).toBe(String(seconds));
  expect(seconds).toBeLessThanOrEqual(41);
  expect((await server.graphql("{ me { id } }", {}, { token: head.token })).status).toBe(200);
  expect((await server.graphql("{ me { id } }", {}, { token: await newToken() })).status).toBe(200);
});

test("whoever is anonymous shares a budget with the network, which RATE_LIMIT_SCALE multiplies", async () => {
  const from = (address: string) => ({ headers: { "x-forwarded-for": address } });
  expect(costOf(await server.graphql("{ __typename }", {}, from("198.51.100.1")))).toMatchObject({
    budget: 2000,
    refillPerSecond: 10,
  });
  expect((await spendAll(from("198.51.100.1"))).status).toBe(429);
  expect((await server.graphql("{ __schema { queryType { name } } }", {}, from("198.51.100.2"))).status).toBe(200);
});

test("several server processes share a budget, which no address or token can be read from", async () => {
  const token = await newToken();
  const port = await freePort();
  const other = await startServerProcess({
    PORT: String(port),
    HOST: "127.0.0.1",
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    ...limits,
  });
  try {
    await spendAll({ token });
    const written = async () =>
      (
        await server.database.query<{ points: number }>(
          "select points from cost_budgets where key like 'token:%' order by updated_at desc, points limit 1",
        )
      ).rows[0]!.points < 250;
    while (!(await written())) await new Promise((resolve) => setImmediate(resolve));
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: "{ projects(first: 100) { nodes { id startup { id } application { id } } } }" }),
    });
    expect(response.status).toBe(429);
  } finally {
    await other.stop();
  }
  const { rows } = await server.database.query<{ key: string }>("select key from cost_budgets");
  expect(rows.every(({ key }) => /^(person|token):[0-9a-f-]{36}$|^network:[\w-]{43}$/.test(key))).toBe(true);
});
