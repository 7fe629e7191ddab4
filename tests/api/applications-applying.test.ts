import { APPLICATION, type ApplicationAnswer, createSides, type Sides, UNKNOWN } from "../support/applications.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { insertApproval, insertProjects, insertRows, insertTeam } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, attempt, refusalOf, type Sender, write } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead, otherHead: ClubHead, startup: StartupPerson, otherStartup: StartupPerson;
let member: Person, clubMate: Person, stranger: Person;
let teamId: string, otherTeamId: string;
let newProject: Sides["newProject"], application: Sides["application"], project: Sides["project"];

beforeAll(async () => {
  server = await borrowTestServer();
  ({
    head,
    otherHead,
    startup,
    otherStartup,
    member,
    clubMate,
    stranger,
    teamId,
    otherTeamId,
    newProject,
    application,
    project,
  } = await createSides(server));
});

afterAll(() => server?.stop());

describe("applying", () => {
  it("is pending, and waits for the startup", async () => {
    const projectId = await newProject();
    expect(await project(head, projectId)).toMatchObject({
      viewerCanApply: true,
      viewerCanInvite: false,
      application: null,
      applications: null,
    });
    const sent = await write<ApplicationAnswer>(
      server,
      head,
      "submitApplication",
      { projectId, teamId, message: "  We can do it.  " },
      APPLICATION,
    );
    expect(sent).toEqual({
      id: expect.any(String),
      status: "PENDING",
      initiatedBy: "CLUB",
      message: "We can do it.",
      answeredAt: null,
      project: { id: projectId, status: "OPEN" },
      club: { id: head.clubId },
      team: { id: teamId },
      viewerCanApprove: false,
      viewerCanReject: false,
      viewerCanWithdraw: true,
    });
    expect(await application(startup, sent.id)).toMatchObject({
      team: { id: teamId },
      viewerCanApprove: true,
      viewerCanReject: true,
      viewerCanWithdraw: false,
    });
    expect(await project(head, projectId)).toMatchObject({
      viewerCanApply: false,
      application: { id: sent.id, status: "PENDING" },
    });
  });

  it("is seen by the club and the owning startup, and by nobody else", async () => {
    const projectId = await newProject();
    const id = await apply(server, head, projectId, teamId);
    expect(await application(member, id)).toMatchObject({
      team: { id: teamId },
      viewerCanApprove: false,
      viewerCanReject: false,
      viewerCanWithdraw: false,
    });
    expect(await application(clubMate, id)).toMatchObject({ id, team: null });
    for (const nobody of [otherHead, stranger, otherStartup]) expect(await application(nobody, id)).toBeNull();
    expect(await application(head, UNKNOWN)).toBeNull();
    expect(await application(head, "not-an-id")).toBeNull();

    for (const mate of [head, member, clubMate])
      expect(await project(mate, projectId)).toMatchObject({ application: { id }, applications: null });
    for (const nobody of [otherHead, stranger, otherStartup])
      expect(await project(nobody, projectId)).toMatchObject({ application: null, applications: null });
    expect(await project(startup, projectId)).toMatchObject({
      application: null,
      applications: { nodes: [{ id }], totalCount: 1 },
      viewerCanInvite: true,
    });
  });

  it("is refused a second time, also when both come at the same moment", async () => {
    const projectId = await newProject();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () =>
        attempt(server, head, "submitApplication", { projectId, teamId, message: "Once" }),
      ),
    );
    expect(outcomes.filter(({ refusal }) => !refusal)).toHaveLength(1);
    expect(outcomes.filter(({ refusal }) => refusal?.code === "ALREADY_APPLIED")).toHaveLength(5);
    expect(await refusalOf(server, head, "submitApplication", { projectId, teamId, message: "Again" })).toMatchObject({
      code: "ALREADY_APPLIED",
      message: "Your club has already applied for this project.",
    });
  });

  it("needs a project that is open", async () => {
    const projectId = await newProject();
    const id = await apply(server, head, projectId, teamId);
    await write(server, startup, "approveApplication", { id });
    expect((await refusalOf(server, head, "submitApplication", { projectId, teamId, message: "Late" })).code).toBe(
      "PROJECT_NOT_OPEN",
    );
    // Whoever took no part may no longer know that the project exists.
    for (const missing of [projectId, await newProject({ status: "completed" }), UNKNOWN, "not-an-id"])
      expect(
        await refusalOf(server, otherHead, "submitApplication", {
          projectId: missing,
          teamId: otherTeamId,
          message: "Late",
        }),
      ).toEqual({
        code: "NOT_FOUND",
        message: "This does not exist, or you do not have access to it.",
      });
  });

  it("needs a team of the own club, even of one whose team is known", async () => {
    const projectId = await newProject();
    for (const foreign of [otherTeamId, UNKNOWN, "not-an-id", ""])
      expect(
        (await refusalOf(server, head, "submitApplication", { projectId, teamId: foreign, message: "Theirs" })).code,
      ).toBe("NOT_FOUND");

    const shared = await newProject();
    await apply(server, head, shared, teamId);
    await insertApproval(server.database, shared, otherHead.clubId, otherTeamId);
    expect(
      (await refusalOf(server, head, "submitApplication", { projectId, teamId: otherTeamId, message: "Theirs" })).code,
    ).toBe("FORBIDDEN");
  });

  it.each([
    ["no message", "   ", "Message is required."],
    ["a long message", "x".repeat(5001), "Message must be at most 5000 characters."],
    ["a message with NUL", "a\u0000b", "Message contains characters that are not allowed."],
  ])("needs a message; refuses %s", async (_what, message, problem) => {
    const projectId = await newProject();
    expect(await refusalOf(server, head, "submitApplication", { projectId, teamId, message })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { message: problem },
    });
  });

  it("is for club heads", async () => {
    const input = { projectId: await newProject(), teamId, message: "Me too" };
    expect((await refusalOf(server, member, "submitApplication", input)).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, startup, "submitApplication", input)).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, null, "submitApplication", input)).code).toBe("UNAUTHENTICATED");
    for (const other of [member, startup])
      expect(await project(other, input.projectId)).toMatchObject({ viewerCanApply: false });
  });
});

