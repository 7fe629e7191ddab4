import { operatorScript, signUpOperator } from "../support/operators.ts";
import { signUp } from "../support/people.ts";
import { enrolled, freshCode } from "../support/second-factor.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { write } from "../support/writes.ts";

/** Who operates an installation: a grant and a second factor, asked with every request. */
let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});

afterAll(() => server?.stop());

const operates = async (person: { token: string }) =>
  (await server.request<{ me: { viewerCanOperate: boolean } }>("{ me { viewerCanOperate } }", {}, person)).me
    .viewerCanOperate;

test("the script grants, revokes and lists, and the next request follows", async () => {
  const person = await enrolled(server);
  expect(await operates(person)).toBe(false);
  expect(await operatorScript(server, "grant", person.email.toUpperCase())).toMatchObject({ code: 0, errors: "" });
  expect(await operates(person)).toBe(true);
  expect((await operatorScript(server, "grant", person.email)).output).toMatch("is an operator already");
  expect((await operatorScript(server, "list")).output).toBe(
    `${person.email}  granted ${new Date().toISOString().slice(0, 10)}`,
  );

  expect((await operatorScript(server, "revoke", person.email)).code).toBe(0);
  expect(await operates(person)).toBe(false);
  expect((await operatorScript(server, "list")).output).toMatch(/revoked \d{4}-/);
  const { auditLog } = await server.request<{ auditLog: { nodes: object[] } }>(
    "{ auditLog(first: 2) { nodes { action actor { id } } } }",
    {},
    person,
  );
  expect(auditLog.nodes).toEqual([
    { action: "operator.revoke", actor: null },
    { action: "operator.grant", actor: null },
  ]);
});

test("the script refuses what it cannot do, names what would be right, and changes nothing", async () => {
  const person = await signUp.startup(server);
  const refusals = [
    [["grant", "nobody@example.com"], /^EMAIL: no account has the verified address nobody@example.com/],
    [["revoke", "nobody@example.com"], /^EMAIL: nobody@example.com is no operator/],
    [["revoke", person.email], /is no operator/],
    [["grant"], /^Usage:/],
    [["grant", person.email, "more"], /^Usage:/],
    [["toString", person.email], /^Usage:/],
  ] as const;
  for (const [parameters, message] of refusals)
    expect(await operatorScript(server, ...parameters)).toEqual({
      code: 1,
      output: "",
      errors: expect.stringMatching(message) as string,
    });
  const { rows } = await server.database.query("select from operator_grants where profile_id = $1", [person.id]);
  expect(rows).toHaveLength(0);
});

test("a grant counts for nothing without a second factor, and no longer once it is removed", async () => {
  const bare = await signUp.startup(server);
  await server.database.query("insert into operator_grants (id, profile_id) values (gen_random_uuid(), $1)", [bare.id]);
  expect(await operates(bare)).toBe(false);
  expect((await operatorScript(server, "list")).output).toMatch(`${bare.email}  granted`);
  expect((await operatorScript(server, "list")).output).toMatch("without effect: no second factor");

  const operator = await signUpOperator(server);
  expect(await operates(operator)).toBe(true);
  const code = await freshCode(server, operator);
  await write(server, operator, "removeFactor", { id: operator.factorId, password: operator.password, code }, "");
  expect(await operates(operator)).toBe(false);
});

test("an access token never operates", async () => {
  const operator = await signUpOperator(server);
  const { token } = await write<{ token: string }>(
    server,
    operator,
    "createAccessToken",
    { name: "Program", scopes: ["PROFILES_READ"], expiresInDays: 1 },
    "{ token }",
  );
  expect(await operates({ token })).toBe(false);
});
