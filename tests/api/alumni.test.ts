/** Moving a student to the club's alumni and back: what they leave, keep and may still do. */
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World, worldPassword } from "../support/world.ts";
import { attempt, deleteAccount, write } from "../support/writes.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterEach(() => world?.restore());
afterAll(() => server?.stop());

const person = (name: PersonName) => world.people[name];
const query = async <Result>(as: PersonName, document: string) =>
  (await server.request<Record<string, Result>>(document, {}, { token: person(as).token })) as Result;
const move = (name: PersonName, isAlumnus: boolean, as: PersonName = "head") =>
  attempt<{ alumnusSince: string | null }>(
    server,
    person(as),
    "setStudentAlumnus",
    { studentId: person(name).id, isAlumnus },
    "{ alumnusSince }",
  );
const refusal = async (as: PersonName, mutation: string, input: object, selection?: string) =>
  (await attempt(server, person(as), mutation, input, selection)).refusal;
const membersOf = async (isAlumnus: boolean | null) => {
  const { body } = await server.graphql<{
    me: { club: { memberCount: number; members: { nodes: { firstName: string }[] } } };
  }>(
    "query ($filter: StudentFilter) { me { club { memberCount members(filter: $filter) { nodes { firstName } } } } }",
    { filter: { isAlumnus } },
    { token: person("head").token },
  );
  const { memberCount, members } = body.data!.me.club;
  return { memberCount, names: members.nodes.map(({ firstName }) => firstName) };
};
/** Completes `running`, on which `team` works, and takes `member` out of `idleTeam`: `team` has ended. */
async function endTeam() {
  await server.database.query("update projects set status = 'completed', completed_at = now() where id = $1", [
    world.projects.running,
  ]);
}

test("an alumnus leaves every team with work ahead, keeps the record, and counts and is offered no more", async () => {
  const warned = await query(
    "officer",
    `{ student(id: "${person("member").id}") { viewerCanSetAlumnus teamsToLeave { nodes { teamName
      linkedProjects(filter: { status: IN_PROGRESS }) { nodes { title } } } } } }`,
  );
  expect(warned).toEqual({
    student: {
      viewerCanSetAlumnus: true,
      teamsToLeave: {
        nodes: expect.arrayContaining([
          { teamName: "team", linkedProjects: { nodes: [{ title: "running" }] } },
          { teamName: "idleTeam", linkedProjects: { nodes: [] } },
        ]),
      },
    },
  });
  await write(server, person("head"), "updateTeam", { id: world.teams.team, teamLeadId: person("member").id });
  const { result } = await move("member", true, "officer");
  expect(Date.parse(result!.alumnusSince!)).not.toBeNaN();
  const { rows } = await server.database.query("select 1 from team_members where student_id = $1", [
    person("member").id,
  ]);
  expect(rows).toEqual([]);
  expect(await query("head", `{ team(id: "${world.teams.team}") { teamLead { firstName } } }`)).toEqual({
    team: { teamLead: { firstName: "head" } },
  });
  const current = ["applicant", "deputy", "latecomer", "mate"];
  expect(await membersOf(null)).toEqual({ memberCount: 4, names: current });
  expect(await membersOf(false)).toEqual({ memberCount: 4, names: current });
  expect(await membersOf(true)).toEqual({ memberCount: 4, names: ["member"] });
  const offered = await query<{ club: { members: { nodes: { firstName: string }[] } } }>(
    "head",
    `{ club(id: "${world.clubs.head}") { members(filter: { notInTeamId: "${world.teams.team}" }) { nodes { firstName } } } }`,
  );
  expect(offered.club.members.nodes.map(({ firstName }) => firstName)).not.toContain("member");
  const adding = { teamId: world.teams.team, studentIds: [person("mate").id, person("member").id] };
  expect(await refusal("head", "addTeamMembers", adding)).toMatchObject({
    code: "BAD_USER_INPUT",
    fields: { studentIds: "Alumni can join no team. Move them back to the students first." },
  });

  // Sent again it changes nothing; back again, the student joins teams anew.
  const again = await move("member", true);
  expect(again.result).toEqual(result);
  expect((await move("member", false)).result).toEqual({ alumnusSince: null });
  const told = await server.database.query<{ subject: string }>(
    "select subject from outbox_mails where recipient = $1 order by id",
    [person("member").email],
  );
  expect(told.rows.map(({ subject }) => subject)).toEqual([
    "You are now an alumnus of head's club",
    "You are a student of head's club again",
  ]);
  const { text } = await server.mails.waitFor({ to: person("member").email, subject: told.rows[0]!.subject });
  expect(text).toMatch(/You left\s+the\s+teams\s+that\s+had\s+work\s+ahead/);
  expect((await membersOf(null)).names).toContain("member");
  expect(await refusal("head", "addTeamMembers", adding)).toBeNull();
});

