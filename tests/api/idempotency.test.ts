import { insertAccessToken } from "../support/access-tokens.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { borrowTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { signUp } from "../support/people.ts";
import { createWorld, startSession, type World } from "../support/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterEach(() => world?.restore());
afterAll(() => server?.stop());

const creates = `mutation ($name: String!) { createTeam(input: { teamName: $name }) { id teamName } }`;
let last = 0;
const newKey = () => `key-${++last}`;

async function send(
  key: string,
  {
    token = world.people.head.token,
    document = creates,
    variables = { name: "Once" } as object,
    url = server.url,
  } = {},
) {
  const response = await fetch(`${url}/graphql`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
    body: JSON.stringify({ query: document, variables }),
  });
  const { data, errors } = (await response.json()) as { data: unknown; errors?: { extensions: { code: string } }[] };
  return { data, code: errors?.[0]?.extensions.code ?? null, replayed: response.headers.get("idempotency-replayed") };
}

const teams = async (name = "Once") =>
  (await server.database.query("select id from club_teams where team_name = $1", [name])).rows.length;

test("the same request with the same key is done once and answered alike", async () => {
  const key = newKey();
  const first = await send(key);
  expect(first).toMatchObject({ code: null, replayed: null });
  expect(await send(key)).toEqual({ ...first, replayed: "true" });
  expect(await teams()).toBe(1);
});

test("refusals are kept too", async () => {
  const key = newKey();
  expect(await send(key, { variables: { name: " " } })).toMatchObject({ code: "BAD_USER_INPUT", replayed: null });
  expect(await send(key, { variables: { name: " " } })).toMatchObject({ code: "BAD_USER_INPUT", replayed: "true" });
});

test("another request with the same key is refused", async () => {
  const key = newKey();
  await send(key);
  expect((await send(key, { variables: { name: "Twice" } })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect((await send(key, { document: creates.replace("id teamName", "id") })).code).toBe("IDEMPOTENCY_KEY_REUSED");
  expect(await teams("Twice")).toBe(0);
});

test("of twenty at the same moment one is done, on two processes", async () => {
  const port = await freePort();
  const second = await startServerProcess({
    PORT: String(port),
    HOST: "127.0.0.1",
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    SMTP_URL: server.mails.url,
  });
  try {
    const key = newKey();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_each, index) =>
        send(key, { url: index % 2 ? `http://127.0.0.1:${port}` : server.url }),
      ),
    );
    expect(new Set(answers.map(({ code }) => code))).toEqual(
      new Set(answers.some(({ code }) => code) ? [null, "IDEMPOTENCY_KEY_IN_USE"] : [null]),
    );
    expect(answers.filter(({ code, replayed }) => !code && !replayed)).toHaveLength(1);
    expect(await teams()).toBe(1);
  } finally {
    await second.stop();
  }
});

test("keys belong to a person: another's are another matter, another session's are not", async () => {
  const key = newKey();
  const { data } = await send(key);
  expect(await send(key, { token: world.people.rivalHead.token })).toMatchObject({ code: null, replayed: null });
  const again = await startSession(server.database, world.people.head.id, "club_head");
  expect(await send(key, { token: again })).toEqual({ data, code: null, replayed: "true" });
});

test("an access token is not told what another of other scopes was answered", async () => {
  const { id } = world.people.head;
  const [wide, narrow] = [
    await insertAccessToken(server.database, id, ["teams_write", "clubs_read"]),
    await insertAccessToken(server.database, id, ["teams_write"]),
  ];
  const document = `mutation ($name: String!) { createTeam(input: { teamName: $name }) { club { secretCode } } }`;
  const key = newKey();
  expect((await send(key, { token: wide.token, document })).data).toEqual({
    createTeam: { club: { secretCode: world.codes.head } },
  });
  expect(await send(key, { token: narrow.token, document })).toMatchObject({ code: "IDEMPOTENCY_KEY_REUSED" });
});

test("nothing is replayed to a session that has ended", async () => {
  const key = newKey();
  const token = await startSession(server.database, world.people.head.id, "club_head");
  await send(key, { token });
  await server.request(`mutation { logOut }`, {}, { token });
  expect(await send(key, { token })).toMatchObject({ data: null, code: "UNAUTHENTICATED", replayed: null });
});

test("what failed on our side is not kept", async () => {
  const key = newKey();
  await server.database.query("alter table club_teams add constraint refuse check (team_name <> 'Once') not valid");
  expect(await send(key)).toMatchObject({ code: "INTERNAL_SERVER_ERROR", replayed: null });
  await server.database.query("alter table club_teams drop constraint refuse");
  expect(await send(key)).toMatchObject({ code: null, replayed: null });
  expect(await teams()).toBe(1);
});

