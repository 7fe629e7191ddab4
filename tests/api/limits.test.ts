import { getIntrospectionQuery } from "graphql";
import { signUp, type ClubHead } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";

/** What a document and a request may be at most, and how a refusal says which limit it was. */
let server: TestServer;
let head: ClubHead;

beforeAll(async () => {
  server = await startTestServer({
    environment: {
      NODE_ENV: "production",
      STATEMENT_TIMEOUT_MS: "1000",
      REQUEST_TIMEOUT_MS: "3000",
      GRAPHQL_MAX_ROOT_FIELDS: "9",
    },
  });
  head = await signUp.clubHead(server);
});
afterAll(() => server.stop());

const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");
const nested = (levels: number) => `{ me { ${"club { head { ".repeat(levels / 2)} id ${"} }".repeat(levels / 2)} } }`;
/** Fragments of which each spreads the next one twice: 2^levels of them, were they written out. */
const bomb = (levels: number, field: string) =>
  `query { me { ...F0 } } ${times(levels, (level) => `fragment F${level} on Profile { ${level % 2 ? "a: " : ""}${field} ...F${level + 1} club { head { ...F${level + 1} } } }`)} fragment F${levels} on Profile { id }`;

/** Fragments that ask for 5 × (2^levels − 1) objects, and at the end 2^levels times for what is given. */
const doubling = (levels: number, end: string) =>
  `${times(levels, (level) => `fragment F${level} on Profile { club { head { ...F${level + 1} } } student { club { head { ...F${level + 1} } } } }`)} fragment F${levels} on Profile { ${end} }`;

const ask = (document: string, variables = {}) => server.graphql(document, variables, { token: head.token });

test.each<[string, string, number, number, string]>([
  ["depth", nested(20), 20, 22, "levels of fields"],
  ["aliases", `{ ${times(51, (index) => `a${index}: __typename`)} }`, 50, 51, "aliases"],
  ["aliases", `{ me { ${times(51, (index) => `a${index}: id`)} } }`, 50, 51, "aliases"],
  [
    "aliases",
    `{ me { ...A } club(id: "1") { head { ...A } } } fragment A on Profile { ${times(26, (index) => `a${index}: id`)} }`,
    50,
    52,
    "aliases",
  ],
  ["directives", `{ me { id ${times(51, () => "@include(if: true)")} } }`, 50, 51, "directives"],
  [
    "rootFields",
    `{ ...A ...B } fragment A on Query { ${times(6, (index) => `a${index}: __typename`)} } fragment B on Query { ${times(6, (index) => `b${index}: __typename`)} }`,
    9,
    12,
    "root fields",
  ],
  ["objects", `{ me { ...F0 } } ${doubling(6, "id")}`, 160, 1 + 315, "objects in one root field"],
  [
    "objects",
    `{ me { ...F0 } } ${doubling(5, "club { members { nodes { id } edges { cursor } pageInfo { endCursor } } }")}`,
    160,
    1 + 155 + 32 * 2,
    "objects in one root field",
  ],
  [
    "fragments",
    `{ me { ${times(51, (index) => `...F${index}`)} } } ${times(51, (index) => `fragment F${index} on Profile { id }`)}`,
    50,
    51,
    "fragments",
  ],
  // Fragments that do not exist are compared with each other, too.
  ["fragmentSpreads", `{ me { ${times(201, (index) => `...F${index}`)} } }`, 200, 201, "fragment spreads"],
  ["repeatedFields", `{ me { id ${times(51, () => "id")} } }`, 50, 51, "repeated fields"],
  ["repeatedFields", `{ me { ${times(52, () => "... on Profile { id }")} } }`, 50, 51, "repeated fields"],
  // Validation compares what named fragments have in common, too, and what stands below it.
  [
    "repeatedFields",
    `{ me { ${times(27, (index) => `...F${index}`)} } } ${times(27, (index) => `fragment F${index} on Profile { id club { id } }`)}`,
    50,
    78,
    "repeated fields",
  ],
  [
    "repeatedFields",
    `{ projects { ...F0 } } ${times(14, (index) => `fragment F${index} on ProjectConnection { nodes { ...F${index + 1} } node { ...F${index + 1} } edges { ...F${index + 1} } }`)} fragment F14 on Project { id }`,
    50,
    5000,
    "repeated fields",
  ],
  [
    "introspectionLists",
    `{ __schema { ${times(8, (index) => `a${index}: types { fields { args { name } } }`)} } }`,
    20,
    24,
    "introspected lists",
  ],
  [
    "introspectionLists",
    `{ __schema { types { ...A b: fields { type { ...A } } } } } fragment A on __Type { ${times(10, (index) => `a${index}: fields { name }`)} }`,
    20,
    22,
    "introspected lists",
  ],
  ["operations", times(11, (index) => `query Q${index} { __typename }`), 10, 11, "operations"],
  ["variables", `query (${times(101, (index) => `$v${index}: Int`)}) { __typename }`, 100, 101, "variables"],
  [
    "valueDepth",
    `{ project(id: ${"[".repeat(11)}1${"]".repeat(11)}) { id } }`,
    10,
    11,
    "levels of lists and objects in a value",
  ],
  ["tokens", `{ me { ${times(4000, () => "id")} } }`, 4000, 4005, "tokens"],
])(
  "too much %s is refused with the limit, its value and the document's figure",
  async (limit, document, maximum, actual, words) => {
    const { status, body } = await ask(document);
    expect(status).toBe(200);
    expect(body.errors).toContainEqual(
      expect.objectContaining({
        message: `The document has ${actual} ${words}; at most ${maximum} are allowed.`,
        extensions: { code: "QUERY_TOO_COMPLEX", limit, maximum, actual },
      }),
    );
    expect(body.data).toBeUndefined();
  },
);

