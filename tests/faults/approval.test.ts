/** Approvals that collide, break off half-way or lose their server: one winner or none, and never a half state. */
import { once } from "node:events";
import pg from "pg";
import { codes, contestedProject, expectWhole, insertRivals, stateOf } from "../support/contest.ts";
import { insertProjects } from "../support/rows.ts";
import { type ClubHead, signUp, type StartupPerson } from "../support/people.ts";
import { freePort, startServerProcess } from "../support/server-process.ts";
import { startTestServer, TEST_JWT_SECRET, type TestServer } from "../support/test-server.ts";
import { apply, attempt, createTeam, everythingWritten, invite, write } from "../support/writes.ts";

const ROUNDS = 3;
const RIVALS = 8;

let server: TestServer;
let startup: StartupPerson, head: ClubHead;
let clubs: string[];

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL_SIZE: "20" } });
  [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  clubs = await insertRivals(server, RIVALS);
});

afterAll(() => server?.stop());

const approve = (id: string) => attempt(server, startup, "approveApplication", { id });

describe("approvals at the same moment", () => {
  it("of one project have exactly one winner", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs);
      const outcomes = await Promise.all(applications.map(approve));
      expect(codes(outcomes)).toEqual([...Array.from({ length: RIVALS - 1 }, () => "PROJECT_NOT_OPEN"), "done"].sort());
      const winner = applications[outcomes.findIndex(({ refusal }) => !refusal)];
      const state = await stateOf(server, projectId);
      expect(state).toMatchObject({ status: "in_progress", approved: [winner], pending: RIVALS - 1, rejected: 0 });
      expectWhole(state);
    }
  });

  it("of one application happen once", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs);
      const outcomes = await Promise.all(Array.from({ length: RIVALS }, () => approve(applications[0]!)));
      expect(codes(outcomes)).toEqual(
        [...Array.from({ length: RIVALS - 1 }, () => "APPLICATION_NOT_PENDING"), "done"].sort(),
      );
      expectWhole(await stateOf(server, projectId));
    }
  });

  it("by the startup and by an invited head have exactly one winner", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs);
      const invitation = await invite(server, startup, projectId, head.clubId);
      const outcomes = await Promise.all([
        approve(applications[0]!),
        attempt(server, head, "approveApplication", { id: invitation }),
        approve(applications[1]!),
        attempt(server, head, "approveApplication", { id: invitation }),
      ]);
      expect(outcomes.filter(({ refusal }) => !refusal)).toHaveLength(1);
      for (const { refusal } of outcomes)
        if (refusal) expect(["PROJECT_NOT_OPEN", "APPLICATION_NOT_PENDING"]).toContain(refusal.code);
      expectWhole(await stateOf(server, projectId));
    }
  });
});

describe("an approval against other answers", () => {
  it("rejecting the others at the same moment neither hurts the winner nor blocks", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs);
      const reject = () => attempt(server, startup, "rejectOtherApplications", { projectId });
      const outcomes = await Promise.all([
        ...applications.slice(0, 4).map(approve),
        reject(),
        ...applications.slice(4).map(approve),
        reject(),
      ]);
      expect(outcomes.filter(({ refusal }, index) => !refusal && ![4, RIVALS + 1].includes(index))).toHaveLength(1);
      for (const { refusal } of outcomes)
        if (refusal) expect(["PROJECT_NOT_OPEN", "APPLICATION_NOT_PENDING", "BAD_USER_INPUT"]).toContain(refusal.code);
      expectWhole(await stateOf(server, projectId));
      expect((await reject()).refusal).toBeNull();
      expect(await stateOf(server, projectId)).toMatchObject({
        status: "in_progress",
        pending: 0,
        rejected: RIVALS - 1,
      });
    }
  });

  it("a rejection of the same application leaves one answer", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs);
      const id = applications[0]!;
      const outcomes = await Promise.all([approve(id), attempt(server, startup, "rejectApplication", { id })]);
      expect(codes(outcomes)).toEqual(["APPLICATION_NOT_PENDING", "done"]);
      expectWhole(await stateOf(server, projectId));
    }
  });

  it("a withdrawal by the club, or of the whole project, ends one way or the other", async () => {
    const teamId = await createTeam(server, head);
    for (let round = 0; round < ROUNDS; round++) {
      const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1);
      const id = await apply(server, head, projectId, teamId);
      const [approved, withdrawn] = await Promise.all([
        approve(id),
        attempt(server, head, "withdrawApplication", { id }),
      ]);
      expect([
        ["done", "APPLICATION_NOT_PENDING"],
        ["NOT_FOUND", "done"],
      ]).toContainEqual([codes([approved])[0], codes([withdrawn])[0]]);
      expectWhole(await stateOf(server, projectId));

      const contested = await contestedProject(server, startup, clubs);
      const [won, gone] = await Promise.all([
        approve(contested.applications[0]!),
        attempt(server, startup, "withdrawProject", { id: contested.projectId }),
      ]);
      expect([
        ["done", "PROJECT_NOT_OPEN"],
        ["NOT_FOUND", "done"],
      ]).toContainEqual([codes([won])[0], codes([gone])[0]]);
      if (!won.refusal) expectWhole(await stateOf(server, contested.projectId));
      else expect(await stateOf(server, contested.projectId)).toBeUndefined();
    }
  });

  it("takes the project's lock before the application's, so that nobody waits in a circle", async () => {
    const { projectId, applications } = await contestedProject(server, startup, clubs);
    const id = applications[0]!;
    const holder = await server.database.connect();
    try {
      await holder.query("begin");
      await holder.query("select from projects where id = $1 for no key update", [projectId]);
      const approval = approve(id);
      await untilBlocked();
      // Whoever holds the project can have every application: the waiting approval holds none.
      await holder.query("select from project_applications where project_id = $1 for update nowait", [projectId]);
      await holder.query("commit");
      expect((await approval).refusal).toBeNull();
    } finally {
      holder.release();
    }
  });
});

