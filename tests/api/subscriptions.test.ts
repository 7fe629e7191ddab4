import { once } from "node:events";
import { WebSocket } from "ws";
import { insertAccessToken } from "../support/access-tokens.ts";
import { connect, follow, type Follower, socketUrl } from "../support/followers.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { startTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { createWorld, everybody, startSession, type PersonName, type World } from "../support/world.ts";
import { operationsOf } from "./schema-facts.ts";
import { write } from "../support/writes.ts";

let server: TestServer;
let world: World;
let followers: Follower[] = [];

const environment = {
  WEBSOCKET_HEARTBEAT_SECONDS: "1",
  WEBSOCKET_MAX_SUBSCRIPTIONS: "3",
  WEBSOCKET_MAX_PER_PERSON: "4",
};

beforeAll(async () => {
  server = await startTestServer({ environment });
  world = await createWorld(server);
});

afterEach(async () => {
  await Promise.all(followers.map((follower) => follower.stop()));
  followers = [];
  await world.restore();
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

const received = "subscription { applicationReceived { id initiatedBy status project { title } club { clubName } } }";
const answered = "subscription { applicationAnswered { id status } }";
const changed =
  "subscription ($projectId: ID) { deliverableChanged(projectId: $projectId) { kind deliverableId projectId " +
  "deliverable { title isCompleted } } }";
const status = "subscription { projectStatusChanged { id status } }";

async function following(token: string | null, document: string, variables = {}): Promise<Follower> {
  const follower = await follow(server, token, document, variables);
  followers.push(follower);
  return follower;
}

/** Announces what everybody signed in may see, as another server process would. */
const announce = (event: object) =>
  server.database.query("select pg_notify('quadwork_events', $1)", [
    JSON.stringify({ id: "0", occurredAt: "2030-01-01T00:00:00Z", ...event }),
  ]);
const passBy = () => announce({ type: "project.statusChanged", projectId: world.projects.elsewhere, status: "open" });

/** Who of everybody is told while something is done, and what. */
async function toldBy(document: string, act: () => Promise<unknown>): Promise<Partial<Record<PersonName, unknown[]>>> {
  const all = await Promise.all(
    everybody.map(async (name) => [name, await following(world.people[name].token, document)] as const),
  );
  const passers = await Promise.all(everybody.map((name) => following(world.people[name].token, status)));
  const before = passers.map(({ heard }) => heard.length);
  await act();
  // What is told later than two events that came after it is not told at all.
  for (const count of [1, 2]) {
    const had = passers.map(({ heard }) => heard.length);
    await passBy();
    await Promise.all(passers.map((passer, index) => passer.hears(had[index]! + 1)));
    expect(passers.every(({ heard }, index) => heard.length >= before[index]! + count)).toBe(true);
  }
  return Object.fromEntries(all.flatMap(([name, { heard }]) => (heard.length ? [[name, heard]] : [])));
}

test("an application is told to the startup and to the club, in the subscription's own selection", async () => {
  const { people, projects, teams } = world;
  let id = "";
  const told = await toldBy(
    received,
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
  expect(told).toEqual(
    Object.fromEntries(
      ["owner", "colleague", "head", "officer", "deputy", "member", "mate", "applicant"].map((name) => [
        name,
        [application],
      ]),
    ),
  );
});

test("an answer is told to both sides", async () => {
  const { invitation: id } = world.applications;
  const told = await toldBy(answered, () => write(server, world.people.rivalHead, "rejectApplication", { id }));
  expect(told).toEqual(
    Object.fromEntries(
      ["owner", "colleague", "rivalHead", "rival"].map((name) => [name, [{ id, status: "REJECTED" }]]),
    ),
  );
});

/** Those who work on the running project: both sides and the team. */
const toEach = (change: object) =>
  Object.fromEntries(["owner", "colleague", "head", "officer", "deputy", "member"].map((name) => [name, [change]]));

test("a deliverable's changes are told to whoever may view the project's deliverables", async () => {
  const { running: deliverableId } = world.deliverables;
  const { running: projectId } = world.projects;
  const title = "Deliverable 1";
  const told = await toldBy(changed, async () => {
    await write(server, world.people.member, "setDeliverableCompletion", { id: deliverableId, isCompleted: true });
  });
  const completed = { kind: "COMPLETED", deliverableId, projectId, deliverable: { title, isCompleted: true } };
  expect(told).toEqual(toEach(completed));
});

test("a deleted deliverable is told by its id, and each change has an id of its own", async () => {
  const { running: deliverableId } = world.deliverables;
  const { running: projectId } = world.projects;
  const follower = await following(world.people.owner.token, "subscription { deliverableChanged { id } }");
  const told = await toldBy(changed, () =>
    write(server, world.people.owner, "deleteDeliverable", { id: deliverableId }),
  );
  expect(follower.heard).toEqual([{ id: expect.stringMatching(/^[0-9a-f-]{36}$/) }]);
  const deleted = { kind: "DELETED", deliverableId, projectId, deliverable: null };
  expect(told).toEqual(toEach(deleted));
});

test("a project's status is told to whoever may still see it", async () => {
  const { pending } = world.applications;
  const id = world.projects.wanted;
  const told = await toldBy(status, () => write(server, world.people.owner, "approveApplication", { id: pending }));
  const mine = { id, status: "IN_PROGRESS" };
  for (const name of everybody) {
    const sees = !["loner", "stranger", "strangerHead", "formerOfficer", "other", "formerColleague"].includes(name);
    expect([name, told[name]?.filter((project) => (project as { id: string }).id === id)]).toEqual([
      name,
      sees ? [mine] : [],
    ]);
  }
});

test("a subscription can be narrowed to a project, and ended by its client", async () => {
  const { owner } = world.people;
  const [wanted, running] = await Promise.all(
    [world.projects.wanted, world.projects.running].map((projectId) =>
      following(owner.token, changed, { projectId: projectId.toUpperCase() }),
    ),
  );
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.wanted, isCompleted: true });
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.running, isCompleted: true });
  expect(await running!.hears(1)).toMatchObject([{ deliverableId: world.deliverables.running }]);
  expect(await wanted!.hears(1)).toMatchObject([{ deliverableId: world.deliverables.wanted }]);
});

