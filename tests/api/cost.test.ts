import { insertAccessToken } from "../support/access-tokens.ts";
import { connect } from "../support/followers.ts";
import { signUp, type ClubHead } from "../support/people.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { startTestServer, TEST_JWT_SECRET, type GraphqlAnswer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";

/** What operations cost, and the budget they are paid from. */
let server: TestServer;
let head: ClubHead;

const limits = { COST_BUDGET: "1000", COST_REFILL_PER_SECOND: "5", GRAPHQL_MAX_COST: "600" };
const budget = 1000;

beforeAll(async () => {
  server = await startTestServer({ environment: { ...limits, RATE_LIMIT_SCALE: "2", TRUST_PROXY: "1" } });
  head = await signUp.clubHead(server);
});
afterAll(() => server.stop());

interface Cost {
  requested: number;
  selects: number;
  budget: number;
  remaining: number;
  refillPerSecond: number;
  resetsInSeconds: number;
}

const costOf = ({ body }: GraphqlAnswer<unknown>) => body.extensions?.["cost"] as Cost;
const scopes = ["profiles_read", "projects_read", "clubs_read", "teams_read", "applications_read"];
/** A token of a person of its own for each test, so that no test spends another's budget. */
const newToken = async () =>
  (await insertAccessToken(server.database, (await signUp.student(server, head)).id, scopes)).token;