test("what an alumnus may see and do binds with the next request", async () => {
  await endTeam();
  const club = world.clubs.head;
  const seen = async () => {
    const { body } = await server.graphql(
      `{ club(id: "${club}") { head { email } people { totalCount } members { totalCount } teams { totalCount } applications { totalCount } }
        mate: student(id: "${person("mate").id}") { email } ended: team(id: "${world.teams.team}") { teamName }
        pending: application(id: "${world.applications.pending}") { id }
        done: project(id: "${world.projects.done}") { deliverables { totalCount } }
        me { email student { alumnusSince club { clubName } } } }`,
      {},
      { token: person("member").token },
    );
    return body.data as Record<string, unknown>;
  };
  const before = await seen();
  expect(before).toMatchObject({ club: { members: { totalCount: 5 } }, mate: {}, pending: {}, ended: {} });
  await move("member", true);
  const after = await seen();
  expect(after).toEqual({
    club: {
      head: { email: person("head").email },
      people: { totalCount: 3 },
      members: null,
      teams: null,
      applications: null,
    },
    mate: null,
    // The team completed its projects, and the alumnus stays in it for the record.
    ended: { teamName: "team" },
    pending: null,
    done: { deliverables: { totalCount: 1 } },
    me: {
      email: person("member").email,
      student: { alumnusSince: expect.any(String), club: { clubName: "head's club" } },
    },
  });
  // Fellow students see an alumnus in a team of the club's projects, without the address. Those who act see both.
  const lookUp = `{ student(id: "${person("member").id}") { email } }`;
  expect(await query("mate", lookUp)).toEqual({ student: { email: null } });
  expect(await query("deputy", lookUp)).toEqual({ student: { email: person("member").email } });
  expect(await refusal("member", "updateStudent", { education: "M.Tech" })).toBeNull();
  expect((await refusal("member", "joinClub", { clubCode: world.codes.rivalHead }))?.code).toBe("ALREADY_IN_CLUB");
  // The file of one's data has it, and so has the record of what was done to it.
  const { me } = await query<{ me: { id: string } }>("member", "{ me { id } }");
  const { personalData } = await query<{ personalData: { json: string } }>("member", "{ personalData { json } }");
  expect(JSON.parse(personalData.json)).toMatchObject({ student: { alumnusSince: expect.any(String) } });
  const { auditLog } = await query<{ auditLog: { nodes: object[] } }>(
    "member",
    "{ auditLog { nodes { action resourceId } } }",
  );
  expect(auditLog.nodes).toContainEqual({ action: "student.setAlumnus", resourceId: me.id });
});

test("a team with alumni for the record takes up no new project", async () => {
  await endTeam();
  await move("member", true);
  const fields = {
    teamId: "Alumni take up no projects: member World. Choose another team, or take them out of this one.",
  };
  const applying = { projectId: world.projects.open, teamId: world.teams.team, message: "Take us." };
  expect(await refusal("head", "submitApplication", applying)).toMatchObject({ code: "BAD_USER_INPUT", fields });
  const invited = { projectId: world.projects.open, clubId: world.clubs.head, message: "Join us." };
  const { id } = await write(server, person("owner"), "inviteClub", invited);
  expect(await refusal("head", "approveApplication", { id, teamId: world.teams.team })).toMatchObject({ fields });
  await write(server, person("head"), "removeTeamMember", {
    teamId: world.teams.team,
    studentId: person("member").id,
  });
  expect(await refusal("head", "approveApplication", { id, teamId: world.teams.team })).toBeNull();
});

test("those who act for the club are no alumni, alumni become no officers, and a closing club has none", async () => {
  expect((await move("deputy", true)).refusal).toMatchObject({
    code: "FORBIDDEN",
    message: "This student acts for the club. They can become an alumnus once they no longer do.",
  });
  await move("stranger", true, "strangerHead");
  server.mails.clear();
  await write(server, person("strangerHead"), "invitePerson", { email: person("stranger").email });
  const invited = person("stranger").email;
  const mail = await server.mails.waitFor(({ to, text }) => to.includes(invited) && text.includes("token="));
  const token = /token=([^\s&]+)/.exec(mail.text)![1]!;
  expect((await refusal("stranger", "acceptMembershipInvitation", { token }))?.code).toBe("NOT_IN_THIS_CLUB");
  await deleteAccount(server, { ...person("strangerHead"), password: worldPassword });
  expect(await query("stranger", "{ me { student { alumnusSince club { id } } } }")).toEqual({
    me: { student: { alumnusSince: null, club: null } },
  });
  await move("mate", true);
  expect(await refusal("head", "removeStudent", { studentId: person("mate").id })).toBeNull();
  expect(await query("mate", "{ me { student { alumnusSince } } }")).toEqual({
    me: { student: { alumnusSince: null } },
  });
});