test("the policy is asked at each event: whoever left the team is told nothing more", async () => {
  const { member, head, owner } = world.people;
  const [left, stayed] = await Promise.all([following(member.token, changed), following(head.token, changed)]);
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.running, isCompleted: true });
  await Promise.all([left.hears(1), stayed.hears(1)]);
  await write(server, head, "removeTeamMember", { teamId: world.teams.team, studentId: member.id });
  await write(server, owner, "setDeliverableCompletion", { id: world.deliverables.running, isCompleted: false });
  await stayed.hears(2);
  const back = await following(member.token, status);
  for (const count of [1, 2]) {
    await passBy();
    await back.hears(count);
  }
  expect(left.heard).toHaveLength(1);
});

describe("who may connect", () => {
  test.each([
    ["without a token", null],
    ["with a forged token", "eyJhbGciOiJub25lIn0.e30."],
    ["with an unknown access token", "quadwork_0000000000000000000000000000000000000000000000000000"],
  ])("nobody %s", async (_how, token) => {
    const follower = connect(server, token);
    followers.push(follower);
    expect(await follower.closed).toEqual({ code: 4403, reason: "Forbidden" });
  });

  test("nobody whose session has ended", async () => {
    const token = await startSession(server.database, world.people.head.id, "club_head");
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [world.people.head.id]);
    const follower = connect(server, token);
    followers.push(follower);
    expect((await follower.closed).code).toBe(4403);
  });

  test("a session that ends takes its connection along, with the next event or heartbeat", async () => {
    const follower = await following(world.people.head.token, status);
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [world.people.head.id]);
    await passBy();
    expect((await follower.closed).code).toBe(4403);
    expect(follower.heard).toEqual([]);

    const idle = connect(server, world.people.owner.token);
    followers.push(idle);
    await idle.follow(answered);
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [
      world.people.owner.id,
    ]);
    expect((await idle.closed).code).toBe(4403);
  });

  test("so does an access token that is revoked, or a session's token that expires", async () => {
    const { id, token } = await insertAccessToken(server.database, world.people.head.id, ["projects_read"]);
    const program = await following(token, status);
    await passBy();
    await program.hears(1);
    await server.database.query("update access_tokens set revoked_at = now() where id = $1", [id]);
    await passBy();
    expect((await program.closed).code).toBe(4403);
    expect(program.heard).toHaveLength(1);

    const short = await startSession(server.database, world.people.mate.id, "student", 2);
    const follower = await following(short, status);
    expect((await follower.closed).code).toBe(4403);
  });

  test("nobody who leaves a ping unanswered until the next one, while whoever answers stays", async () => {
    const alive = await following(world.people.owner.token, status);
    const dead = new WebSocket(socketUrl(server), "graphql-transport-ws", { autoPong: false });
    let pings = 0;
    dead.on("ping", () => pings++);
    await once(dead, "open");
    dead.send(
      JSON.stringify({ type: "connection_init", payload: { authorization: `Bearer ${world.people.head.token}` } }),
    );
    expect(await once(dead, "close")).toEqual([1006, Buffer.from("")]);
    expect(pings).toBe(1);
    await passBy();
    await alive.hears(1);
  });

  test("at most so many connections of one person", async () => {
    const { token } = world.people.loner;
    for (let number = 0; number < 4; number++) await following(token, status);
    const more = connect(server, token);
    followers.push(more);
    expect(await more.closed).toEqual({ code: 1013, reason: "Too many connections" });
  });
});

