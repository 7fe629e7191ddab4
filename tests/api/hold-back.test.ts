/** Resumes and addresses that a club or a student holds back: nothing leads to them before approval. */
import { createSides, type Sides } from "../support/applications.ts";
import { signUp, type Person } from "../support/people.ts";
import { startReceiver } from "../support/receiver.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWebhook, deliveryTo } from "../support/webhooks.ts";
import { createTeam, write } from "../support/writes.ts";

let server: TestServer;
let sides: Sides;
/** Holds back the own resume; in the team beside `sides.member`. */
let reserved: Person;

beforeAll(async () => {
  server = await borrowTestServer();
  sides = await createSides(server);
  reserved = await signUp.student(server, sides.head, { resumeUrl: "https://drive.google.com/file/d/reserved" });
});

afterAll(() => server?.stop());
/** Each test begins with a startup that has seen none of the students. */
afterEach(async () => {
  await write(server, reserved, "updateStudent", { resumeAfterApproval: false });
  await server.database.query("delete from team_projects; delete from project_applications");
});

interface Shown {
  id: string;
  resumeUrl: string | null;
  email: string | null;
}

interface Answer {
  application: {
    holdsBack: boolean;
    team: { members: { nodes: { student: Shown | null }[] } } | null;
  } | null;
  alone: { resumeUrl: string | null; resumeAfterApproval: boolean | null } | null;
}

const document = `query ($id: ID!, $alone: ID!) {
  application(id: $id) { holdsBack team { members { nodes { student { id resumeUrl email } } } } }
  alone: student(id: $alone) { resumeUrl resumeAfterApproval } }`;

/** An application with both students, and what a person sees of their resumes and addresses, on every way to them. */
async function applyWith(input: { holdsBack?: boolean | null } = {}) {
  const teamId = await createTeam(server, sides.head, [sides.member, reserved]);
  const details = { projectId: await sides.newProject(), teamId, message: "We would like to build this." };
  const { id } = await write(server, sides.head, "submitApplication", { ...details, ...input });
  const seenBy = async (viewer: Person) => {
    const { application, alone } = await server.request<Answer>(document, { id, alone: reserved.id }, viewer);
    const students = application?.team?.members.nodes.flatMap(({ student }) => student ?? []) ?? [];
    const of = (person: Person) => students.find((student) => student.id === person.id);
    return {
      holdsBack: application?.holdsBack,
      open: Boolean(of(sides.member)?.resumeUrl),
      reserved: Boolean(of(reserved)?.resumeUrl),
      alone: Boolean(alone?.resumeUrl),
      addresses: students.filter(({ email }) => email).length,
    };
  };
  return { id, seenBy };
}

const everything = { open: true, reserved: true, alone: true };
const nothing = { open: false, reserved: false, alone: false };

test("without a choice the resumes come with the application, the addresses with approval", async () => {
  for (const input of [{}, { holdsBack: null }, { holdsBack: false }]) {
    const { id, seenBy } = await applyWith(input);
    expect(await seenBy(sides.startup)).toEqual({ ...everything, holdsBack: false, addresses: 0 });
    await write(server, sides.head, "withdrawApplication", { id });
  }
});

test("a club holds back all resumes and addresses until approval, and a rejection shows nothing", async () => {
  const kept = await applyWith({ holdsBack: true });
  expect(await kept.seenBy(sides.startup)).toEqual({ ...nothing, holdsBack: true, addresses: 0 });
  expect(await kept.seenBy(sides.head)).toEqual({ ...everything, holdsBack: true, addresses: 2 });
  await write(server, sides.startup, "rejectApplication", { id: kept.id });
  expect(await kept.seenBy(sides.startup)).toEqual({ ...nothing, holdsBack: true, addresses: 0 });

  const taken = await applyWith({ holdsBack: true });
  expect(await taken.seenBy(sides.startup)).toEqual({ ...nothing, holdsBack: true, addresses: 0 });
  await write(server, sides.startup, "approveApplication", { id: taken.id });
  expect(await taken.seenBy(sides.startup)).toEqual({ ...everything, holdsBack: true, addresses: 2 });
  // What one startup approved, another one does not see.
  expect(await taken.seenBy(sides.otherStartup)).toEqual({ ...nothing, holdsBack: undefined, addresses: 0 });
});

test("a student holds back the own resume alone, from applications already sent too, until approval", async () => {
  const { id, seenBy } = await applyWith();
  expect(await seenBy(sides.startup)).toMatchObject(everything);
  await write(server, reserved, "updateStudent", { resumeAfterApproval: true });
  expect(await seenBy(sides.startup)).toMatchObject({ open: true, reserved: false, alone: false });
  for (const person of [sides.head, reserved]) expect(await seenBy(person)).toMatchObject({ alone: true });

  // Only the student and the head see the choice.
  const choices = await Promise.all(
    [reserved, sides.head, sides.member, sides.startup].map(async (viewer) => {
      const { alone } = await server.request<Answer>(document, { id, alone: reserved.id }, viewer);
      return alone?.resumeAfterApproval;
    }),
  );
  expect(choices).toEqual([true, true, null, null]);

  await write(server, sides.startup, "approveApplication", { id });
  expect(await seenBy(sides.startup)).toMatchObject(everything);
});

test("the same team shows to one startup what it holds back from another", async () => {
  const teamId = await createTeam(server, sides.head, [reserved]);
  const [theirs] = (
    await server.database.query<{ id: string }>(
      `insert into projects (id, title, description, category, skills, start_date, duration, team_size, startup_id)
       select gen_random_uuid(), title, description, category, skills, start_date, duration, team_size, $2
       from projects where id = $1 returning id`,
      [await sides.newProject(), sides.otherStartup.startupId],
    )
  ).rows;
  const message = "We would like to build this.";
  const open = { projectId: theirs!.id, teamId, message };
  await write(server, sides.head, "submitApplication", open);
  await write(server, sides.head, "submitApplication", {
    ...open,
    projectId: await sides.newProject(),
    holdsBack: true,
  });
  const resumeFor = async (viewer: Person) =>
    (
      await server.request<{ student: { resumeUrl: string | null } }>(
        "query ($id: ID!) { student(id: $id) { resumeUrl } }",
        { id: reserved.id },
        viewer,
      )
    ).student.resumeUrl;
  expect(await resumeFor(sides.otherStartup)).toMatch(/^https:/);
  expect(await resumeFor(sides.startup)).toBeNull();
});

test("neither a webhook nor the startup's own file carries what is held back", async () => {
  const receiver = await startReceiver();
  try {
    const hook = await createWebhook(server, sides.startup, `${receiver.url}/held`, ["APPLICATION_RECEIVED"]);
    await applyWith({ holdsBack: true });
    await deliveryTo(server, sides.startup, hook.id, ({ state }) => state === "DELIVERED");
    const bodies = receiver.at("/held").map(({ body }) => body);
    expect(bodies).toHaveLength(1);
    const { personalData } = await server.request<{ personalData: { json: string } }>(
      "{ personalData { json } }",
      {},
      sides.startup,
    );
    for (const told of [...bodies, personalData.json]) {
      expect(told).not.toContain("drive.google.com");
      expect(told).not.toContain(reserved.email);
    }
  } finally {
    await receiver.stop();
  }
});