/** Makes an approval stop just before its last statement until the returned function is called. */
async function stopApprovals(): Promise<() => Promise<void>> {
  await server.database.query(`
    create function wait_for_test() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock(7); return new; end $$;
    create trigger wait_for_test before update on projects for each row execute function wait_for_test();`);
  const gate = new pg.Client({ connectionString: server.databaseUrl });
  await gate.connect();
  await gate.query("select pg_advisory_lock(7)");
  return async () => {
    await gate.end();
    await server.database.query("drop trigger wait_for_test on projects; drop function wait_for_test();");
  };
}

/** Waits until some connection of the server waits for a lock. */
async function untilBlocked(): Promise<number> {
  for (;;) {
    const { rows } = await server.database.query<{ pid: number }>(
      "select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' limit 1",
    );
    if (rows[0]) return rows[0].pid;
  }
}

describe("an approval that breaks off", () => {
  it("by an error in its last write leaves nothing", async () => {
    const { projectId, applications } = await contestedProject(server, startup, clubs);
    await server.database.query(`
      create function fail_for_test() returns trigger language plpgsql as $$ begin raise exception 'broken for the test'; end $$;
      create trigger fail_for_test before update on projects for each row execute function fail_for_test();`);
    const before = await everythingWritten(server);
    try {
      const { refusal } = await approve(applications[0]!);
      expect(refusal).toMatchObject({ code: "INTERNAL_SERVER_ERROR", message: expect.not.stringContaining("broken") });
    } finally {
      await server.database.query("drop trigger fail_for_test on projects; drop function fail_for_test();");
    }
    expect(await everythingWritten(server)).toBe(before);
    expect((await approve(applications[0]!)).refusal).toBeNull();
    expectWhole(await stateOf(server, projectId));
  });

  it("by a lost database connection leaves nothing, and can be repeated", async () => {
    const { projectId, applications } = await contestedProject(server, startup, clubs);
    const before = await everythingWritten(server);
    const release = await stopApprovals();
    const approval = approve(applications[0]!);
    await server.database.query("select pg_terminate_backend($1)", [await untilBlocked()]);
    expect((await approval).refusal?.code).toBe("DATABASE_UNAVAILABLE");
    await release();
    expect(await everythingWritten(server)).toBe(before);
    expect((await approve(applications[0]!)).refusal).toBeNull();
    expectWhole(await stateOf(server, projectId));
  });

  it("by the sudden death of the server leaves nothing, and another server goes on", async () => {
    const { projectId, applications } = await contestedProject(server, startup, clubs);
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const second = await startServerProcess({
      PORT: String(port),
      HOST: "127.0.0.1",
      APP_URL: url,
      DATABASE_URL: server.databaseUrl,
      SMTP_URL: server.mails.url,
      JWT_SECRET: TEST_JWT_SECRET,
    });
    const before = await everythingWritten(server);
    const release = await stopApprovals();
    const cutOff = fetch(`${url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${startup.token}` },
      body: JSON.stringify({
        query: `mutation Approve($input: ApproveApplicationInput!) { approveApplication(input: $input) { id } }`,
        variables: { input: { id: applications[0] } },
      }),
    }).then(
      () => "answered",
      () => "cut off",
    );
    const blocked = await untilBlocked();
    const died = once(second.child, "exit");
    second.child.kill("SIGKILL");
    await died;
    expect(await cutOff).toBe("cut off");
    // PostgreSQL notices the death when the statement ends; let it, as it would once a lock is granted.
    const { rows } = await server.database.query<{ waiting: boolean }>(
      "select true as waiting from pg_stat_activity where pid = $1",
      [blocked],
    );
    expect(rows).toEqual([{ waiting: true }]);
    await release();
    expect(await everythingWritten(server)).toBe(before);
    expect((await approve(applications[1]!)).refusal).toBeNull();
    expectWhole(await stateOf(server, projectId));
    expect(await write<string>(server, startup, "rejectOtherApplications", { projectId }, "{ id }")).toEqual({
      id: projectId,
    });
  });
});