describe("what may be followed", () => {
  const codes = ({ errors }: Follower) =>
    (errors as { extensions: { code: string } }[]).map(({ extensions }) => extensions.code);
  const refusedWith = async (document: string, variables = {}, token = world.people.owner.token) => {
    const follower = await following(token, document, variables);
    await follower.stop();
    return { codes: codes(follower), errors: follower.errors as { message: string; extensions: object }[] };
  };

  test("a token needs the scope, also for what it asks for of the row", async () => {
    const { token } = await insertAccessToken(server.database, world.people.head.id, [
      "deliverables_read",
      "applications_read",
    ]);
    expect(await refusedWith(status, {}, token)).toMatchObject({
      errors: [{ extensions: { code: "INSUFFICIENT_SCOPE", scope: "PROJECTS_READ" } }],
    });
    expect((await refusedWith("subscription { applicationAnswered { project { title } } }", {}, token)).codes).toEqual([
      "INSUFFICIENT_SCOPE",
    ]);
    expect(
      (await refusedWith("subscription { deliverableChanged { deliverable { project { title } } } }", {}, token)).codes,
    ).toEqual(["INSUFFICIENT_SCOPE"]);
    const allowed = await following(token, "subscription { deliverableChanged { deliverable { title } } }");
    await write(server, world.people.owner, "setDeliverableCompletion", {
      id: world.deliverables.running,
      isCompleted: true,
    });
    expect(await allowed.hears(1)).toEqual([{ deliverable: { title: "Deliverable 1" } }]);
  });

  test("documents have the limits of every other document", async () => {
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
    expect((await refusedWith(changed, { projectId: ["no", "id"] })).codes).toEqual(["BAD_USER_INPUT"]);
  });

  test("nothing but subscriptions, and those by no other way", async () => {
    const transport = { codes: ["WRONG_TRANSPORT"] };
    expect(await refusedWith("{ me { id } }")).toMatchObject(transport);
    expect(
      await refusedWith('mutation { updateProfile(input: { firstName: "A", lastName: "B" }) { id } }'),
    ).toMatchObject(transport);
    const { status: code, body } = await server.graphql(status, {}, { token: world.people.owner.token });
    expect([code, body.errors?.[0]?.extensions?.code, body.data]).toEqual([200, "WRONG_TRANSPORT", undefined]);
    const strict = await server.graphql(
      status,
      {},
      { token: world.people.owner.token, headers: { accept: "application/graphql-response+json" } },
    );
    expect(strict.status).toBe(400);
  });

  test("at most so many subscriptions on a connection", async () => {
    const follower = await following(world.people.owner.token, status);
    await follower.follow(answered);
    await follower.follow(received);
    await follower.follow(changed);
    expect(follower.errors).toMatchObject([
      { extensions: { code: "TOO_MANY_SUBSCRIPTIONS", limit: "subscriptions", maximum: 3, actual: 4 } },
    ]);
  });
});

test("several server processes share events, and a process that stops tells its clients to come back", async () => {
  const port = await freePort();
  const other = await startServerProcess({
    PORT: String(port),
    HOST: "127.0.0.1",
    DATABASE_URL: server.databaseUrl,
    JWT_SECRET: TEST_JWT_SECRET,
    ...environment,
  });
  try {
    const far = await follow({ url: `http://127.0.0.1:${port}` }, world.people.owner.token, changed);
    followers.push(far);
    await write(server, world.people.head, "setDeliverableCompletion", {
      id: world.deliverables.running,
      isCompleted: true,
    });
    expect(await far.hears(1)).toMatchObject([{ kind: "COMPLETED", deliverable: { isCompleted: true } }]);
    const [closing] = await Promise.all([far.closed, other.stop()]);
    expect(closing).toEqual({ code: 1012, reason: "Service restart" });
  } finally {
    await other.stop();
  }
});

test("when the connection for events was lost, clients are told to come back, and events flow again", async () => {
  const follower = await following(world.people.owner.token, changed);
  const { rows } = await server.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = " +
      "'listen quadwork_events'",
  );
  expect(rows).toHaveLength(1);
  expect(await follower.closed).toEqual({ code: 1013, reason: "Events were missed" });
  const again = await following(world.people.owner.token, changed);
  await write(server, world.people.head, "setDeliverableCompletion", {
    id: world.deliverables.running,
    isCompleted: true,
  });
  await again.hears(1);
});

test("an announcement that cannot be read harms nobody", async () => {
  const follower = await following(world.people.owner.token, status);
  await server.database.query("notify quadwork_events, 'no JSON'");
  await announce({ type: "unknown.event" });
  await passBy();
  await follower.hears(1);
});
