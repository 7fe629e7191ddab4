/** Deleting an account: what it asks for, when it is refused, what goes and what stays for others. */
import { countRows, insertApproval, insertDeliverables, insertProjects } from "../support/rows.ts";
import { signUp, logIn, type ClubHead, type Person, type StartupPerson } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, attempt, createTeam, deleteAccount, invite, write } from "../support/writes.ts";

let server: TestServer;
let startup: StartupPerson, head: ClubHead, lead: Person, member: Person;

beforeAll(async () => {
  server = await borrowTestServer();
});
afterAll(() => server?.stop());

beforeEach(async () => {
  [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  [lead, member] = await Promise.all([signUp.student(server, head), signUp.student(server, head)]);
});

const codeOf = async (person: Person, change: object = {}) =>
  (await deleteAccount(server, person, change)).refusal?.code ?? "done";
const ask = <Data>(person: Person, document: string) => server.request<Data>(document, {}, { token: person.token });
const rowsOf = async (query: string, values: unknown[] = []) =>
  (await server.database.query<Record<string, unknown>>(query, values)).rows;
const count = (table: string, where: string, values: unknown[]) => countRows(server.database, table, where, values);

const preview = async (person: Person) =>
  (
    await ask<{ accountDeletionPreview: Record<string, unknown> }>(
      person,
      "{ accountDeletionPreview { clubName studentCount teamCount pendingApplicationCount openProjectCount " +
        "completedProjectCount projectsInProgress { title } } }",
    )
  ).accountDeletionPreview;

/** A project of the startup on which a team of the club works. */
async function startedProject(teamId: string, title: string): Promise<string> {
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title });
  await insertDeliverables(server.database, projectId, 1, { is_completed: true });
  await insertApproval(server.database, projectId, head.clubId, teamId);
  return projectId;
}

const complete = (projectId: string) => write(server, startup, "completeProject", { id: projectId });

