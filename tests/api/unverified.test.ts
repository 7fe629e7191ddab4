import { linkIn } from "../support/mails.ts";
import { newEmail, verifyEmail, signUp, type Person, type StartupPerson } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt, invite, refusalOf } from "../support/writes.ts";

/** To everyone else, a club, startup or club member with an unverified address does not exist. */
let server: TestServer;
let startup: StartupPerson;
let student: Person;

beforeAll(async () => {
  server = await borrowTestServer();
  startup = await signUp.startup(server);
  student = await signUp.student(server, await signUp.clubHead(server));
});

afterAll(() => server?.stop());

const person = (email: string) => ({
  firstName: "Nobody",
  lastName: "Knows",
  email,
  password: "correct horse battery",
});

/** A person who never opened the first mail verifies the address by the link for a new password. */
async function resetPassword(_server: TestServer, email: string): Promise<void> {
  await attempt(server, null, "requestPasswordReset", { email }, "");
  const mail = await server.mails.waitFor({ to: email, subject: "Choose a new password for Quadwork" });
  const token = linkIn(mail, "/reset-password").searchParams.get("token");
  await attempt(server, null, "resetPassword", { token, password: "another horse battery" }, "");
}

/** The id of the club or startup that was registered with an address. */
async function idOf(email: string): Promise<string> {
  const { rows } = await server.database.query<{ id: string }>(
    "select coalesce(club_id, startup_id) as id from memberships join profiles on id = profile_id where email = $1",
    [email],
  );
  return rows[0]!.id;
}

const SEEN = `query ($id: ID!) { club(id: $id) { clubName head { firstName } } startup(id: $id) { companyName }
  clubs(filter: { search: "Unheard" }) { totalCount nodes { id } } all: clubs { totalCount } }`;

test("a club appears, can be invited and joined, once its head has verified the address", async () => {
  const { reserveSecretCode: code } = await server.request<{ reserveSecretCode: string }>(
    "mutation { reserveSecretCode }",
  );
  const email = newEmail("head");
  const club = {
    clubName: "Unheard Club",
    collegeName: "College",
    clubType: "OTHER",
    description: "Text",
    secretCode: code,
  };
  await attempt(server, null, "registerClubHead", { ...person(email), ...club }, "{ email }");
  const id = await idOf(email);
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1);

  const lookUp = async () =>
    (
      await server.request<{ clubBySecretCode: object | null }>(
        "query ($code: String!) { clubBySecretCode(secretCode: $code) { clubName } }",
        { code },
      )
    ).clubBySecretCode;
  const join = () =>
    attempt(
      server,
      null,
      "registerStudent",
      { ...person(newEmail()), clubCode: code, education: "B.Sc.", resumeUrl: "https://drive.google.com/file/d/1" },
      "{ email }",
    );
  for (const { token } of [startup, student])
    expect(await server.request(SEEN, { id }, { token })).toMatchObject({
      club: null,
      startup: null,
      clubs: { totalCount: 0, nodes: [] },
      all: { totalCount: 1 },
    });
  expect((await refusalOf(server, startup, "inviteClub", { projectId, clubId: id, message: "Join us." })).code).toBe(
    "NOT_FOUND",
  );
  expect(await lookUp()).toBeNull();
  expect((await join()).refusal).toMatchObject({ code: "INVALID_CLUB_CODE" });

  await verifyEmail(server, email);
  for (const { token } of [startup, student])
    expect(await server.request(SEEN, { id }, { token })).toMatchObject({
      club: { clubName: "Unheard Club", head: { firstName: "Nobody" } },
      clubs: { totalCount: 1 },
      all: { totalCount: 2 },
    });
  await invite(server, startup, projectId, id);
  expect(await lookUp()).toEqual({ clubName: "Unheard Club" });
  expect((await join()).refusal).toBeNull();
});

test("a startup appears once its address is verified", async () => {
  const email = newEmail("startup");
  await attempt(
    server,
    null,
    "registerStartup",
    { ...person(email), companyName: "Unheard Company", position: "Founder", industry: "TECH" },
    "{ email }",
  );
  const id = await idOf(email);
  const seen = (token: string) =>
    server.request<{ startup: object | null }>(
      "query ($id: ID!) { startup(id: $id) { companyName } }",
      { id },
      { token },
    );
  for (const { token } of [startup, student]) expect(await seen(token)).toEqual({ startup: null });
  await verifyEmail(server, email);
  for (const { token } of [startup, student])
    expect(await seen(token)).toEqual({ startup: { companyName: "Unheard Company" } });
});

test("what is left of a deleted account stays visible where it stands for somebody", async () => {
  const { rows } = await server.database.query<{ id: string }>(
    `with former as (insert into profiles (id, email, password_hash, first_name, last_name, user_type, deleted_at)
       values (gen_random_uuid(), 'former@deleted.invalid', 'none', 'Former', 'startup', 'startup', now()) returning id)
     , startup as (insert into startup_profiles (id, company_name, position, industry)
       values (gen_random_uuid(), 'Former startup', 'Gone', 'other') returning id)
     insert into memberships (profile_id, startup_id, role) select former.id, startup.id, 'owner' from former, startup returning startup_id as id`,
  );
  expect(
    await server.request(
      "query ($id: ID!) { startup(id: $id) { companyName } }",
      { id: rows[0]!.id },
      { token: student.token },
    ),
  ).toEqual({ startup: { companyName: "Former startup" } });
});

describe.each([
  ["a verified address", verifyEmail],
  ["a new password", resetPassword],
])("a student joins their club with %s", (_with, verify) => {
  test("and is no one's member before, so that no address is found out by a code", async () => {
    const head = await signUp.clubHead(server);
    const email = newEmail("student");
    const input = { education: "B.Sc.", resumeUrl: "https://drive.google.com/file/d/1", clubCode: head.secretCode };
    await attempt(server, null, "registerStudent", { ...person(email), ...input }, "{ email }");
    const { rows } = await server.database.query<{ id: string }>("select id from profiles where email = $1", [email]);
    const members = () => server.request("{ me { club { memberCount members { nodes { firstName } } } } }", {}, head);
    const team = (await attempt(server, head, "createTeam", { teamName: "Team" }, "{ id }")).result as { id: string };
    const add = () => attempt(server, head, "addTeamMembers", { teamId: team.id, studentIds: [rows[0]!.id] }, "{ id }");

    expect(await members()).toEqual({ me: { club: { memberCount: 0, members: { nodes: [] } } } });
    expect((await add()).refusal?.code).toBe("NOT_FOUND");
    await verify(server, email);
    expect(await members()).toEqual({
      me: { club: { memberCount: 1, members: { nodes: [{ firstName: "Nobody" }] } } },
    });
    expect((await add()).refusal).toBeNull();
  });
});
