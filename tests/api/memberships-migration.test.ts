/** A database from before memberships: the club was its head, and the startup the person who acted for it. */
import { execFile } from "node:child_process";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { promisify } from "node:util";
import type { QueryRunner } from "typeorm";
import { Handovers1763684640000 } from "../../server/src/database/migrations/1763684640000-handovers.ts";
import { Unattended1763900000201 } from "../../server/src/database/migrations/1763900000201-unattended.ts";
import { Memberships1763684520000 } from "../../server/src/database/migrations/1763684520000-memberships.ts";
import { insertProjects, insertRows } from "../support/rows.ts";
import { repository } from "../support/test-database.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, startSession } from "../support/world.ts";
import { write } from "../support/writes.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  await createWorld(server);
});
afterAll(() => server?.stop());

test("people act for what they registered, under the ids it had", async () => {
  const { database } = server;
  const runner = { query: (statement: string) => database.query(statement) } as unknown as QueryRunner;
  await new Unattended1763900000201().down(runner);
  await new Handovers1763684640000().down(runner);
  await new Memberships1763684520000().down(runner);
  // What the old form cannot hold is gone, and the rest stands.
  expect((await database.query("select from club_profiles")).rowCount).toBe(0);
  expect((await database.query("select from profiles")).rowCount).toBeGreaterThan(0);

  const [head = "", owner = "", former = ""] = await insertRows(
    database,
    "profiles",
    (["club_head", "startup", "club_head"] as const).map((userType, index) => ({
      id: randomUUID(),
      email: `before-${index}@world.example`,
      password_hash: "none",
      email_verified_at: index === 2 ? null : new Date(),
      first_name: "Before",
      last_name: "World",
      user_type: userType,
      created_at: "2025-01-01T00:00:00Z",
      deleted_at: index === 2 ? new Date() : null,
    })),
  );
  const club = { college_name: "College", club_type: "other" };
  await insertRows(database, "club_profiles", [
    { id: head, club_name: "Old club", secret_code: "OLD001", ...club },
    { id: former, club_name: "Former club", secret_code: null, ...club },
  ]);
  await insertRows(database, "startup_profiles", [
    { id: owner, company_name: "Old company", position: "Founder", industry: "tech" },
  ]);
  const [projectId] = await insertProjects(database, owner, 1);
  await insertRows(database, "club_teams", [
    { id: randomUUID(), team_name: "Old team", club_id: head, team_lead_id: head },
  ]);
  await insertRows(database, "audit_events", [
    {
      id: randomUUID(),
      actor_id: null,
      action: "project.update",
      resource: "project",
      resource_id: projectId,
      owner_ids: [owner],
      via_access_token: false,
      request_id: null,
    },
  ]);

  await database.query(
    "delete from migrations where name like 'Memberships%' or name like 'Handovers%' or name like 'Unattended%'",
  );
  await promisify(execFile)(process.execPath, [join(repository, "server/dist/migrate.js")], {
    env: { ...process.env, NODE_ENV: "test", DATABASE_URL: server.databaseUrl },
  });

  const { rows } = await database.query(
    "select profile_id, club_id, startup_id, role, created_at from memberships order by club_id is null, club_id <> $1",
    [head],
  );
  const since = new Date("2025-01-01T00:00:00Z");
  expect(rows).toEqual([
    { profile_id: head, club_id: head, startup_id: null, role: "head", created_at: since },
    { profile_id: former, club_id: former, startup_id: null, role: "head", created_at: since },
    { profile_id: owner, club_id: null, startup_id: owner, role: "owner", created_at: since },
  ]);

  const headsToken = await startSession(database, head, "club_head");
  const ownersToken = await startSession(database, owner, "startup");
  expect(
    await server.request(
      `{ me { club { id clubName secretCode head { id } people { totalCount } } } teams { nodes { teamName teamLead { id } } } club(id: "${former}") { clubName head { id } } }`,
      {},
      { token: headsToken },
    ),
  ).toEqual({
    me: {
      club: { id: head, clubName: "Old club", secretCode: "OLD001", head: { id: head }, people: { totalCount: 1 } },
    },
    teams: { nodes: [{ teamName: "Old team", teamLead: { id: head } }] },
    club: { clubName: "Former club", head: { id: former } },
  });
  expect(
    await server.request(
      `{ me { startup { id } } auditLog { totalCount } projects(filter: { scope: MINE }) { nodes { id } } }`,
      {},
      { token: ownersToken },
    ),
  ).toEqual({
    me: { startup: { id: owner } },
    auditLog: { totalCount: 1 },
    projects: { nodes: [{ id: projectId }] },
  });
  await write(server, { token: ownersToken }, "inviteClub", { projectId, clubId: head, message: "Join us." });

  // The person goes, what they registered does not go by itself any more.
  await database.query("delete from projects");
  await database.query("delete from profiles where id = $1", [owner]);
  expect((await database.query("select from startup_profiles where id = $1", [owner])).rowCount).toBe(1);
});
