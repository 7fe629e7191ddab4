import { insertAccessToken } from "../support/access-tokens.ts";
import { insertStudents } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, everybody, type PersonName, type World } from "../support/world.ts";

/** A search finds what its asker may read, and never tells of anything else by finding it. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterEach(() => world?.restore());
afterAll(() => server?.stop());

const finds = async (token: string, document: string, search: string) => {
  const data = await server.request<{ found: { totalCount: number; nodes: { id: string }[] } | null }>(
    document,
    { search },
    { token },
  );
  expect(data.found?.nodes.length).toBe(data.found?.totalCount);
  return data.found?.nodes.map(({ id }) => id) ?? [];
};
const clubs = `query ($search: String!) { found: clubs(filter: { search: $search }) { totalCount nodes { id } } }`;
const projects = `query ($search: String!) { found: projects(filter: { search: $search }) { totalCount nodes { id } } }`;

/** Who of everybody finds something. */
async function finders(document: string, search: string): Promise<PersonName[]> {
  const found = await Promise.all(
    everybody.map(async (name) => ((await finds(world.people[name].token, document, search)).length ? name : null)),
  );
  return found.filter((name) => name !== null);
}

// The skill of each student of the world is the student's name.
test.each<[skill: PersonName, finders: PersonName[]]>([
  ["mate", ["member", "mate", "applicant", "head", "officer", "deputy"]],
  ["applicant", ["member", "mate", "applicant", "head", "officer", "deputy", "owner", "colleague"]],
  ["latecomer", ["member", "mate", "applicant", "head", "officer", "deputy"]],
  // Works on `running`, which the other club's people may see with its team.
  ["member", ["member", "mate", "applicant", "rival", "head", "rivalHead", "officer", "deputy", "owner", "colleague"]],
  // Of the team that was rejected.
  ["rival", ["rival", "rivalHead"]],
  ["stranger", ["stranger", "strangerHead"]],
])("a club is found by the skill of %s by those who may see that student", async (skill, expected) => {
  // The name of no club and no college holds it.
  await server.database.query("update student_profiles set skills = array['React', 'skill of ' || $1] where id = $2", [
    skill,
    world.people[skill].id,
  ]);
  expect(await finders(clubs, `skill of ${skill}`)).toEqual(expected);
});

test("a club is found by its name and college by everybody", async () => {
  await server.database.query("update club_profiles set college_name = 'Lakeside 100%_ College' where id = $1", [
    world.clubs.strangerHead,
  ]);
  expect(await finders(clubs, "rivalhead's")).toEqual(everybody);
  expect(await finders(clubs, "side 100%_ c")).toEqual(everybody);
  expect(await finders(clubs, "side 100__ c")).toEqual([]);
});

test("a project is found by title, description, skills and company, by those who may see it", async () => {
  const { running } = world.projects;
  await server.database.query(
    "update projects set title = 'Tidal', description = 'Lunar', skills = array['Solar panels', 'Wind'] where id = $1",
    [running],
  );
  await server.database.query("update startup_profiles set company_name = 'Elsewhere Works' where id = $1", [
    world.startups.other,
  ]);
  for (const search of ["tidal", "LUNAR", "lar pan", "wind"])
    expect(await finders(projects, search)).toEqual([
      "member",
      "mate",
      "applicant",
      "rival",
      "head",
      "rivalHead",
      "officer",
      "deputy",
      "owner",
      "colleague",
    ]);
  expect(await finders(projects, "where works")).toEqual(everybody);
});

test.each([
  ["an address", "mate@world.example"],
  ["a resume", "drive.google.com"],
  ["a secret code", "AAAAA1"],
  ["a bio", "Likes to build"],
  ["a club that is not verified", "newHead"],
])("%s finds no club and no project", async (_name, search) => {
  expect(await finders(clubs, search)).toEqual([]);
  expect(await finders(projects, search)).toEqual([]);
});

test("members are searched by those who may list them, and by what the credential may read", async () => {
  const members = `query ($id: ID!, $search: String!) { found: club(id: $id) { members(filter: { search: $search }) { totalCount } } }`;
  const [student = ""] = await insertStudents(server.database, world.clubs.head, 1, { skills: ["Knitting"] });
  await server.database.query(
    "update profiles set first_name = 'Zora', last_name = 'Quill', email = 'unlike@post.example' where id = $1",
    [student],
  );
  for (const search of ["zora q", "unlike@post", "knit"])
    for (const name of everybody) {
      const { found } = await server.request<{ found: { members: { totalCount: number } | null } }>(
        members,
        { id: world.clubs.head, search },
        { token: world.people[name].token },
      );
      expect([search, name, found.members?.totalCount ?? null]).toEqual([
        search,
        name,
        ["member", "mate", "applicant", "head", "officer", "deputy"].includes(name) ? 1 : null,
      ]);
    }
});

test("an access token searches only what its scopes reach", async () => {
  const asHead = async (scopes: string[], document: string, search: string) =>
    (await finds((await insertAccessToken(server.database, world.people.head.id, scopes)).token, document, search))
      .length;
  await server.database.query("update student_profiles set skills = array['Knitting'] where id = $1", [
    world.people.mate.id,
  ]);
  expect(await asHead(["clubs_read", "profiles_read"], clubs, "knitting")).toBe(1);
  expect(await asHead(["clubs_read"], clubs, "knitting")).toBe(0);
  expect(await asHead(["clubs_read"], clubs, "rivalHead's")).toBe(1);
  expect(await asHead(["projects_read", "profiles_read"], projects, "other's company")).toBe(1);
  expect(await asHead(["projects_read"], projects, "other's company")).toBe(0);

  const notInTeam = `query ($search: ID!) { me { club { members(filter: { notInTeamId: $search }) { totalCount } } } }`;
  const left = async (scopes: string[]) => {
    const { token } = await insertAccessToken(server.database, world.people.head.id, [
      ...scopes,
      "clubs_read",
      "profiles_read",
    ]);
    const { me } = await server.request<{ me: { club: { members: { totalCount: number } } } }>(
      notInTeam,
      { search: world.teams.idleTeam },
      { token },
    );
    return me.club.members.totalCount;
  };
  expect([await left(["teams_read"]), await left([])]).toEqual([4, 5]);
});
