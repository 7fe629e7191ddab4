/** Mail that was written while there was no mail server. */
import { randomUUID } from "node:crypto";
import { newEmail } from "../support/people.ts";
import { insertRows } from "../support/rows.ts";
import { freePort, startServerProcess, type ServerProcess } from "../support/server-process.ts";
import { borrowTestServer, startTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ environment: { SMTP_URL: "" } });
});

afterAll(() => server?.stop());

const hour = 3_600_000;
const from = (milliseconds: number) => new Date(Date.now() + milliseconds);

async function register(): Promise<string> {
  const email = newEmail();
  const input = {
    firstName: "Asha",
    lastName: "Rao",
    email,
    password: "correct horse battery",
    companyName: "New",
    position: "Founder",
    industry: "OTHER",
  };
  await server.request("mutation ($input: RegisterStartupInput!) { registerStartup(input: $input) { message } }", {
    input,
  });
  return email;
}

async function startWithMail(): Promise<ServerProcess> {
  const port = String(await freePort());
  return startServerProcess({
    PORT: port,
    HOST: "127.0.0.1",
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    SMTP_URL: server.mails.url,
  });
}

const jobs = async () =>
  (await server.database.query("select from graphile_worker.jobs where task_identifier = 'deliver_mail'")).rowCount;
const left = async (recipient: string) =>
  (
    await server.database.query<{ sent: boolean }>(
      "select sent_at is not null as sent from outbox_mails where recipient = $1",
      [recipient],
    )
  ).rows;
const received = (email: string) => server.mails.all.filter(({ to }) => to.includes(email)).length;

test("it says that mail waits", () => {
  expect(server.process.output()).toContain(
    "Mail waits in the outbox, as long as it is of use, until SMTP_URL is set.",
  );
});

test("is sent once when servers with a mail server start, unless it is of no use any more", async () => {
  const useful = await register();
  const useless = await register();
  await server.database.query("update outbox_mails set useful_until = now() where recipient = $1", [useless]);
  expect(await jobs()).toBe(0);

  const started = await Promise.all([startWithMail(), startWithMail()]);
  try {
    await server.mails.waitFor({ to: useful });
    expect(await until(jobs, (count) => count === 0)).toBe(0);
    expect([received(useful), received(useless)]).toEqual([1, 0]);
    expect([await left(useful), await left(useless)]).toEqual([[{ sent: true }], []]);
    const said = started
      .flatMap((each) => each.log())
      .map((line) => JSON.parse(line) as { level: string; message: string; mails?: number });
    expect(said.filter(({ message }) => message.startsWith("mails were given up"))).toEqual([
      expect.objectContaining({ level: "warn", mails: 1 }),
    ]);
  } finally {
    await Promise.all(started.map((each) => each.stop()));
  }
});

/** Runs the hourly job of a server that is alone on its database, and waits for its end. */
async function sweep({ database }: TestServer): Promise<void> {
  await database.query("select graphile_worker.add_job('sweep', job_key => 'sweep now')");
  await until(
    async () => (await database.query("select from graphile_worker.jobs where key = 'sweep now'")).rowCount,
    (count) => count === 0,
  );
}

const day = 24 * hour;
const mail = { subject: "Hello", text_body: "Hello", html_body: "Hello" };
const outbox = async ({ database }: TestServer) =>
  (await database.query<{ recipient: string }>("select recipient from outbox_mails order by 1")).rows.map(
    ({ recipient }) => recipient,
  );

test("the hourly sweep sends what waits, and ends what was sent long ago or is of no use any more", async () => {
  const sending = await borrowTestServer();
  try {
    await insertRows(sending.database, "outbox_mails", [
      {
        ...mail,
        id: randomUUID(),
        recipient: "sent@example.com",
        sent_at: from(-29 * day),
        created_at: from(-29 * day),
        useful_until: from(-28 * day),
      },
      {
        ...mail,
        id: randomUUID(),
        recipient: "sent-long-ago@example.com",
        sent_at: from(-31 * day),
        created_at: from(-31 * day),
        useful_until: from(-30 * day),
      },
      {
        ...mail,
        id: randomUUID(),
        recipient: "useless@example.com",
        sent_at: null,
        created_at: from(-2 * hour),
        useful_until: from(-hour),
      },
      {
        ...mail,
        id: randomUUID(),
        recipient: "waiting@example.com",
        sent_at: null,
        created_at: from(-2 * hour),
        useful_until: from(hour),
      },
    ]);
    await sweep(sending);
    expect(await outbox(sending)).toEqual(["sent@example.com", "waiting@example.com"]);
    expect((await sending.mails.waitFor({ to: "waiting@example.com" })).subject).toBe("Hello");
    expect(sending.mails.all).toHaveLength(1);
  } finally {
    await sending.stop();
  }
});

test("without a mail server, mails can be read for thirty days", async () => {
  await server.database.query("delete from outbox_mails");
  await insertRows(server.database, "outbox_mails", [
    {
      ...mail,
      id: randomUUID(),
      recipient: "old@example.com",
      created_at: from(-31 * day),
      useful_until: from(-30 * day),
    },
    {
      ...mail,
      id: randomUUID(),
      recipient: "young@example.com",
      created_at: from(-29 * day),
      useful_until: from(-28 * day),
    },
  ]);
  await sweep(server);
  expect(await outbox(server)).toEqual(["young@example.com"]);
});

test("says for how long it is of use", async () => {
  await register();
  const { rows } = await server.database.query(
    "select subject, useful_until - created_at = interval '24 hours' as a_day from outbox_mails where sent_at is null",
  );
  expect(rows).toContainEqual({ subject: "Verify your email for Quadwork", a_day: true });
});
