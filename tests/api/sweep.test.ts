import { randomBytes, randomUUID } from "node:crypto";
import { insertFailedJob } from "../support/operators.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { createWorld, type World } from "../support/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterAll(() => server?.stop());

const hour = 3_600_000;
const day = 24 * hour;
const ago = (milliseconds: number) => new Date(Date.now() - milliseconds);

/** Runs the hourly job and waits for its end. */
async function sweep(): Promise<void> {
  await server.database.query("select graphile_worker.add_job('sweep', job_key => 'sweep now')");
  await until(
    async () => (await server.database.query("select from graphile_worker.jobs where key = 'sweep now'")).rowCount,
    (count) => count === 0,
  );
}

const left = async (table: string, ids: string[], column = "id") => {
  const { rows } = await server.database.query<{ id: string }>(
    `select ${column} as id from ${table} where ${column} = any($1)`,
    [ids],
  );
  return rows.map(({ id }) => ids.indexOf(id)).sort();
};

/** Two rows: the first a minute too old, the second a minute too young. */
const aroundLimit = (limit: number) => [ago(limit + 60_000), ago(limit - 60_000)];

test("answers to repeated requests go after a day", async () => {
  const keys = ["old", "young"];
  const values = { profile_id: world.people.owner.id, request_hash: randomBytes(32), claimed_by: randomUUID() };
  await insertRows(
    server.database,
    "idempotency_keys",
    aroundLimit(day).map((created_at, index) => ({ ...values, key: keys[index], created_at })),
  );
  await sweep();
  expect(await left("idempotency_keys", keys, "key")).toEqual([1]);
});

test("answered reports go after 180 days, open ones stay", async () => {
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  const about = { target_type: "club", target_id: world.clubs.head, target_name: "Club", content: "", reason: "spam" };
  const owners = { owner_ids: [], organisation_ids: [world.clubs.head] };
  await insertRows(
    server.database,
    "reports",
    [...aroundLimit(180 * day), null].map((answered_at, index) => ({
      ...about,
      ...owners,
      id: ids[index],
      created_at: ago(400 * day),
      outcome: answered_at && "dismissed",
      answered_at,
    })),
  );
  await sweep();
  expect(await left("reports", ids)).toEqual([1, 2]);
});

test("invitations to act go 30 days after their link expires", async () => {
  const ids = [randomUUID(), randomUUID()];
  const values = { club_id: world.clubs.head, role: "officer", status: "accepted" };
  await insertRows(
    server.database,
    "membership_invitations",
    aroundLimit(30 * day).map((expires_at, index) => ({
      ...values,
      id: ids[index],
      email: `invited-${index}@world.example`,
      token_hash: randomBytes(32),
      expires_at,
    })),
  );
  await sweep();
  expect(await left("membership_invitations", ids)).toEqual([1]);
});

test("invitations to join a club go 30 days after their link expires", async () => {
  const ids = [randomUUID(), randomUUID()];
  await insertRows(
    server.database,
    "roster_invitations",
    aroundLimit(30 * day).map((expires_at, index) => ({
      club_id: world.clubs.head,
      status: "declined",
      id: ids[index],
      email: `listed-${index}@world.example`,
      token_hash: randomBytes(32),
      expires_at,
    })),
  );
  await sweep();
  expect(await left("roster_invitations", ids)).toEqual([1]);
});

test("records of what was done go after AUDIT_LOG_DAYS", async () => {
  const { owner } = world.people;
  const values = {
    actor_id: owner.id,
    action: "project.update",
    resource: "project",
    resource_id: randomUUID(),
    owner_ids: [owner.id],
    via_access_token: false,
  };
  const ids = await insertRows(
    server.database,
    "audit_events",
    aroundLimit(90 * day).map((occurred_at) => ({ ...values, id: randomUUID(), occurred_at })),
  );
  await sweep();
  expect(await left("audit_events", ids)).toEqual([1]);
});

