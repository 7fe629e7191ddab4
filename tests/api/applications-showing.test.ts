import { createSides, type Sides } from "../support/applications.ts";
import { type Person, signUp } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { apply, createTeam, write } from "../support/writes.ts";

/** What an application shows a startup of the students behind it, from sending it to its end. */
let server: TestServer;
let sides: Sides;
let late: Person;

beforeAll(async () => {
  server = await borrowTestServer();
  sides = await createSides(server);
  late = await signUp.student(server, sides.head);
});

afterAll(() => server?.stop());

interface Shown {
  application: {
    message: string;
    teamName: string | null;
    teamMemberCount: number | null;
    club: { id: string };
    team: {
      memberCount: number;
      teamLead: { id: string };
      members: { totalCount: number; nodes: { profile: { id: string } }[] };
    } | null;
  } | null;
  team: { id: string } | null;
  taking: { id: string; resumeUrl: string | null; email: string | null } | null;
  joining: { id: string; resumeUrl: string | null; email: string | null } | null;
}

const SHOWN = `query ($id: ID!, $team: ID!, $taking: ID!, $joining: ID!) {
  application(id: $id) { message teamName teamMemberCount club { id } team { memberCount teamLead { id } members { totalCount nodes { profile { id } } } } }
  team(id: $team) { id } taking: student(id: $taking) { id resumeUrl email } joining: student(id: $joining) { id resumeUrl email } }`;

const resumeUrl = expect.stringMatching(/^https:/);

/** An application with `member`, whose team `late` joins afterwards, to lead it. */
async function applyAndGrow() {
  const teamId = await createTeam(server, sides.head, [sides.member]);
  const id = await apply(server, sides.head, await sides.newProject(), teamId);
  await write(server, sides.head, "addTeamMembers", { teamId, studentIds: [late.id] });
  await write(server, sides.head, "updateTeam", { id: teamId, teamName: "Builders", teamLeadId: late.id });
  const shown = () =>
    server.request<Shown>(
      SHOWN,
      { id, team: teamId, taking: sides.member.id, joining: late.id },
      { token: sides.startup.token },
    );
  return { id, teamId, shown };
}

/** What is left of an application that was turned down. */
const remains = {
  message: "We would like to build this.",
  teamName: "Builders",
  teamMemberCount: 1,
  club: { id: expect.any(String) },
  team: null,
};

test("while it waits, those in the team when it was sent, and nobody who joined later, not even its lead", async () => {
  const { id, shown } = await applyAndGrow();
  expect(await shown()).toEqual({
    application: {
      ...remains,
      team: {
        memberCount: 1,
        teamLead: { id: sides.head.id },
        members: { totalCount: 1, nodes: [{ profile: { id: sides.member.id } }] },
      },
    },
    team: { id: expect.any(String) },
    taking: { id: sides.member.id, resumeUrl, email: null },
    joining: null,
  });
  await write(server, sides.startup, "rejectApplication", { id });
});

test("once it is rejected, the club, its message, the team's name and size, and no student", async () => {
  const { id, shown } = await applyAndGrow();
  await write(server, sides.startup, "rejectApplication", { id });
  expect(await shown()).toEqual({ application: remains, team: null, taking: null, joining: null });
});

test("once the project is completed with another team, no student, though nobody has answered", async () => {
  const { id, shown } = await applyAndGrow();
  const { application } = await server.request<{ application: { project: { id: string } } }>(
    "query ($id: ID!) { application(id: $id) { project { id } } }",
    { id },
    { token: sides.startup.token },
  );
  // The rival's approval and the completion, as they stand afterwards.
  await server.database.query("update projects set status = 'completed', completed_at = now() where id = $1", [
    application.project.id,
  ]);
  expect(await shown()).toEqual({ application: remains, team: null, taking: null, joining: null });
});

test("once it is withdrawn, nothing", async () => {
  const { id, shown } = await applyAndGrow();
  await write(server, sides.head, "withdrawApplication", { id });
  expect(await shown()).toEqual({ application: null, team: null, taking: null, joining: null });
});

test("whoever left the team and came back did not take part in what was sent before", async () => {
  const { id, teamId, shown } = await applyAndGrow();
  await write(server, sides.head, "removeTeamMember", { teamId, studentId: sides.member.id });
  expect((await shown()).taking).toBeNull();
  await write(server, sides.head, "addTeamMembers", { teamId, studentIds: [sides.member.id] });
  expect(await shown()).toMatchObject({ application: { teamMemberCount: 0 }, taking: null, joining: null });
  await write(server, sides.head, "withdrawApplication", { id });
});

test("once it is approved, everybody in the team, whenever they joined", async () => {
  const { id, shown } = await applyAndGrow();
  await write(server, sides.startup, "approveApplication", { id });
  expect(await shown()).toMatchObject({
    application: {
      teamName: "Builders",
      teamMemberCount: 2,
      team: { memberCount: 2, teamLead: { id: late.id }, members: { totalCount: 2 } },
    },
    taking: { id: sides.member.id, resumeUrl, email: sides.member.email },
    joining: { id: late.id, resumeUrl, email: late.email },
  });
});