describe("withdrawing", () => {
  it("leaves nothing behind, so that the club may apply again", async () => {
    const projectId = await newProject();
    const id = await apply(server, head, projectId, teamId);
    expect((await refusalOf(server, startup, "withdrawApplication", { id })).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, member, "withdrawApplication", { id })).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, otherHead, "withdrawApplication", { id })).code).toBe("NOT_FOUND");
    expect((await refusalOf(server, null, "withdrawApplication", { id })).code).toBe("UNAUTHENTICATED");
    expect(await write<string>(server, head, "withdrawApplication", { id })).toBe(id);
    expect(await application(startup, id)).toBeNull();
    expect((await refusalOf(server, head, "withdrawApplication", { id })).code).toBe("NOT_FOUND");
    await apply(server, head, projectId, teamId);
  });
});

describe("lists", () => {
  it("show pending ones first, then newest first, over all pages, to the two sides only", async () => {
    const [club, company] = await Promise.all([signUp.clubHead(server), signUp.startup(server)]);
    const student = await signUp.student(server, club);
    const team = await insertTeam(server.database, club.clubId, [student.id]);
    const projects = await insertProjects(server.database, company.startupId, 5);
    const statuses = ["rejected", "pending", "rejected", "pending", "rejected"];
    const ids = await insertRows(
      server.database,
      "project_applications",
      projects.map((projectId, index) => ({
        id: crypto.randomUUID(),
        project_id: projectId,
        club_id: club.clubId,
        team_id: team,
        initiated_by: index === 4 ? "startup" : "club",
        status: statuses[index],
        message: "Hello",
        created_at: new Date(Date.UTC(2026, 0, 1 + index)),
        answered_at: statuses[index] === "pending" ? null : new Date(),
      })),
    );
    const expected = [3, 1, 4, 2, 0].map((index) => ids[index]);

    const list = async (sender: Sender, filter: object | null = null) => {
      const seen: string[] = [];
      let after: string | null = null;
      do {
        const {
          applications,
        }: { applications: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } =
          await server.request(
            `query Applications($filter: ApplicationFilter, $after: String) { applications(filter: $filter, first: 2, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }`,
            { filter, after },
            { token: sender?.token },
          );
        seen.push(...applications.nodes.map(({ id }) => id));
        after = applications.pageInfo.hasNextPage ? applications.pageInfo.endCursor : null;
      } while (after);
      return seen;
    };
    for (const side of [club, student, company]) expect(await list(side)).toEqual(expected);
    expect(await list(otherStartup)).toEqual([]);
    for (const outsider of [head, stranger])
      expect((await list(outsider)).filter((id) => ids.includes(id))).toEqual([]);
    expect(await list(company, { status: "PENDING" })).toEqual([ids[3], ids[1]]);
    expect(await list(club, { initiatedBy: "STARTUP" })).toEqual([ids[4]]);
    expect(await list(club, { projectId: projects[2] })).toEqual([ids[2]]);
    expect(await list(club, { projectId: "not-an-id" })).toEqual([]);

    const page = async (sender: Sender) =>
      (
        await server.request<{ club: object }>(
          `query Club($id: ID!) { club(id: $id) { applicationCount applications { nodes { id } totalCount } } }`,
          { id: club.clubId },
          { token: sender?.token },
        )
      ).club;
    const applications = { nodes: expected.map((id) => ({ id })), totalCount: 5 };
    for (const mate of [club, student]) expect(await page(mate)).toEqual({ applicationCount: 5, applications });
    for (const outsider of [company, head, stranger])
      expect(await page(outsider)).toEqual({ applicationCount: null, applications: null });

    const { project: filtered } = await server.request<{ project: object }>(
      `query Project($id: ID!) { project(id: $id) { pending: applications(filter: { status: PENDING }) { nodes { id } } rejected: applications(filter: { status: REJECTED }) { nodes { id } } } }`,
      { id: projects[0] },
      { token: company.token },
    );
    expect(filtered).toEqual({ pending: { nodes: [] }, rejected: { nodes: [{ id: ids[0] }] } });
  });

  it("are closed to visitors", async () => {
    const { body } = await server.graphql(`query Applications { applications { totalCount } }`);
    expect(body.errors?.[0]?.extensions?.code).toBe("UNAUTHENTICATED");
  });
});