test.each([
  ["too many", Array(2001).fill(1), "variableValues", 2000, 2002, "values"],
  [
    "too deep",
    JSON.parse("[".repeat(11) + "]".repeat(11)),
    "valueDepth",
    10,
    11,
    "levels of lists and objects in a value",
  ],
])(
  "variables that are %s are refused before they are looked at",
  async (_how, value: unknown, limit, maximum, actual, words) => {
    const { status, body } = await ask("{ __typename }", { value });
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        message: `The variables have ${actual} ${words}; at most ${maximum} are allowed.`,
        extensions: { code: "QUERY_TOO_COMPLEX", limit, maximum, actual },
      },
    ]);
  },
);

const post = (body: string, type = "application/json") =>
  fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": type, authorization: `Bearer ${head.token}` },
    body,
  });

test.each([
  [
    "too many values",
    JSON.stringify({ query: "{ __typename }", variables: { value: Array(10_000).fill("[") } }),
    "variableValues",
    2000,
    10_003,
    "values",
  ],
  [
    "too many levels",
    `{"query":"{ __typename }","variables":{"value":${"[".repeat(50_000)}`,
    "valueDepth",
    10,
    50_002,
    "levels of lists and objects in a value",
  ],
])("JSON with far %s is refused before it is parsed", async (_what, json, limit, maximum, actual, words) => {
  const response = await post(json);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: [
      {
        message: `The request has ${actual} ${words}; at most ${maximum} are allowed.`,
        extensions: { code: "QUERY_TOO_COMPLEX", limit, maximum, actual },
      },
    ],
  });
});

test.each(["[", "{", ",", '\\"[', "\\\\"])("%s in the texts of JSON is text", async (characters) => {
  const response = await post(
    `{"query":"query ($text: String) { projects(filter: { search: $text }) { totalCount } }","variables":{"text":"${characters}","more":"${characters.repeat(5000)}"}}`,
  );
  expect(await response.json()).toMatchObject({ data: { projects: { totalCount: expect.any(Number) } } });
});

test("a document too deep to be parsed is refused, brackets in texts and comments do not count", async () => {
  expect((await ask("{ me ".repeat(5000))).body.errors).toEqual([
    {
      message: "The document is nested too deeply; at most 20 levels of fields are allowed.",
      extensions: { code: "QUERY_TOO_COMPLEX", limit: "depth", maximum: 20 },
    },
  ]);
  const brackets = "{".repeat(200);
  expect(
    (await ask(`{ projects(filter: { search: "${brackets}" }) { totalCount } } # ${brackets}`)).body.errors,
  ).toBeUndefined();
});

test("what has all that is allowed is answered", async () => {
  for (const document of [
    nested(18),
    `{ me { ${times(50, (index) => `a${index}: id`)} } }`,
    getIntrospectionQuery({ oneOf: true, inputValueDeprecation: true }),
  ]) {
    expect((await ask(document)).body.errors).toBeUndefined();
  }
});

test.each([
  ["fragments that double at every level", () => bomb(40, "id")],
  ["fragments that double at every level, with aliases", () => bomb(40, "id")],
  [
    "fragments that contain themselves",
    () =>
      `{ me { ...A } } fragment A on Profile { club { head { ...B } } } fragment B on Profile { club { head { ...A } } }`,
  ],
  ["a fragment that contains only itself", () => `{ me { ...A } } fragment A on Profile { ...A }`],
])("%s are refused at once", async (_name, document) => {
  // Doubling forty times would never end.
  const { body } = await ask(document());
  expect(body.errors!.length).toBeGreaterThan(0);
  expect(body.data).toBeUndefined();
});

