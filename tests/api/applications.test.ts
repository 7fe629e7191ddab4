import { insertApproval, insertProjects, insertRows, insertTeam } from "../support/rows.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { apply, attempt, createTeam, invite, refusalOf, type Sender, write } from "../support/writes.ts";

const UNKNOWN = "0192a000-0000-7000-8000-000000000000";

interface ApplicationAnswer {
  id: string;
  status: string;
  initiatedBy: string;
  message: string;
  answeredAt: string | null;
  project: { id: string; status: string };
  club: { id: string };
  team: { id: string } | null;
  viewerCanApprove: boolean;
  viewerCanReject: boolean;
  viewerCanWithdraw: boolean;
}

const APPLICATION = `{ id status initiatedBy message answeredAt project { id status } club { id } team { id }
  viewerCanApprove viewerCanReject viewerCanWithdraw }`;

let server: TestServer;
let head: ClubHead, otherHead: ClubHead, startup: StartupPerson, otherStartup: StartupPerson;
let member: Person, clubMate: Person, stranger: Person;
let teamId: string, otherTeamId: string;

beforeAll(async () => {
  server = await startTestServer();
  [head, otherHead, startup, otherStartup] = await Promise.all([
    signUp.clubHead(server),
    signUp.clubHead(server),
    signUp.startup(server),
    signUp.startup(server),
  ]);
  [member, clubMate, stranger] = await Promise.all([signUp.student(server, head), signUp.student(server, head), signUp.student(server, otherHead)]);
  teamId = await createTeam(server, head, [member]);
  otherTeamId = await createTeam(server, otherHead, [stranger]);
});

afterAll(() => server?.stop());

const newProject = async (values: object = {}) => (await insertProjects(server.database, startup.id, 1, { ...values }))[0] ?? "";

const application = async (sender: Sender, id: string) =>
  (
    await server.request<{ application: ApplicationAnswer | null }>(
      `query Application($id: ID!) { application(id: $id) ${APPLICATION} }`,
      { id },
      { token: sender?.token },
    )
  ).application;

interface ProjectAnswer {
  status: string;
  team: { id: string } | null;
  application: { id: string; status: string } | null;
  applications: { nodes: { id: string }[]; totalCount: number } | null;
  viewerCanApply: boolean;
  viewerCanInvite: boolean;
  viewerCanViewDeliverables: boolean;
  viewerCanAddDeliverable: boolean;
}

const project = async (sender: Sender, id: string) =>
  (
    await server.request<{ project: ProjectAnswer | null }>(
      `query Project($id: ID!) { project(id: $id) { status team { id } application { id status } applications { nodes { id } totalCount }
        viewerCanApply viewerCanInvite viewerCanViewDeliverables viewerCanAddDeliverable } }`,
      { id },
      { token: sender?.token },
    )
  ).project;

