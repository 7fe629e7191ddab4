import { once } from "node:events";
import { startTestServer, type GraphqlAnswer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

/** What a caller learns from errors, on a server as it runs in production. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await startTestServer({ environment: { NODE_ENV: "production" } });
  world = await createWorld(server);
});

afterAll(() => server?.stop());

const ask = (document: string, variables = {}) =>
  server.graphql(document, variables, { token: world.people.owner.token });

/** Words of our inside that no answer may contain. */
const inside =
  /select|column|relation|error:|pg|postgres|typeorm|node_modules|\.js|\.ts\b|\/work|\bat [\w.]+ \(|stack/i;

interface Masked {
  message: string;
  extensions: { code: string; requestId: string };
}

/** The one error of an answer that must say nothing but that something went wrong. */
function masked({ body }: GraphqlAnswer<unknown>): Masked {
  expect(body.errors).toHaveLength(1);
  const [error] = body.errors as unknown as Masked[];
  expect(error!.message).toBe("Something went wrong on our side. Please try again.");
  expect(Object.keys(error!.extensions).sort()).toEqual(["code", "requestId"]);
  expect(error!.extensions.code).toBe("INTERNAL_SERVER_ERROR");
  // The price of the operation, SELECTs included, is no secret.
  const said = {
    ...body,
    errors: [{ ...error, locations: undefined }],
    extensions: { ...body.extensions, cost: null },
  };
  expect(JSON.stringify(said)).not.toMatch(inside);
  return error!;
}

/** The line of the server's log that mentions a text, once it has arrived. */
async function logged(text: string): Promise<string> {
  for (;;) {
    const line = server.process
      .output()
      .split("\n")
      .find((each) => each.includes(text));
    if (line) return line;
    await once(server.process.child.stdout!, "data");
  }
}

describe("an unexpected error", () => {
  beforeAll(() => server.database.query("alter table projects rename column team_size to something_else"));
  afterAll(() => server.database.query("alter table projects rename column something_else to team_size"));

  test.each([
    ["a row", `query ($id: ID!) { project(id: $id) { teamSize } }`],
    ["a list", `{ projects { nodes { teamSize } } }`],
    ["a mutation", `mutation ($id: ID!) { withdrawProject(input: { id: $id }) }`],
  ])("of %s is masked, and its request id leads to it in the log", async (_name, document) => {
    const { extensions } = masked(await ask(document, document.includes("$id") ? { id: world.projects.open } : {}));
    expect(extensions.requestId).toMatch(/^[\da-f-]{36}$/);
    expect(await logged(extensions.requestId)).toContain("team_size");
  });

  test("leaves other fields of the schema answered", async () => {
    expect((await ask(`{ me { id } }`)).body.errors).toBeUndefined();
  });
});

test("a table that is not there yet or not any more means that the schema is being migrated", async () => {
  await server.database.query("alter table club_profiles rename to gone");
  try {
    const { status, headers, body } = await server.graphql(`{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`);
    expect(status).toBe(503);
    expect(headers.get("retry-after")).toMatch(/^\d+$/);
    expect(body.errors).toMatchObject([
      {
        message: "Please try again in a few seconds while we update our systems.",
        extensions: { code: "DATABASE_UNAVAILABLE" },
      },
    ]);
    expect(JSON.stringify(body)).not.toContain("relation");
  } finally {
    await server.database.query("alter table gone rename to club_profiles");
  }
  expect((await server.graphql(`{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`)).body.errors).toBeUndefined();
});

describe("a wrong document", () => {
  test.each([
    ["a syntax error", `{ me { id `, "GRAPHQL_PARSE_FAILED"],
    ["an empty one", ``, "BAD_REQUEST"],
    ["a comment only", `# nothing`, "GRAPHQL_PARSE_FAILED"],
    ["an unknown field", `{ projcts { totalCount } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["an unknown field below", `{ me { frstName } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["an unknown argument", `{ project(identity: "x") { id } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["an unknown type", `query ($x: Projct) { me { id } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["an unknown enum value", `{ projects(filter: { status: OPPEN }) { totalCount } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["an unknown mutation", `mutation { creatProject(input: {}) { id } }`, "GRAPHQL_VALIDATION_FAILED"],
    ["a leaf without its fields", `{ me }`, "GRAPHQL_VALIDATION_FAILED"],
    [
      "a fragment that contains itself",
      `{ me { ...A } } fragment A on Profile { club { head { ...A } } }`,
      "GRAPHQL_VALIDATION_FAILED",
    ],
    ["no operation of that name", `fragment A on Profile { id }`, "GRAPHQL_VALIDATION_FAILED"],
  ])("%s", async (_name, document, code) => {
    const { body } = await ask(document);
    expect(body.data ?? null).toBeNull();
    expect(body.errors!.map(({ extensions }) => extensions?.code)).toContain(code);
    expect(JSON.stringify(body)).not.toMatch(/did you mean|stacktrace/i);
    expect(JSON.stringify(body)).not.toMatch(/node_modules|\.js\b/);
  });

  test("a variable of the wrong type says which, without suggestions", async () => {
    const { body } = await ask(`query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }`, {
      filter: { status: "OPPEN" },
    });
    expect(body.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
    expect(body.errors![0]!.message).toContain("filter.status");
    expect(body.errors![0]!.message).not.toMatch(/did you mean/i);
  });
});

describe("HTTP", () => {
  const get = (document: string, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/graphql?${new URLSearchParams({ query: document })}`, { headers });
  const post = (body: string, headers: Record<string, string>) =>
    fetch(`${server.url}/graphql`, { method: "POST", headers, body });
  const document = `{ clubBySecretCode(secretCode: "AAAAA1") { clubName } }`;

  test("queries may come by GET, with a header that no foreign page can send unasked", async () => {
    const response = await get(document, { "apollo-require-preflight": "1" });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { clubBySecretCode: { clubName: "head's club" } } });
  });

  test("a GET that a foreign page could send is refused", async () => {
    const response = await get(document, { accept: "application/json" });
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("CSRF");
  });

  test("a GET changes nothing", async () => {
    const before = await world.digest();
    const response = await get(`mutation { reserveSecretCode }`, { "apollo-require-preflight": "1" });
    expect(response.status).toBe(405);
    expect(await world.digest()).toBe(before);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"])(
    "a POST of %s, which any page may send, is refused",
    async (type) => {
      const before = await world.digest();
      const response = await post(JSON.stringify({ query: `mutation { reserveSecretCode }` }), {
        "content-type": type,
      });
      expect(response.status).toBeGreaterThanOrEqual(400);
      expect(response.status).toBeLessThan(500);
      expect(await response.text()).not.toMatch(/node_modules|stack/);
      expect(await world.digest()).toBe(before);
    },
  );

  test.each([
    ["no JSON", `{"query": `],
    ["no object", `"text"`],
    ["an empty list", `[]`],
    ["a batch", JSON.stringify([{ query: document }, { query: document }])],
    ["a query that is no text", JSON.stringify({ query: 1 })],
    ["variables that are no object", JSON.stringify({ query: document, variables: "text" })],
    ["nothing", ``],
  ])("a body that is %s is refused clearly", async (_name, body) => {
    const response = await post(body, { "content-type": "application/json" });
    expect(response.status).toBe(400);
    expect(await response.text()).not.toMatch(/node_modules|stack|\.js\b/);
  });

  test("a body that is too large is refused clearly", async () => {
    const response = await post(JSON.stringify({ query: document, variables: { filler: "x".repeat(600 * 1024) } }), {
      "content-type": "application/json",
    });
    expect(response.status).toBe(413);
    expect(await response.text()).not.toMatch(/node_modules|stack|\.js\b/);
  });

  test("application/graphql-response+json says by the status that nothing was executed", async () => {
    const response = await post(JSON.stringify({ query: `{ projcts }` }), {
      "content-type": "application/json",
      accept: "application/graphql-response+json",
    });
    expect(response.status).toBe(400);
    expect(response.headers.get("content-type")).toMatch(/^application\/graphql-response\+json/);
  });

  test("an address nobody knows is not the API's", async () => {
    const response = await fetch(`${server.url}/graphql/nothing`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toMatch(/node_modules|stack/);
  });
});
