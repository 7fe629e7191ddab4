/** Teams as a club head creates, changes and deletes them, and who may see and change them. */
import { UNKNOWN_ID } from "../support/mutation-inputs.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { insertApproval, insertProjects } from "../support/rows.ts";
import { createClubs, TEAM, type Clubs, type TeamAnswer } from "../support/teams.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, attempt, createTeam, refusalOf, type Sender, write } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead, otherHead: ClubHead, startup: StartupPerson;
let asha: Person, bela: Person, chetan: Person, stranger: Person;
let team: Clubs["team"];

beforeAll(async () => {
  server = await borrowTestServer();
  ({ head, otherHead, startup, asha, bela, chetan, stranger, team } = await createClubs(server));
});

afterAll(() => server?.stop());

describe("creating a team", () => {
  it("makes the head its lead, shown among the members without being a student", async () => {
    const created = await write<TeamAnswer>(
      server,
      head,
      "createTeam",
      { teamName: "  Builders ", description: "" },
      TEAM,
    );
    expect(created).toMatchObject({
      teamName: "Builders",
      description: null,
      memberCount: 1,
      teamLead: { id: head.id },
      project: null,
      linkedProjects: { nodes: [] },
      viewerCanUpdate: true,
      viewerCanAddMember: true,
      viewerCanDelete: true,
    });
    expect(created.members).toEqual({
      nodes: [
        { id: expect.any(String), isLead: true, joinedAt: expect.any(String), profile: { id: head.id }, student: null },
      ],
      totalCount: 1,
    });
  });

  it("takes a visible project as a wish that grants nothing", async () => {
    const [projectId] = await insertProjects(server.database, startup.startupId, 1);
    const created = await write<TeamAnswer>(server, head, "createTeam", { teamName: "Hopeful", projectId }, TEAM);
    expect(created).toMatchObject({ project: { id: projectId }, linkedProjects: { nodes: [] } });
    const { project } = await server.request<{ project: object }>(
      `query Project($id: ID!) { project(id: $id) { team { id } linkedTeamCount viewerCanAddDeliverable viewerCanViewDeliverables } }`,
      { id: projectId },
      { token: head.token },
    );
    expect(project).toEqual({
      team: null,
      linkedTeamCount: 0,
      viewerCanAddDeliverable: false,
      viewerCanViewDeliverables: false,
    });
  });

  it("refuses a project the head may not see like one that does not exist", async () => {
    const [hidden] = await insertProjects(server.database, startup.startupId, 1, { status: "in_progress" });
    const refusals = await Promise.all(
      [hidden, UNKNOWN_ID, "not-an-id", ""].map(
        async (projectId) => (await attempt(server, head, "createTeam", { teamName: "Hopeful", projectId })).refusal,
      ),
    );
    for (const refusal of refusals)
      expect(refusal).toEqual({ code: "NOT_FOUND", message: "This does not exist, or you do not have access to it." });
  });

  it.each([
    ["no name", { teamName: "   " }, { teamName: "Team name is required." }],
    ["a long name", { teamName: "é".repeat(141) }, { teamName: "Team name must be at most 140 characters." }],
    [
      "hidden characters",
      { teamName: "Build\u202Eers" },
      { teamName: "Team name contains characters that are not allowed." },
    ],
    [
      "a long description",
      { teamName: "B", description: "x".repeat(10_001) },
      { description: "Description must be at most 10000 characters." },
    ],
  ])("refuses %s", async (_what, input, fields) => {
    expect(await refusalOf(server, head, "createTeam", input)).toMatchObject({ code: "BAD_USER_INPUT", fields });
  });

  it("counts characters as people do", async () => {
    expect((await write<TeamAnswer>(server, head, "createTeam", { teamName: "🚀".repeat(140) }, TEAM)).teamName).toBe(
      "🚀".repeat(140),
    );
  });
});