describe("when the process died in the middle", () => {
  const age = (key: string, change: string) =>
    server.database.query(
      `update idempotency_keys set answered_at = null, answer = null, claimed_at = now() - interval '61 seconds', ${change} where key = $1`,
      [key],
    );

  test("before anything was written, the next one does it", async () => {
    const key = newKey();
    await send(key, { variables: { name: " " } });
    await age(key, "writes = 0");
    expect(await send(key, { variables: { name: " " } })).toMatchObject({ code: "BAD_USER_INPUT", replayed: null });
  });

  test("after it was written, the next one is told and does nothing", async () => {
    const key = newKey();
    await send(key);
    await age(key, "writes = 1");
    expect(await send(key)).toMatchObject({ data: null, code: "IDEMPOTENCY_ANSWER_LOST" });
    expect(await teams()).toBe(1);
  });

  test("while it may still run, the next one waits", async () => {
    const key = newKey();
    await send(key);
    await server.database.query("update idempotency_keys set answered_at = null, claimed_at = now() where key = $1", [
      key,
    ]);
    expect((await send(key)).code).toBe("IDEMPOTENCY_KEY_IN_USE");
  });
});

test("after 24 hours a key is free again", async () => {
  const key = newKey();
  await send(key);
  await server.database.query(
    "update idempotency_keys set created_at = now() - interval '24 hours 1 second' where key = $1",
    [key],
  );
  expect(await send(key, { variables: { name: "Twice" } })).toMatchObject({ code: null, replayed: null });
});

test.each(["", " ", "with blank", "k".repeat(256), "é"])("%j is no key", async (key) => {
  expect((await send(key)).code).toBe("BAD_USER_INPUT");
  expect(await teams()).toBe(0);
});

describe("a secret that is shown once", () => {
  const creation = (selection: string, fragment = "") =>
    `mutation ($name: String!) { createAccessToken(input: { name: $name, scopes: [TEAMS_READ] }) ${selection} } ${fragment}`;

  test.each([
    ["{ token }", ""],
    ["{ ...A }", "fragment A on CreatedAccessToken { secret: token accessToken { id } }"],
  ])("is not kept: %s %s", async (...selection) => {
    const [key, document] = [newKey(), creation(...selection)];
    expect(await send(key, { document })).toMatchObject({ code: null, replayed: null });
    expect(await send(key, { document })).toMatchObject({ data: null, code: "IDEMPOTENCY_ANSWER_LOST" });
    const count = "select count(*)::int as count from access_tokens where name = 'Once'";
    expect((await server.database.query(count)).rows).toEqual([{ count: 1 }]);
    const kept = "select answer from idempotency_keys where key = $1";
    expect((await server.database.query(kept, [key])).rows).toEqual([{ answer: null }]);
  });

  test("and is not asked for, or was refused, leaves an answer to keep", async () => {
    for (const [selection, name] of [
      ["{ accessToken { id } }", "Once"],
      ["{ token }", " "],
    ] as const) {
      const [key, document] = [newKey(), creation(selection)];
      const first = await send(key, { document, variables: { name } });
      expect(await send(key, { document, variables: { name } })).toEqual({ ...first, replayed: "true" });
    }
  });

  test("includes the tokens of a session", async () => {
    const { refreshToken, email, password } = await signUp.startup(server);
    for (const document of [
      `mutation { refreshSession(input: { refreshToken: "${refreshToken}" }) { accessToken } }`,
      `mutation { logIn(input: { email: "${email}", password: "${password}" }) { refreshToken } }`,
    ]) {
      const key = newKey();
      expect(await send(key, { document })).toMatchObject({ code: null });
      expect(await send(key, { document })).toMatchObject({ code: "IDEMPOTENCY_ANSWER_LOST" });
    }
  });
});

test("without a person, and on queries, the header means nothing", async () => {
  const key = newKey();
  const headers = { "idempotency-key": key };
  for (let time = 0; time < 2; time++) {
    expect(
      (await server.graphql(`mutation { reserveSecretCode }`, {}, { headers })).headers.get("idempotency-replayed"),
    ).toBeNull();
    expect(
      (await server.graphql(`{ me { id } }`, {}, { headers, token: world.people.head.token })).headers.get(
        "idempotency-replayed",
      ),
    ).toBeNull();
  }
  expect((await server.database.query("select 1 from idempotency_keys where key = $1", [key])).rows).toEqual([]);
});
