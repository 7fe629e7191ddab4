/** What subscriptions tell, and whom; their connections are the subject of subscriptions-connections.test.ts. */
import { insertAccessToken } from "../support/access-tokens.ts";
import { announce, announceStatus } from "../support/announcements.ts";
import { followersOf, subscriptions, type Followers } from "../support/followers.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, everybody, type PersonName, type World } from "../support/world.ts";
import { write } from "../support/writes.ts";
import { operationsOf } from "./schema-facts.ts";

let server: TestServer;
let world: World;
let followers: Followers;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  followers = followersOf(server);
});

afterEach(async () => {
  await followers?.stop();
  await world?.restore();
});
afterAll(() => server?.stop());

test("every field of Subscription is followed here", async () => {
  expect((await operationsOf(server)).Subscription.sort()).toEqual([
    "applicationAnswered",
    "applicationReceived",
    "deliverableChanged",
    "projectStatusChanged",
  ]);
});

/** Announces what everyone signed in may see. */
const passBy = () => announceStatus(server, world.projects.elsewhere);

/** Who hears something while something is done, and what. */
async function heardFrom(
  document: string,
  act: () => Promise<unknown>,
): Promise<Partial<Record<PersonName, unknown[]>>> {
  const all = await Promise.all(
    everybody.map(async (name) => [name, await followers.follow(world.people[name].token, document)] as const),
  );
  const passers = await Promise.all(
    everybody.map((name) => followers.follow(world.people[name].token, subscriptions.projectStatusChanged)),
  );
  const before = passers.map(({ heard }) => heard.length);
  await act();
  // What is not heard before two events that came after it is not heard at all.
  for (const count of [1, 2]) {
    const had = passers.map(({ heard }) => heard.length);
    await passBy();
    await Promise.all(passers.map((passer, index) => passer.hears(had[index]! + 1)));
    expect(passers.every(({ heard }, index) => heard.length >= before[index]! + count)).toBe(true);
  }
  return Object.fromEntries(all.flatMap(([name, { heard }]) => (heard.length ? [[name, heard]] : [])));
}

test("an application reaches the startup and the club, in the subscription's own selection", async () => {
  const { people, projects, teams } = world;
  let id = "";
  const heard = await heardFrom(
    subscriptions.applicationReceived,
    async () =>
      ({ id } = await write(server, people.head, "submitApplication", {
        projectId: projects.open,
        teamId: teams.team,
        message: "Take us.",
      })),
  );
  const application = {
    id,
    initiatedBy: "CLUB",
    status: "PENDING",
    project: { title: "open" },
    club: { clubName: "head's club" },
  };
  expect(heard).toEqual(
    Object.fromEntries(
      ["owner", "colleague", "head", "officer", "deputy", "member", "mate", "applicant"].map((name) => [
        name,
        [application],
      ]),
    ),
  );
});

test("an answer reaches both sides", async () => {
  const { invitation: id } = world.applications;
  const heard = await heardFrom(subscriptions.applicationAnswered, () =>
    write(server, world.people.rivalHead, "rejectApplication", { id }),
  );
  expect(heard).toEqual(
    Object.fromEntries(
      ["owner", "colleague", "rivalHead", "rival"].map((name) => [name, [{ id, status: "REJECTED" }]]),
    ),
  );
});

/** Those who work on the running project: both sides and the team. */
const toEach = (change: object) =>
  Object.fromEntries(["owner", "colleague", "head", "officer", "deputy", "member"].map((name) => [name, [change]]));

test("a change of a deliverable reaches everyone who may view the project's deliverables", async () => {
  const { running: deliverableId } = world.deliverables;
  const { running: projectId } = world.projects;
  const title = "Deliverable 1";
  const heard = await heardFrom(subscriptions.deliverableChanged, async () => {
    await write(server, world.people.member, "setDeliverableCompletion", { id: deliverableId, isCompleted: true });
  });
  const completed = { kind: "COMPLETED", deliverableId, projectId, deliverable: { title, isCompleted: true } };
  expect(heard).toEqual(toEach(completed));
});

test("a deleted deliverable is named by its id, and each change has an id of its own", async () => {
  const { running: deliverableId } = world.deliverables;
  const { running: projectId } = world.projects;
  const follower = await followers.follow(world.people.owner.token, "subscription { deliverableChanged { id } }");
  const heard = await heardFrom(subscriptions.deliverableChanged, () =>
    write(server, world.people.owner, "deleteDeliverable", { id: deliverableId }),
  );
  expect(follower.heard).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  const deleted = { kind: "DELETED", deliverableId, projectId, deliverable: null };
  expect(heard).toEqual(toEach(deleted));
});

test("a project's status reaches everyone who may still see the project", async () => {
  const { pending } = world.applications;
  const id = world.projects.wanted;
  const heard = await heardFrom(subscriptions.projectStatusChanged, () =>
    write(server, world.people.owner, "approveApplication", { id: pending }),
  );
  const mine = { id, status: "IN_PROGRESS" };
  for (const name of everybody) {
    const sees = !["loner", "stranger", "strangerHead", "formerOfficer", "other", "formerColleague"].includes(name);
    expect([name, heard[name]?.filter((project) => (project as { id: string }).id === id)]).toEqual([
      name,
      sees ? [mine] : [],
    ]);
  }
});