describe("changing a team", () => {
  it("renames it and lets a member lead, who is then shown once and first", async () => {
    const id = await createTeam(server, head, [asha, bela]);
    const changed = await write<TeamAnswer>(
      server,
      head,
      "updateTeam",
      { id, teamName: "Makers", description: "We make.", teamLeadId: bela.id },
      TEAM,
    );
    expect(changed).toMatchObject({
      teamName: "Makers",
      description: "We make.",
      teamLead: { id: bela.id },
      memberCount: 2,
    });
    expect(changed.members.nodes.map((member) => [member.profile.id, member.isLead])).toEqual([
      [bela.id, true],
      [asha.id, false],
    ]);

    const kept = await write<TeamAnswer>(server, head, "updateTeam", { id, teamName: "Makers" }, TEAM);
    expect(kept).toMatchObject({ description: "We make.", teamLead: { id: bela.id } });
    const back = await write<TeamAnswer>(
      server,
      head,
      "updateTeam",
      { id, teamName: "Makers", teamLeadId: head.id },
      TEAM,
    );
    expect(back.teamLead.id).toBe(head.id);
  });

  it("refuses a lead who is neither a member nor the club head", async () => {
    const id = await createTeam(server, head, [asha]);
    for (const teamLeadId of [bela.id, stranger.id, otherHead.id, UNKNOWN_ID, "not-an-id", ""])
      expect(await refusalOf(server, head, "updateTeam", { id, teamName: "Makers", teamLeadId })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { teamLeadId: "The team lead must be a member of the team or the club head." },
      });
    expect(await refusalOf(server, head, "updateTeam", { id, teamName: "" })).toMatchObject({
      fields: { teamName: "Team name is required." },
    });
  });
});

describe("deleting a team", () => {
  it("takes its memberships along", async () => {
    const id = await createTeam(server, head, [asha]);
    expect(await write<string>(server, head, "deleteTeam", { id })).toBe(id);
    expect(await team(head, id)).toBeNull();
    expect((await server.database.query("select from team_members where team_id = $1", [id])).rowCount).toBe(0);
    expect((await refusalOf(server, head, "deleteTeam", { id })).code).toBe("NOT_FOUND");
  });

  it("is refused while the team stands in an application or works on a project", async () => {
    const [applied = "", linked = ""] = await insertProjects(server.database, startup.startupId, 2);
    const applying = await createTeam(server, head);
    const application = await apply(server, head, applied, applying);
    const working = await createTeam(server, head);
    await insertApproval(server.database, linked, head.clubId, working);
    for (const id of [applying, working]) {
      expect((await team(head, id))?.viewerCanDelete).toBe(false);
      expect((await refusalOf(server, head, "deleteTeam", { id })).code).toBe("TEAM_IN_USE");
    }
    await write(server, head, "withdrawApplication", { id: application });
    await write(server, head, "deleteTeam", { id: applying });
  });

  it("never pulls a team away from an application that is sent at the same moment", async () => {
    for (const projectId of await insertProjects(server.database, startup.startupId, 8)) {
      const id = await createTeam(server, head);
      const [submitted, deleted] = await Promise.all([
        attempt(server, head, "submitApplication", { projectId, teamId: id, message: "Together" }),
        attempt(server, head, "deleteTeam", { id }),
      ]);
      const outcome = [submitted.refusal?.code ?? "sent", deleted.refusal?.code ?? "deleted"];
      expect([
        ["sent", "TEAM_IN_USE"],
        ["NOT_FOUND", "deleted"],
      ]).toContainEqual(outcome);
    }
  });
});

