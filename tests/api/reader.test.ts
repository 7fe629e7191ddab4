/** What queries select, the arguments they give, and the values they get. */
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

describe("selections", () => {
  test("aliases on roots, rows and leaves do not get in each other's way", async () => {
    const { open, wanted } = world.projects;
    const data = await ask(
      "owner",
      `query ($open: ID!, $wanted: ID!) {
      first: project(id: $open) { name: title again: title startup { id } other: startup { company: companyName } }
      second: project(id: $wanted) { title: id id: title }
      mine: projects(filter: { scope: MINE }) { count: totalCount } all: projects { count: totalCount } }`,
      { open, wanted },
    );
    expect(data).toEqual({
      first: {
        name: "open",
        again: "open",
        startup: { id: world.startups.owner },
        other: { company: "owner's company" },
      },
      second: { title: wanted, id: "wanted" },
      mine: { count: 4 },
      all: { count: 5 },
    });
  });

  test("one field with two aliases and different arguments", async () => {
    const data = await ask(
      "owner",
      `{ project(id: "${world.projects.running}") { one: deliverables(first: 1) { nodes { title } } all: deliverables { nodes { title } } none: deliverables(first: 0) { nodes { title } totalCount } } }`,
    );
    expect(data).toEqual({
      project: {
        one: { nodes: [{ title: "Deliverable 1" }] },
        all: { nodes: [{ title: "Deliverable 1" }, { title: "Deliverable 2" }] },
        none: { nodes: [], totalCount: 2 },
      },
    });
  });

  test("fragments within fragments, inline ones, repeated fields and __typename", async () => {
    const data = await ask(
      "head",
      `
      query { club(id: "${world.clubs.head}") { ...Names ... on Club { head { id } } ... { head { firstName } } clubName } }
      fragment Names on Club { __typename clubName head { ...Person } }
      fragment Person on Profile { __typename kind: userType }`,
    );
    expect(data).toEqual({
      club: {
        __typename: "Club",
        clubName: "head's club",
        head: { __typename: "Profile", kind: "CLUB_HEAD", id: world.people.head.id, firstName: "head" },
      },
    });
  });

  test("the answer's keys are in the order of the question", async () => {
    const { projects } = await ask<{ projects: { nodes: object[] } }>(
      "owner",
      `{ projects(first: 1) { nodes { title id status category } } }`,
    );
    expect(Object.keys(projects.nodes[0]!)).toEqual(["title", "id", "status", "category"]);
  });

  test.each([
    [true, { title: "open" }],
    [false, { id: expect.any(String) as string }],
  ])("@include and @skip by a variable that is %s, one after the other", async (flag, expected) => {
    const document = `query ($id: ID!, $flag: Boolean!) { project(id: $id) { title @include(if: $flag) id @skip(if: $flag) ...More @include(if: $flag) } } fragment More on Project { title }`;
    for (const each of [flag, !flag, flag]) {
      const { project } = await ask<{ project: object }>("owner", document, { id: world.projects.open, flag: each });
      if (each === flag) expect(project).toEqual(expected);
    }
  });

  test("nothing left after @skip is an empty object", async () => {
    expect(
      await ask(
        "owner",
        `query ($no: Boolean! = false) { me { id @include(if: $no) } projects @include(if: $no) { totalCount } }`,
      ),
    ).toEqual({ me: {} });
  });

  test("introspection and rows in one request", async () => {
    expect(
      await ask(
        "owner",
        `{ __typename __schema { queryType { name } } me { __typename } projects(first: 0) { __typename pageInfo { __typename } } }`,
      ),
    ).toEqual({
      __typename: "Query",
      __schema: { queryType: { name: "Query" } },
      me: { __typename: "Profile" },
      projects: { __typename: "ProjectConnection", pageInfo: { __typename: "PageInfo" } },
    });
  });

  test("one of several operations is chosen by its name", async () => {
    const response = await fetch(`${server.url}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${world.people.owner.token}` },
      body: JSON.stringify({ query: "query One { me { id } } query Two { me { firstName } }", operationName: "Two" }),
    });
    expect(await response.json()).toMatchObject({ data: { me: { firstName: "owner" } } });
  });

  test("mutation payloads are read with aliases, fragments, arguments and directives as well", async () => {
    const data = await ask(
      "owner",
      `
      mutation ($first: AddDeliverableInput!, $second: AddDeliverableInput!, $no: Boolean! = false) {
        one: addDeliverable(input: $first) { ...Row dueDate @include(if: $no) }
        two: addDeliverable(input: $second) { name: title project { status left: deliverables(first: 1) { nodes { name: title } totalCount } } } }
      fragment Row on Deliverable { name: title project { deliverables { totalCount } } }`,
      {
        first: { projectId: world.projects.running, title: "First", dueDate: "2029-01-01" },
        second: { projectId: world.projects.running, title: "Second", dueDate: "2029-01-02" },
      },
    );
    // Mutations run one after the other, and each payload shows the world after its own.
    expect(data).toEqual({
      one: { name: "First", project: { deliverables: { totalCount: 3 } } },
      two: { name: "Second", project: { status: "IN_PROGRESS", left: { nodes: [{ name: "First" }], totalCount: 4 } } },
    });
  });

  test("a refused root field leaves the others answered, where it may be null", async () => {
    const { body } = await server.graphql(
      `{ project(id: "${world.projects.open}") { title } teams { totalCount } }`,
      {},
      { token: world.people.owner.token },
    );
    expect(body.data).toBeNull();
    expect(body.errors).toMatchObject([{ path: ["teams"], extensions: { code: "FORBIDDEN" } }]);
  });
});

