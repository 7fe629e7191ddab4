/** The connections of subscriptions: who may open one and how many, and when they end. */
import { once } from "node:events";
import { WebSocket } from "ws";
import { insertAccessToken } from "../support/access-tokens.ts";
import { announceStatus } from "../support/announcements.ts";
import { follow, followersOf, socketUrl, subscriptions, type Followers } from "../support/followers.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { startTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { createWorld, startSession, type World } from "../support/world.ts";
import { write } from "../support/writes.ts";

let server: TestServer;
let world: World;
let followers: Followers;

const environment = {
  WEBSOCKET_HEARTBEAT_SECONDS: "1",
  WEBSOCKET_MAX_SUBSCRIPTIONS: "3",
  WEBSOCKET_MAX_PER_PERSON: "4",
};

beforeAll(async () => {
  server = await startTestServer({ environment });
  world = await createWorld(server);
  followers = followersOf(server);
});

afterEach(async () => {
  await followers?.stop();
  await world?.restore();
});
afterAll(() => server?.stop());

/** Announces what everyone signed in may see. */
const passBy = () => announceStatus(server, world.projects.elsewhere);

describe("a connection", () => {
  test.each([
    ["without a token", null],
    ["with a forged token", "eyJhbGciOiJub25lIn0.e30."],
    ["with an unknown access token", "quadwork_0000000000000000000000000000000000000000000000000000"],
  ])("is refused %s", async (_how, token) => {
    const follower = followers.connect(token);
    expect(await follower.closed).toEqual({ code: 4403, reason: "Forbidden" });
  });

  test("is refused once the session has ended", async () => {
    const token = await startSession(server.database, world.people.head.id, "club_head");
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [world.people.head.id]);
    const follower = followers.connect(token);
    expect((await follower.closed).code).toBe(4403);
  });

  test("ends with its session, at the next event or heartbeat", async () => {
    const follower = await followers.follow(world.people.head.token, subscriptions.projectStatusChanged);
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [world.people.head.id]);
    await passBy();
    expect((await follower.closed).code).toBe(4403);
    expect(follower.heard).toEqual([]);

    const idle = followers.connect(world.people.owner.token);
    await idle.follow(subscriptions.applicationAnswered);
    await server.database.query("update sessions set revoked_at = now() where profile_id = $1", [
      world.people.owner.id,
    ]);
    expect((await idle.closed).code).toBe(4403);
  });

  test("ends when its access token is revoked, or its session's token expires", async () => {
    const { id, token } = await insertAccessToken(server.database, world.people.head.id, ["projects_read"]);
    const program = await followers.follow(token, subscriptions.projectStatusChanged);
    await passBy();
    await program.hears(1);
    await server.database.query("update access_tokens set revoked_at = now() where id = $1", [id]);
    await passBy();
    expect((await program.closed).code).toBe(4403);
    expect(program.heard).toHaveLength(1);

    const short = await startSession(server.database, world.people.mate.id, "student", 2);
    const follower = await followers.follow(short, subscriptions.projectStatusChanged);
    expect((await follower.closed).code).toBe(4403);
  });

  test("ends when a ping is unanswered at the time of the next one, and stays when each is answered", async () => {
    const alive = await followers.follow(world.people.owner.token, subscriptions.projectStatusChanged);
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

  test("is refused to a person who has as many as are allowed", async () => {
    const { token } = world.people.loner;
    for (let number = 0; number < 4; number++) await followers.follow(token, subscriptions.projectStatusChanged);
    const more = followers.connect(token);
    expect(await more.closed).toEqual({ code: 1013, reason: "Too many connections" });
  });

  test("carries no more subscriptions than are allowed", async () => {
    const follower = await followers.follow(world.people.owner.token, subscriptions.projectStatusChanged);
    await follower.follow(subscriptions.applicationAnswered);
    await follower.follow(subscriptions.applicationReceived);
    expect(await follower.refused(subscriptions.deliverableChanged)).toMatchObject([
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
    const far = await follow(
      { url: `http://127.0.0.1:${port}` },
      world.people.owner.token,
      subscriptions.deliverableChanged,
    );
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
  const follower = await followers.follow(world.people.owner.token, subscriptions.deliverableChanged);
  const { rows } = await server.database.query(
    "select pg_terminate_backend(pid) from pg_stat_activity " +
      "where datname = current_database() and application_name = 'quadwork events'",
  );
  expect(rows).toHaveLength(1);
  expect(await follower.closed).toEqual({ code: 1013, reason: "Events were missed" });
  const again = await followers.follow(world.people.owner.token, subscriptions.deliverableChanged);
  await write(server, world.people.head, "setDeliverableCompletion", {
    id: world.deliverables.running,
    isCompleted: true,
  });
  await again.hears(1);
});
