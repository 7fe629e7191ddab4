import {
  applicationRules,
  clubRules,
  deliverableRules,
  ProjectCategory,
  ProjectStatus,
  profileRules,
  projectRules,
  secretCode,
  startupRules,
  studentRules,
  teamRules,
} from "../../contract/index.js";
import { demoRows, type Row } from "./rows.js";
import { applications, clubs, projects, startups, students, teams } from "./world.js";

const today = "2026-06-15";
const endOfToday = new Date("2026-06-15T23:59:59+05:30");
const rows = demoRows({ passwordHash: "hash", today });
const table = (name: string) => rows.get(name) ?? [];
const byId = (name: string) => new Map(table(name).map((row) => [row.id, row]));
const [projectsById, teamsById, studentsById, profilesById] = [
  byId("projects"),
  byId("club_teams"),
  byId("student_profiles"),
  byId("profiles"),
];
/** The profile id of the head of a club, or the owner of a startup. */
const leader = (id: unknown) =>
  table("memberships").find(({ club_id, startup_id }) => (club_id ?? startup_id) === id)?.profile_id;
const at = (row: Row | undefined, column = "created_at") => {
  const value = row?.[column];
  if (!(value instanceof Date)) throw new Error(`${column} is not a moment`);
  return value.getTime();
};
const indiaDate = (moment: number) => new Date(moment + 5.5 * 3_600_000).toISOString().slice(0, 10);
const approved = table("project_applications").filter(({ status }) => status === "approved");

describe("the demo world", () => {
  it("is as rich as promised", () => {
    expect([startups.length, clubs.length, students.length, teams.length, projects.length]).toEqual([3, 4, 40, 9, 30]);
    expect(new Set(projects.map(({ category }) => category))).toEqual(new Set(Object.values(ProjectCategory)));
    expect(new Set(table("projects").map(({ status }) => status))).toEqual(new Set(Object.values(ProjectStatus)));
    const kinds = table("project_applications").map((row) => `${String(row.initiated_by)} ${String(row.status)}`);
    expect(new Set(kinds).size).toBe(6);
  });

  it("has overdue, due and later deliverables in running projects", () => {
    const open = table("project_deliverables").filter(
      (row) => !row.is_completed && projectsById.get(row.project_id)?.status === "in_progress",
    );
    const days = open.map((row) => String(row.due_date));
    expect(days.filter((day) => day < today).length).toBeGreaterThan(0);
    expect(days.filter((day) => day >= today && day <= "2026-06-22").length).toBeGreaterThan(0);
    expect(days.filter((day) => day > "2026-06-22").length).toBeGreaterThan(0);
  });

  it("is the same each time for the same day", () => {
    expect(demoRows({ passwordHash: "hash", today })).toEqual(rows);
    expect(demoRows({ passwordHash: "hash", today: "2026-06-16" })).not.toEqual(rows);
  });

  it("uses every id and address once", () => {
    for (const name of ["profiles", "projects", "club_teams", "project_applications", "project_deliverables"]) {
      expect(new Set(table(name).map(({ id }) => id)).size).toBe(table(name).length);
    }
    expect(new Set(table("profiles").map(({ email }) => email)).size).toBe(47);
    expect(table("profiles").every(({ email }) => /^[a-z]+\.[a-z]+@demo\.quadwork\.test$/.test(String(email)))).toBe(
      true,
    );
  });

  it("respects the rules for what people enter", async () => {
    const checks = [
      ...[...startups, ...clubs, ...students].map((person) => profileRules.validate(person)),
      ...startups.map((startup) => startupRules.validate(startup)),
      ...clubs.flatMap((club) => [clubRules.validate(club), secretCode.validate(club.secretCode)]),
      ...table("student_profiles").map(({ skills, education, resume_url }) =>
        studentRules.validate({ skills, education, resumeUrl: resume_url, resumeAfterApproval: false }),
      ),
      ...table("projects").map((row) =>
        projectRules.validate({ ...row, startDate: row.start_date, endDate: row.end_date, teamSize: row.team_size }),
      ),
      ...table("project_deliverables").map((row) => deliverableRules.validate({ ...row, dueDate: row.due_date })),
      ...teams.map(({ name, description }) => teamRules.validate({ teamName: name, description })),
      ...applications.map((application) => applicationRules.validate(application)),
    ];
    await expect(Promise.all(checks)).resolves.toHaveLength(checks.length);
  });
});

