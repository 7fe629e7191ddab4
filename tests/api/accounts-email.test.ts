import pg from "pg";
import { NormalEmails1763684100000 } from "../../server/src/database/migrations/1763684100000-normal-emails.ts";
import { Registrations1763684580000 } from "../../server/src/database/migrations/1763684580000-registrations.ts";
import { type Session, type StartupPerson, logIn, newEmail, signUp } from "../support/people.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt } from "../support/writes.ts";

/** An address has one normal form, in which it is stored, looked up and counted. */
let server: TestServer;
let person: StartupPerson;

beforeAll(async () => {
  server = await borrowTestServer();
  person = await signUp.startup(server, { email: `kiki-${newEmail()}` });
});
afterAll(() => server?.stop());

const fullWidth = (text: string) =>
  text.replaceAll(/[!-~]/g, (character) => String.fromCodePoint(character.codePointAt(0)! + 0xfee0));
/** Everything that a mail client, a phone or an attacker may make of one address. */
const spellings: [string, (email: string) => string][] = [
  ["capitals", (email) => email.toUpperCase()],
  ["the Kelvin sign for k", (email) => email.replace("k", "\u212a")],
  ["full-width letters", fullWidth],
  ["blanks around", (email) => `\u3000 ${email}\n`],
];
const others: [string, (email: string) => string][] = [
  ["İ for i", (email) => email.replace("i", "\u0130")],
  ["ı for i", (email) => email.replace("i", "\u0131")],
  ["I with a dot of its own for i", (email) => email.replace("i", "I\u0307")],
  ["a combining mark", (email) => email.replace("i", "i\u0301")],
  ["ß for ss", (email) => email.replace("kiki", "ki\u00df")],
  ["a Cyrillic letter", (email) => email.replace("i", "\u0456")],
  ["a soft hyphen", (email) => email.replace("i", "i\u00ad")],
  ["a trailing dot", (email) => `${email}.`],
];

const enter = (email: string, password: string) =>
  attempt<Session>(server, null, "logIn", { email, password }, "{ user { id email } }");
const register = (email: string) =>
  attempt<{ email: string }>(
    server,
    null,
    "registerStartup",
    {
      firstName: "Asha",
      lastName: "Rao",
      email,
      password: "correct horse battery",
      companyName: "Company",
      position: "Founder",
      industry: "TECH",
    },
    "{ email }",
  );
const accounts = async () =>
  (await server.database.query<{ email: string }>("select email from profiles order by 1")).rows.map(
    ({ email }) => email,
  );

test.each(spellings)("%s lead to the same account", async (_what, spell) => {
  expect((await enter(spell(person.email), person.password)).result?.user).toEqual({
    id: person.id,
    email: person.email,
  });
});

test.each(others)("%s leads to no account", async (_what, spell) => {
  expect((await enter(spell(person.email), person.password)).refusal?.code).toBe("INVALID_CREDENTIALS");
});

test("all spellings of an address share one count of wrong passwords", async () => {
  const { email } = await signUp.startup(server, { email: `kiki-${newEmail()}` });
  const codes: (string | undefined)[] = [];
  for (let round = 0; round < 11; round++) {
    const [, spell] = spellings[round % spellings.length]!;
    codes.push((await enter(spell(email), "wrong horse battery")).refusal?.code);
  }
  expect(codes).toEqual([...Array<string>(10).fill("INVALID_CREDENTIALS"), "RATE_LIMITED"]);
});

test.each(spellings)("registering with %s gives no second account", async (_what, spell) => {
  const { email } = await signUp.startup(server, { email: `kiki-${newEmail()}` });
  const before = await accounts();
  expect(await register(spell(email))).toEqual({ result: { email }, refusal: null });
  expect(await accounts()).toEqual(before);
});

test.each(others)("registering with %s is refused, since no mail would get there", async (_what, spell) => {
  const before = await accounts();
  expect((await register(spell(person.email))).refusal?.fields).toEqual({
    email: "Please enter a valid email address.",
  });
  expect(await accounts()).toEqual(before);
});

test("an address is stored in its normal form, whichever way it was typed", async () => {
  const email = `kiki-${newEmail()}`;
  expect((await register(fullWidth(email).toUpperCase())).result).toEqual({ email });
  expect(await accounts()).toContain(email);
});

test("the database refuses a second verified account of an address", async () => {
  await expect(
    server.database.query(
      "insert into profiles (id, email, email_verified_at, password_hash, first_name, last_name, user_type) select " +
        "gen_random_uuid(), email, now(), 'none', 'Eve', 'Rao', user_type from profiles where id = $1",
      [person.id],
    ),
  ).rejects.toThrow("profiles_email_key");
});

test("accounts from before are found by the normal form, and none is lost where two would share it", async () => {
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  const runner = { query: (statement: string) => client.query(statement) } as never;
  const [migration, later] = [new NormalEmails1763684100000(), new Registrations1763684580000()];
  try {
    await later.down(runner);
    await migration.down(runner);
    // What an index in a Turkish locale would have let in.
    await client.query("drop index profiles_email_key");
    const [{ password_hash } = { password_hash: "" }] = (
      await client.query<{ password_hash: string }>("select password_hash from profiles where id = $1", [person.id])
    ).rows;
    const row = (email: string, day: string) => ({
      id: crypto.randomUUID(),
      email,
      password_hash,
      email_verified_at: new Date(),
      first_name: "Asha",
      last_name: "Rao",
      user_type: "student",
      created_at: new Date(day),
    });
    const rows = [
      row("Mixed.Case@Example.com", "2026-01-01"),
      row("INFO@example.com", "2026-01-02"),
      row("info@example.com", "2026-01-03"),
      row("Desk@example.com", "2026-01-02"),
      row("DESK@example.com", "2026-01-03"),
    ];
    await insertRows(server.database, "profiles", rows);
    await client.query("create unique index profiles_email_key on profiles (email)");
    await migration.up(runner);
    await later.up(runner);
    const found = (email: string) => logIn(server, { email, password: person.password }).then(({ user }) => user.id);
    expect(await found("MIXED.case@example.com")).toBe(rows[0]!.id);
    expect(await found("info@example.com")).toBe(rows[2]!.id);
    expect(await found("desk@example.com")).toBe(rows[3]!.id);
    expect((await accounts()).filter((email) => /info|desk/i.test(email)).sort()).toEqual([
      "DESK@example.com",
      "INFO@example.com",
      "desk@example.com",
      "info@example.com",
    ]);
  } finally {
    await client.end();
  }
});