test("fragments that double at every level without growing the answer are answered", async () => {
  const document = `{ me { ...F0 } } ${times(30, (level) => `fragment F${level} on Profile { ...F${level + 1} ... on Profile { ...F${level + 1} } }`)} fragment F30 on Profile { id }`;
  expect((await ask(document)).body).toMatchObject({ data: { me: { id: head.id } } });
});

test("a long list of validation errors is cut", async () => {
  const { body } = await ask(`{ ${times(40, (index) => `nothing${index}`)} }`.replace("nothing0", "__typename"));
  expect(body.errors!.some(({ extensions }) => extensions?.["limit"] === "rootFields")).toBe(true);
  const many = await ask(`{ me { ${times(40, (index) => `nothing${index}`)} } }`);
  expect(many.body.errors).toHaveLength(21);
  expect(many.body.errors!.at(-1)).toEqual({
    message: "The document has more than 20 errors; the others are not listed.",
    extensions: { code: "QUERY_TOO_COMPLEX", limit: "errors", maximum: 20 },
  });
});

test.each(["POST", "GET"])("a %s with a document that is too long is refused", async (method) => {
  const query = `{ __typename } # ${"x".repeat(method === "GET" ? 14_000 : 70_000)}`;
  if (method === "GET")
    return expect(
      (
        await fetch(`${server.url}/graphql?${new URLSearchParams({ query })}`, {
          headers: { "apollo-require-preflight": "1" },
        })
      ).status,
    ).toBe(200);
  const { status, headers, body } = await ask(query);
  expect(status).toBe(413);
  expect(headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(body).toEqual({
    errors: [
      {
        message: `The document has ${query.length} bytes; at most 65536 are allowed.`,
        extensions: { code: "REQUEST_TOO_LARGE", limit: "bytes", maximum: 65_536, actual: query.length },
      },
    ],
  });
});

test("a body that is too large is refused", async () => {
  const { status, body } = await ask(`query ($id: ID!) { project(id: $id) { id } }`, { id: "x".repeat(600_000) });
  expect(status).toBe(413);
  expect(body.errors).toEqual([
    {
      message: expect.stringMatching(/^The request has 600\d+ bytes; at most 524288 are allowed\.$/),
      extensions: { code: "REQUEST_TOO_LARGE", limit: "requestBytes", maximum: 524_288, actual: expect.any(Number) },
    },
  ]);
});

test.each([
  ["no JSON", `{"query": `, "application/json", 400],
  ["nothing", "", "application/json", 400],
  ["no JSON by its type", "<query/>", "application/xml", 415],
])("a body that is %s is refused in the form of a GraphQL error", async (_name, body, type, status) => {
  const response = await post(body, type);
  expect(response.status).toBe(status);
  expect(await response.json()).toEqual({
    errors: [{ message: expect.any(String), extensions: { code: "BAD_REQUEST" } }],
  });
});

test("a batch is refused", async () => {
  const response = await post(JSON.stringify([{ query: "{ __typename }" }]));
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_REQUEST" } }] });
});

describe("while a table is locked", () => {
  /** Runs with a table that nobody else can read. */
  async function locked<Result>(work: () => Promise<Result>): Promise<Result> {
    const client = await server.database.connect();
    try {
      await client.query("begin; lock table club_profiles in access exclusive mode");
      return await work();
    } finally {
      await client.query("rollback");
      client.release();
    }
  }

  test("a statement ends, and the answer says after how long", async () => {
    const { status, body } = await locked(() => ask(`{ me { club { clubName } } }`));
    expect(status).toBe(200);
    expect(body.errors).toMatchObject([
      {
        message: "A database statement took longer than the 1000 ms allowed. Please ask " + "for less.",
        extensions: { code: "REQUEST_TIMED_OUT", limit: "statementMilliseconds", maximum: 1000 },
      },
    ]);
  });
});

test("a request of many statements ends, and the answer says after how long", async () => {
  await server.database.query(`
    create function slow() returns trigger language plpgsql as $$ begin perform pg_sleep(0.6); return new; end $$;
    create trigger slow before update on profiles for each row execute function slow()`);
  const change = (bio: string) => `updateProfile(input: { firstName: "Asha", lastName: "Rao", bio: "${bio}" }) { id }`;
  const { status, body } = await ask(`mutation { ${times(8, (index) => `a${index}: ${change(String(index))}`)} }`);
  expect(status).toBe(503);
  expect(body).toEqual({
    errors: [
      {
        message: "The request took longer than the 3000 ms allowed. A change it makes may still be carried out.",
        extensions: { code: "REQUEST_TIMED_OUT", limit: "requestMilliseconds", maximum: 3000 },
      },
    ],
  });
  // What had not begun by then is not done.
  await server.process.stop();
  const { rows } = await server.database.query("select bio from profiles where id = $1", [head.id]);
  expect(Number(rows[0].bio)).toBeLessThan(7);
});
