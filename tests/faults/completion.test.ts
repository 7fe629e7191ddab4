/** A project is completed while its deliverables are ticked: nothing of it changes afterwards. */
import pg from "pg";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type World } from "../support/world.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;
let world: World;
let blocker: pg.Client;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  blocker = new pg.Client({ connectionString: server.databaseUrl });
  await blocker.connect();
});

afterAll(async () => {
  await blocker?.end();
  await server?.stop();
});

afterEach(async () => {
  await blocker.query("rollback");
  await world.restore();
});

/** Waits until so many statements of the server wait for a lock. */
async function waiting(count: number): Promise<void> {
  const stuck = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await until(
    async () => (await server.database.query(stuck)).rowCount,
    (found) => found === count,
  );
}

const complete = () => attempt(server, world.people.owner, "completeProject", { id: world.projects.running });
const changes: [string, () => Promise<{ refusal: { code: string } | null }>][] = [
  [
    "a tick",
    () =>
      attempt(server, world.people.member, "setDeliverableCompletion", {
        id: world.deliverables.running,
        isCompleted: true,
      }),
  ],
  [
    "an edit",
    () => attempt(server, world.people.head, "updateDeliverable", { id: world.deliverables.running, title: "Late" }),
  ],
  ["a deletion", () => attempt(server, world.people.head, "deleteDeliverable", { id: world.deliverables.running })],
  [
    "an addition",
    () =>
      attempt(server, world.people.head, "addDeliverable", {
        projectId: world.projects.running,
        title: "Late",
        dueDate: "2030-02-01",
      }),
  ],
  [
    "an edit of the project",
    () => attempt(server, world.people.owner, "updateProject", { id: world.projects.running, title: "Late" }),
  ],
];

const contents = async () =>
  (
    await server.database.query(
      "select array(select each::text from project_deliverables each order by 1) as deliverables, (select title " +
        "from projects where id = $1)",
      [world.projects.running],
    )
  ).rows[0] as object;
const status = async () =>
  (
    await server.database.query<{ status: string }>("select status from projects where id = $1", [
      world.projects.running,
    ])
  ).rows[0]!.status;

test.each(changes)("%s that waits for a completion is refused", async (_what, change) => {
  const before = await contents();
  await blocker.query("begin; lock table audit_events in exclusive mode");
  const completing = complete();
  await waiting(1);
  const changing = change();
  await waiting(2);
  await blocker.query("rollback");
  expect((await completing).refusal).toBeNull();
  expect((await changing).refusal?.code).toBe("PROJECT_COMPLETED");
  expect(await contents()).toEqual(before);
});

test.each(changes)("a completion waits for %s that has begun", async (_what, change) => {
  await blocker.query("begin; lock table audit_events in exclusive mode");
  const changing = change();
  await waiting(1);
  const completing = complete();
  await waiting(2);
  expect(await status()).toBe("in_progress");
  await blocker.query("rollback");
  expect((await changing).refusal).toBeNull();
  expect((await completing).refusal).toBeNull();
  expect(await status()).toBe("completed");
});
