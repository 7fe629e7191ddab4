import { newEmail } from "../support/people.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, startSession, type World } from "../support/world.ts";

/** What was granted ends at once, and what was never granted cannot be talked into. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterEach(() => world?.restore());
afterAll(() => server?.stop());

const codeOf = async (document: string, token: string, variables = {}) =>
  (await server.graphql(document, variables, { token })).body.errors?.[0]?.extensions?.code ?? null;

const renames = `mutation { updateProfile(input: { firstName: "New", lastName: "Name" }) { id } }`;

test("somebody who has not verified the address gets no session", async () => {
  const input = {
    firstName: "Asha",
    lastName: "Rao",
    email: newEmail(),
    password: "correct horse battery",
    companyName: "New",
    position: "Founder",
    industry: "TECH",
  };
  await server.request(`mutation ($input: RegisterStartupInput!) { registerStartup(input: $input) { email } }`, {
    input,
  });
  const { body } = await server.graphql(`mutation ($input: LogInInput!) { logIn(input: $input) { accessToken } }`, {
    input: { email: input.email, password: input.password },
  });
  expect(body.data).toBeNull();
  expect(body.errors?.[0]?.extensions?.code).toBe("EMAIL_NOT_VERIFIED");
});

test("a student who is removed from the club loses it with the next request", async () => {
  const { head, member } = world.people;
  const seen = `query ($project: ID!, $team: ID!, $club: ID!, $deliverable: ID!) {
    me { club { id } } project(id: $project) { id } team(id: $team) { id } deliverable(id: $deliverable) { id } applications { totalCount }
    club(id: $club) { members { totalCount } applicationCount head { email } } }`;
  const ids = {
    project: world.projects.running,
    team: world.teams.team,
    club: world.clubs.head,
    deliverable: world.deliverables.running,
  };
  expect(await server.request(seen, ids, { token: member.token })).toMatchObject({
    me: { club: { id: world.clubs.head } },
    project: { id: ids.project },
  });
  await server.request(
    `mutation ($input: RemoveStudentInput!) { removeStudent(input: $input) { id } }`,
    { input: { studentId: member.id } },
    { token: head.token },
  );
  expect(await server.request(seen, ids, { token: member.token })).toEqual({
    me: { club: null },
    project: null,
    team: null,
    deliverable: null,
    applications: { totalCount: 0 },
    club: { members: null, applicationCount: null, head: { email: null } },
  });
  expect(
    await codeOf(
      `mutation ($id: ID!) { setDeliverableCompletion(input: { id: $id, isCompleted: true }) { id } }`,
      member.token,
      { id: ids.deliverable },
    ),
  ).toBe("NOT_FOUND");
});

test("a student taken out of the team no longer sees its deliverables, but still what the club sees", async () => {
  const { head, member } = world.people;
  await server.request(
    `mutation ($input: RemoveTeamMemberInput!) { removeTeamMember(input: $input) { id } }`,
    { input: { teamId: world.teams.team, studentId: member.id } },
    { token: head.token },
  );
  const data = await server.request(
    `query ($id: ID!) { project(id: $id) { id viewerCanViewDeliverables deliverables { totalCount } } }`,
    { id: world.projects.running },
    { token: member.token },
  );
  expect(data).toEqual({
    project: { id: world.projects.running, viewerCanViewDeliverables: false, deliverables: null },
  });
});

test("a replaced secret code opens nothing any more", async () => {
  const before = world.codes.head;
  const { rotateSecretCode } = await server.request<{ rotateSecretCode: { secretCode: string } }>(
    `mutation { rotateSecretCode { secretCode } }`,
    {},
    { token: world.people.head.token },
  );
  expect(rotateSecretCode.secretCode).toMatch(/^[A-Z0-9]{6}$/);
  const lookUp = `query ($code: String!) { clubBySecretCode(secretCode: $code) { clubName } }`;
  expect(await server.request(lookUp, { code: before })).toEqual({ clubBySecretCode: null });
  expect(await server.request(lookUp, { code: rotateSecretCode.secretCode.toLowerCase() })).toEqual({
    clubBySecretCode: { clubName: "head's club" },
  });
});

test("a logout binds the session's other requests at once, and no other session's", async () => {
  const { id, token } = world.people.member;
  const second = await startSession(server.database, id, "student");
  await server.request(`mutation { logOut }`, {}, { token });
  for (const document of [
    `{ me { id } }`,
    `{ projects { totalCount } }`,
    `{ project(id: "${world.projects.open}") { id } }`,
    renames,
    `mutation { logOut }`,
  ])
    expect(await codeOf(document, token)).toBe("UNAUTHENTICATED");
  expect(await codeOf(`{ me { id } }`, second)).toBeNull();
});

test.each([
  ["revoked", "revoked_at = now()"],
  ["expired", "expires_at = now() - interval '1 second'"],
])("a session that is %s reads and writes nothing", async (_name, change) => {
  const { id, token } = world.people.head;
  await server.database.query(`update sessions set ${change} where profile_id = $1`, [id]);
  expect(await codeOf(`{ me { id } }`, token)).toBe("UNAUTHENTICATED");
  expect(await codeOf(renames, token)).toBe("UNAUTHENTICATED");
});

test("a session belongs to one person", async () => {
  const { head, member } = world.people;
  await server.database.query("update sessions set profile_id = $1 where profile_id = $2", [head.id, member.id]);
  expect(await codeOf(`{ me { id } }`, member.token)).toBe("UNAUTHENTICATED");
});

test.each([
  ["nonsense", (_token: string) => "nonsense"],
  ["a changed payload", (token: string) => changePayload(token, (payload) => ({ ...payload, role: "startup" }))],
  [
    "no signature",
    (token: string) =>
      `${btoa(JSON.stringify({ alg: "none", typ: "JWT" })).replace(/=+$/, "")}.${token.split(".")[1]}.`,
  ],
])("a token with %s is none", async (_name, forge) => {
  expect(await codeOf(`{ me { id } }`, forge(world.people.member.token))).toBe("UNAUTHENTICATED");
});

function changePayload(token: string, change: (payload: object) => object): string {
  const [header, payload, signature] = token.split(".");
  const changed = change(JSON.parse(Buffer.from(payload!, "base64url").toString()) as object);
  return [header, Buffer.from(JSON.stringify(changed)).toString("base64url"), signature].join(".");
}

test("a wish for a project gives neither its deliverables nor itself", async () => {
  const { strangerHead } = world.people;
  // The wish dates from when the project was open, which any club may wish for; then another club got it.
  const { createTeam } = await server.request<{ createTeam: { id: string } }>(
    `mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id project { id } } }`,
    { input: { teamName: "Wishing", projectId: world.projects.open } },
    { token: strangerHead.token },
  );
  await server.database.query("update club_teams set project_id = $1 where id = $2", [
    world.projects.running,
    createTeam.id,
  ]);
  const data = await server.request(
    `query ($team: ID!, $project: ID!) { team(id: $team) { project { id } linkedProjects { totalCount } } project(id: $project) { id } deliverables { totalCount } }`,
    { team: createTeam.id, project: world.projects.running },
    { token: strangerHead.token },
  );
  expect(data).toEqual({
    team: { project: null, linkedProjects: { totalCount: 0 } },
    project: null,
    deliverables: { totalCount: 0 },
  });
});

test("own changes reach only what is one's own", async () => {
  const { rivalHead } = world.people;
  await server.request(
    `mutation { updateClub(input: { clubName: "Mine", collegeName: "Mine", clubType: OTHER }) { id } }`,
    {},
    { token: rivalHead.token },
  );
  const { rows } = await server.database.query<{ id: string }>("select id from club_profiles where club_name = 'Mine'");
  expect(rows).toEqual([{ id: world.clubs.rivalHead }]);
  // No input takes the id of the person to act as, so there is nothing to forge.
  expect(
    await codeOf(
      `mutation { updateClub(input: { id: "${world.clubs.head}", clubName: "Mine", collegeName: "Mine", clubType: OTHER }) { id } }`,
      rivalHead.token,
    ),
  ).toBe("GRAPHQL_VALIDATION_FAILED");
});

test.each([
  ["createProject", "status: COMPLETED"],
  ["createProject", "progress: 100"],
  ["createProject", `startupId: "0192a000-0000-7000-8000-000000000000"`],
  ["updateProject", "status: COMPLETED"],
  ["createTeam", `clubId: "0192a000-0000-7000-8000-000000000000"`],
  ["createTeam", `teamLeadId: "0192a000-0000-7000-8000-000000000000"`],
  ["submitApplication", "status: APPROVED"],
  ["addDeliverable", "isCompleted: true"],
  ["updateDeliverable", `projectId: "0192a000-0000-7000-8000-000000000000"`],
  ["updateProfile", "userType: STARTUP"],
  ["updateStudent", `clubId: "0192a000-0000-7000-8000-000000000000"`],
  ["updateClub", `secretCode: "AAAAAA"`],
  ["registerStudent", "userType: STARTUP"],
  ["registerStartup", `id: "0192a000-0000-7000-8000-000000000000"`],
])("%s takes no %s", async (mutation, field) => {
  const { body } = await server.graphql(`mutation { ${mutation}(input: { ${field} }) { __typename } }`);
  const [name] = field.split(":");
  expect(body.errors?.some(({ message }) => message.includes(`"${name}"`) && message.includes("not defined"))).toBe(
    true,
  );
});
