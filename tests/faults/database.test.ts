/** Reads and writes that wait on a lock, or lose the database while they run, answer with codes of their own. */
import pg from "pg";
import { createTestDatabase, type TestDatabase } from "../support/test-database.ts";
import { startTestServer, type GraphqlError, type TestServer } from "../support/test-server.ts";
import { until } from "../support/until.ts";
import { wireTo, type Wire } from "../support/wire.ts";
import { createWorld, type World } from "../support/world.ts";

const milliseconds = 1000;

let database: TestDatabase;
let wire: Wire;
let server: TestServer;
let world: World;
let blocker: pg.Client;
/** Looks from outside: within a transaction PostgreSQL shows one moment of its activity. */
let direct: pg.Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  wire = await wireTo(database.url);
  server = await startTestServer({ environment: { DATABASE_URL: wire.url, LOCK_TIMEOUT_MS: String(milliseconds) } });
  blocker = new pg.Client({ connectionString: database.url });
  await blocker.connect();
  direct = new pg.Pool({ connectionString: database.url, max: 3 });
  world = await createWorld({ database: direct });
});

afterAll(async () => {
  await server?.stop();
  await wire?.cut();
  await blocker?.end();
  await direct?.end();
  await database?.drop();
});

afterEach(async () => {
  await blocker.query("rollback");
  await world.restore();
});

const createTeam = (selection = "{ id }", headers: Record<string, string> = {}) =>
  server.graphql(
    `mutation { createTeam(input: { teamName: "Once" }) ${selection} }`,
    {},
    { token: world.people.head.token, headers },
  );
const listProjects = () => server.graphql(`{ projects { totalCount } }`, {}, { token: world.people.head.token });
const teams = async () => (await direct.query("select from club_teams where team_name = 'Once'")).rowCount;

const refusal = ({ body }: { body: { errors?: GraphqlError[] } }) => {
  expect(body.errors).toHaveLength(1);
  return { message: body.errors![0]!.message, ...body.errors![0]!.extensions };
};

/** The connection of the server on which a statement waits for a lock. */
async function waiting(): Promise<number> {
  for (;;) {
    const { rows } = await direct.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    if (rows[0]) return rows[0].pid;
  }
}

const heldUp = {
  code: "REQUEST_TIMED_OUT",
  message: `Another change blocked this for longer than the ${milliseconds} ms allowed. Please try again.`,
  limit: "lockMilliseconds",
  maximum: milliseconds,
};
const tryAgain = {
  code: "DATABASE_UNAVAILABLE",
  message: "Please try again in a few seconds while we update our systems.",
  retryAfterSeconds: 5,
};

describe("behind another's lock", () => {
  test("a read is told that it took too long", async () => {
    await blocker.query("begin; lock table projects in access exclusive mode");
    expect(refusal(await listProjects())).toEqual(heldUp);
  });

  test("a read of who asks is told that it took too long", async () => {
    await blocker.query("begin; lock table sessions in access exclusive mode");
    expect(refusal(await listProjects()).code).toBe("REQUEST_TIMED_OUT");
  });

  test("a write is told that it took too long, and leaves nothing", async () => {
    await blocker.query("begin; lock table club_teams in access exclusive mode");
    expect(refusal(await createTeam())).toEqual(heldUp);
    await blocker.query("rollback");
    expect(await teams()).toBe(0);
  });

  test("a write whose outcome cannot be read says that it was done", async () => {
    await blocker.query("begin; lock table team_members in access exclusive mode");
    expect(refusal(await createTeam("{ members { totalCount } }"))).toEqual({
      code: "REQUEST_TIMED_OUT",
      message: "This was done, but the result could not be read. Do not repeat it; read the data in a few seconds.",
    });
    expect(await teams()).toBe(1);
  });
});

/** Runs work while each commit of a new team waits, and lets the commits go on afterwards. */
async function whileCommitsWait<Result>(work: (release: () => Promise<void>) => Promise<Result>): Promise<Result> {
  await blocker.query(`
    create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(7); return null; end $$;
    create constraint trigger wait_for_test after insert on club_teams deferrable initially deferred for each row execute function wait_for_test();`);
  await blocker.query("select pg_advisory_lock(7)");
  const release = async () => void (await blocker.query("select pg_advisory_unlock_all()"));
  try {
    return await work(release);
  } finally {
    await release();
    await blocker.query("drop trigger wait_for_test on club_teams; drop function wait_for_test()");
  }
}

describe("when the database is lost", () => {
  test("in the middle of a write, it is told to try again, and nothing is left", async () => {
    await blocker.query("begin; lock table club_teams in access exclusive mode");
    const writing = createTeam();
    await direct.query("select pg_terminate_backend($1)", [await waiting()]);
    expect(refusal(await writing)).toEqual(tryAgain);
    await blocker.query("rollback");
    expect(await teams()).toBe(0);
  });

  test("in the middle of a read, it is told to try again", async () => {
    await blocker.query("begin; lock table projects in access exclusive mode");
    const reading = listProjects();
    await direct.query("select pg_terminate_backend($1)", [await waiting()]);
    expect(refusal(await reading)).toEqual(tryAgain);
  });

  test("while a write commits, the answer is that nobody knows; its key finds it undone, and does it", async () => {
    const key = { "idempotency-key": "undone" };
    await whileCommitsWait(async () => {
      const writing = createTeam("{ id }", key);
      await direct.query("select pg_terminate_backend($1)", [await waiting()]);
      const { code, message } = refusal(await writing);
      expect(code).toBe("DATABASE_UNAVAILABLE");
      expect(message).toBe(
        "The database connection was lost during this write, so it may or may not have been done. Read the data to " +
          "check, or repeat the request if it had an Idempotency-Key.",
      );
    });
    expect(await teams()).toBe(0);
    expect((await createTeam("{ id }", key)).body.errors).toBeUndefined();
    expect(await teams()).toBe(1);
  });

  test("while a write is committed, its key finds out that it was done", async () => {
    const key = { "idempotency-key": "done" };
    await whileCommitsWait(async (release) => {
      const writing = createTeam("{ id }", key);
      await waiting();
      await wire.cut();
      expect(refusal(await writing).code).toBe("DATABASE_UNAVAILABLE");
      await release();
      await until(teams);
    });
    await wire.mend();
    expect(refusal(await createTeam("{ id }", key)).code).toBe("IDEMPOTENCY_KEY_IN_USE");
    await blocker.query("update idempotency_keys set claimed_at = now() - interval '61 seconds'");
    expect(refusal(await createTeam("{ id }", key)).code).toBe("IDEMPOTENCY_ANSWER_LOST");
    expect(await teams()).toBe(1);
  });
});
