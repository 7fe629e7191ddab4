/** A completed project is closed for everybody. */
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt } from "../support/writes.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterAll(() => server?.stop());
afterEach(() => world.restore());

const details = {
  title: "New",
  description: "Text",
  category: "OTHER",
  skills: ["React"],
  startDate: "2030-02-01",
  duration: "1-2 weeks",
  teamSize: 2,
};
const deliverable = { title: "New", dueDate: "2030-02-01" };

const writes: [mutation: string, input: (world: World) => object, who: PersonName[]][] = [
  ["updateProject", ({ projects }) => ({ ...details, id: projects.done }), ["owner"]],
  ["addDeliverable", ({ projects }) => ({ ...deliverable, projectId: projects.done }), ["owner", "head"]],
  ["updateDeliverable", ({ deliverables }) => ({ ...deliverable, id: deliverables.done }), ["owner", "head"]],
  ["deleteDeliverable", ({ deliverables }) => ({ id: deliverables.done }), ["owner", "head"]],
  [
    "setDeliverableCompletion",
    ({ deliverables }) => ({ id: deliverables.done, isCompleted: false }),
    ["owner", "head", "member"],
  ],
  [
    "setDeliverableCompletion",
    ({ deliverables }) => ({ id: deliverables.done, isCompleted: true }),
    ["owner", "head", "member"],
  ],
];

test.each(writes)("%s is refused to everybody who could do it before", async (mutation, input, who) => {
  const before = await world.digest();
  for (const person of who) {
    const { refusal } = await attempt(server, world.people[person], mutation, input(world));
    expect([person, refusal]).toEqual([
      person,
      { code: "PROJECT_COMPLETED", message: "This project is completed and can no longer be changed." },
    ]);
  }
  expect((await attempt(server, world.people.stranger, mutation, input(world))).refusal?.code).toMatch(
    /NOT_FOUND|FORBIDDEN/,
  );
  expect(await world.digest()).toBe(before);
});

const states = `query ($id: ID!) { project(id: $id) {
  viewerIsOwner viewerCanUpdate viewerCanComplete viewerCanWithdraw viewerCanAddDeliverable viewerCanViewDeliverables viewerCanInvite viewerCanApply
  deliverables { nodes { viewerCanUpdate viewerCanDelete viewerCanSetCompletion } } } }`;

test.each<PersonName>(["owner", "head", "member"])(
  "the fields that tell %s what may be done tell nothing may",
  async (person) => {
    const { project } = await server.request<{ project: Record<string, unknown> }>(
      states,
      { id: world.projects.done },
      world.people[person],
    );
    const { viewerIsOwner, viewerCanViewDeliverables, deliverables, ...can } = project;
    expect({ viewerIsOwner, viewerCanViewDeliverables }).toEqual({
      viewerIsOwner: person === "owner",
      viewerCanViewDeliverables: true,
    });
    expect(Object.values(can)).toEqual(Object.values(can).map(() => false));
    expect(deliverables).toEqual({
      nodes: [{ viewerCanUpdate: false, viewerCanDelete: false, viewerCanSetCompletion: false }],
    });
  },
);

test("the same fields tell what may be done while the project runs", async () => {
  const { project } = await server.request<{ project: Record<string, unknown> }>(
    states,
    { id: world.projects.running },
    world.people.owner,
  );
  const may = { viewerCanUpdate: true, viewerCanDelete: true, viewerCanSetCompletion: true };
  expect(project).toMatchObject({
    viewerCanUpdate: true,
    viewerCanComplete: true,
    viewerCanAddDeliverable: true,
    deliverables: { nodes: [may, may] },
  });
});

test("what is upcoming leaves its incomplete deliverables out", async () => {
  await server.database.query("update project_deliverables set is_completed = false");
  const upcoming = `{ deliverables(filter: { isCompleted: false, projectIsCompleted: false }) { nodes { project { status } } } }`;
  for (const person of ["owner", "head", "member"] as const) {
    const { deliverables } = await server.request<{ deliverables: { nodes: { project: { status: string } }[] } }>(
      upcoming,
      {},
      world.people[person],
    );
    expect(deliverables.nodes.length).toBeGreaterThan(0);
    expect(deliverables.nodes.map(({ project }) => project.status)).not.toContain("COMPLETED");
  }
});