/** Nothing of the person is left, the tokens are void, and the address can be registered anew. */
async function expectGone(person: Person & { clubId?: string; startupId?: string }): Promise<void> {
  const { body } = await server.graphql("{ me { id } }", {}, { token: person.token });
  expect(body.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  expect(
    (await attempt(server, null, "refreshSession", { refreshToken: person.refreshToken }, "{ accessToken }")).refusal
      ?.code,
  ).toBe("SESSION_EXPIRED");
  expect(
    (await attempt(server, null, "logIn", { email: person.email, password: person.password }, "{ accessToken }"))
      .refusal?.code,
  ).toBe("INVALID_CREDENTIALS");
  for (const [table, id] of [
    ["profiles", person.id],
    ["student_profiles", person.id],
    ["club_profiles", person.clubId],
    ["startup_profiles", person.startupId],
  ] as const)
    if (id) expect(await count(table, "id = $1", [id])).toBe(0);
  expect(await count("memberships", "profile_id = $1", [person.id])).toBe(0);
  expect(await count("sessions", "profile_id = $1", [person.id])).toBe(0);
  const mail = await server.mails.waitFor(
    (candidate) => candidate.to.includes(person.email) && candidate.subject.includes("was deleted"),
  );
  expect(mail.text).toContain("were just deleted");
  const again = {
    firstName: "Asha",
    lastName: "Rao",
    email: person.email,
    password: person.password,
    companyName: "Anew",
    position: "Founder",
    industry: "TECH",
  };
  await write(server, null, "registerStartup", again, "{ email }");
  expect(
    await count("profiles", "email = $1 and id <> $2 and email_verified_at is null", [person.email, person.id]),
  ).toBe(1);
}

describe("deleteAccount", () => {
  it("asks for the password and the address, and changes nothing without them", async () => {
    expect((await deleteAccount(server, member, { password: "wrong horse battery" })).refusal?.fields).toEqual({
      password: "This is not your current password.",
    });
    expect((await deleteAccount(server, member, { confirmation: head.email })).refusal?.fields).toEqual({
      confirmation: "This is not the email address of your account.",
    });
    expect(await codeOf(member, { confirmation: ` ${member.email.toUpperCase()} ` })).toBe("done");
  });

  it("takes a student out of all teams, whose head leads them again, running ones included", async () => {
    const teamId = await createTeam(server, head, [lead, member]);
    await write(server, head, "updateTeam", { id: teamId, teamName: "Builders", teamLeadId: lead.id });
    const projectId = await startedProject(teamId, "Running");
    expect(await preview(lead)).toMatchObject({
      clubName: head.clubName,
      teamCount: 1,
      studentCount: 0,
      completedProjectCount: 0,
      projectsInProgress: [],
    });

    expect(await codeOf(lead)).toBe("done");

    const { team } = await ask<{ team: object }>(
      head,
      `{ team(id: "${teamId}") { teamLead { id } memberCount linkedProjects { nodes { id } } } }`,
    );
    expect(team).toEqual({ teamLead: { id: head.id }, memberCount: 2, linkedProjects: { nodes: [{ id: projectId }] } });
    await expectGone(lead);
  });

  it("is refused to a startup and to a head while a project of theirs is in progress", async () => {
    const projectId = await startedProject(await createTeam(server, head, [member]), "Running");
    for (const person of [startup, head]) {
      expect((await preview(person))["projectsInProgress"]).toEqual([{ title: "Running" }]);
      expect(await codeOf(person)).toBe("WORK_IN_PROGRESS");
    }
    expect(await count("project_applications", "project_id = $1 and status = 'approved'", [projectId])).toBe(1);
    await complete(projectId);
    for (const person of [startup, head]) expect((await preview(person))["projectsInProgress"]).toEqual([]);
  });

  it("shows the newest ten of the projects that stand in its way", async () => {
    const teamId = await createTeam(server, head, [member]);
    for (let number = 1; number <= 12; number++) await startedProject(teamId, `Running ${number}`);
    const newest = Array.from({ length: 10 }, (_, index) => ({ title: `Running ${12 - index}` }));
    for (const person of [startup, head]) expect((await preview(person))["projectsInProgress"]).toEqual(newest);
  });

  it("withdraws a startup's open projects and leaves nothing where nothing was completed", async () => {
    const [open = ""] = await insertProjects(server.database, startup.startupId, 1);
    await apply(server, head, open, await createTeam(server, head, [member], { projectId: open }));
    expect(await preview(startup)).toMatchObject({
      openProjectCount: 1,
      pendingApplicationCount: 1,
      completedProjectCount: 0,
      clubName: null,
    });
    expect(await codeOf(startup)).toBe("done");
    expect(await count("projects", "startup_id = $1", [startup.startupId])).toBe(0);
    expect(await ask(head, "{ applications { totalCount } teams { totalCount nodes { project { id } } } }")).toEqual({
      applications: { totalCount: 0 },
      teams: { totalCount: 1, nodes: [{ project: null }] },
    });
    await expectGone(startup);
  });

  it("leaves a startup's completed projects to the club, without the startup's name", async () => {
    const projectId = await startedProject(await createTeam(server, head, [member]), "Done");
    await complete(projectId);
    const [open = ""] = await insertProjects(server.database, startup.startupId, 1);
    expect(await preview(startup)).toMatchObject({ openProjectCount: 1, completedProjectCount: 1 });

    expect(await codeOf(startup)).toBe("done");

    const document = `{ project(id: "${projectId}") { title status startup { id companyName website } application { status } deliverables { nodes { isCompleted } } } gone: project(id: "${open}") { id } }`;
    const seen = await ask<{ project: { startup: { id: string } } }>(head, document);
    expect(seen).toEqual({
      project: {
        title: "Done",
        status: "COMPLETED",
        startup: { id: expect.any(String), companyName: "Former startup", website: null },
        application: { status: "APPROVED" },
        deliverables: { nodes: [{ isCompleted: true }] },
      },
      gone: null,
    });
    expect(seen.project.startup.id).not.toBe(startup.startupId);
    expect(
      (
        await rowsOf(
          "select first_name, last_name, email_verified_at from profiles join memberships on profile_id = id " +
            "where startup_id = $1",
          [seen.project.startup.id],
        )
      )[0],
    ).toEqual({ first_name: "Former", last_name: "startup", email_verified_at: null });
    expect(await ask(member, "{ projects(filter: { scope: MINE }) { totalCount } }")).toEqual({
      projects: { totalCount: 1 },
    });
    await expectGone(startup);
  });

  it("closes a head's club: its students stay without one, its code, teams and applications go", async () => {
    const [wanted = "", offered = ""] = await insertProjects(server.database, startup.startupId, 2);
    const teamId = await createTeam(server, head, [lead, member]);
    await write(server, head, "updateTeam", { id: teamId, teamName: "Builders", teamLeadId: lead.id });
    await apply(server, head, wanted, teamId);
    await invite(server, startup, offered, head.clubId);
    expect(await preview(head)).toMatchObject({
      clubName: head.clubName,
      studentCount: 2,
      teamCount: 1,
      pendingApplicationCount: 2,
      completedProjectCount: 0,
    });

    expect(await codeOf(head)).toBe("done");

    expect(await ask(member, "{ me { club { id } student { club { id } } } teams { totalCount } }")).toEqual({
      me: { club: null, student: { club: null } },
      teams: { totalCount: 0 },
    });
    expect(await ask(startup, "{ applications { totalCount } }")).toEqual({ applications: { totalCount: 0 } });
    expect((await attempt(server, member, "joinClub", { clubCode: head.secretCode })).refusal?.code).toBe(
      "INVALID_CLUB_CODE",
    );
    await expectGone(head);
  });

  it("leaves a club's completed projects to the startup and to its students, without the club's name", async () => {
    const teamId = await createTeam(server, head, [lead, member]);
    await write(server, head, "updateTeam", { id: teamId, teamName: "Builders", teamLeadId: lead.id });
    const done = await startedProject(teamId, "Done");
    await complete(done);
    const [open = ""] = await insertProjects(server.database, startup.startupId, 1);
    const idle = await createTeam(server, head, [member], { teamName: "Idle" });
    await apply(server, head, open, teamId);
    expect(await preview(head)).toMatchObject({
      studentCount: 2,
      teamCount: 1,
      pendingApplicationCount: 1,
      completedProjectCount: 1,
    });

    expect(await codeOf(head)).toBe("done");

    const document = `{ project(id: "${done}") { title team { teamName club { id clubName collegeName head { firstName lastName email } } members { nodes { isLead profile { id } } } } applications { totalCount } } }`;
    const { project } = await ask<{
      project: { team: { club: { id: string }; members: { nodes: { profile: { id: string } }[] } } };
    }>(startup, document);
    expect(project).toMatchObject({
      title: "Done",
      team: {
        teamName: "Builders",
        club: {
          clubName: "Former club",
          collegeName: "No longer on Quadwork",
          head: { firstName: "Former", lastName: "club head", email: null },
        },
      },
      applications: { totalCount: 1 },
    });
    expect(project.team.members.nodes.map(({ profile }) => profile.id).sort()).toEqual([lead.id, member.id].sort());
    expect(await count("club_teams", "id = $1", [idle])).toBe(0);
    expect(await ask(startup, `{ clubs(filter: { search: "Former club" }) { totalCount } }`)).toEqual({
      clubs: { totalCount: 0 },
    });
    const [another = ""] = await insertProjects(server.database, startup.startupId, 1);
    expect(
      (
        await attempt(server, startup, "inviteClub", {
          projectId: another,
          clubId: project.team.club.id,
          message: "Join us.",
        })
      ).refusal?.code,
    ).toBe("NOT_FOUND");
    // The students keep what they worked on, also in a new club, and can leave in their turn.
    const elsewhere = await signUp.clubHead(server);
    await write(server, member, "joinClub", { clubCode: elsewhere.secretCode });
    for (const student of [lead, member])
      expect(
        await ask(student, `{ project(id: "${done}") { title } projects(filter: { scope: MINE }) { totalCount } }`),
      ).toEqual({ project: { title: "Done" }, projects: { totalCount: 1 } });
    expect(await codeOf(lead)).toBe("done");
    expect(await codeOf(startup)).toBe("done");
    await expectGone(head);
  });

  it("ends every session and forgets the mails sent to the address", async () => {
    const other = await logIn(server, member);
    await write(
      server,
      null,
      "sendContactMessage",
      { name: "Asha Rao", email: member.email, subject: "A question", message: "How do I change my club?" },
      "",
    );
    const { personalData } = await ask<{ personalData: { json: string } }>(member, "{ personalData { json } }");
    expect(JSON.parse(personalData.json)).toMatchObject({
      format: "quadwork-data",
      version: 1,
      profile: { email: member.email, userType: "student" },
      student: { clubName: head.clubName },
      club: null,
      startup: null,
      sessions: [{}, {}],
      knownDevices: [{}, {}],
      contactMessages: [{ subject: "A question" }],
    });
    expect(personalData.json).not.toMatch(/argon2|hash|secret(?!Code)/i);
    expect(await codeOf(member)).toBe("done");
    expect(await count("contact_messages", "email = $1", [member.email])).toBe(0);
    const { body } = await server.graphql("{ me { id } }", {}, { token: other.accessToken });
    expect(body.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
    expect(await rowsOf("select subject from outbox_mails where recipient = $1", [member.email])).toEqual([
      { subject: "Your Quadwork account was deleted" },
    ]);
  });
});
