/** Operators open, suspend and reopen accounts: what ends at once, what goes on, and who is told. */
import { insertAccessToken } from "../support/access-tokens.ts";
import { announceStatus } from "../support/announcements.ts";
import { followersOf, subscriptions } from "../support/followers.ts";
import { signUpOperator } from "../support/operators.ts";
import { logIn, signUp, type Person } from "../support/people.ts";
import { codeFor, complete, enrolled, enter, freshCode, type Enrolled } from "../support/second-factor.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { setWebhookScene, type WebhookScene } from "../support/webhook-scene.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let scene: WebhookScene;
let operator: Enrolled;

beforeAll(async () => {
  server = await borrowTestServer();
  scene = await setWebhookScene(server);
  operator = await signUpOperator(server);
});

afterAll(async () => {
  await scene?.stop();
  await server?.stop();
});

const reason = "You asked three clubs for money.";
const account =
  "{ id email organisationName role isOperator viewerCanSuspend viewerCanReopen " +
  "suspension { reason suspendedByName } }";
const suspend = (person: { id: string }, by: { token: string } = operator) =>
  attempt(server, by, "suspendAccount", { id: person.id, reason }, account);
const reopen = (person: { id: string }) => attempt(server, operator, "reopenAccount", { id: person.id }, account);
const actionsSeenBy = async (person: { token: string }) =>
  (
    await server.request<{ auditLog: { nodes: { action: string }[] } }>(
      "{ auditLog(first: 10) { nodes { action } } }",
      {},
      person,
    )
  ).auditLog.nodes.map(({ action }) => action);

/** The password stands for a new login. */
const enters = async ({ email, password }: Pick<Person, "email" | "password">) =>
  (await attempt(server, null, "logIn", { email, password }, "{ accessToken }")).refusal?.code ?? "ok";

test("a suspension ends sessions, tokens, connections and webhooks at once, and others go on", async () => {
  const { owner, colleague } = scene.world.people;
  const followers = followersOf(server);
  const program = await insertAccessToken(server.database, owner.id, ["profiles_read"]);
  const socket = await followers.follow(owner.token, subscriptions.projectStatusChanged);
  const [hook, others] = [await scene.hookOf("owner"), await scene.hookOf("colleague")];
  expect(await codeFor(server, program.token)).toBe("ok");

  expect((await suspend(owner)).result).toMatchObject({
    id: owner.id,
    role: "OWNER",
    viewerCanSuspend: false,
    viewerCanReopen: true,
    suspension: { reason, suspendedByName: `${operator.firstName} ${operator.lastName}` },
  });

  expect(await codeFor(server, owner.token)).toBe("UNAUTHENTICATED");
  expect(await codeFor(server, program.token)).toBe("UNAUTHENTICATED");
  expect(await enters({ email: owner.email, password: operator.password })).toBe("ACCOUNT_SUSPENDED");
  await announceStatus(server, scene.world.projects.elsewhere);
  expect((await socket.closed).code).toBe(4403);
  expect(socket.heard).toEqual([]);
  await followers.stop();

  // The startup's other people, and their webhooks, go on.
  const news = { projectId: scene.world.projects.running, title: "News", dueDate: "2030-02-01" };
  await write(server, colleague, "addDeliverable", news);
  await scene.deliveryTo(others, ({ state }) => state === "DELIVERED");
  expect(scene.receiver.at(hook.path)).toEqual([]);

  const mail = await server.mails.waitFor({ to: owner.email, subject: /suspended/ });
  expect(mail.text).toContain(reason);
  expect(mail.text).toContain("answer this email or write to hello@quadwork.example");
  expect(mail.text).toMatch(/if we were wrong,\s+your account is opened again/);
  expect(mail.replyTo).toEqual(["hello@quadwork.example"]);
  // Each further attempt says so as well, and only to the right password.
  for (let round = 0; round < 2; round += 1)
    expect(await enters({ email: owner.email, password: operator.password })).toBe("ACCOUNT_SUSPENDED");
  expect(await enters({ email: owner.email, password: "not the password" })).toBe("INVALID_CREDENTIALS");

  expect((await suspend(owner)).refusal?.code).toBe("ALREADY_SUSPENDED");
  const { suspendedAccounts } = await server.request<{ suspendedAccounts: { nodes: object[] } }>(
    "{ suspendedAccounts(first: 1) { nodes { profileId maskedEmail reason } } }",
    {},
    operator,
  );
  expect(suspendedAccounts.nodes).toEqual([
    { profileId: owner.id, maskedEmail: owner.email.replace(/^(.).*@/, "$1…@"), reason },
  ]);
  await scene.clear();
});

