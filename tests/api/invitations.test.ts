import { insertApproval, insertProjects } from "../support/rows.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, createTeam, invite, refusalOf, type Sender, write } from "../support/writes.ts";

const UNKNOWN = "0192a000-0000-7000-8000-000000000000";

interface InvitationAnswer {
  status: string;
  initiatedBy: string;
  message: string;
  team: {
    id: string;
    teamName: string;
    project: { id: string } | null;
    teamLead: { id: string };
    memberCount: number;
  } | null;
  project: { id: string; status: string };
  viewerCanApprove: boolean;
  viewerCanReject: boolean;
  viewerCanWithdraw: boolean;
}

const INVITATION = `{ id status initiatedBy message team { id teamName project { id } teamLead { id } memberCount } project { id status }
  viewerCanApprove viewerCanReject viewerCanWithdraw }`;

let server: TestServer;
let head: ClubHead, otherHead: ClubHead, startup: StartupPerson, otherStartup: StartupPerson;
let student: Person;

beforeAll(async () => {
  server = await borrowTestServer();
  [head, otherHead, startup, otherStartup] = await Promise.all([
    signUp.clubHead(server),
    signUp.clubHead(server),
    signUp.startup(server),
    signUp.startup(server),
  ]);
  student = await signUp.student(server, head);
});

afterAll(() => server?.stop());

const newProject = async (values: object = {}) =>
  (await insertProjects(server.database, startup.id, 1, { ...values }))[0] ?? "";

const invitation = async (sender: Sender, id: string) =>
  (
    await server.request<{ application: InvitationAnswer | null }>(
      `query Invitation($id: ID!) { application(id: $id) ${INVITATION} }`,
      { id },
      { token: sender?.token },
    )
  ).application;

const approve = (sender: Sender, input: object) =>
  write<InvitationAnswer>(server, sender, "approveApplication", input, INVITATION);

describe("inviting a club", () => {
  it("waits for the club's head", async () => {
    const projectId = await newProject();
    const sent = await write<InvitationAnswer>(
      server,
      startup,
      "inviteClub",
      { projectId, clubId: head.id, message: " Join us " },
      INVITATION,
    );
    expect(sent).toMatchObject({
      status: "PENDING",
      initiatedBy: "STARTUP",
      message: "Join us",
      team: null,
      viewerCanApprove: false,
      viewerCanReject: false,
      viewerCanWithdraw: true,
    });
    const { applications } = await server.request<{ applications: { nodes: InvitationAnswer[]; totalCount: number } }>(
      `query Waiting { applications(filter: { status: PENDING, initiatedBy: STARTUP }) { nodes ${INVITATION} totalCount } }`,
      {},
      { token: head.token },
    );
    expect(applications).toMatchObject({
      totalCount: 1,
      nodes: [{ project: { id: projectId }, viewerCanApprove: true, viewerCanReject: true, viewerCanWithdraw: false }],
    });
  });

  it("is for the startup that owns the open project", async () => {
    const projectId = await newProject();
    const input = { projectId, clubId: head.id, message: "Join us" };
    expect((await refusalOf(server, otherStartup, "inviteClub", input)).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, head, "inviteClub", input)).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, student, "inviteClub", input)).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, null, "inviteClub", input)).code).toBe("UNAUTHENTICATED");
    const closed = await newProject({ status: "in_progress" });
    expect((await refusalOf(server, startup, "inviteClub", { ...input, projectId: closed })).code).toBe(
      "PROJECT_NOT_OPEN",
    );
    for (const missing of [closed, UNKNOWN, "not-an-id"])
      expect((await refusalOf(server, otherStartup, "inviteClub", { ...input, projectId: missing })).code).toBe(
        "NOT_FOUND",
      );
  });

  it("needs a club and a message", async () => {
    const projectId = await newProject();
    for (const clubId of [startup.id, student.id, UNKNOWN, "not-an-id"])
      expect((await refusalOf(server, startup, "inviteClub", { projectId, clubId, message: "Join us" })).code).toBe(
        "NOT_FOUND",
      );
    expect(await refusalOf(server, startup, "inviteClub", { projectId, clubId: head.id, message: "\n" })).toMatchObject(
      {
        code: "BAD_USER_INPUT",
        fields: { message: "Message is required." },
      },
    );
  });

  it("is refused when the club already applied or was invited, and the club cannot apply besides", async () => {
    const applied = await newProject();
    const teamId = await createTeam(server, head);
    await apply(server, head, applied, teamId);
    const message = "This club has already applied for this project or was invited to it.";
    expect(
      await refusalOf(server, startup, "inviteClub", { projectId: applied, clubId: head.id, message: "Join us" }),
    ).toMatchObject({ code: "ALREADY_APPLIED", message });

    const invited = await newProject();
    await invite(server, startup, invited, head.id);
    expect(
      (await refusalOf(server, startup, "inviteClub", { projectId: invited, clubId: head.id, message: "Join us" }))
        .code,
    ).toBe("ALREADY_APPLIED");
    expect(
      (await refusalOf(server, head, "submitApplication", { projectId: invited, teamId, message: "Yes" })).code,
    ).toBe("ALREADY_APPLIED");
  });
});

