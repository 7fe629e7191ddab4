import { signUpOperator } from "../support/operators.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt, refusalOf, write } from "../support/writes.ts";
import { invitationTokens, rosterToken } from "../support/world-succession.ts";

/** A club or startup all of whose people are suspended: strangers do not find it, who works with it still does. */
let server: TestServer;
let world: World;
let operator: { token: string };

beforeAll(async () => {
  server = await borrowTestServer();
  // Before the world, which is restored to how it was found.
  operator = await signUpOperator(server);
  world = await createWorld(server);
});

afterAll(() => server?.stop());

const suspend = async (...names: PersonName[]) => {
  for (const name of names)
    await write(server, operator, "suspendAccount", { id: world.people[name].id, reason: "You asked for money." });
};
const reopen = async (...names: PersonName[]) => {
  for (const name of names) await write(server, operator, "reopenAccount", { id: world.people[name].id });
};

const ask = <Answer>(name: PersonName, query: string, variables: object = {}) =>
  server.request<Answer>(query, variables as Record<string, unknown>, world.people[name]);

interface Offer {
  project: { viewerCanApply: boolean; startup: { companyName: string } } | null;
  startup: { companyName: string } | null;
  projects: { totalCount: number; nodes: { id: string }[] };
  available: { totalCount: number };
  found: { totalCount: number };
}
const OFFER = `query ($project: ID!, $startup: ID!, $company: String!) {
  project(id: $project) { viewerCanApply startup { companyName } } startup(id: $startup) { companyName }
  projects { totalCount nodes { id startup { companyName } } } available: projects(filter: { scope: AVAILABLE }) { totalCount }
  found: projects(filter: { search: $company }) { totalCount } }`;
const offerSeenBy = (name: PersonName, startup: "owner" | "other", project: keyof World["projects"]) =>
  ask<Offer>(name, OFFER, {
    project: world.projects[project],
    startup: world.startups[startup],
    company: `${startup}'s company`,
  });

test("a startup all of whose people are suspended offers nothing to strangers, until one of them is back", async () => {
  const before = await offerSeenBy("strangerHead", "other", "elsewhere");
  expect(before).toMatchObject({ project: { viewerCanApply: true }, startup: {}, found: { totalCount: 1 } });

  await suspend("other");
  for (const name of ["strangerHead", "stranger", "owner"] as const) {
    const { project, startup, projects, found } = await offerSeenBy(name, "other", "elsewhere");
    expect({ project, found }).toEqual({ project: null, found: { totalCount: 0 } });
    // Its name is no secret to those who have its id.
    expect(startup).toEqual({ companyName: "other's company" });
    expect(projects.nodes.map(({ id }) => id)).not.toContain(world.projects.elsewhere);
    expect(projects.totalCount).toBe(projects.nodes.length);
  }
  expect((await offerSeenBy("strangerHead", "other", "elsewhere")).available.totalCount).toBe(
    before.available.totalCount - 1,
  );
  const application = { projectId: world.projects.elsewhere, teamId: world.teams.wishingTeam, message: "Us." };
  expect((await refusalOf(server, world.people.strangerHead, "submitApplication", application)).code).toBe("NOT_FOUND");

  await reopen("other");
  expect(await offerSeenBy("strangerHead", "other", "elsewhere")).toEqual(before);
});

test("a startup with one person left goes on, and ends with that person's suspension or leave", async () => {
  await suspend("owner");
  expect((await offerSeenBy("strangerHead", "owner", "open")).project).toMatchObject({ viewerCanApply: true });
  await suspend("colleague");
  expect((await offerSeenBy("strangerHead", "owner", "open")).project).toBeNull();
  await reopen("colleague");
  expect((await offerSeenBy("strangerHead", "owner", "open")).project).toMatchObject({ viewerCanApply: true });

  await world.restore();
  await suspend("owner");
  await ask("colleague", "mutation { leaveOrganisation { id } }");
  expect((await offerSeenBy("strangerHead", "owner", "open")).project).toBeNull();
});

test("those who work with the startup still see it and finish their work", async () => {
  await world.restore();
  await suspend("owner", "colleague");
  const seen = async (name: PersonName, project: keyof World["projects"]) => {
    const answer = await offerSeenBy(name, "owner", project);
    return Boolean(answer.project && answer.startup);
  };
  for (const name of ["head", "member", "officer", "deputy", "mate"] as const) {
    expect(await seen(name, "running")).toBe(true);
    expect(await seen(name, "done")).toBe(true);
  }
  expect(await seen("head", "wanted")).toBe(true);
  expect(await seen("rivalHead", "wanted")).toBe(true);
  expect(await seen("rival", "running")).toBe(true);
  for (const name of ["strangerHead", "stranger", "loner", "other"] as const)
    expect(await seen(name, "open")).toBe(false);
  expect((await offerSeenBy("head", "owner", "open")).project).toBeNull();

  await write(server, world.people.member, "setDeliverableCompletion", {
    id: world.deliverables.running,
    isCompleted: true,
  });
  await write(server, world.people.head, "withdrawApplication", { id: world.applications.pending });
  expect(await seen("head", "wanted")).toBe(false);
  await reopen("owner", "colleague");
  expect(await seen("head", "wanted")).toBe(true);
});