describe("applying", () => {
  it("is pending, and waits for the startup", async () => {
    const projectId = await newProject();
    expect(await project(head, projectId)).toMatchObject({ viewerCanApply: true, viewerCanInvite: false, application: null, applications: null });
    const sent = await write<ApplicationAnswer>(server, head, "submitApplication", { projectId, teamId, message: "  We can do it.  " }, APPLICATION);
    expect(sent).toEqual({
      id: expect.any(String),
      status: "PENDING",
      initiatedBy: "CLUB",
      message: "We can do it.",
      answeredAt: null,
      project: { id: projectId, status: "OPEN" },
      club: { id: head.id },
      team: { id: teamId },
      viewerCanApprove: false,
      viewerCanReject: false,
      viewerCanWithdraw: true,
    });
    expect(await application(startup, sent.id)).toMatchObject({ team: { id: teamId }, viewerCanApprove: true, viewerCanReject: true, viewerCanWithdraw: false });
    expect(await project(head, projectId)).toMatchObject({ viewerCanApply: false, application: { id: sent.id, status: "PENDING" } });
  });

  it("is seen by the club and the owning startup, and by nobody else", async () => {
    const projectId = await newProject();
    const id = await apply(server, head, projectId, teamId);
    expect(await application(member, id)).toMatchObject({ team: { id: teamId }, viewerCanApprove: false, viewerCanReject: false, viewerCanWithdraw: false });
    expect(await application(clubMate, id)).toMatchObject({ id, team: null });
    for (const nobody of [otherHead, stranger, otherStartup]) expect(await application(nobody, id)).toBeNull();
    expect(await application(head, UNKNOWN)).toBeNull();
    expect(await application(head, "not-an-id")).toBeNull();

    for (const mate of [head, member, clubMate]) expect(await project(mate, projectId)).toMatchObject({ application: { id }, applications: null });
    for (const nobody of [otherHead, stranger, otherStartup]) expect(await project(nobody, projectId)).toMatchObject({ application: null, applications: null });
    expect(await project(startup, projectId)).toMatchObject({ application: null, applications: { nodes: [{ id }], totalCount: 1 }, viewerCanInvite: true });
  });

  it("is refused a second time, also when both come at the same moment", async () => {
    const projectId = await newProject();
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => attempt(server, head, "submitApplication", { projectId, teamId, message: "Once" })),
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
    expect((await refusalOf(server, head, "submitApplication", { projectId, teamId, message: "Late" })).code).toBe("PROJECT_NOT_OPEN");
    // Whoever took no part may no longer know that the project exists.
    for (const missing of [projectId, await newProject({ status: "completed" }), UNKNOWN, "not-an-id"])
      expect(await refusalOf(server, otherHead, "submitApplication", { projectId: missing, teamId: otherTeamId, message: "Late" })).toEqual({
        code: "NOT_FOUND",
        message: "This does not exist or you may not see it.",
      });
  });

  it("needs a team of the own club, even of one whose team is known", async () => {
    const projectId = await newProject();
    for (const foreign of [otherTeamId, UNKNOWN, "not-an-id", ""])
      expect((await refusalOf(server, head, "submitApplication", { projectId, teamId: foreign, message: "Theirs" })).code).toBe("NOT_FOUND");

    const shared = await newProject();
    await apply(server, head, shared, teamId);
    await insertApproval(server.database, shared, otherHead.id, otherTeamId);
    expect((await refusalOf(server, head, "submitApplication", { projectId, teamId: otherTeamId, message: "Theirs" })).code).toBe("FORBIDDEN");
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
    for (const other of [member, startup]) expect(await project(other, input.projectId)).toMatchObject({ viewerCanApply: false });
  });
});

