/** Deletions of accounts that collide with other work: one of them wins, and nothing is left half done. */
import { inLane } from "../support/lanes.ts";
import { signUp, type ClubHead, type Person } from "../support/people.ts";
import { countRows, insertProjects } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, attempt, createTeam, deleteAccount, write } from "../support/writes.ts";

const ROUNDS = inLane({ gate: 2, soak: 5 });

let server: TestServer;
let head: ClubHead;

beforeAll(async () => {
  server = await borrowTestServer();
  head = await signUp.clubHead(server);
});

afterAll(() => server?.stop());

const codeOf = async (person: Person) => (await deleteAccount(server, person)).refusal?.code ?? "done";
const count = (table: string, where: string, values: unknown[]) => countRows(server.database, table, where, values);

/** An application for an open project, and the two people whom it concerns. */
const fresh = async () => {
  const [owner, applicant] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  const [projectId = ""] = await insertProjects(server.database, owner.startupId, 1);
  const application = await apply(server, applicant, projectId, await createTeam(server, applicant));
  return { owner, applicant, projectId, application };
};

it.each(["owner", "applicant"] as const)(
  "an approval and the deletion of the %s's account: one wins, and nothing is left half done",
  async (leaving) => {
    const outcomes = [];
    for (let round = 0; round < ROUNDS; round++) {
      const { owner, projectId, application, ...people } = await fresh();
      const person = leaving === "owner" ? owner : people.applicant;
      const [approved, deleted] = await Promise.all([
        attempt(server, owner, "approveApplication", { id: application }),
        codeOf(person),
      ]);
      const { rows } = await server.database.query(
        "select status, (select count(*)::int from team_projects where project_id = $1) as links from projects " +
          "where id = $1",
        [projectId],
      );
      outcomes.push([approved.refusal?.code ?? "done", deleted]);
      if (!approved.refusal) {
        expect(deleted).toBe("WORK_IN_PROGRESS");
        expect(rows).toEqual([{ status: "in_progress", links: 1 }]);
      } else {
        expect(["NOT_FOUND", "UNAUTHENTICATED"]).toContain(approved.refusal.code);
        expect(deleted).toBe("done");
        expect(rows).toEqual(leaving === "owner" ? [] : [{ status: "open", links: 0 }]);
      }
    }
    expect(outcomes).toHaveLength(ROUNDS);
  },
);

it("a new project, team, invitation or student and the deletion it concerns: nothing is left half done", async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const { owner, applicant, projectId } = await fresh();
    const [another = ""] = await insertProjects(server.database, owner.startupId, 1);
    const project = {
      title: "Late",
      description: "Text",
      category: "OTHER",
      skills: ["React"],
      startDate: "2030-02-01",
      duration: "1-2 weeks",
      teamSize: 2,
    };
    const loner = await signUp.student(server, head);
    await write(server, head, "removeStudent", { studentId: loner.id });
    const [closed, ...others] = await Promise.all([
      codeOf(applicant),
      attempt(server, applicant, "createTeam", { teamName: "Late" }),
      attempt(server, owner, "inviteClub", { projectId: another, clubId: applicant.clubId, message: "Join us." }),
      attempt(server, loner, "joinClub", { clubCode: applicant.secretCode }),
    ]);
    for (const { refusal } of others)
      if (refusal) expect(["CONFLICT", "UNAUTHENTICATED", "NOT_FOUND", "INVALID_CLUB_CODE"]).toContain(refusal.code);
    expect(["done", "CONFLICT"]).toContain(closed);
    if (closed === "CONFLICT") expect(await codeOf(applicant)).toBe("done");
    expect(await count("project_applications", "club_id = $1", [applicant.clubId])).toBe(0);
    expect(await count("student_profiles", "club_id = $1", [applicant.clubId])).toBe(0);

    const [gone, posted] = await Promise.all([codeOf(owner), attempt(server, owner, "createProject", project)]);
    expect(gone).toBe("done");
    if (posted.refusal) expect(["CONFLICT", "UNAUTHENTICATED"]).toContain(posted.refusal.code);
    expect(await count("projects", "id = $1 or startup_id = $2", [projectId, owner.startupId])).toBe(0);
  }
});