test("deliveries to webhooks go after thirty days, also those that wait", async () => {
  const values = { webhook_id: world.webhooks.ofStranger, event_type: "ping", payload: "{}" };
  const states = [
    { state: "failed", next_attempt_at: null },
    { state: "pending", next_attempt_at: new Date() },
  ];
  const rows = states.flatMap((state) =>
    aroundLimit(30 * day).map((created_at) => ({
      ...values,
      ...state,
      id: randomUUID(),
      event_id: randomUUID(),
      created_at,
    })),
  );
  const ids = await insertRows(server.database, "webhook_deliveries", rows);
  await sweep();
  expect(await left("webhook_deliveries", ids)).toEqual([1, 3]);
});

test("secrets of webhooks go when their time is over", async () => {
  const secrets = async () =>
    (
      await server.database.query(
        "select secret is not null as secret, previous_secret is not null as previous from webhooks where id = $1",
        [world.webhooks.ofStranger],
      )
    ).rows[0];
  await sweep();
  expect(await secrets()).toEqual({ secret: true, previous: true });
  await server.database.query("update webhooks set previous_secret_expires_at = now() - interval '1 second'");
  await sweep();
  expect(await secrets()).toEqual({ secret: true, previous: false });
});

test("queues in which nothing waits go", async () => {
  await server.database.query(
    "select graphile_worker.add_job('deliver_webhook', queue_name => queue, run_at => now() + interval '1 hour') " +
      "from unnest(array['webhook empty', 'webhook in use']) queue",
  );
  await server.database.query(
    "delete from graphile_worker._private_jobs where job_queue_id = (select id from " +
      "graphile_worker._private_job_queues where queue_name = 'webhook empty')",
  );
  await sweep();
  expect(await left("graphile_worker._private_job_queues", ["webhook empty", "webhook in use"], "queue_name")).toEqual([
    1,
  ]);
});

test("what is young enough stays: the world is as it was", async () => {
  await server.database.query("delete from idempotency_keys");
  await world.restore();
  const before = await world.digest();
  await sweep();
  expect(await world.digest()).toBe(before);
});

test("registrations that nobody verified go after thirty days, with the clubs registered with them", async () => {
  const [old, young] = [randomUUID(), randomUUID()];
  const clubs = [randomUUID(), randomUUID()];
  const values = { password_hash: "none", first_name: "Asha", last_name: "Rao", user_type: "club_head" };
  const [before, after] = aroundLimit(30 * day);
  await insertRows(server.database, "profiles", [
    { ...values, id: old, email: "asha@example.org", created_at: before },
    { ...values, id: young, email: "asha@example.org", created_at: after },
  ]);
  const club = { club_name: "Club", college_name: "College", club_type: "other" };
  await insertRows(
    server.database,
    "club_profiles",
    clubs.map((id) => ({ ...club, id, secret_code: null })),
  );
  await insertRows(server.database, "memberships", [
    { profile_id: old, club_id: clubs[0], role: "head" },
    { profile_id: young, club_id: clubs[1], role: "head" },
  ]);
  await server.database.query("update profiles set created_at = $1 where id = $2", [before, world.people.owner.id]);
  await sweep();
  expect(await left("profiles", [old, young, world.people.owner.id])).toEqual([1, 2]);
  expect(await left("club_profiles", clubs)).toEqual([1]);
});

test("jobs that gave up go after thirty days", async () => {
  const ids = [await insertFailedJob(server, "a_job", 20), await insertFailedJob(server, "a_job", 20)];
  const waiting = await insertFailedJob(server, "a_job", 3);
  const [old, young] = aroundLimit(30 * day);
  for (const [id, time] of [
    [ids[0], old],
    [ids[1], young],
    [waiting, old],
  ])
    await server.database.query("update graphile_worker._private_jobs set updated_at = $2 where id = $1::bigint", [
      id,
      time,
    ]);
  await sweep();
  expect(await left("graphile_worker.jobs", [...ids, waiting])).toEqual([1, 2]);
});