test("a subscription can be narrowed to a project", async () => {
  const { owner } = world.people;
  const [wanted, running] = await Promise.all(
    [world.projects.wanted, world.projects.running].map((projectId) =>
      followers.follow(owner.token, subscriptions.deliverableChanged, { projectId: projectId.toUpperCase() }),
    ),
  );
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.wanted, isCompleted: true });
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.running, isCompleted: true });
  expect(await running!.hears(1)).toMatchObject([{ deliverableId: world.deliverables.running }]);
  expect(await wanted!.hears(1)).toMatchObject([{ deliverableId: world.deliverables.wanted }]);
});

test("the policy is asked at each event: a student who has left the team hears nothing more", async () => {
  const { member, head, owner } = world.people;
  const [left, stayed] = await Promise.all([
    followers.follow(member.token, subscriptions.deliverableChanged),
    followers.follow(head.token, subscriptions.deliverableChanged),
  ]);
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.running, isCompleted: true });
  await Promise.all([left.hears(1), stayed.hears(1)]);
  await write(server, head, "removeTeamMember", { teamId: world.teams.team, studentId: member.id });
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.running, isCompleted: false });
  await stayed.hears(2);
  const back = await followers.follow(member.token, subscriptions.projectStatusChanged);
  for (const count of [1, 2]) {
    await passBy();
    await back.hears(count);
  }
  expect(left.heard).toHaveLength(1);
});

describe("what may be followed", () => {
  const refusedWith = async (document: string, variables = {}, token = world.people.owner.token) => {
    const refusal = await followers.connect(token).refused(document, variables);
    const errors = refusal as { message: string; extensions: { code: string } }[];
    return { codes: errors.map(({ extensions }) => extensions.code), errors };
  };

  test("a token needs the scope, also for the fields that it selects of the row", async () => {
    const { token } = await insertAccessToken(server.database, world.people.head.id, [
      "deliverables_read",
      "applications_read",
    ]);
    expect(await refusedWith(subscriptions.projectStatusChanged, {}, token)).toMatchObject({
      errors: [{ extensions: { code: "INSUFFICIENT_SCOPE", scope: "PROJECTS_READ" } }],
    });
    expect((await refusedWith("subscription { applicationAnswered { project { title } } }", {}, token)).codes).toEqual([
      "INSUFFICIENT_SCOPE",
    ]);
    expect(
      (await refusedWith("subscription { deliverableChanged { deliverable { project { title } } } }", {}, token)).codes,
    ).toEqual(["INSUFFICIENT_SCOPE"]);
    const allowed = await followers.follow(token, "subscription { deliverableChanged { deliverable { title } } }");
    await write(server, world.people.owner, "setDeliverableCompletion", {
      id: world.deliverables.running,
      isCompleted: true,
    });
    expect(await allowed.hears(1)).toEqual([{ deliverable: { title: "Deliverable 1" } }]);
  });

  test("subscriptions have the limits of every other document", async () => {
    const nested = `application${" { project { application".repeat(12)} { id }${" } }".repeat(12)}`;
    expect((await refusedWith(`subscription { projectStatusChanged { ${nested} } }`)).codes).toEqual([
      "QUERY_TOO_COMPLEX",
    ]);
    expect(
      (
        await refusedWith(
          `subscription { projectStatusChanged { ${Array.from({ length: 51 }, (_none, index) => `a${index}: id`).join(" ")} } }`,
        )
      ).codes,
    ).toEqual(["QUERY_TOO_COMPLEX"]);
    expect((await refusedWith(`subscription { projectStatusChanged { id ${" ".repeat(70_000)} } }`)).codes).toEqual([
      "REQUEST_TOO_LARGE",
    ]);
    expect(
      (
        await refusedWith(
          "subscription { projectStatusChanged { applications(first: 100) { nodes { club { teams(first: 100) { " +
            "nodes { id } } } } } } }",
        )
      ).errors,
    ).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX", limit: "cost" } }]);
    expect((await refusedWith("subscription { projectStatusChanged { nothing } }")).codes).toEqual([
      "GRAPHQL_VALIDATION_FAILED",
    ]);
    expect(
      (await refusedWith("subscription { a: projectStatusChanged { id } b: projectStatusChanged { id } }")).codes,
    ).toEqual(["GRAPHQL_VALIDATION_FAILED"]);
    expect((await refusedWith("subscription {")).codes).toEqual(["GRAPHQL_PARSE_FAILED"]);
    expect((await refusedWith("fragment F on Project { id }")).codes).not.toEqual([]);
    expect((await refusedWith(subscriptions.deliverableChanged, { projectId: ["no", "id"] })).codes).toEqual([
      "BAD_USER_INPUT",
    ]);
  });

  test("WebSockets take nothing but subscriptions, which HTTP refuses", async () => {
    const transport = { codes: ["WRONG_TRANSPORT"] };
    expect(await refusedWith("{ me { id } }")).toMatchObject(transport);
    expect(
      await refusedWith('mutation { updateProfile(input: { firstName: "A", lastName: "B" }) { id } }'),
    ).toMatchObject(transport);
    const { status: code, body } = await server.graphql(
      subscriptions.projectStatusChanged,
      {},
      { token: world.people.owner.token },
    );
    expect([code, body.errors?.[0]?.extensions?.code, body.data]).toEqual([200, "WRONG_TRANSPORT", undefined]);
    const strict = await server.graphql(
      subscriptions.projectStatusChanged,
      {},
      { token: world.people.owner.token, headers: { accept: "application/graphql-response+json" } },
    );
    expect(strict.status).toBe(400);
  });
});

test("an announcement that cannot be read does no harm", async () => {
  const follower = await followers.follow(world.people.owner.token, subscriptions.projectStatusChanged);
  await server.database.query("notify quadwork_events, 'no JSON'");
  await announce(server, { type: "unknown.event" });
  await passBy();
  await follower.hears(1);
});
