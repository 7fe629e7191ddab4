import { insertAccessToken } from "../support/access-tokens.ts";
import { newEmail, signUp } from "../support/people.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type GraphqlAnswer, type TestServer } from "../support/test-server.ts";

/** What a caller may not call at all is refused before anything is done for it, and costs no more than that. */
let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server?.stop());

const costOf = ({ body }: GraphqlAnswer<unknown>) =>
  body.extensions?.["cost"] as { requested: number; selects: number };
const lists = "nodes { id startup { id } application { id } }";
const payload = "{ id deliverables(first: 100) { nodes { id title } } team { club { head { id } } } }";
const id = "0192a000-0000-7000-8000-000000000000";

test.each([
  ["a list", `{ applications(first: 100) { totalCount nodes { id project { id } } } }`],
  ["a search", `{ clubs(filter: { search: "a" }, first: 100) { nodes { id } } }`],
  ["many fields", `{ ${Array.from({ length: 9 }, (_, n) => `a${n}: me { club { clubName } }`).join(" ")} }`],
  [
    "fields of a fragment",
    `{ ...A } fragment A on Query { teams(first: 100) { nodes { id members { nodes { profile { id } } } } } }`,
  ],
  ["a mutation with a large payload", `mutation { completeProject(input: { id: "${id}" }) ${payload} }`],
])("%s that a guest may not ask for costs a point", async (_what, document) => {
  const answer = await server.graphql(document);
  expect(new Set(answer.body.errors?.map(({ extensions }) => extensions?.code))).toEqual(new Set(["UNAUTHENTICATED"]));
  expect(costOf(answer)).toMatchObject({ requested: 1, selects: 0 });
});

test("what a caller may ask for beside it is paid for", async () => {
  const alone = await server.graphql("{ __schema { queryType { name } } }");
  const beside = await server.graphql("{ __schema { queryType { name } } applications(first: 100) { nodes { id } } }");
  expect(beside.body.errors).toMatchObject([{ extensions: { code: "UNAUTHENTICATED" } }]);
  expect(alone.body.errors).toBeUndefined();
  expect(costOf(beside)).toEqual({
    ...costOf(alone),
    remaining: expect.any(Number),
    resetsInSeconds: expect.any(Number),
  });
});

test("a token pays nothing for what is beyond its scopes, and the usual price for what is within", async () => {
  const { id: owner } = await signUp.startup(server);
  const { token } = await insertAccessToken(server.database, owner, ["projects_read"]);
  const ask = (document: string) => server.graphql(document, {}, { token });
  const refused = await ask("{ clubs(first: 100) { nodes { id } } }");
  expect(refused.body.errors).toMatchObject([{ extensions: { code: "INSUFFICIENT_SCOPE" } }]);
  expect(costOf(refused)).toMatchObject({ requested: 1, selects: 0 });
  expect(costOf(await ask(`{ projects(first: 100) { ${lists} } }`)).requested).toBeGreaterThan(300);
});

test("a document that cannot be run has a price, and a caller without points learns that first", async () => {
  const { token } = await signUp.startup(server);
  const long = `{ ${Array.from({ length: 900 }, (_, n) => `unknown${n}`).join(" ")} }`;
  const documents = [
    "{ me {",
    "{ nothing }",
    long,
    "query A { me { id } } query B { me { id } }",
    `{ ${"me ".repeat(90)} }`,
  ];
  for (const document of documents) {
    const answer = await server.graphql(document, {}, { token });
    expect(answer.body.errors).not.toBeUndefined();
    expect(costOf(answer)).toMatchObject({ requested: 20 + Math.floor(document.length / 100), selects: 0 });
  }
  // Asking for a document by a hash that is not known yet is part of the protocol.
  const extensions = { persistedQuery: { version: 1, sha256Hash: "0".repeat(64) } };
  const unknown = await fetch(`${server.url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: JSON.stringify({ extensions }),
  });
  expect(unknown.headers.get("ratelimit")).toBeNull();

  // Written without a request, so that the server has not read the budget yet.
  const poor = { id: crypto.randomUUID(), email: newEmail(), email_verified_at: new Date(), user_type: "startup" };
  await insertRows(server.database, "profiles", [
    { ...poor, password_hash: "none", first_name: "Asha", last_name: "Rao" },
  ]);
  await insertRows(server.database, "cost_budgets", [{ key: `person:${poor.id}`, points: -50_000 }]);
  const { token: spent } = await insertAccessToken(server.database, poor.id, ["projects_read"]);
  const refused = await server.graphql("{ nothing }", {}, { token: spent });
  expect(refused.body.errors).toMatchObject([{ extensions: { code: "RATE_LIMITED" } }]);
  expect(refused.headers.get("retry-after")).not.toBeNull();
});