describe("arguments", () => {
  test("variables with defaults, given, null and absent", async () => {
    const document = `query ($search: String = "running", $filter: ProjectFilter) { one: projects(filter: { search: $search }) { totalCount } two: projects(filter: $filter) { totalCount } }`;
    const counts = async (variables: object) => {
      const { one, two } = await ask<Record<"one" | "two", { totalCount: number }>>("owner", document, variables);
      return [one.totalCount, two.totalCount];
    };
    expect(await counts({})).toEqual([1, 5]);
    expect(await counts({ search: "wanted", filter: { status: "OPEN" } })).toEqual([1, 3]);
    expect(await counts({ search: null, filter: null })).toEqual([5, 5]);
    expect(await counts({ search: "", filter: { scope: "MINE", status: null, category: null, search: null } })).toEqual(
      [5, 4],
    );
    expect(await counts({ search: "wanted" })).toEqual([1, 5]);
  });

  test.each([["not-an-id"], [""], ["a\u0000b"], ["0192A000-0000-7000-8000-00000000000G"]])(
    "the id %j finds nothing",
    async (id) => {
      expect(
        await ask(
          "owner",
          `query ($id: ID!) { project(id: $id) { id } club(id: $id) { id } applications(filter: { projectId: $id }) { totalCount } }`,
          { id },
        ),
      ).toEqual({ project: null, club: null, applications: { totalCount: 0 } });
    },
  );

  test("an id in capitals finds its row", async () => {
    expect(
      await ask("owner", `query ($id: ID!) { project(id: $id) { title } }`, { id: world.projects.open.toUpperCase() }),
    ).toEqual({ project: { title: "open" } });
  });
});

describe("values", () => {
  test("texts come back as they were written, whatever they hold", async () => {
    const title = `"quotes" \\ back\\slash 'apostrophe' <b> </script> 🦉 \u2028 line`;
    await server.database.query("update projects set title = $1, description = $2, skills = $3 where id = $4", [
      title,
      "tab\tnew\nline",
      [`"`, `{},`, "NULL", "🦉"],
      world.projects.open,
    ]);
    expect(await ask("owner", `{ project(id: "${world.projects.open}") { title description skills } }`)).toEqual({
      project: { title, description: "tab\tnew\nline", skills: [`"`, `{},`, "NULL", "🦉"] },
    });
  });

  test("moments in UTC with milliseconds, dates as days, enumerations in capitals, numbers as numbers", async () => {
    await server.database.query("update projects set created_at = '2026-03-01T12:34:56.789123+05:30' where id = $1", [
      world.projects.open,
    ]);
    expect(
      await ask(
        "owner",
        `{ project(id: "${world.projects.open}") { createdAt startDate endDate status category teamSize progress completedAt stipend viewerIsOwner } }`,
      ),
    ).toEqual({
      project: {
        createdAt: "2026-03-01T07:04:56.789Z",
        startDate: "2030-01-01",
        endDate: "2030-03-31",
        status: "OPEN",
        category: "WEB_DEVELOPMENT",
        teamSize: 4,
        progress: null,
        completedAt: null,
        stipend: null,
        viewerIsOwner: true,
      },
    });
  });

  test("a mutation answers with the same values, although it reads them another way", async () => {
    const data = await ask(
      "owner",
      `mutation ($id: ID!) { completeProject(input: { id: $id }) { startDate status category teamSize progress completedAt createdAt skills team { members { nodes { isLead student { skills } } } } } }`,
      { id: world.projects.running },
    );
    expect(data).toEqual({
      completeProject: {
        startDate: "2030-01-01",
        status: "COMPLETED",
        category: "WEB_DEVELOPMENT",
        teamSize: 4,
        progress: 0,
        completedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/) as string,
        createdAt: expect.stringMatching(/Z$/) as string,
        skills: ["React", "Node.js"],
        // The startup sees the team, the head leads it and is no student.
        team: {
          members: {
            nodes: [
              { isLead: true, student: null },
              { isLead: false, student: { skills: ["React", "member"] } },
            ],
          },
        },
      },
    });
  });
});

test("the days left until a deliverable is due agree with whether it is overdue or due soon", async () => {
  const { running } = world.projects;
  const { rows } = await server.database.query<{ id: string }>(
    "select id from project_deliverables where project_id = $1 order by id",
    [running],
  );
  // The product's time zone unless it is configured.
  const due = async (id: string, days: number) => {
    const today = "(now() at time zone 'Asia/Kolkata')::date";
    await server.database.query(`update project_deliverables set due_date = ${today} + $2::integer where id = $1`, [
      id,
      days,
    ]);
    const document = `query ($id: ID!) { deliverable(id: $id) { dueInDays isOverdue isDueSoon } }`;
    return (await ask<{ deliverable: object }>("owner", document, { id })).deliverable;
  };
  const { id } = rows[0]!;
  expect(await due(id, -2)).toEqual({ dueInDays: -2, isOverdue: true, isDueSoon: false });
  expect(await due(id, 0)).toEqual({ dueInDays: 0, isOverdue: false, isDueSoon: true });
  expect(await due(id, 7)).toEqual({ dueInDays: 7, isOverdue: false, isDueSoon: true });
  expect(await due(id, 8)).toEqual({ dueInDays: 8, isOverdue: false, isDueSoon: false });
});
