/** The same few races, very often: a winner that is decided by luck would show here. */
import { codes, contestedProject, expectWhole, insertRivals, stateOf } from "../support/contest.ts";
import { inLane } from "../support/lanes.ts";
import { type ClubHead, signUp, type StartupPerson } from "../support/people.ts";
import { insertProjects, insertStudents } from "../support/rows.ts";
import { startTestServer, type TestServer } from "../support/test-server.ts";
import { attempt, createTeam, invite } from "../support/writes.ts";

const ROUNDS = inLane({ gate: 10, soak: 200 });
const RIVALS = 20;
// In the soak thousands of requests a test.
jest.setTimeout(300_000);

let server: TestServer;
let startup: StartupPerson, head: ClubHead;
let clubs: string[];
let teamId: string;

beforeAll(async () => {
  server = await startTestServer({ environment: { DATABASE_POOL_SIZE: String(RIVALS) } });
  [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  clubs = await insertRivals(server, RIVALS);
  teamId = await createTeam(server, head);
});

afterAll(() => server?.stop());

const approve = (id: string) => attempt(server, startup, "approveApplication", { id });
const times = <Result>(count: number, work: () => Promise<Result>) => Promise.all(Array.from({ length: count }, work));
const refusals = (code: string, count: number) => Array.from({ length: count }, () => code);

describe(`${ROUNDS} rounds`, () => {
  it(`of ${RIVALS} clubs approved for one project at the same moment: one works on it`, async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs);
      const outcomes = await Promise.all(applications.map(approve));
      expect(codes(outcomes)).toEqual([...refusals("PROJECT_NOT_OPEN", RIVALS - 1), "done"]);
      const winner = applications[outcomes.findIndex(({ refusal }) => !refusal)];
      const state = await stateOf(server, projectId);
      expect(state).toMatchObject({ status: "in_progress", approved: [winner], pending: RIVALS - 1 });
      expectWhole(state);
    }
  });

  it("of approving against rejecting one application: one answer stands", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs.slice(0, 1));
      const id = applications[0]!;
      const answers = [() => approve(id), () => attempt(server, startup, "rejectApplication", { id })];
      const outcomes = await Promise.all((round % 2 ? answers.reverse() : answers).map((answer) => answer()));
      expect(codes(outcomes)).toEqual(["APPLICATION_NOT_PENDING", "done"]);
      expectWhole(await stateOf(server, projectId));
    }
  });

  it("of a startup and an invited head approving two clubs for one project: one club gets it", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { projectId, applications } = await contestedProject(server, startup, clubs.slice(0, 1));
      const invitation = await invite(server, startup, projectId, head.clubId);
      const answers = [
        () => approve(applications[0]!),
        () => attempt(server, head, "approveApplication", { id: invitation }),
      ];
      const outcomes = await Promise.all((round % 2 ? answers.reverse() : answers).map((answer) => answer()));
      expect(codes(outcomes)).toEqual(["PROJECT_NOT_OPEN", "done"]);
      expectWhole(await stateOf(server, projectId));
    }
  });

  it("of a head applying twice at the same moment: there is one application", async () => {
    const projects = await insertProjects(server.database, startup.startupId, ROUNDS);
    for (const projectId of projects) {
      const outcomes = await times(2, () =>
        attempt(server, head, "submitApplication", { projectId, teamId, message: "We would like to build this." }),
      );
      expect(codes(outcomes)).toEqual(["ALREADY_APPLIED", "done"]);
    }
    const { rows } = await server.database.query<{ count: number }>(
      "select count(*)::integer as count from project_applications where club_id = $1 and project_id = any($2)",
      [head.clubId, projects],
    );
    expect(rows).toEqual([{ count: ROUNDS }]);
  });

  it("of a head adding a student twice at the same moment: the student is in the team once", async () => {
    const students = await insertStudents(server.database, head.clubId, ROUNDS);
    for (const studentId of students) {
      const outcomes = await times(2, () =>
        attempt(server, head, "addTeamMembers", { teamId, studentIds: [studentId] }),
      );
      expect(codes(outcomes)).toEqual(["MEMBER_ALREADY_EXISTS", "done"]);
    }
    const { rows } = await server.database.query<{ count: number }>(
      "select count(*)::integer as count from team_members where team_id = $1",
      [teamId],
    );
    expect(rows).toEqual([{ count: ROUNDS }]);
  });
});