test.each<[string, Record<string, unknown>, number]>([
  ["{ __typename }", {}, 1],
  ["{ me { id firstName } }", {}, 1],
  ["{ me { club { head { id } } } }", {}, 3],
  ["{ projects(first: 10) { totalCount nodes { title startup { companyName } } } }", {}, 1 + 50 + 20],
  [
    "{ projects(first: 10) { edges { cursor node { title startup { companyName } } } pageInfo { endCursor } } }",
    {},
    21,
  ],
  ["{ projects { nodes { id } } }", {}, 21],
  ["{ projects { totalCount } }", {}, 51],
  ["{ clubs { ...Count } applications { totalCount } } fragment Count on ClubConnection { totalCount }", {}, 51 + 11],
  [
    "{ me { club { memberCount activeProjectCount applicationCount members { totalCount } } } }",
    {},
    1 + 1 + 3 * 2 + 11,
  ],
  ["{ clubs(first: 10) { nodes { memberCount } } projectCategories }", {}, 1 + 10 * 3 + 50],
  // What searches pays for what it looks through, however little it finds, wherever the text is written.
  ['{ clubs(filter: { search: "a" }, first: 1) { nodes { id } } }', {}, 102],
  ["{ clubs(filter: { search: null }, first: 1) { nodes { id } } }", {}, 2],
  ["query ($search: String) { clubs(filter: { search: $search }, first: 1) { nodes { id } } }", { search: "a" }, 102],
  ["query ($search: String) { clubs(filter: { search: $search }, first: 1) { nodes { id } } }", { search: null }, 2],
  ["query ($search: String) { clubs(filter: { search: $search }, first: 1) { nodes { id } } }", {}, 2],
  ['query ($search: String = "a") { clubs(filter: { search: $search }, first: 1) { nodes { id } } }', {}, 102],
  [
    "query ($filter: ProjectFilter) { projects(filter: $filter, first: 1) { nodes { id } } }",
    { filter: { search: "a" } },
    102,
  ],
  [
    "query ($filter: ProjectFilter) { projects(filter: $filter, first: 1) { nodes { id } } }",
    { filter: { status: "OPEN" } },
    2,
  ],
  [
    'query ($filter: ProjectFilter = { search: "a" }) { projects(filter: $filter, first: 1) { nodes { id } } }',
    {},
    102,
  ],
  [
    '{ teams(first: 3) { nodes { linkedProjects(first: 1, filter: { search: "a" }) { nodes { id } } } } }',
    {},
    1 + 3 * (1 + 102),
  ],
  ["query ($first: Int!) { projects(first: $first) { nodes { id } } }", { first: 7 }, 8],
  ["query ($first: Int! = 30) { projects(first: $first) { nodes { id } } }", {}, 31],
  [
    "query ($first: Int! = 30) { a: projects(first: $first) { ...P } b: projects(first: 2) { ...P } } fragment P " +
      "on ProjectConnection { nodes { id startup { id } } }",
    { first: 5 },
    1 + 10 + 1 + 4,
  ],
  [
    "{ teams(first: 5) { nodes { members(first: 10) { nodes { profile { id } } } linkedProjects(first: 3) { " +
      "nodes { id } } } } }",
    {},
    1 + 5 * (1 + 1 + 10 * 2 + 1 + 3),
  ],
  ["{ __schema { types { name } } }", {}, 150],
  ['mutation { updateProfile(input: { firstName: "Asha", lastName: "Rao" }) { id club { id } } }', {}, 12],
])("%s %j costs %i besides its SELECTs", async (document, variables, requested) => {
  const answer = await server.graphql(document, variables, {
    token: document.startsWith("mutation") ? head.token : await newToken(),
  });
  expect(answer.body.errors).toBeUndefined();
  const { selects } = costOf(answer);
  expect(costOf(answer)).toEqual({
    requested: requested + selects,
    selects: expect.any(Number),
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
  const { requested, selects, remaining } = costOf(first);
  expect([requested, remaining]).toEqual([101 + selects, budget - requested]);
  const resetsInSeconds = Math.ceil(requested / 5);
  expect(costOf(first)).toEqual({ requested, selects, budget, remaining, refillPerSecond: 5, resetsInSeconds });
  expect(costOf(second).remaining).toBeLessThan(remaining);
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
  const { requested, remaining } = costOf(await server.graphql("{ me { id } }", {}, { token }));
  expect(remaining).toBe(budget - requested);
});

/** Objects in objects of a profile, none of them in a list. */
const chain = (levels: number) => `{ me { ${"club { head { ".repeat(levels)} id ${"} }".repeat(levels)} } }`;

test("nested objects cost in proportion to the SELECTs they are compiled to, those of the rules included", async () => {
  const token = await newToken();
  const costs = [];
  for (const levels of [1, 2, 4, 8]) costs.push(costOf(await server.graphql(chain(levels), {}, { token })));
  const [one, two, four, eight] = costs.map(({ selects }) => selects) as [number, number, number, number];
  expect(two - one).toBeGreaterThan(2);
  expect([four - two, eight - four]).toEqual([2 * (two - one), 4 * (two - one)]);
  expect(costs.map(({ requested, selects }) => requested - selects)).toEqual([3, 5, 9, 17]);
});

test("SELECTs cost the same however long the lists are, and what shares a statement pays once", async () => {
  const token = await newToken();
  const selects = async (document: string) => costOf(await server.graphql(document, {}, { token })).selects;
  const list = (first: number) => `{ projects(first: ${first}) { nodes { startup { companyName } } } }`;
  expect(await selects(list(100))).toBe(await selects(list(1)));
  const id = "0192a000-0000-7000-8000-000000000000";
  expect(await selects(`{ a: club(id: "${id}") { id } b: club(id: "${id}") { id } }`)).toBe(
    await selects(`{ club(id: "${id}") { id } }`),
  );
});

test("an operation that costs too much by its SELECTs is refused", async () => {
  const document =
    "{ projects(first: 100) { nodes { startup { id } application { id } team { club { id } } } } " +
    "clubs(first: 90) { nodes { id } } }";
  const { body } = await server.graphql(document, {}, { token: await newToken() });
  const actual = Number(body.errors?.[0]?.extensions?.["actual"]);
  expect(body.errors).toEqual([
    {
      message: `The operation costs ${actual} points; at most 600 are allowed. Ask for shorter lists or fewer objects.`,
      extensions: { code: "QUERY_TOO_COMPLEX", limit: "cost", maximum: 600, actual },
    },
  ]);
  // Its objects are 592.
  expect(actual).toBeGreaterThan(600);
  expect(body.data).toBeUndefined();
});

test("SELECTs are paid from the budget, and a refusal tells when all of it is there", async () => {
  const token = await newToken();
  const document = chain(8);
  let paid = 0;
  // With this spent before, what is left in the end pays for the objects, but not for the SELECTs.
  await server.graphql(chain(4), {}, { token });
  let answer = await server.graphql(document, {}, { token });
  const { requested } = costOf(answer);
  for (; !answer.body.errors; paid++) answer = await server.graphql(document, {}, { token });
  // Its objects alone could be paid for 58 times.
  expect(paid).toBeLessThan(20);
  const { remaining } = costOf(answer);
  const { retryAfterSeconds, ...refusal } = answer.body.errors![0]!.extensions!;
  expect([answer.status, refusal]).toEqual([
    429,
    { code: "RATE_LIMITED", limit: "costBudget", maximum: budget, actual: requested },
  ]);
  expect(retryAfterSeconds).toBe(Math.ceil((requested - remaining) / 5));
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
        `^The operation costs ${error!.extensions!["actual"] as number} points, and \\d+ of the budget of 1000 are left\\. Please try again in ${seconds} s\\.$`,
      ),
    ),
    extensions: {
      code: "RATE_LIMITED",
      limit: "costBudget",
      maximum: 1000,
      actual: expect.any(Number),
      retryAfterSeconds: seconds,
    },
  });
  expect(headers.get("retry-after")).toBe(String(seconds));
  expect(Number(error!.extensions!["actual"])).toBeGreaterThanOrEqual(201);
  expect(seconds).toBeLessThanOrEqual(60);
  expect((await server.graphql("{ me { id } }", {}, { token: head.token })).status).toBe(200);
  expect((await server.graphql("{ me { id } }", {}, { token: await newToken() })).status).toBe(200);
});

test("a person's session, tokens and WebSockets spend from one budget", async () => {
  const person = await signUp.startup(server);
  const tokens = await Promise.all(
    Array.from({ length: 4 }, async () => (await insertAccessToken(server.database, person.id, scopes)).token),
  );
  await spendAll({ token: tokens[0]! });
  const document = "{ projects(first: 100) { nodes { startup { id } } } }";
  const answers = await Promise.all([...tokens, person.token].map((token) => server.graphql(document, {}, { token })));
  expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(429));
  for (const token of [tokens[1]!, person.token]) {
    const follower = connect(server, token);
    expect(
      await follower.refused(
        "subscription { projectStatusChanged { applications(first: 100) { nodes { club { id } } } } }",
      ),
    ).toMatchObject([{ extensions: { code: "RATE_LIMITED", limit: "costBudget" } }]);
    await follower.stop();
  }
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
          "select points from cost_budgets where key like 'person:%' order by updated_at desc, points limit 1",
        )
      ).rows[0]!.points < 250;
    await until(written);
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
  expect(rows.every(({ key }) => /^person:[0-9a-f-]{36}$|^network:[\w-]{43}$/.test(key))).toBe(true);
});