test("reopening lets the person in again, without what had ended, and they read what was done", async () => {
  const person = await signUp.clubHead(server);
  const { token } = await insertAccessToken(server.database, person.id, ["profiles_read"]);
  const opened = await write(server, operator, "openAccount", { account: person.email.toUpperCase() }, account);
  expect(opened).toMatchObject({
    id: person.id,
    email: person.email,
    organisationName: person.clubName,
    role: "HEAD",
    isOperator: false,
    viewerCanSuspend: true,
    viewerCanReopen: false,
    suspension: null,
  });
  expect((await reopen(person)).refusal?.code).toBe("NOT_SUSPENDED");
  expect((await suspend(person)).refusal).toBeNull();
  expect(
    await attempt(server, null, "refreshSession", { refreshToken: person.refreshToken }, "{ accessToken }"),
  ).toMatchObject({
    refusal: { code: "SESSION_EXPIRED" },
  });

  expect((await reopen(person)).result).toMatchObject({ suspension: null, viewerCanSuspend: true });
  await server.mails.waitFor({ to: person.email, subject: /open again/ });
  expect(await codeFor(server, person.token)).toBe("UNAUTHENTICATED");
  expect(await codeFor(server, token)).toBe("UNAUTHENTICATED");
  const { accessToken } = await logIn(server, person);
  expect(await actionsSeenBy({ token: accessToken })).toEqual([
    "operatorAccount.reopen",
    "operatorAccount.suspend",
    "operatorAccount.open",
  ]);
  expect((await actionsSeenBy(operator)).slice(0, 3)).toEqual([
    "operatorAccount.reopen",
    "operatorAccount.suspend",
    "operatorAccount.open",
  ]);
});

test("a login that waits for a code is refused as well", async () => {
  const person = await enrolled(server);
  const { challenge } = await enter(server, person);
  expect((await suspend(person)).refusal).toBeNull();
  expect((await complete(server, challenge, await freshCode(server, person))).code).toBe("ACCOUNT_SUSPENDED");
});

test("no access token or session outlives a suspension that it races with", async () => {
  for (let round = 0; round < 5; round += 1) {
    const person = await signUp.startup(server);
    const create = { name: "Program", scopes: ["PROJECTS_READ"], expiresInDays: 1 };
    await Promise.all([
      suspend(person),
      enters(person),
      attempt(server, person, "createAccessToken", create, "{ token }"),
      enters(person),
    ]);
    const { rows } = await server.database.query(
      `select from sessions where profile_id = $1 and revoked_at is null
       union all select from access_tokens where profile_id = $1 and revoked_at is null`,
      [person.id],
    );
    expect(rows).toHaveLength(0);
  }
});

test("nobody suspends themself or another operator, and nothing changes", async () => {
  const other = await signUpOperator(server);
  for (const each of [operator, other]) expect((await suspend(each)).refusal?.code).toBe("OPERATOR_NOT_SUSPENDABLE");
  expect(await codeFor(server, other.token)).toBe("ok");
  expect(
    await write<object>(server, operator, "openAccount", { account: other.id }, "{ isOperator viewerCanSuspend }"),
  ).toEqual({ isOperator: true, viewerCanSuspend: false });
});

test("who is no operator, or no longer one, learns and does nothing", async () => {
  const [former, bare] = [await signUpOperator(server), await signUp.startup(server)];
  expect((await attempt(server, former, "openAccount", { account: bare.email })).refusal).toBeNull();
  await server.database.query("update operator_grants set revoked_at = now() where profile_id = $1", [former.id]);
  await server.database.query("insert into operator_grants (id, profile_id) values (gen_random_uuid(), $1)", [bare.id]);
  for (const sender of [former, bare]) {
    expect((await attempt(server, sender, "openAccount", { account: operator.email })).refusal?.code).toBe("NOT_FOUND");
    expect((await suspend(scene.world.people.head, sender)).refusal?.code).toBe("NOT_FOUND");
    const lists = "{ suspendedAccounts { totalCount } failedMails { totalCount } failedJobs { totalCount } }";
    expect(await server.request(lists, {}, sender)).toEqual({
      suspendedAccounts: { totalCount: 0 },
      failedMails: { totalCount: 0 },
      failedJobs: { totalCount: 0 },
    });
    const days = await server.graphql("{ operatorDays { day } }", {}, sender);
    expect(days.body.errors?.[0]?.extensions?.code).toBe("NOT_FOUND");
  }
  expect(await codeFor(server, scene.world.people.head.token)).toBe("ok");
});

test("an account is found by its whole address or its id, and by nothing else", async () => {
  const person = await signUp.startup(server);
  const tried = async (text: string) =>
    (await attempt(server, operator, "openAccount", { account: text })).refusal?.code ?? "ok";
  expect(await tried(` ${person.email} `)).toBe("ok");
  expect(await tried(person.id)).toBe("ok");
  for (const text of [person.firstName, person.companyName, person.email.slice(1), "%", `${person.email}%`])
    expect(await tried(text)).toBe("NOT_FOUND");
  for (const input of [{ account: "" }, { account: "a".repeat(300) }])
    expect((await attempt(server, operator, "openAccount", input)).refusal).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { account: expect.any(String) as string },
    });
  const { refusal } = await attempt(server, operator, "suspendAccount", { id: person.id, reason: " " });
  expect(refusal).toMatchObject({ fields: { reason: "Say why: the person receives this text." } });
  expect(await codeFor(server, person.token)).toBe("ok");
});

test("what an operator has read is not repeated for the same Idempotency-Key, which asks for no right", async () => {
  const person = await signUp.startup(server);
  const open = () =>
    server.graphql(
      "mutation ($input: OpenAccountInput!) { openAccount(input: $input) { email } }",
      { input: { account: person.email } },
      { token: operator.token, headers: { "idempotency-key": `open-${person.id}` } },
    );
  expect((await open()).body.data).toEqual({ openAccount: { email: person.email } });
  const { data, errors } = (await open()).body;
  expect(data ?? null).toBeNull();
  expect(errors?.[0]?.extensions?.code).toBe("IDEMPOTENCY_ANSWER_LOST");
  expect(await actionsSeenBy(person)).toEqual(["operatorAccount.open"]);
});
