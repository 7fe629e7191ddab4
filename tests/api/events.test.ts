import { type Announcements, listenToAnnouncements } from "../support/announcements.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { attempt, write } from "../support/writes.ts";

let server: TestServer;
let world: World;
let announcements: Announcements;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  announcements = await listenToAnnouncements(server.databaseUrl);
});

afterEach(() => world.restore());
afterAll(async () => {
  await announcements?.stop();
  await server?.stop();
});

const deliverable = { title: "Prototype", dueDate: "2030-02-01" };

/** What is announced while a person does something, without the events' ids and times. */
async function announcedBy(
  name: PersonName,
  mutation: string,
  input: object,
): Promise<{ answer: unknown; events: object[] }> {
  const answer = await write(server, world.people[name], mutation, input);
  const events = (await announcements.take()).map(({ id: _id, occurredAt: _occurredAt, ...event }) => event);
  return { answer, events };
}

test("an application and an invitation are received", async () => {
  const { open } = world.projects;
  const applied = await announcedBy("head", "submitApplication", {
    projectId: open,
    teamId: world.teams.team,
    message: "Take us.",
  });
  expect(applied.events).toEqual([
    { type: "application.received", applicationId: (applied.answer as { id: string }).id, projectId: open },
  ]);
  const invited = await announcedBy("owner", "inviteClub", {
    projectId: open,
    clubId: world.clubs.strangerHead,
    message: "Come.",
  });
  expect(invited.events).toEqual([
    { type: "application.received", applicationId: (invited.answer as { id: string }).id, projectId: open },
  ]);
});

test("an approval also tells of the project that is in progress now", async () => {
  const { pending: applicationId } = world.applications;
  const { wanted: projectId } = world.projects;
  const { events } = await announcedBy("owner", "approveApplication", { id: applicationId });
  expect(events).toEqual([
    { type: "application.approved", applicationId, projectId },
    { type: "project.statusChanged", projectId, status: "in_progress" },
  ]);
});

test("each application that is turned down is told of", async () => {
  const { pending, invitation } = world.applications;
  const { wanted: projectId } = world.projects;
  const rejected = (applicationId: string) => ({ type: "application.rejected", applicationId, projectId });
  expect((await announcedBy("rivalHead", "rejectApplication", { id: invitation })).events).toEqual([
    rejected(invitation),
  ]);
  await world.restore();
  await server.database.query("update projects set status = 'completed', completed_at = now() where id = $1", [
    projectId,
  ]);
  const { events } = await announcedBy("owner", "rejectOtherApplications", { projectId });
  expect(events).toHaveLength(2);
  expect(events).toEqual(expect.arrayContaining([rejected(pending), rejected(invitation)]));
});

test("a project that is completed", async () => {
  const { running: projectId } = world.projects;
  expect((await announcedBy("owner", "completeProject", { id: projectId })).events).toEqual([
    { type: "project.statusChanged", projectId, status: "completed" },
  ]);
});

test("what becomes of a deliverable, but not a completion that changes nothing", async () => {
  const { running: projectId } = world.projects;
  const { running: deliverableId } = world.deliverables;
  const change = (type: string) => ({ type, deliverableId, projectId });
  const added = await announcedBy("head", "addDeliverable", { projectId, ...deliverable });
  expect(added.events).toEqual([
    { type: "deliverable.created", deliverableId: (added.answer as { id: string }).id, projectId },
  ]);
  expect((await announcedBy("owner", "updateDeliverable", { id: deliverableId, ...deliverable })).events).toEqual([
    change("deliverable.updated"),
  ]);
  expect(
    (await announcedBy("member", "setDeliverableCompletion", { id: deliverableId, isCompleted: true })).events,
  ).toEqual([change("deliverable.completed")]);
  expect(
    (await announcedBy("owner", "setDeliverableCompletion", { id: deliverableId, isCompleted: true })).events,
  ).toEqual([]);
  expect(
    (await announcedBy("head", "setDeliverableCompletion", { id: deliverableId, isCompleted: false })).events,
  ).toEqual([change("deliverable.reopened")]);
  expect((await announcedBy("owner", "deleteDeliverable", { id: deliverableId })).events).toEqual([
    change("deliverable.deleted"),
  ]);
});

test("an event has an id and a time, and holds nothing but ids and words of ours", async () => {
  const before = new Date().toISOString();
  await write(server, world.people.owner, "completeProject", { id: world.projects.running });
  const [event] = await announcements.take();
  expect(Object.keys(event!).sort()).toEqual(["id", "occurredAt", "projectId", "status", "type"]);
  expect(event!.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(event!.occurredAt >= before && event!.occurredAt <= new Date().toISOString()).toBe(true);
});

test("nobody hears of a write that was refused or rolled back", async () => {
  const { people, clubs, projects, teams, applications, deliverables } = world;
  const refused: [PersonName, string, object][] = [
    ["head", "submitApplication", { projectId: projects.wanted, teamId: teams.team, message: "Again." }],
    ["owner", "inviteClub", { projectId: projects.wanted, clubId: clubs.rivalHead, message: "Again." }],
    ["head", "approveApplication", { id: applications.pending }],
    ["owner", "approveApplication", { id: applications.approved }],
    ["owner", "rejectApplication", { id: applications.rejected }],
    ["owner", "rejectOtherApplications", { projectId: projects.open }],
    ["owner", "completeProject", { id: projects.done }],
    ["mate", "setDeliverableCompletion", { id: deliverables.running, isCompleted: true }],
    ["member", "deleteDeliverable", { id: deliverables.running }],
    ["rivalHead", "addDeliverable", { projectId: projects.running, ...deliverable }],
    ["other", "updateDeliverable", { id: deliverables.running, ...deliverable }],
  ];
  for (const [name, mutation, input] of refused)
    expect((await attempt(server, people[name], mutation, input)).refusal).not.toBeNull();
  expect(await announcements.take()).toEqual([]);
});
