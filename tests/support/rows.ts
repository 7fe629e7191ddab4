/** Writes rows straight into the database, for tests that need many, or a state no request can create. */
import type pg from "pg";

type Row = Record<string, unknown>;

/**
 * Inserts rows, each with at least the columns of the first; a missing `id` is generated.
 *
 * @returns their ids in order; empty strings for a table without an id.
 */
export async function insertRows(database: pg.Pool, table: string, rows: Row[]): Promise<string[]> {
  const first = rows[0];
  if (!first) return [];
  const columns = Object.keys(first);
  const values = rows.flatMap((row) => columns.map((column) => row[column]));
  const places = rows.map(
    (_row, index) => `(${columns.map((_column, column) => `$${index * columns.length + column + 1}`).join(", ")})`,
  );
  const names = columns.map((column) => `"${column}"`).join(", ");
  const { rows: inserted } = await database.query<{ id?: string }>(
    `insert into "${table}" (${names}) values ${places.join(", ")} returning *`,
    values,
  );
  return inserted.map(({ id }) => id ?? "");
}

const sequence = (count: number) => Array.from({ length: count }, (_value, index) => index + 1);

/** Students of a club; they cannot log in. */
export async function insertStudents(
  database: pg.Pool,
  clubId: string,
  count: number,
  values: Row = {},
): Promise<string[]> {
  const ids = await insertRows(
    database,
    "profiles",
    sequence(count).map((number) => ({
      id: crypto.randomUUID(),
      email: `row-${crypto.randomUUID()}@example.com`,
      password_hash: "none",
      email_verified_at: new Date(),
      first_name: "Row",
      last_name: `Student ${number}`,
      user_type: "student",
    })),
  );
  const profile = {
    education: "B.Sc.",
    resume_url: "https://drive.google.com/file/d/row",
    skills: ["React"],
    ...values,
  };
  await insertRows(
    database,
    "student_profiles",
    ids.map((id) => ({ id, club_id: clubId, ...profile })),
  );
  return ids;
}

/** Projects of a startup, open unless `values` says otherwise. */
export function insertProjects(
  database: pg.Pool,
  startupId: string,
  count: number,
  values: Row = {},
): Promise<string[]> {
  const rows = sequence(count).map((number) => ({
    id: crypto.randomUUID(),
    title: `Project ${number}`,
    description: "Build a first version and show it to ten customers.",
    category: "web_development",
    skills: ["React", "Node.js"],
    start_date: "2030-01-01",
    end_date: "2030-03-31",
    duration: "2-3 months",
    team_size: 4,
    startup_id: startupId,
    ...values,
  }));
  return insertRows(database, "projects", rows);
}

/** Deliverables of a project, due on consecutive days from 2 January 2030. */
export function insertDeliverables(
  database: pg.Pool,
  projectId: string,
  count: number,
  values: Row = {},
): Promise<string[]> {
  const rows = sequence(count).map((number) => ({
    id: crypto.randomUUID(),
    project_id: projectId,
    title: `Deliverable ${number}`,
    due_date: new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10),
    ...values,
  }));
  return insertRows(database, "project_deliverables", rows);
}

/** A team of a club, led by its head, with these students. */
export async function insertTeam(
  database: pg.Pool,
  clubId: string,
  studentIds: string[],
  values: Row = {},
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    "select profile_id as id from memberships where club_id = $1 and role = 'head'",
    [clubId],
  );
  const team = { id: crypto.randomUUID(), team_name: "Team", club_id: clubId, team_lead_id: rows[0]!.id, ...values };
  await insertRows(database, "club_teams", [team]);
  await insertRows(
    database,
    "team_members",
    studentIds.map((studentId) => ({ team_id: team.id, student_id: studentId })),
  );
  return team.id;
}

/** Links a team to a project as an approval does: approved application, link, project in progress. */
export async function insertApproval(
  database: pg.Pool,
  projectId: string,
  clubId: string,
  teamId: string,
): Promise<string> {
  const [id = ""] = await insertRows(database, "project_applications", [
    {
      id: crypto.randomUUID(),
      project_id: projectId,
      club_id: clubId,
      team_id: teamId,
      initiated_by: "club",
      status: "approved",
      message: "We would like to build this.",
      answered_at: new Date(),
    },
  ]);
  await insertRows(database, "team_projects", [{ team_id: teamId, project_id: projectId }]);
  await database.query("update projects set status = 'in_progress' where id = $1", [projectId]);
  return id;
}

/** How many rows of a table fulfil a condition. */
export async function countRows(database: pg.Pool, table: string, where: string, values: unknown[]): Promise<number> {
  const { rows } = await database.query<{ count: number }>(
    `select count(*)::integer as count from ${table} where ${where}`,
    values,
  );
  return rows[0]!.count;
}