describe("states and links", () => {
  it("link a team to a project exactly where an application was approved, and nothing else leaves open", () => {
    const links = table("team_projects").map(({ team_id, project_id }) => [project_id, team_id]);
    expect(new Map(links as [string, string][])).toEqual(
      new Map(approved.map(({ project_id, team_id }) => [project_id, team_id])),
    );
    expect(links).toHaveLength(approved.length);
    const left = table("projects")
      .filter(({ status }) => status !== "open")
      .map(({ id }) => id);
    expect(new Set(left)).toEqual(new Set(approved.map(({ project_id }) => project_id)));
  });

  it("have one application per club and project, with a team of that club", () => {
    const pairs = table("project_applications").map(
      ({ project_id, club_id }) => `${String(project_id)} ${String(club_id)}`,
    );
    expect(new Set(pairs).size).toBe(pairs.length);
    for (const { team_id, club_id } of table("project_applications")) {
      if (team_id !== null) expect(teamsById.get(team_id)?.club_id).toBe(club_id);
    }
  });

  it("have only students of the club in a team, and its head or a member as lead", () => {
    for (const { team_id, student_id } of table("team_members")) {
      expect(studentsById.get(student_id)?.club_id).toBe(teamsById.get(team_id)?.club_id);
    }
    for (const { id, club_id, team_lead_id } of table("club_teams")) {
      const members = table("team_members")
        .filter(({ team_id }) => team_id === id)
        .map(({ student_id }) => student_id);
      expect([leader(club_id), ...members]).toContain(team_lead_id);
    }
  });

  it("name the team of an accepted invitation after its project", () => {
    const invitations = approved.filter(({ initiated_by }) => initiated_by === "startup");
    expect(invitations).not.toHaveLength(0);
    for (const { project_id, team_id, club_id } of invitations) {
      const title = String(projectsById.get(project_id)?.title);
      expect(teamsById.get(team_id)).toMatchObject({ team_name: `${title} Team`, team_lead_id: leader(club_id) });
    }
  });
});

describe("the order of events", () => {
  it("holds nothing later than the day of loading, but for the next checks of domains", () => {
    const moments = [...rows.values()]
      .flat()
      .flatMap(({ due_at: _next, ...row }) => Object.values(row))
      .filter((value) => value instanceof Date);
    expect(moments.filter((moment) => moment > endOfToday)).toEqual([]);
  });

  it("verified a startup and a club, but not all, and checks their domains only after weeks", () => {
    const verified = table("verifications");
    const of = (column: string) => verified.filter((row) => row[column] !== null).length;
    expect([of("startup_id"), of("club_id")]).toEqual([1, 1]);
    for (const row of verified) {
      expect(row).toMatchObject({ domain: expect.stringMatching(/\.example\.com$/) as string, method: "dns" });
      expect(at(row, "checked_at")).toBeGreaterThan(at(profilesById.get(leader(row.startup_id ?? row.club_id))));
      expect(at(row, "due_at")).toBeGreaterThan(endOfToday.getTime() + 14 * 86_400_000);
    }
  });

  it("goes from project to application to answer, within the time the project was open", () => {
    const closedAt = new Map(approved.map((row) => [row.project_id, at(row, "answered_at")]));
    for (const row of table("project_applications")) {
      expect(row.answered_at === null).toBe(row.status === "pending");
      expect(at(row)).toBeGreaterThan(at(projectsById.get(row.project_id)));
      expect(at(row)).toBeLessThan(closedAt.get(row.project_id) ?? Infinity);
      if (row.answered_at !== null) expect(at(row, "answered_at")).toBeGreaterThan(at(row));
      if (row.initiated_by === "club") expect(at(row)).toBeGreaterThan(at(teamsById.get(row.team_id)));
    }
  });

  it("goes from account to project and team to membership", () => {
    for (const row of table("projects")) expect(at(row)).toBeGreaterThan(at(profilesById.get(leader(row.startup_id))));
    for (const row of table("student_profiles"))
      expect(at(profilesById.get(row.id))).toBeGreaterThan(at(profilesById.get(leader(row.club_id))));
    for (const row of table("club_teams")) {
      expect(at(row)).toBeGreaterThan(at(profilesById.get(leader(row.club_id))));
      if (row.project_id !== null) expect(at(row)).toBeGreaterThan(at(projectsById.get(row.project_id)));
    }
    for (const row of table("team_members")) {
      expect(at(row)).toBeGreaterThan(Math.max(at(teamsById.get(row.team_id)), at(profilesById.get(row.student_id))));
    }
  });

  it("applies with teams that were complete, so that a startup sees whom it decides about", () => {
    for (const application of table("project_applications").filter(({ status }) => status === "pending"))
      for (const member of table("team_members").filter(({ team_id }) => team_id === application.team_id))
        expect(at(application)).toBeGreaterThan(at(member));
  });

  it("keeps the dates of a project and its deliverables possible", () => {
    for (const row of table("projects")) {
      expect(String(row.start_date) >= indiaDate(at(row))).toBe(true);
      if (row.status === "open") expect(String(row.start_date) > today).toBe(true);
      expect(row.completed_at !== null).toBe(row.status === "completed");
    }
    for (const row of table("project_deliverables")) {
      const project = projectsById.get(row.project_id);
      const due = String(row.due_date);
      expect(due >= String(project?.start_date) && due <= String(project?.end_date ?? due)).toBe(true);
      if (project?.status === "completed") expect(row.is_completed).toBe(true);
      if (project?.status === "open") expect(row.is_completed).toBe(false);
    }
  });
});