interface Clubs {
  club: { clubName: string } | null;
  clubs: { totalCount: number; nodes: { id: string }[] };
}
const CLUBS = "query ($id: ID!) { club(id: $id) { clubName } clubs { totalCount nodes { id clubName } } }";

test("a club all of whose people are suspended is neither listed, invited nor joined", async () => {
  await world.restore();
  const id = world.clubs.head;
  const seenBy = (name: PersonName) => ask<Clubs>(name, CLUBS, { id });
  const { clubs } = await seenBy("strangerHead");
  await suspend("head", "officer", "deputy");

  for (const name of ["strangerHead", "loner", "other", "member", "rivalHead", "owner"] as const)
    expect((await seenBy(name)).club).not.toBeNull();
  for (const name of ["strangerHead", "owner", "member"] as const)
    expect((await seenBy(name)).clubs.totalCount).toBe(clubs.totalCount - 1);

  const running = await ask("rivalHead", "query ($id: ID!) { project(id: $id) { team { club { clubName } } } }", {
    id: world.projects.running,
  });
  expect(running).toMatchObject({ project: { team: { club: { clubName: "head's club" } } } });
  const applications = await ask<{ applications: { nodes: object[] } }>(
    "owner",
    "{ applications { nodes { status club { clubName } team { teamName members { nodes { id } } } } } }",
  ).catch(() => null);
  expect(applications).not.toBeNull();

  const invitation = (name: "owner" | "other", project: keyof World["projects"]) =>
    refusalOf(server, world.people[name], "inviteClub", {
      projectId: world.projects[project],
      clubId: id,
      message: "Join.",
    });
  expect((await invitation("owner", "open")).code).toBe("NOT_FOUND");
  expect((await invitation("other", "elsewhere")).code).toBe("NOT_FOUND");
  const invitable = "query ($id: ID!) { clubs(filter: { invitableTo: $id }) { nodes { id } } }";
  expect(JSON.stringify(await ask("owner", invitable, { id: world.projects.open }))).not.toContain(id);
  const join = () => attempt(server, world.people.loner, "joinClub", { clubCode: world.codes.head });
  expect((await join()).refusal?.code).toBe("INVALID_CLUB_CODE");

  await reopen("deputy");
  expect((await seenBy("stranger")).clubs.totalCount).toBe(clubs.totalCount);
  expect((await join()).refusal).toBeNull();
  await write(server, world.people.owner, "inviteClub", {
    projectId: world.projects.open,
    clubId: id,
    message: "Join.",
  });
});

test("two of the last people suspended at the same moment leave no one behind who would be looked for", async () => {
  await world.restore();
  const [one, other] = await Promise.all([
    attempt(server, operator, "suspendAccount", { id: world.people.owner.id, reason: "Text" }),
    attempt(server, operator, "suspendAccount", { id: world.people.colleague.id, reason: "Text" }),
  ]);
  expect([one.refusal, other.refusal]).toEqual([null, null]);
  expect((await offerSeenBy("strangerHead", "owner", "open")).project).toBeNull();
});

test("invitations from before do not bring a suspended club back", async () => {
  await world.restore();
  await suspend("head", "officer", "deputy");
  const links = [
    ["membershipInvitation", invitationTokens.toFormerOfficer],
    ["rosterInvitation", rosterToken],
  ] as const;
  const codes = async () =>
    Promise.all(
      links.map(async ([field, token]) => {
        const { body } = await server.graphql(`query ($token: String!) { ${field}(token: $token) { email } }`, {
          token,
        });
        return body.errors?.[0]?.extensions?.code ?? "open";
      }),
    );
  expect(await codes()).toEqual(["INVITATION_NOT_PENDING", "INVITATION_NOT_PENDING"]);
  const accept = (name: PersonName, mutation: string, token: string) =>
    refusalOf(server, world.people[name], mutation, { token });
  expect((await accept("formerOfficer", "acceptMembershipInvitation", links[0][1])).code).toBe(
    "INVITATION_NOT_PENDING",
  );
  expect((await accept("loner", "acceptRosterInvitation", links[1][1])).code).toBe("INVITATION_NOT_PENDING");
  await reopen("officer");
  expect(await codes()).toEqual(["open", "open"]);
});

test("nothing starts with a side of which no person can act", async () => {
  await world.restore();
  const { pending, invitation } = world.applications;
  const viewerCan = async (name: PersonName, id: string) =>
    (
      await ask<{ application: { viewerCanApprove: boolean; viewerCanReject: boolean } }>(
        name,
        "query ($id: ID!) { application(id: $id) { viewerCanApprove viewerCanReject } }",
        { id },
      )
    ).application;
  const approval = async (name: PersonName, id: string) =>
    (await refusalOf(server, world.people[name], "approveApplication", { id })).code;

  await suspend("owner", "colleague");
  expect(await viewerCan("rivalHead", invitation)).toEqual({ viewerCanApprove: false, viewerCanReject: true });
  expect(await approval("rivalHead", invitation)).toBe("FORBIDDEN");
  await world.restore();
  await suspend("head", "officer", "deputy");
  expect(await viewerCan("owner", pending)).toEqual({ viewerCanApprove: false, viewerCanReject: true });
  expect(await approval("owner", pending)).toBe("FORBIDDEN");
  await reopen("deputy");
  expect(await viewerCan("owner", pending)).toEqual({ viewerCanApprove: true, viewerCanReject: true });
});
