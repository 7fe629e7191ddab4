/** The Terms of Service: who accepted which version when, and that a new version is asked for. */
import { termsVersion } from "../../server/src/contract/terms.ts";
import { insertAccessToken } from "../support/access-tokens.ts";
import { invitationToken, newcomer } from "../support/membership-invitations.ts";
import { linkIn } from "../support/mails.ts";
import { logIn, newEmail, signUp, usualPassword, type Person } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server?.stop());

const accepted = async (id: string) =>
  (
    await server.database.query<{ version: string; is_now: boolean }>(
      `select version, accepted_at > now() - interval '1 minute' as is_now
       from terms_acceptances where profile_id = $1 order by 1`,
      [id],
    )
  ).rows;
const isNow = (version: string) => ({ version, is_now: true });

interface Asked {
  accessToken: string;
  refreshToken: string;
  user: { id: string; termsToAccept: string | null };
}

const SESSION = "accessToken refreshToken user { id termsToAccept }";

const logInAsked = async (email: string) =>
  (
    await server.request<{ logIn: Asked }>(`mutation ($input: LogInInput!) { logIn(input: $input) { ${SESSION} } }`, {
      input: { email, password: usualPassword },
    })
  ).logIn;

const refreshed = async (refreshToken: string) =>
  (
    await server.request<{ refreshSession: Asked }>(
      `mutation ($input: RefreshSessionInput!) { refreshSession(input: $input) { ${SESSION} } }`,
      { input: { refreshToken } },
    )
  ).refreshSession;

const accept = (version: string, token: string) =>
  server.graphql<{ acceptTerms: { version: string } }>(
    `mutation ($input: AcceptTermsInput!) { acceptTerms(input: $input) { version acceptedAt } }`,
    { input: { version } },
    { token },
  );

const dataOf = async (person: Pick<Person, "token">) => {
  const { personalData } = await server.request<{ personalData: { json: string } }>(
    "{ personalData { json } }",
    {},
    person,
  );
  return JSON.parse(personalData.json) as { termsAcceptances: { version: string; acceptedAt: string }[] };
};

test("registering stores the version; the person's file has it, and deleting the account takes it along", async () => {
  const startup = await signUp.startup(server);
  expect(await accepted(startup.id)).toEqual([isNow(termsVersion)]);
  expect((await logInAsked(startup.email)).user.termsToAccept).toBeNull();
  expect((await dataOf(startup)).termsAcceptances).toEqual([
    { version: termsVersion, acceptedAt: expect.stringMatching(/^\d{4}-/) as string },
  ]);
  await server.request(
    "mutation ($input: DeleteAccountInput!) { deleteAccount(input: $input) }",
    { input: { password: startup.password, confirmation: startup.email } },
    startup,
  );
  expect(await accepted(startup.id)).toEqual([]);
});

test("a version that never was is refused, and nothing is written", async () => {
  const email = newEmail();
  const input = { ...newcomer, email, companyName: "New", position: "Founder", industry: "TECH" };
  const { body } = await server.graphql(
    "mutation ($input: RegisterStartupInput!) { registerStartup(input: $input) { email } }",
    { input: { ...input, termsVersion: "1999-01-01" } },
  );
  expect(body.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { termsVersion: `There is no such version of the terms; the current one is ${termsVersion}.` },
  });
  expect((await server.database.query("select from profiles where email = $1", [email])).rows).toEqual([]);
});

test("registering through an invitation stores the version", async () => {
  const owner = await signUp.startup(server);
  const email = newEmail("member");
  await server.request(
    "mutation ($input: InvitePersonInput!) { invitePerson(input: $input) { id } }",
    { input: { email } },
    owner,
  );
  const input = { ...newcomer, token: await invitationToken(server, email), termsVersion };
  await server.request("mutation ($input: RegisterInvitedInput!) { registerInvited(input: $input) { email } }", {
    input,
  });
  const { user } = await logIn(server, { email, password: newcomer.password });
  expect(await accepted(user.id)).toEqual([isNow(termsVersion)]);
});

test("registering through a club's list stores the version", async () => {
  const head = await signUp.clubHead(server);
  const email = newEmail("student");
  await server.request(
    "mutation ($input: ImportRosterInput!) { importRoster(input: $input) { status } }",
    { input: { rows: [{ email }] } },
    head,
  );
  const mail = await server.mails.waitFor(({ to, text }) => to.includes(email) && text.includes("/join"));
  const token = linkIn(mail, "/join").searchParams.get("token");
  const studies = { education: "B.Tech", resumeUrl: "https://drive.google.com/file/d/noor" };
  await server.request(
    "mutation ($input: RegisterInvitedStudentInput!) { registerInvitedStudent(input: $input) { email } }",
    { input: { ...newcomer, ...studies, token, termsVersion } },
  );
  const { user } = await logIn(server, { email, password: newcomer.password });
  expect(await accepted(user.id)).toEqual([isNow(termsVersion)]);
});

test("the current version is asked for at each login until it is accepted; the API refuses nothing", async () => {
  const person = await signUp.startup(server, { termsVersion: null });
  expect(await accepted(person.id)).toEqual([]);
  // An older version does not count.
  const older = "2024-01-01";
  await server.database.query("insert into terms_acceptances (profile_id, version) values ($1, $2)", [
    person.id,
    older,
  ]);
  const session = await logInAsked(person.email);
  expect(session.user.termsToAccept).toBe(termsVersion);

  // Partners' programs go on: neither the session nor an access token is refused anything.
  const program = await insertAccessToken(server.database, person.id, ["profiles_read"]);
  for (const token of [session.accessToken, program.token])
    expect(await server.request("{ me { id } }", {}, { token })).toEqual({ me: { id: person.id } });

  // A program cannot agree in the person's name, nor anybody to another version.
  expect((await accept(termsVersion, program.token)).body.errors?.[0]?.extensions?.code).toBe("FORBIDDEN");
  expect((await accept(older, session.accessToken)).body.errors?.[0]?.extensions).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { version: `Only the current version of the terms can be accepted, which is ${termsVersion}.` },
  });
  expect(await accepted(person.id)).toEqual([isNow(older)]);

  expect((await accept(termsVersion, session.accessToken)).body.data?.acceptTerms.version).toBe(termsVersion);
  expect(await accepted(person.id)).toEqual([isNow(older), isNow(termsVersion)]);
  expect((await refreshed(session.refreshToken)).user.termsToAccept).toBeNull();
  const { auditLog } = await server.request<{ auditLog: { nodes: { action: string }[] } }>(
    "{ auditLog(first: 1) { nodes { action } } }",
    {},
    { token: session.accessToken },
  );
  expect(auditLog.nodes).toEqual([{ action: "account.acceptTerms" }]);

  // Again, or twice at once: it stays at the first time.
  const times = async () => (await dataOf({ token: session.accessToken })).termsAcceptances;
  const before = await times();
  const again = await Promise.all([1, 2].map(() => accept(termsVersion, session.accessToken)));
  expect(again.map(({ body }) => body.errors)).toEqual([undefined, undefined]);
  expect(await times()).toEqual(before);
});
