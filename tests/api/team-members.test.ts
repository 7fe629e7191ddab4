/** How students get into teams and out of them, and how a team lists and counts them. */
import { UNKNOWN_ID } from "../support/mutation-inputs.ts";
import type { ClubHead, Person, StartupPerson } from "../support/people.ts";
import { insertStudents, insertTeam } from "../support/rows.ts";
import { createClubs, TEAM, type Clubs, type TeamAnswer } from "../support/teams.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { attempt, createTeam, refusalOf, write } from "../support/writes.ts";

let server: TestServer;
let head: ClubHead, startup: StartupPerson;
let asha: Person, bela: Person, stranger: Person;
let team: Clubs["team"];

beforeAll(async () => {
  server = await borrowTestServer();
  ({ head, startup, asha, bela, stranger, team } = await createClubs(server));
});

afterAll(() => server?.stop());

describe("members of a team", () => {
  it("are added, lead first and then as they joined", async () => {
    const id = await createTeam(server, head, [bela]);
    const changed = await write<TeamAnswer>(
      server,
      head,
      "addTeamMembers",
      { teamId: id, studentIds: [asha.id.toUpperCase(), asha.id] },
      TEAM,
    );
    expect(changed.memberCount).toBe(3);
    expect(changed.members.nodes.map((member) => member.profile.id)).toEqual([head.id, bela.id, asha.id]);
    expect(changed.members.nodes.map((member) => member.student?.id ?? null)).toEqual([null, bela.id, asha.id]);
  });

  it("are added all or not at all", async () => {
    const id = await createTeam(server, head, [asha]);
    expect(
      await refusalOf(server, head, "addTeamMembers", { teamId: id, studentIds: [bela.id, asha.id] }),
    ).toMatchObject({
      code: "MEMBER_ALREADY_EXISTS",
      message: "This student is already a member of the team",
    });
  });

  it("come from the head's own club; ids of others, unknown and invalid ids are refused alike", async () => {
    const id = await createTeam(server, head);
    for (const wrong of [stranger.id, startup.id, head.id, UNKNOWN_ID, "not-an-id"])
      expect(await refusalOf(server, head, "addTeamMembers", { teamId: id, studentIds: [asha.id, wrong] })).toEqual({
        code: "NOT_FOUND",
        message: "This does not exist, or you do not have access to it.",
      });
  });

  it("are named when they are added, at most 100 at once", async () => {
    const id = await createTeam(server, head);
    expect(await refusalOf(server, head, "addTeamMembers", { teamId: id, studentIds: [] })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { studentIds: "Please select a student." },
    });
    expect(await refusalOf(server, head, "addTeamMembers", { teamId: id, studentIds: [asha.id, ""] })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { "studentIds.1": "Please select a student." },
    });
    const many = Array.from({ length: 101 }, () => crypto.randomUUID());
    expect(await refusalOf(server, head, "addTeamMembers", { teamId: id, studentIds: many })).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { studentIds: "At most 100 students can be added at once." },
    });
  });

  it("join once, however many requests add them at the same moment", async () => {
    const id = await createTeam(server, head);
    const outcomes = await Promise.all(
      Array.from({ length: 6 }, () => attempt(server, head, "addTeamMembers", { teamId: id, studentIds: [asha.id] })),
    );
    const codes = outcomes.map(({ refusal }) => refusal?.code ?? "added").sort();
    expect(codes).toEqual([...Array.from({ length: 5 }, () => "MEMBER_ALREADY_EXISTS"), "added"].sort());
    expect((await team(head, id))?.memberCount).toBe(2);
  });

  it("are never students who leave the club at the same moment", async () => {
    for (const studentId of await insertStudents(server.database, head.clubId, 8)) {
      const id = await createTeam(server, head, [], { teamName: "Race" });
      const [added, removed] = await Promise.all([
        attempt(server, head, "addTeamMembers", { teamId: id, studentIds: [studentId] }),
        attempt(server, head, "removeStudent", { studentId }),
      ]);
      expect(removed.refusal).toBeNull();
      expect([undefined, "NOT_FOUND"]).toContain(added.refusal?.code);
      expect((await team(head, id))?.memberCount).toBe(1);
    }
  });

  it("leave; where one led the team the head leads it again", async () => {
    const id = await createTeam(server, head, [asha, bela]);
    await write(server, head, "updateTeam", { id, teamName: "Builders", teamLeadId: asha.id });
    const changed = await write<TeamAnswer>(server, head, "removeTeamMember", { teamId: id, studentId: asha.id }, TEAM);
    expect(changed).toMatchObject({ memberCount: 2, teamLead: { id: head.id } });
    expect(changed.members.nodes.map((member) => member.profile.id)).toEqual([head.id, bela.id]);
    expect(await team(asha, id)).toBeNull();
    for (const studentId of [asha.id, UNKNOWN_ID, "not-an-id"])
      expect((await refusalOf(server, head, "removeTeamMember", { teamId: id, studentId })).code).toBe("NOT_FOUND");
  });

  it("who leave the club leave its teams and no longer lead them", async () => {
    const [studentId = ""] = await insertStudents(server.database, head.clubId, 1);
    const id = await createTeam(server, head, [{ id: studentId }]);
    await write(server, head, "updateTeam", { id, teamName: "Builders", teamLeadId: studentId });
    await write(server, head, "removeStudent", { studentId });
    expect(await team(head, id)).toMatchObject({ memberCount: 1, teamLead: { id: head.id } });
  });

  it("are counted once, whether or not they lead: the count is how many the team shows", async () => {
    const counts = async (id: string) => {
      const query = `query Counts($id: ID!) { team(id: $id) { memberCount members { totalCount } } }`;
      const answer = await server.request<{ team: { memberCount: number; members: { totalCount: number } } }>(
        query,
        { id },
        { token: head.token },
      );
      return [answer.team.memberCount, answer.team.members.totalCount];
    };
    const id = await createTeam(server, head, [asha, bela]);
    expect(await counts(id)).toEqual([3, 3]);
    await write(server, head, "updateTeam", { id, teamName: "Builders", teamLeadId: asha.id });
    expect(await counts(id)).toEqual([2, 2]);
  });

  it("are paged without gaps or repetitions", async () => {
    const students = await insertStudents(server.database, head.clubId, 7);
    const id = await insertTeam(server.database, head.clubId, students, { team_lead_id: students[3] });
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const {
        team: page,
      }: {
        team: {
          members: {
            nodes: { profile: { id: string } }[];
            totalCount: number;
            pageInfo: { hasNextPage: boolean; endCursor: string };
          };
        };
      } = await server.request(
        `query Members($id: ID!, $after: String) { team(id: $id) { members(first: 3, after: $after) { nodes { profile { id } } totalCount pageInfo { hasNextPage endCursor } } } }`,
        { id, after },
        { token: head.token },
      );
      expect(page.members.totalCount).toBe(7);
      seen.push(...page.members.nodes.map((member) => member.profile.id));
      after = page.members.pageInfo.hasNextPage ? page.members.pageInfo.endCursor : null;
    } while (after);
    expect(seen[0]).toBe(students[3]);
    expect([...seen].sort()).toEqual([...students].sort());
  });
});
