/** Projects that several clubs compete for, and the state an answer must leave behind. */
import { insertProjects, insertRows, insertTeam } from "./rows.ts";
import type { TestServer } from "./test-server.ts";

/** Clubs that exist only to have applied; their heads cannot log in. */
export async function insertRivals(server: TestServer, count: number): Promise<string[]> {
  const numbers = Array.from({ length: count }, (_value, index) => index);
  const ids = await insertRows(
    server.database,
    "profiles",
    numbers.map((number) => ({
      id: crypto.randomUUID(),
      email: `rival-${number}@example.com`,
      password_hash: "none",
      email_verified_at: new Date(),
      first_name: "Rival",
      last_name: `Head ${number}`,
      user_type: "club_head",
    })),
  );
  await insertRows(
    server.database,
    "club_profiles",
    ids.map((id, number) => ({
      id,
      club_name: `Rivals ${number}`,
      college_name: "Example College",
      secret_code: `RIV${String(number).padStart(3, "0")}`,
      club_type: "other",
    })),
  );
  await insertRows(
    server.database,
    "memberships",
    ids.map((id) => ({ profile_id: id, club_id: id, role: "head" })),
  );
  return ids;
}

/** An open project that every rival club has applied to. */
export async function contestedProject(
  server: TestServer,
  startup: { startupId: string },
  clubs: string[],
): Promise<{ projectId: string; applications: string[] }> {
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1);
  const rows = await Promise.all(
    clubs.map(async (clubId) => ({
      id: crypto.randomUUID(),
      project_id: projectId,
      club_id: clubId,
      team_id: await insertTeam(server.database, clubId, []),
      initiated_by: "club",
      message: "We would like to build this.",
    })),
  );
  return { projectId, applications: await insertRows(server.database, "project_applications", rows) };
}

/** The state of a contested project. */
export interface Contest {
  status: string;
  approved: string[];
  pending: number;
  rejected: number;
  /** Teams linked to the project. */
  linked: string[];
  /** Teams of the approved applications. */
  working: string[];
}

/** The state of a project; undefined when it is gone. */
export async function stateOf(server: TestServer, projectId: string): Promise<Contest | undefined> {
  const { rows } = await server.database.query<Contest>(
    `select project.status,
       array(select id::text from project_applications where project_id = project.id and status = 'approved') as approved,
       (select count(*)::integer from project_applications where project_id = project.id and status = 'pending') as pending,
       (select count(*)::integer from project_applications where project_id = project.id and status = 'rejected') as rejected,
       array(select team_id::text from team_projects where project_id = project.id) as linked,
       array(select team_id::text from project_applications where project_id = project.id and status = 'approved') as working
     from projects project where project.id = $1`,
    [projectId],
  );
  return rows[0];
}

/** Checks that an approval was written completely or not at all. */
export function expectWhole(state: Contest | undefined): void {
  expect(state?.linked).toEqual(state?.working);
  expect(state?.approved).toHaveLength(state?.status === "open" ? 0 : 1);
}

/** The outcomes of several attempts, sorted: the error code of each refusal, or "done". */
export const codes = (outcomes: { refusal: { code: string } | null }[]) =>
  outcomes.map(({ refusal }) => refusal?.code ?? "done").sort();
