import { APPLICATION, type ApplicationAnswer, createSides, type Sides, UNKNOWN } from "../support/applications.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, invite, refusalOf, write } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead, otherHead: ClubHead, startup: StartupPerson, otherStartup: StartupPerson;
let member: Person, clubMate: Person;
let teamId: string, otherTeamId: string;
let newProject: Sides["newProject"], application: Sides["application"], project: Sides["project"];

beforeAll(async () => {
  server = await borrowTestServer();
  ({ head, otherHead, startup, otherStartup, member, clubMate, teamId, otherTeamId, newProject, application, project } =
    await createSides(server));
});

afterAll(() => server?.stop());

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
    for (const partner of [head, member])
      expect(await project(partner, projectId)).toMatchObject({
        status: "IN_PROGRESS",
        team: { id: teamId },
        viewerCanViewDeliverables: true,
      });
    expect(await project(head, projectId)).toMatchObject({ viewerCanAddDeliverable: true });
    expect(await project(member, projectId)).toMatchObject({ viewerCanAddDeliverable: false });
    expect(await project(clubMate, projectId)).toMatchObject({
      viewerCanViewDeliverables: false,
      viewerCanAddDeliverable: false,
    });

    expect(await application(startup, rival)).toMatchObject({
      status: "PENDING",
      viewerCanApprove: false,
      viewerCanReject: true,
    });
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
      for (const missing of [UNKNOWN, "not-an-id", ""])
        expect((await refusalOf(server, startup, name, { id: missing })).code).toBe("NOT_FOUND");
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
    expect((await refusalOf(server, head, "submitApplication", { projectId, teamId, message: "Please" })).code).toBe(
      "ALREADY_APPLIED",
    );
    expect(await project(head, projectId)).toMatchObject({
      application: { status: "REJECTED" },
      viewerCanApply: false,
    });
  });

  it("of all that is left needs a project that is no longer open, and leaves other projects alone", async () => {
    const projectId = await newProject();
    const thirdHead = await signUp.clubHead(server);
    const winner = await apply(server, head, projectId, teamId);
    const loser = await apply(server, otherHead, projectId, otherTeamId);
    const invited = await invite(server, startup, projectId, thirdHead.clubId);
    const elsewhere = await apply(server, otherHead, await newProject(), otherTeamId);
    expect(await refusalOf(server, startup, "rejectOtherApplications", { projectId })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { projectId: expect.stringContaining("still open") },
    });

    await write(server, startup, "approveApplication", { id: winner });
    expect((await refusalOf(server, head, "rejectOtherApplications", { projectId })).code).toBe("FORBIDDEN");
    expect((await refusalOf(server, otherStartup, "rejectOtherApplications", { projectId })).code).toBe("NOT_FOUND");
    expect((await refusalOf(server, null, "rejectOtherApplications", { projectId })).code).toBe("UNAUTHENTICATED");
    expect((await refusalOf(server, startup, "rejectOtherApplications", { projectId: "not-an-id" })).code).toBe(
      "NOT_FOUND",
    );

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