describe("clubs to invite", () => {
  const find = async (sender: Sender, filter: object, after?: string) => {
    const query = `query Find($filter: ClubFilter, $after: String) {
      clubs(filter: $filter, first: 1, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id } }
    }`;
    type Page = {
      clubs: {
        totalCount: number;
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        nodes: { id: string }[];
      };
    };
    return (await server.request<Page>(query, { filter, after }, { token: sender?.token })).clubs;
  };

  it("are those that neither applied nor were invited, page by page", async () => {
    const projectId = await newProject();
    const [clubName, search] = ["Lantern", "Lantern"];
    const heads = await Promise.all(
      [1, 2, 3, 4].map((number) => signUp.clubHead(server, { clubName: `${clubName} ${number}` })),
    );
    const [applied, invited, ...others] = heads as [ClubHead, ClubHead, ...ClubHead[]];
    await apply(server, applied, projectId, await createTeam(server, applied));
    await invite(server, startup, projectId, invited.id);

    const first = await find(startup, { search, invitableTo: projectId });
    const second = await find(startup, { search, invitableTo: projectId }, first.pageInfo.endCursor ?? undefined);
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(second).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: false } });
    expect([...first.nodes, ...second.nodes].map(({ id }) => id).sort()).toEqual(others.map(({ id }) => id).sort());
    expect(await find(startup, { search, invitableTo: null })).toMatchObject({ totalCount: 4 });
  });

  it("are told to the project's owner alone", async () => {
    const projectId = await newProject();
    for (const sender of [otherStartup, head, student])
      expect((await find(sender, { invitableTo: projectId })).totalCount).toBe(0);
    expect((await find(startup, { invitableTo: UNKNOWN })).totalCount).toBe(0);
    expect((await find(startup, { invitableTo: await newProject({ status: "in_progress" }) })).totalCount).toBe(0);
  });
});

