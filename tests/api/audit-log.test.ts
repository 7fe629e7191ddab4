import { insertAccessToken } from "../support/access-tokens.ts";
import { linkIn } from "../support/mails.ts";
import { logIn } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  await server.database.query("delete from audit_events");
});

afterEach(() => server?.database.query("delete from audit_events"));
afterAll(() => server?.stop());

interface Event {
  actor: { firstName: string } | null;
  action: string;
  resource: string;
  resourceId: string;
  viaAccessToken: boolean;
  accessTokenName: string | null;
}

/** The log as a person sees it, latest first. */
async function logOf(name: PersonName): Promise<Event[]> {
  const document = `{ auditLog { nodes { actor { firstName } action resource resourceId viaAccessToken accessTokenName } } }`;
  return (await server.request<{ auditLog: { nodes: Event[] } }>(document, {}, { token: world.people[name].token }))
    .auditLog.nodes;
}

const renames = (id: string, name: string) =>
  `mutation { updateTeam(input: { id: "${id}", teamName: "${name}" }) { id } }`;

test("both sides of a project read what was done, and nobody else", async () => {
  const { member } = world.people;
  await server.request(
    `mutation { setDeliverableCompletion(input: { id: "${world.deliverables.running}", isCompleted: true }) { id } }`,
    {},
    { token: member.token },
  );
  const event = {
    action: "deliverable.setCompletion",
    resource: "deliverable",
    resourceId: world.deliverables.running,
    viaAccessToken: false,
    accessTokenName: null,
  };
  for (const name of ["member", "head", "owner"] as const)
    expect(await logOf(name)).toEqual([{ ...event, actor: { firstName: "member" } }]);
  for (const name of ["mate", "rivalHead", "other"] as const) expect(await logOf(name)).toEqual([]);
});

test("an application is on record with the startup and the club, latest first", async () => {
  const { head } = world.people;
  await server.request(
    `mutation { submitApplication(input: { projectId: "${world.projects.open}", teamId: "${world.teams.team}", message: "Take us." }) { id } }`,
    {},
    { token: head.token },
  );
  expect((await logOf("owner")).map(({ action }) => action)).toEqual(["project.apply"]);
  expect((await logOf("head")).map(({ action }) => action)).toEqual(["team.apply", "project.apply"]);
});

test("a program's deeds carry its token's name, for its person alone", async () => {
  const { token } = await insertAccessToken(server.database, world.people.head.id, ["applications_write"], {
    name: "Robot",
  });
  await server.request(
    `mutation { withdrawApplication(input: { id: "${world.applications.pending}" }) }`,
    {},
    { token },
  );
  expect((await logOf("head"))[0]).toMatchObject({
    action: "application.withdraw",
    viaAccessToken: true,
    accessTokenName: "Robot",
  });
  expect((await logOf("owner"))[0]).toMatchObject({
    action: "application.withdraw",
    viaAccessToken: true,
    accessTokenName: null,
  });
});

test("the file of personal data tells what the person did", async () => {
  const { head, owner } = world.people;
  await server.request(renames(world.teams.team, "Told"), {}, { token: head.token });
  const activityOf = async ({ token }: { token: string }) =>
    (
      JSON.parse(
        (await server.request<{ personalData: { json: string } }>("{ personalData { json } }", {}, { token }))
          .personalData.json,
      ) as { activity: object[] }
    ).activity;
  expect(await activityOf(head)).toEqual([
    {
      action: "team.update",
      resource: "team",
      resourceId: world.teams.team,
      viaAccessToken: false,
      occurredAt: expect.any(String),
    },
  ]);
  expect(await activityOf(owner)).toEqual([]);
});

test("what was refused, or failed, is not on record", async () => {
  const { head, owner } = world.people;
  await server.graphql(renames(world.teams.wishingTeam, "Mine"), {}, { token: head.token });
  await server.graphql(
    `mutation { rejectOtherApplications(input: { projectId: "${world.projects.open}" }) { id } }`,
    {},
    { token: owner.token },
  );
  expect((await server.database.query("select 1 from audit_events")).rows).toEqual([]);
});

test("records stay without the person, and nobody can change them", async () => {
  const { token, id } = world.people.strangerHead;
  const { strangerHead: clubId } = world.clubs;
  await server.request(renames(world.teams.wishingTeam, "Renamed"), {}, { token });
  await server.database.query("delete from club_teams where club_id = $1", [clubId]);
  await server.database.query("delete from profiles where id = $1", [id]);
  const { rows } = await server.database.query("select actor_id, action, resource_id from audit_events");
  expect(rows).toEqual([{ actor_id: null, action: "team.update", resource_id: world.teams.wishingTeam }]);
  for (const change of [
    "action = 'team.delete'",
    `actor_id = '${world.people.head.id}'`,
    `owner_ids = array['${id}'::uuid]`,
    "organisation_ids = '{}'",
    "occurred_at = now() - interval '1 day'",
  ])
    await expect(server.database.query(`update audit_events set ${change}`)).rejects.toThrow(
      "audit events do not change",
    );
});

test("it is paged", async () => {
  const { token } = world.people.head;
  for (const name of ["One", "Two", "Three"]) await server.request(renames(world.teams.team, name), {}, { token });
  const page = async (after: string | null) =>
    (
      await server.request<{
        auditLog: {
          totalCount: number;
          nodes: { id: string }[];
          pageInfo: { hasNextPage: boolean; endCursor: string };
        };
      }>(
        `query ($after: String) { auditLog(first: 2, after: $after) { totalCount nodes { id } pageInfo { hasNextPage endCursor } } }`,
        { after },
        { token },
      )
    ).auditLog;
  const first = await page(null);
  expect(first).toMatchObject({ totalCount: 3, pageInfo: { hasNextPage: true } });
  const second = await page(first.pageInfo.endCursor);
  expect(second.pageInfo.hasNextPage).toBe(false);
  expect(new Set([...first.nodes, ...second.nodes].map(({ id }) => id)).size).toBe(3);
});

test("a password set by the mailed link is on record as the deed of the person it was mailed to", async () => {
  const { id, email } = world.people.stranger;
  await server.request(`mutation { requestPasswordReset(input: { email: "${email}" }) }`);
  const token = linkIn(
    await server.mails.waitFor({ to: email, subject: "Choose a new password for Quadwork" }),
    "/reset-password",
  ).searchParams.get("token");
  await server.request(`mutation { resetPassword(input: { token: "${token}", password: "another horse battery" }) }`);
  const { accessToken } = await logIn(server, { email, password: "another horse battery" });
  const { auditLog } = await server.request<{ auditLog: { nodes: Event[] } }>(
    "{ auditLog { nodes { actor { firstName } action resource resourceId } } }",
    {},
    { token: accessToken },
  );
  expect(auditLog.nodes).toEqual([
    { actor: { firstName: "stranger" }, action: "account.resetPassword", resource: "account", resourceId: id },
  ]);
});