describe("approving", () => {
  it("links the team, sets the project in progress and lets the team in, all at once", async () => {
    const projectId = await newProject();
    const id = await apply(server, head, projectId, teamId);
    const rival = await apply(server, otherHead, projectId, otherTeamId);
    expect(await project(member, projectId)).toMatchObject({ team: null, viewerCanViewDeliverables: false });

    const approved = await write<ApplicationAnswer>(server, startup, "approveApplication", { id }, APPLICATION);
    expect(approved).toMatchObject({
      status: "APPROVED",
      answeredAt: expect.any(String),
      team: { id: teamId },
      project: { id: projectId, status: "IN_PROGRESS" },
      viewerCanApprove: false,
      viewerCanReject: false,
    });
    for (const partner of [head, member]) expect(await project(partner, projectId)).toMatchObject({ status: "IN_PROGRESS", team: { id: teamId }, viewerCanViewDeliverables: true });
    expect(await project(head, projectId)).toMatchObject({ viewerCanAddDeliverable: true });
    expect(await project(member, projectId)).toMatchObject({ viewerCanAddDeliverable: false });
    expect(await project(clubMate, projectId)).toMatchObject({ viewerCanViewDeliverables: false, viewerCanAddDeliverable: false });

    expect(await application(startup, rival)).toMatchObject({ status: "PENDING", viewerCanApprove: false, viewerCanReject: true });
    expect((await refusalOf(server, startup, "approveApplication", { id: rival })).code).toBe("PROJECT_NOT_OPEN");
    expect((await refusalOf(server, startup, "approveApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
    expect((await refusalOf(server, startup, "rejectApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
    expect((await refusalOf(server, head, "withdrawApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
  });

  it("is for the startup that owns the project", async () => {
    const id = await apply(server, head, await newProject(), teamId);
    for (const name of ["approveApplication", "rejectApplication"]) {
      expect((await refusalOf(server, head, name, { id })).code).toBe("FORBIDDEN");
      expect((await refusalOf(server, member, name, { id })).code).toBe("FORBIDDEN");
      expect((await refusalOf(server, otherHead, name, { id })).code).toBe("NOT_FOUND");
      expect((await refusalOf(server, otherStartup, name, { id })).code).toBe("NOT_FOUND");
      expect((await refusalOf(server, null, name, { id })).code).toBe("UNAUTHENTICATED");
      for (const missing of [UNKNOWN, "not-an-id", ""]) expect((await refusalOf(server, startup, name, { id: missing })).code).toBe("NOT_FOUND");
    }
  });

  it("keeps the team the club chose", async () => {
    const id = await apply(server, head, await newProject(), teamId);
    for (const other of [otherTeamId, teamId])
      expect(await refusalOf(server, startup, "approveApplication", { id, teamId: other })).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { teamId: "The club has already chosen the team. Leave this out." },
      });
  });
});

describe("rejecting", () => {
  it("is final for the club", async () => {
    const projectId = await newProject();
    const id = await apply(server, head, projectId, teamId);
    expect(await write<ApplicationAnswer>(server, startup, "rejectApplication", { id }, APPLICATION)).toMatchObject({
      status: "REJECTED",
      answeredAt: expect.any(String),
      project: { status: "OPEN" },
    });
    expect((await refusalOf(server, startup, "rejectApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
    expect((await refusalOf(server, startup, "approveApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
    expect((await refusalOf(server, head, "withdrawApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
    expect((await refusalOf(server, head, "submitApplication", { projectId, teamId, message: "Please" })).code).toBe("ALREADY_APPLIED");
    expect(await project(head, projectId)).toMatchObject({ application: { status: "REJECTED" }, viewerCanApply: false });
  });

  it("of all that is left needs a project that is no longer open, and leaves other projects alone", async () => {
    const projectId = await newProject();
    const thirdHead = await signUp.clubHead(server);
    const winner = await apply(server, head, projectId, teamId);
    const loser = await apply(server, otherHead, projectId, otherTeamId);
    const invited = await invite(server, startup, projectId, thirdHead.id);
    const elsewhere = await apply(server, otherHead, await newProject(), otherTeamId);
    expect(await refusalOf(server, startup, "rejectOtherApplications", { projectId })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { projectId: expect.stringContaining("still open") },
    });

    await write(server, startup, "approveApplication", { id: winner });
    expect((await refusalOf(server, head, "rejectOtherApplications", { projectId })).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, otherStartup, "rejectOtherApplications", { projectId })).code).toBe("NOT_FOUND");
    expect((await refusalOf(server, null, "rejectOtherApplications", { projectId })).code).toBe("UNAUTHENTICATED");
    expect((await refusalOf(server, startup, "rejectOtherApplications", { projectId: "not-an-id" })).code).toBe("NOT_FOUND");

    const answer = await write<{ applications: { nodes: { id: string; status: string; answeredAt: string }[] } }>(
      server,
      startup,
      "rejectOtherApplications",
      { projectId },
      "{ applications { nodes { id status answeredAt } } }",
    );
    expect(Object.fromEntries(answer.applications.nodes.map(({ id, status }) => [id, status]))).toEqual({
      [winner]: "APPROVED",
      [loser]: "REJECTED",
      [invited]: "REJECTED",
    });
    expect(await application(startup, elsewhere)).toMatchObject({ status: "PENDING" });
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
    const team = await insertTeam(server.database, club.id, [student.id]);
    const projects = await insertProjects(server.database, company.id, 5);
    const statuses = ["rejected", "pending", "rejected", "pending", "rejected"];
    const ids = await insertRows(
      server.database,
      "project_applications",
      projects.map((projectId, index) => ({
        id: crypto.randomUUID(),
        project_id: projectId,
        club_id: club.id,
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
        const { applications }: { applications: { nodes: { id: string }[]; pageInfo: { hasNextPage: boolean; endCursor: string } } } = await server.request(
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
    for (const outsider of [head, stranger]) expect((await list(outsider)).filter((id) => ids.includes(id))).toEqual([]);
    expect(await list(company, { status: "PENDING" })).toEqual([ids[3], ids[1]]);
    expect(await list(club, { initiatedBy: "STARTUP" })).toEqual([ids[4]]);
    expect(await list(club, { projectId: projects[2] })).toEqual([ids[2]]);
    expect(await list(club, { projectId: "not-an-id" })).toEqual([]);

    const page = async (sender: Sender) =>
      (
        await server.request<{ club: object }>(
          `query Club($id: ID!) { club(id: $id) { applicationCount applications { nodes { id } totalCount } } }`,
          { id: club.id },
          { token: sender?.token },
        )
      ).club;
    const applications = { nodes: expected.map((id) => ({ id })), totalCount: 5 };
    for (const mate of [club, student]) expect(await page(mate)).toEqual({ applicationCount: 5, applications });
    for (const outsider of [company, head, stranger]) expect(await page(outsider)).toEqual({ applicationCount: null, applications: null });

    const { project: filtered } = await server.request<{ project: object }>(
      `query Project($id: ID!) { project(id: $id) { pending: applications(status: PENDING) { nodes { id } } rejected: applications(status: REJECTED) { nodes { id } } } }`,
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