describe("accepting an invitation", () => {
  it("is for the invited club's head", async () => {
    const id = await invite(server, startup, await newProject(), head.id);
    for (const name of ["approveApplication", "rejectApplication"]) {
      expect((await refusalOf(server, startup, name, { id })).code).toBe("FORBIDDEN");
      expect((await refusalOf(server, student, name, { id })).code).toBe("FORBIDDEN");
      expect((await refusalOf(server, otherHead, name, { id })).code).toBe("NOT_FOUND");
      expect((await refusalOf(server, otherStartup, name, { id })).code).toBe("NOT_FOUND");
      expect((await refusalOf(server, null, name, { id })).code).toBe("UNAUTHENTICATED");
    }
  });

  it("gives the project to the team the head names", async () => {
    const projectId = await newProject();
    const teamId = await createTeam(server, head, [student]);
    const id = await invite(server, startup, projectId, head.id);
    const foreign = await createTeam(server, otherHead);
    for (const wrong of [foreign, UNKNOWN, "not-an-id", ""])
      expect((await refusalOf(server, head, "approveApplication", { id, teamId: wrong })).code).toBe("NOT_FOUND");
    expect(await approve(head, { id, teamId })).toMatchObject({
      status: "APPROVED",
      team: { id: teamId },
      project: { id: projectId, status: "IN_PROGRESS" },
    });
    const { project } = await server.request<{ project: object }>(
      `query Project($id: ID!) { project(id: $id) { team { id } viewerCanViewDeliverables } }`,
      { id: projectId },
      { token: student.token },
    );
    expect(project).toEqual({ team: { id: teamId }, viewerCanViewDeliverables: true });
  });

  it("refuses the known team of another club", async () => {
    const foreign = await createTeam(server, otherHead);
    const shared = await newProject();
    await apply(server, head, shared, await createTeam(server, head));
    await insertApproval(server.database, shared, otherHead.id, foreign);
    const id = await invite(server, startup, await newProject(), head.id);
    expect((await refusalOf(server, head, "approveApplication", { id, teamId: foreign })).code).toBe("FORBIDDEN");
  });

  it("creates '{project title} Team', led by the head, when none is named", async () => {
    const projectId = await newProject({ title: "Route Planner" });
    const id = await invite(server, startup, projectId, head.id);
    expect(await approve(head, { id })).toMatchObject({
      status: "APPROVED",
      team: { teamName: "Route Planner Team", project: { id: projectId }, teamLead: { id: head.id }, memberCount: 1 },
      project: { status: "IN_PROGRESS" },
    });
  });

  it("finds the team of that name, but not one made for another project of the same title", async () => {
    const existing = await createTeam(server, head, [student], { teamName: "Menu App Team" });
    const [first, second] = [await newProject({ title: "Menu App" }), await newProject({ title: "Menu App" })];
    await server.database.query("update club_teams set project_id = $2 where id = $1", [existing, first]);
    const secondAnswer = await approve(head, { id: await invite(server, startup, second, head.id) });
    expect(secondAnswer.team).toMatchObject({ teamName: "Menu App Team", memberCount: 1 });
    const firstAnswer = await approve(head, { id: await invite(server, startup, first, head.id) });
    expect(firstAnswer.team).toMatchObject({ id: existing, memberCount: 2 });

    const unbound = await createTeam(server, otherHead, [], { teamName: "Menu App Team" });
    const third = await newProject({ title: "Menu App" });
    expect((await approve(otherHead, { id: await invite(server, startup, third, otherHead.id) })).team?.id).toBe(
      unbound,
    );
  });

  it("cuts a title that leaves no room for the ending", async () => {
    const id = await invite(server, startup, await newProject({ title: `${"🚀".repeat(134)} ab` }), head.id);
    expect((await approve(head, { id })).team?.teamName).toBe(`${"🚀".repeat(134)} Team`);
  });

  it("comes too late once the project has another team, though it can still be declined", async () => {
    const projectId = await newProject();
    const id = await invite(server, startup, projectId, otherHead.id);
    await write(server, startup, "approveApplication", {
      id: await apply(server, head, projectId, await createTeam(server, head)),
    });
    expect(await invitation(otherHead, id)).toMatchObject({
      status: "PENDING",
      viewerCanApprove: false,
      viewerCanReject: true,
    });
    expect((await refusalOf(server, otherHead, "approveApplication", { id })).code).toBe("PROJECT_NOT_OPEN");
    expect(await write<InvitationAnswer>(server, otherHead, "rejectApplication", { id }, INVITATION)).toMatchObject({
      status: "REJECTED",
      team: null,
    });
  });
});

describe("ending an invitation", () => {
  it("declined by the head is final", async () => {
    const projectId = await newProject();
    const id = await invite(server, startup, projectId, head.id);
    expect(await write<InvitationAnswer>(server, head, "rejectApplication", { id }, INVITATION)).toMatchObject({
      status: "REJECTED",
      project: { status: "OPEN" },
    });
    expect((await refusalOf(server, head, "approveApplication", { id })).code).toBe("APPLICATION_NOT_PENDING");
    expect(
      (await refusalOf(server, startup, "inviteClub", { projectId, clubId: head.id, message: "Please" })).code,
    ).toBe("ALREADY_APPLIED");
  });

  it("taken back by the startup makes room for an application", async () => {
    const projectId = await newProject();
    const id = await invite(server, startup, projectId, head.id);
    expect((await refusalOf(server, head, "withdrawApplication", { id })).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, otherStartup, "withdrawApplication", { id })).code).toBe("NOT_FOUND");
    await write(server, startup, "withdrawApplication", { id });
    expect(await invitation(head, id)).toBeNull();
    await apply(server, head, projectId, await createTeam(server, head));
  });
});
