import { insertAccessToken, madeUpAccessToken } from "../support/access-tokens.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { scopedOperations } from "./access-token-scopes.ts";
import { sessionOperations } from "./session-operations.ts";
import { operationsOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterEach(() => world?.restore());
afterAll(() => server?.stop());

interface Created {
  createAccessToken: { token: string; accessToken: Record<string, unknown> };
}

const creates = `mutation ($input: CreateAccessTokenInput!) { createAccessToken(input: $input) { token accessToken { id name scopes lastFour expiresAt isExpired lastUsedAt } } }`;
const revokes = `mutation ($input: RevokeAccessTokenInput!) { revokeAccessToken(input: $input) }`;

const errorOf = async (document: string, token: string, variables = {}) =>
  (await server.graphql(document, variables, { token })).body.errors?.[0];
const codeOf = async (document: string, token: string, variables = {}) =>
  (await errorOf(document, token, variables))?.extensions?.code ?? null;
const create = async (as: PersonName, input: object) =>
  (
    await server.request<Created>(
      creates,
      { input: { name: "Sync", scopes: ["PROJECTS_READ"], ...input } },
      { token: world.people[as].token },
    )
  ).createAccessToken;

describe("a token", () => {
  test("is shown once, works, is mailed about, and is stored as a hash", async () => {
    const { token, accessToken } = await create("owner", { scopes: ["PROJECTS_READ", "PROJECTS_READ", "TEAMS_WRITE"] });
    expect(token).toMatch(/^quadwork_[0-9a-f]{56}$/);
    expect(accessToken).toMatchObject({
      name: "Sync",
      scopes: ["PROJECTS_READ", "TEAMS_WRITE"],
      lastFour: token.slice(-4),
      isExpired: false,
      lastUsedAt: null,
    });
    const days = (Date.parse(String(accessToken["expiresAt"])) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    expect(await server.request(`{ projects { totalCount } }`, {}, { token })).toEqual({ projects: { totalCount: 5 } });
    const mail = await server.mails.waitFor({
      to: world.people.owner.email,
      subject: "A personal access token was created",
    });
    expect(mail.text).toContain(`ends in ${token.slice(-4)}`);
    expect(mail.text).not.toContain(token);
    const { rows } = await server.database.query<{ stored: string }>(
      "select string_agg(t::text, '') || (select string_agg(m::text, '') from outbox_mails m) as stored from " +
        "access_tokens t",
    );
    expect(rows[0]!.stored).not.toContain(token.slice(9, 57));
  });

  test("has no expiry only when its creator asks for that", async () => {
    expect((await create("owner", { expiresInDays: null })).accessToken["expiresAt"]).toBeNull();
  });

  test("is listed for its owner alone", async () => {
    const { accessToken } = await create("owner", {});
    const list = async (as: PersonName) =>
      (
        await server.request<{ accessTokens: { nodes: { id: string }[] } }>(
          `{ accessTokens { nodes { id } } }`,
          {},
          { token: world.people[as].token },
        )
      ).accessTokens.nodes.map(({ id }) => id);
    expect(await list("owner")).toEqual([accessToken["id"]]);
    expect(await list("other")).toEqual([]);
  });

  test("may do no more than its owner", async () => {
    const scopes = ["profiles_read", "clubs_write", "applications_read", "deliverables_read", "projects_read"];
    const { token } = await insertAccessToken(server.database, world.people.mate.id, scopes);
    expect(
      await server.request(
        `query ($id: ID!) { project(id: $id) { id deliverables { totalCount } viewerCanViewDeliverables } }`,
        { id: world.projects.running },
        { token },
      ),
    ).toEqual({
      project: { id: world.projects.running, deliverables: null, viewerCanViewDeliverables: false },
    });
    expect(await codeOf(`mutation { rotateSecretCode { id } }`, token)).toBe("FORBIDDEN");
  });

  test("records when it was used, at most once a minute", async () => {
    const { token, id } = await insertAccessToken(server.database, world.people.owner.id, ["projects_read"]);
    const usedAt = async () =>
      (
        await server.database.query<{ at: Date | null }>("select last_used_at as at from access_tokens where id = $1", [
          id,
        ])
      ).rows[0]!.at;
    await server.request(`{ projects { totalCount } }`, {}, { token });
    const first = await until(usedAt);
    await server.request(`{ projects { totalCount } }`, {}, { token });
    expect(await usedAt()).toEqual(first);
  });
});

describe("a token stops working with the next request", () => {
  const reads = `{ projects { totalCount } }`;
  const writes = `mutation { updateProfile(input: { firstName: "New", lastName: "Name" }) { id } }`;
  const own = async () => {
    const made = await insertAccessToken(server.database, world.people.owner.id, ["projects_read", "profiles_write"]);
    expect(await codeOf(reads, made.token)).toBeNull();
    expect(await codeOf(writes, made.token)).toBeNull();
    for (const document of refused)
      expect(await codeOf(document, made.token)).toMatch(/^(INSUFFICIENT_SCOPE|FORBIDDEN)$/);
    return made;
  };
  /** Operations beyond the token's scopes or its owner's kind, which would be refused to it in any case. */
  const refused = [
    `{ teams { nodes { id } } }`,
    `{ projects { nodes { application { id } } } }`,
    `mutation { createTeam(input: { teamName: "A" }) { id } }`,
    `mutation { rotateSecretCode { id } }`,
  ];
  const ended = async (token: string) => {
    const codes = await Promise.all([reads, writes, ...refused].map((document) => codeOf(document, token)));
    return [...new Set(codes)];
  };

  test("when it is revoked", async () => {
    const { id, token } = await own();
    expect(await server.request(revokes, { input: { id } }, { token: world.people.owner.token })).toEqual({
      revokeAccessToken: id,
    });
    expect(await ended(token)).toEqual(["UNAUTHENTICATED"]);
    expect(await codeOf(revokes, world.people.owner.token, { input: { id } })).toBe("NOT_FOUND");
  });

  test("when it expires", async () => {
    const { id, token } = await own();
    await server.database.query("update access_tokens set expires_at = now() where id = $1", [id]);
    expect(await ended(token)).toEqual(["UNAUTHENTICATED"]);
    const { accessTokens } = await server.request<{ accessTokens: { nodes: unknown[] } }>(
      `{ accessTokens { nodes { id isExpired } } }`,
      {},
      { token: world.people.owner.token },
    );
    expect(accessTokens.nodes).toEqual([{ id, isExpired: true }]);
  });

  test("when its owner's account is deleted", async () => {
    const { token } = await own();
    await server.database.query("delete from project_applications");
    await server.database.query("delete from profiles where id = $1", [world.people.owner.id]);
    expect(await ended(token)).toEqual(["UNAUTHENTICATED"]);
  });
});

test.each([
  ["one that was never given out", madeUpAccessToken],
  ["one with a wrong checksum", () => `quadwork_${"0".repeat(56)}`],
  ["the prefix alone", () => "quadwork_"],
])("%s is refused", async (_name, token) => {
  expect(await codeOf(`{ projects { totalCount } }`, token())).toBe("UNAUTHENTICATED");
});

test("revoking another person's token and an unknown one is refused alike", async () => {
  const revoke = (id: string) => errorOf(revokes, world.people.owner.token, { input: { id } });
  const unknown = await revoke("0192a000-0000-7000-8000-000000000000");
  expect(unknown?.extensions?.code).toBe("NOT_FOUND");
  expect(await revoke(world.accessTokens.ofHead)).toEqual(unknown);
});

test("a person has at most twenty valid tokens, even when requesting more at the same moment", async () => {
  const { id, token } = world.people.member;
  for (let number = 0; number < 18; number++) await insertAccessToken(server.database, id, ["projects_read"]);
  await insertAccessToken(server.database, id, ["projects_read"], { expires_at: new Date(0) });
  const input = { name: "One more", scopes: ["PROJECTS_READ"] };
  const codes = await Promise.all(Array.from({ length: 5 }, () => codeOf(creates, token, { input })));
  expect(codes.sort()).toEqual([
    "TOO_MANY_ACCESS_TOKENS",
    "TOO_MANY_ACCESS_TOKENS",
    "TOO_MANY_ACCESS_TOKENS",
    null,
    null,
  ]);
});

const areas = ["PROFILES", "PROJECTS", "APPLICATIONS", "TEAMS", "CLUBS", "DELIVERABLES", "WEBHOOKS"];
const all = areas.flatMap((area) => [`${area}_READ`, `${area}_WRITE`]);
/** All scopes except one, and except that which includes it. */
const without = (scope: string) => all.filter((each) => each !== scope && each !== scope.replace(/_READ$/, "_WRITE"));

test("each operation needs its scopes, no more and no less, and is refused before it writes", async () => {
  const problems: string[] = [];
  const tokenOf = async (person: PersonName, scopes: string[]) =>
    (
      await insertAccessToken(
        server.database,
        world.people[person].id,
        scopes.map((scope) => scope.toLowerCase()),
      )
    ).token;
  // Only the tokens made here and the note of their use may differ after a refusal.
  const digest = async () => (await world.digest()).replace(/^access_tokens .*$/m, "");
  const untouched = await digest();
  const ask = async (person: PersonName, scopes: string[], document: string) => {
    const error = await errorOf(document, await tokenOf(person, scopes));
    // What was done is undone for the next line.
    if (!error) await world.restore();
    return error;
  };
  const expectNothingDone = async (operation: string) => {
    if ((await digest()) === untouched) return;
    problems.push(`${operation} was refused and yet changed something`);
    await world.restore();
  };
  for (const [operation, person, document] of sessionOperations(world)) {
    const error = await ask(person, all, document);
    if (error?.extensions?.code !== "FORBIDDEN" || !error.message.includes("session"))
      problems.push(`${operation} with a token: ${JSON.stringify(error)}`);
    await expectNothingDone(operation);
  }
  for (const [operation, person, needed, document] of scopedOperations(world)) {
    const scopes = needed.split(" ");
    const refused = await ask(person, scopes, document);
    if (refused) problems.push(`${operation} with ${needed}: ${refused.message}`);
    for (const scope of scopes) {
      const error = await ask(person, without(scope), document);
      if (error?.extensions?.code !== "INSUFFICIENT_SCOPE" || error.extensions["scope"] !== scope)
        problems.push(`${operation} without ${scope}: ${JSON.stringify(error)}`);
    }
    await expectNothingDone(operation);
    if (scopes.length === 1 && scopes[0]!.endsWith("_READ")) {
      const written = await ask(person, [scopes[0]!.replace(/_READ$/, "_WRITE")], document);
      if (written) problems.push(`${operation}: writing does not include reading`);
    }
  }
  expect(problems).toEqual([]);
}, 180_000);

test("every operation is tried with tokens", async () => {
  const { Query, Mutation } = await operationsOf(server);
  const lines = new Set([...scopedOperations(world), ...sessionOperations(world)].map(([operation]) => operation));
  expect([...Query, ...Mutation].filter((operation) => !lines.has(operation))).toEqual([]);
});
