/** The pages of lists, and what filters and searches leave on them. */
import { insertProjects, insertStudents } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";

let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});

afterEach(() => world?.restore());
afterAll(() => server?.stop());

const ask = <Data = Record<string, never>>(as: PersonName, document: string, variables = {}) =>
  server.request<Data>(document, variables, { token: world.people[as].token });

const refusal = async (as: PersonName, document: string, variables = {}) => {
  const { status, body } = await server.graphql(document, variables, { token: world.people[as].token });
  return {
    status,
    data: body.data,
    code: body.errors?.[0]?.extensions?.code,
    fields: body.errors?.[0]?.extensions?.fields,
  };
};

interface Page {
  projects: {
    nodes: { id: string; title: string }[];
    edges: { cursor: string }[];
    totalCount: number;
    pageInfo: { hasNextPage: boolean; hasPreviousPage: boolean; startCursor: string | null; endCursor: string | null };
  };
}

interface ApplicationsPage {
  nodes: { id: string; status: string }[];
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

interface MembersPage {
  nodes: { id: string }[];
  totalCount: number;
  pageInfo: { endCursor: string; hasNextPage: boolean };
}

const PAGE = `query Page($first: Int! = 2, $after: String, $filter: ProjectFilter) {
  projects(first: $first, after: $after, filter: $filter) { nodes { id title } edges { cursor } totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`;

const page = async (variables: object, as: PersonName = "owner") => (await ask<Page>(as, PAGE, variables)).projects;

describe("pages", () => {
  test("follow each other by cursor, without gap or repetition, while rows are inserted and removed", async () => {
    const ids = await insertProjects(server.database, world.startups.other, 9);
    // Rows made in the same instant are the hard case: their order follows from the id alone.
    await server.database.query("update projects set created_at = '2030-01-01T00:00:00.123456Z' where id = any($1)", [
      ids,
    ]);
    const expected = (await page({ first: 100 })).nodes.map(({ id }) => id);
    const seen: string[] = [];
    let after: string | null = null;
    for (let next = true; next;) {
      const part = await page({ after });
      expect(part.pageInfo).toMatchObject({
        hasPreviousPage: after !== null,
        startCursor: part.edges[0]?.cursor ?? null,
      });
      seen.push(...part.nodes.map(({ id }) => id));
      ({ hasNextPage: next, endCursor: after } = part.pageInfo);
      // Newer ones come before what was read; a row that was read may go.
      await insertProjects(server.database, world.startups.other, 1, { created_at: "2031-01-01" });
      if (seen.length === 4) await server.database.query("delete from projects where id = $1", [seen[3]]);
    }
    expect(seen).toEqual(expected);
  });

  test("are empty past the end, where nothing matches, and where no row is asked for", async () => {
    const last = await page({ first: 5 });
    expect(last.pageInfo).toMatchObject({ hasNextPage: false, endCursor: last.edges[4]!.cursor });
    expect(await page({ after: last.pageInfo.endCursor })).toMatchObject({
      nodes: [],
      totalCount: 5,
      pageInfo: { hasNextPage: false, hasPreviousPage: true, startCursor: null, endCursor: null },
    });
    expect(await page({ first: 0 })).toMatchObject({
      nodes: [],
      totalCount: 5,
      pageInfo: { hasNextPage: true, startCursor: null, endCursor: null },
    });
    expect(await page({ filter: { search: "nothing like this" } })).toMatchObject({
      nodes: [],
      totalCount: 0,
      pageInfo: { hasNextPage: false },
    });
  });

  test("totalCount counts all pages, under the filter and what the viewer may see", async () => {
    await insertProjects(server.database, world.startups.other, 30, { category: "other" });
    expect(await page({ filter: { category: "OTHER" } }, "stranger")).toMatchObject({
      totalCount: 30,
      nodes: [{}, {}],
    });
    expect((await page({ first: 100 }, "stranger")).nodes).toHaveLength(33);
  });

  test("divide an order of mixed directions as well: pending applications first", async () => {
    const document = `query ($after: String) { applications(first: 1, after: $after) { nodes { id status } pageInfo { endCursor hasNextPage } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { applications }: { applications: ApplicationsPage } = await ask<{ applications: ApplicationsPage }>(
        "owner",
        document,
        { after },
      );
      seen.push(...applications.nodes.map(({ status }) => status));
      after = applications.pageInfo.hasNextPage ? applications.pageInfo.endCursor : null;
    } while (after);
    expect(seen.slice(0, 2)).toEqual(["PENDING", "PENDING"]);
    expect(seen.slice(2).sort()).toEqual(["APPROVED", "APPROVED", "REJECTED"]);
  });

  test("divide an order by name, whatever the script of the names", async () => {
    await insertStudents(server.database, world.clubs.head, 8);
    await server.database.query("update profiles set first_name = 'Łukasz \"ß\" 李' where first_name = 'Row'");
    const document = `query ($after: String) { club(id: "${world.clubs.head}") { members(first: 3, after: $after) { nodes { id } totalCount pageInfo { endCursor hasNextPage } } } }`;
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const { club }: { club: { members: MembersPage } } = await ask<{ club: { members: MembersPage } }>(
        "head",
        document,
        { after },
      );
      expect(club.members.totalCount).toBe(13);
      seen.push(...club.members.nodes.map(({ id }) => id));
      after = club.members.pageInfo.hasNextPage ? club.members.pageInfo.endCursor : null;
    } while (after);
    expect(new Set(seen).size).toBe(13);
    expect(seen).toHaveLength(13);
  });

  const cursor = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString("base64url");
  const id = "0192a000-0000-7000-8000-000000000000";

  test.each([
    ["nonsense", "nonsense"],
    ["nothing", ""],
    ["another list's", cursor(["2030-01-01", id])],
    ["no list", cursor({} as never)],
    ["a text for a time", cursor(["now()", id])],
    ["a time that does not exist", cursor(["2030-13-45T99:99:99Z", id])],
    ["a day that does not exist", cursor(["2030-02-30T00:00:00Z", id])],
    ["a year before time", cursor(["0000-01-01T00:00:00Z", id])],
    ["a text for an id", cursor(["2030-01-01T00:00:00Z", "x"])],
    ["NUL", "\u0000"],
    ["a very long text", "a".repeat(20_000)],
  ])("the cursor %s is refused", async (_name, after) => {
    expect(await refusal("owner", PAGE, { after })).toEqual({
      status: 200,
      data: null,
      code: "BAD_USER_INPUT",
      fields: { after: "after must be a cursor that this list returned." },
    });
  });

  test.each([[-1], [101], [2 ** 31 - 1]])("a page of %s is refused", async (first) => {
    expect(await refusal("owner", PAGE, { first })).toEqual({
      status: 200,
      data: null,
      code: "BAD_USER_INPUT",
      fields: { first: "first must be a whole number from 0 to 100." },
    });
  });

  test("a page that is refused deep inside is refused as well", async () => {
    const document = `query ($first: Int!) { projects { nodes { deliverables(first: $first) { nodes { id } } } } }`;
    expect(await refusal("owner", document, { first: 101 })).toMatchObject({ code: "BAD_USER_INPUT" });
  });
});

describe("filters and searches", () => {
  test("filters that are null or empty narrow nothing, filters together narrow more", async () => {
    const count = async (filter: object | null) =>
      (
        await ask<{ deliverables: { totalCount: number } }>(
          "owner",
          `query ($filter: DeliverableFilter) { deliverables(filter: $filter) { totalCount } }`,
          { filter },
        )
      ).deliverables.totalCount;
    expect(await count(null)).toBe(4);
    expect(await count({})).toBe(4);
    expect(await count({ isCompleted: null, projectId: null, projectIsCompleted: null })).toBe(4);
    expect(await count({ isCompleted: true })).toBe(1);
    expect(await count({ isCompleted: false, projectIsCompleted: false })).toBe(3);
    expect(await count({ projectIsCompleted: true })).toBe(1);
    expect(await count({ projectId: "not-an-id" })).toBe(0);
    // One in progress; the open project's waits for a team, the completed one's is closed.
    expect(await count({ isUpcoming: true })).toBe(2);
    expect(await count({ isUpcoming: false })).toBe(2);
    expect(await count({ isUpcoming: null })).toBe(4);
    expect(await count({ isUpcoming: true, projectId: world.projects.open })).toBe(0);
    expect(await count({ projectId: world.projects.running, isCompleted: true })).toBe(0);
  });

  test.each([
    ["100%", 1],
    ["%", 1],
    ["_", 1],
    ["\\", 1],
    ["a_b", 1],
    ["aXb", 0],
    ["it's", 1],
    ["'; drop table projects; --", 0],
    ["$1", 0],
    ["  100%  ", 1],
    ["GESCHÄFT", 1],
    ["react", 5],
    ["OWNER'S COMPANY", 4],
  ])("a search for %j is taken literally and ignores case", async (search, found) => {
    await server.database.query(
      `update projects set description = E'100% a_b \\\\ it''s Geschäft' where title = 'elsewhere'`,
    );
    expect((await page({ filter: { search } })).totalCount).toBe(found);
  });

  test.each([
    ["projects", `query ($search: String) { projects(filter: { search: $search }) { totalCount } }`],
    ["clubs", `query ($search: String) { clubs(filter: { search: $search }) { totalCount } }`],
    ["members", `query ($search: String) { me { club { members(filter: { search: $search }) { totalCount } } } }`],
  ])("a search of %s for what no text can hold or show is refused", async (_name, document) => {
    expect(await refusal("head", document, { search: "a\u0000b" })).toMatchObject({
      status: 200,
      code: "BAD_USER_INPUT",
      fields: { search: "Search contains characters that are not allowed." },
    });
    expect(await refusal("head", document, { search: "🦉".repeat(201) })).toMatchObject({
      status: 200,
      code: "BAD_USER_INPUT",
      fields: { search: "Search must be at most 200 characters." },
    });
    expect(await refusal("head", document, { search: "\u200d" })).toMatchObject({
      status: 200,
      code: "BAD_USER_INPUT",
      fields: { search: "Search must contain visible characters." },
    });
    for (const search of ["\ud800", "\ud800%"])
      expect(await refusal("head", document, { search })).toMatchObject({
        status: 200,
        code: "BAD_USER_INPUT",
        fields: { search: "Search contains characters that are not allowed." },
      });
    for (const search of ["🦉".repeat(200), "%".repeat(200), "  "])
      expect(await refusal("head", document, { search })).toMatchObject({ status: 200, code: undefined });
  });
});