describe("who may do what", () => {
  const writes = (id: string): [string, object][] => [
    ["updateTeam", { id, teamName: "Taken over" }],
    ["deleteTeam", { id }],
    ["addTeamMembers", { teamId: id, studentIds: [bela.id] }],
    ["removeTeamMember", { teamId: id, studentId: asha.id }],
  ];

  it("refuses everyone but a club head", async () => {
    const id = await createTeam(server, head, [asha]);
    for (const [name, input] of [["createTeam", { teamName: "Mine" }] as [string, object], ...writes(id)]) {
      expect((await refusalOf(server, asha, name, input)).code).toBe("FORBIDDEN");
      expect((await refusalOf(server, startup, name, input)).code).toBe("FORBIDDEN");
      expect((await refusalOf(server, null, name, input)).code).toBe("UNAUTHENTICATED");
    }
  });

  it("hides a team from the head of another club, and refuses changes where it is visible", async () => {
    const id = await createTeam(server, head, [asha]);
    for (const [name, input] of writes(id))
      expect((await refusalOf(server, otherHead, name, input)).code).toBe("NOT_FOUND");
    for (const [name, input] of writes("not-an-id"))
      expect((await refusalOf(server, otherHead, name, input)).code).toBe("NOT_FOUND");

    const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1);
    await apply(server, otherHead, projectId, await createTeam(server, otherHead));
    await insertApproval(server.database, projectId, head.clubId, id);
    expect(await team(otherHead, id)).toMatchObject({
      id,
      viewerCanUpdate: false,
      viewerCanAddMember: false,
      viewerCanDelete: false,
    });
    for (const [name, input] of [writes(id)[0]!, writes(id)[1]!, writes(id)[3]!])
      expect((await refusalOf(server, otherHead, name, input)).code).toBe("FORBIDDEN");
  });

  it("shows a team to its club's head, its members and a startup that got an application with it", async () => {
    const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1);
    const otherStartup = await signUp.startup(server);
    const id = await createTeam(server, head, [asha]);
    expect(await team(head, id)).not.toBeNull();
    expect(await team(asha, id)).toMatchObject({ viewerCanUpdate: false, viewerCanDelete: false });
    for (const nobody of [chetan, stranger, otherHead, startup, otherStartup])
      expect(await team(nobody, id)).toBeNull();

    await apply(server, head, projectId, id);
    expect((await team(startup, id))?.members.nodes.map((member) => member.profile.id)).toEqual([head.id, asha.id]);
    for (const nobody of [chetan, stranger, otherHead, otherStartup]) expect(await team(nobody, id)).toBeNull();
  });

  it("lists a head's teams and a student's own, newest first, and none to startups and visitors", async () => {
    const list = async (sender: Sender) => {
      const { body } = await server.graphql<{ teams: { nodes: { id: string }[] } }>(
        `query Teams { teams(first: 100) { nodes { id } } }`,
        {},
        { token: sender?.token },
      );
      return body.data?.teams.nodes.map(({ id }) => id) ?? body.errors?.[0]?.extensions?.code;
    };
    const student = await signUp.student(server, head);
    const first = await createTeam(server, head, [student]);
    await createTeam(server, head);
    const last = await createTeam(server, head, [student]);
    expect(await list(student)).toEqual([last, first]);
    expect((await list(head)) as string[]).toEqual(expect.arrayContaining([first, last]));
    expect((await list(otherHead)) as string[]).not.toContain(first);
    expect(await list(startup)).toBe("FORBIDDEN");
    expect(await list(null)).toBe("UNAUTHENTICATED");
  });

  it("shows a club's teams and projects to the club only, its count of active projects to everyone", async () => {
    const club = await signUp.clubHead(server);
    const student = await signUp.student(server, club);
    const [running = "", done = ""] = await insertProjects(server.database, startup.startupId, 2);
    const id = await createTeam(server, club, [student]);
    await insertApproval(server.database, running, club.clubId, id);
    await insertApproval(server.database, done, club.clubId, id);
    await server.database.query("update projects set status = 'completed' where id = $1", [done]);

    const page = async (sender: Sender) =>
      (
        await server.request<{ club: object }>(
          `query Club($id: ID!) { club(id: $id) { teams { totalCount } projects { nodes { id linkedTeamCount team { id } } } activeProjectCount } }`,
          { id: club.clubId },
          { token: sender?.token },
        )
      ).club;
    const nodes = expect.arrayContaining([
      { id: running, linkedTeamCount: 1, team: { id } },
      { id: done, linkedTeamCount: 1, team: { id } },
    ]);
    for (const member of [club, student])
      expect(await page(member)).toEqual({ teams: { totalCount: 1 }, projects: { nodes }, activeProjectCount: 1 });
    for (const outsider of [head, stranger, startup])
      expect(await page(outsider)).toEqual({ teams: null, projects: null, activeProjectCount: 1 });
    expect((await team(club, id))?.linkedProjects.nodes.map((project) => project.id).sort()).toEqual(
      [running, done].sort(),
    );
  });
});
