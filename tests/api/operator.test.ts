import { linkIn } from "../support/mails.ts";
import { insertFailedJob, insertFailedMail, operatorScript, signUpOperator } from "../support/operators.ts";
import { signUp } from "../support/people.ts";
import { enrol, enrolled, freshCode, verify } from "../support/second-factor.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt, write } from "../support/writes.ts";

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
  expect(await operatorScript(server, "grant", person.email.toUpperCase())).toEqual({
    code: 0,
    errors: "",
    output: `${person.email.toUpperCase()} is now an operator.`,
  });
  expect(await operates(person)).toBe(true);
  const granted = await server.mails.waitFor({ to: person.email, subject: "You are an operator of Quadwork" });
  expect(linkIn(granted, "/dashboard/operator").origin).toBe(server.url);
  expect((await operatorScript(server, "grant", person.email)).output).toMatch(/is an operator already\.$/);
  expect((await operatorScript(server, "list")).output).toBe(
    `${person.email}  granted ${new Date().toISOString().slice(0, 10)}`,
  );

  expect((await operatorScript(server, "revoke", person.email)).code).toBe(0);
  expect(await operates(person)).toBe(false);
  await server.mails.waitFor({ to: person.email, subject: "You are no longer an operator of Quadwork" });
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
    [["grant", person.email], /^EMAIL: .* has no second factor; they set it up on their profile, .* first$/],
    [["revoke", person.email], /^EMAIL: .* is no operator; "list" shows who is/],
    [["grant", person.email, "more"], /^Usage:/],
  ] as const;
  const answers = await Promise.all(refusals.map(([parameters]) => operatorScript(server, ...parameters)));
  for (const [index, [, message]] of refusals.entries())
    expect(answers[index]).toEqual({ code: 1, output: "", errors: expect.stringMatching(message) as string });
  const { rows } = await server.database.query("select from operator_grants where profile_id = $1", [person.id]);
  expect(rows).toHaveLength(0);
});

test("a grant counts for nothing without a second factor, and ends for good once it is removed", async () => {
  const bare = await signUp.startup(server);
  await server.database.query("insert into operator_grants (id, profile_id) values (gen_random_uuid(), $1)", [bare.id]);
  expect(await operates(bare)).toBe(false);

  const operator = await signUpOperator(server);
  expect(await operates(operator)).toBe(true);
  const code = await freshCode(server, operator);
  await write(server, operator, "removeFactor", { id: operator.factorId, password: operator.password, code }, "");
  expect(await operates(operator)).toBe(false);
  const removed = await server.mails.waitFor({ to: operator.email, subject: "Your second factor was removed" });
  expect(removed.text).toContain("Your rights as an operator ended with it.");

  // Who knows the password enrols another one, and operates nothing.
  const { id, secret } = await enrol(server, operator);
  expect((await verify(server, operator, id, await freshCode(server, { factorId: id, secret }))).refusal).toBeNull();
  expect(await operates(operator)).toBe(false);
  expect((await operatorScript(server, "revoke", operator.email)).errors).toMatch(/is no operator/);
  const { auditLog } = await server.request<{ auditLog: { nodes: { action: string }[] } }>(
    "{ auditLog(first: 10) { nodes { action } } }",
    {},
    operator,
  );
  expect(auditLog.nodes.filter(({ action }) => action === "operator.revoke")).toHaveLength(1);
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

test("failed mails are listed without what identifies anybody, and retried where the recipient sees it", async () => {
  const [operator, recipient] = [await signUpOperator(server), await signUp.startup(server)];
  const id = await insertFailedMail(server, recipient.email, "A private subject");
  const list =
    "{ failedMails { totalCount nodes { id maskedRecipient error attempts hasGivenUp } } failedJobs { totalCount } }";
  expect(await server.request(list, {}, operator)).toEqual({
    failedMails: {
      totalCount: 1,
      nodes: [
        {
          id,
          maskedRecipient: recipient.email.replace(/^(.).*@/, "$1…@"),
          error: "550 <…> mailbox full",
          attempts: 20,
          hasGivenUp: true,
        },
      ],
    },
    failedJobs: { totalCount: 0 },
  });
  expect((await attempt(server, recipient, "retryMail", { id }, "")).refusal?.code).toBe("NOT_FOUND");

  await write(server, operator, "retryMail", { id }, "");
  expect((await server.mails.waitFor({ to: recipient.email, subject: "A private subject" })).text).toContain("Text");
  expect((await attempt(server, operator, "retryMail", { id }, "")).refusal?.code).toBe("NOT_FOUND");
  expect(await server.request("{ failedMails { totalCount } }", {}, operator)).toEqual({
    failedMails: { totalCount: 0 },
  });
  const { auditLog } = await server.request<{ auditLog: { nodes: { action: string }[] } }>(
    "{ auditLog(first: 1) { nodes { action } } }",
    {},
    recipient,
  );
  expect(auditLog.nodes).toEqual([{ action: "failedMail.retry" }]);
});

test("jobs that gave up are listed, and run again when they are retried; others are not", async () => {
  const operator = await signUpOperator(server);
  const given = await insertFailedJob(server, "a_job_of_no_kind", 20, { error: "Error: connect asha@example.com" });
  const waiting = await insertFailedJob(server, "a_job_of_no_kind", 3);
  const listed = () => server.request("{ failedJobs { totalCount nodes { id task error attempts } } }", {}, operator);
  expect(await listed()).toEqual({
    failedJobs: {
      totalCount: 1,
      nodes: [{ id: given, task: "a_job_of_no_kind", error: "Error: connect …", attempts: 20 }],
    },
  });
  for (const id of [waiting, "0", "x", "9".repeat(40)])
    expect((await attempt(server, operator, "retryJob", { id }, "")).refusal?.code).toBe("NOT_FOUND");
  await write(server, operator, "retryJob", { id: given }, "");
  expect(await listed()).toEqual({ failedJobs: { totalCount: 0, nodes: [] } });
  const { rows } = await server.database.query(
    "select attempts, run_at <= now() as due from graphile_worker.jobs where id = $1::bigint",
    [given],
  );
  expect(rows).toEqual([{ attempts: 0, due: true }]);
});

test("days are counted in the installation's time zone, the last thirty and no other", async () => {
  const operator = await signUpOperator(server);
  interface Day {
    day: string;
    startups: number;
    projects: number;
  }
  const read = async () =>
    (await server.request<{ operatorDays: Day[] }>("{ operatorDays { day startups projects } }", {}, operator))
      .operatorDays;
  const before = await read();
  expect(before).toHaveLength(30);
  expect(before.at(-1)!.day).toBe(new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date()));
  // At half past midnight of the fifth day in India it is still the day before in UTC.
  const day = before[4]!.day;
  const moved = await signUp.startup(server);
  const [old, unverified] = [await signUp.startup(server), await signUp.startup(server)];
  const at = (id: string, time: string) =>
    server.database.query("update profiles set created_at = $2::timestamptz where id = $1", [id, time]);
  await at(moved.id, `${day}T00:30:00+05:30`);
  await at(old.id, `${before[0]!.day}T00:00:00+05:30`);
  await server.database.query("update profiles set created_at = created_at - interval '1 second' where id = $1", [
    old.id,
  ]);
  await server.database.query("update profiles set email_verified_at = null where id = $1", [unverified.id]);
  const after = await read();
  const difference = after.map((each, index) => each.startups - before[index]!.startups);
  expect(difference).toEqual(before.map((_each, index) => Number(index === 4)));
});
