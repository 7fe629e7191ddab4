import { insertAccessToken } from "../support/access-tokens.ts";
import { signUp } from "../support/people.ts";
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
