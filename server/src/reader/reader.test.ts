import { buildSchema, getVariableValues, Kind, parse, type OperationDefinitionNode } from "graphql";
import type { Pool } from "pg";
import { v7 as newId } from "uuid";
import type { AccessScope } from "../contract/index.js";
import type { Viewer } from "../policy/viewer.js";
import { Reader } from "./reader.js";
import { containing } from "./scope.js";
import { belongsTo, byId, connection, list, newestFirst, orderColumn, value, viewerCan, type View } from "./view.js";

const schema = buildSchema(`
  enum ProjectStatus { OPEN IN_PROGRESS }
  input ProjectFilter { status: ProjectStatus search: String }
  type PageInfo { hasNextPage: Boolean! hasPreviousPage: Boolean! startCursor: String endCursor: String }
  type Project { id: ID! title: String! teamSize: Int! skills: [String!]! status: ProjectStatus! endYear: Int startup: Startup! secret: String canUpdate: Boolean! }
  type Startup { id: ID! companyName: String! projects(first: Int! = 20, after: String): ProjectConnection! }
  type ProjectEdge { cursor: String! node: Project! }
  type ProjectConnection { edges: [ProjectEdge!]! nodes: [Project!]! pageInfo: PageInfo! totalCount: Int! }
  type Query {
    project(id: ID!): Project
    projects(filter: ProjectFilter, first: Int! = 20, after: String): ProjectConnection!
    startups: [Startup!]!
    unread: String
  }
`);
const act = (type: string, field: string, action: string) => {
  (schema.getType(type) as never as { getFields(): Record<string, { extensions: object }> }).getFields()[
    field
  ]!.extensions = { action };
};
act("Query", "project", "project.read");
act("Query", "projects", "project.read");
act("Query", "startups", "startup.read");
act("Query", "unread", "startup.read");
act("Project", "secret", "project.readApplications");

const views: View[] = [
  {
    type: "Project",
    table: "projects",
    visible: "project.read",
    fields: {
      startup: belongsTo<{ startupId: string }>("startupId"),
      endYear: value((row) => `extract(year from ${row}.end_date)::integer`),
      canUpdate: viewerCan("project.update", (row) => `${row}.status = 'open'`),
    },
  },
  {
    type: "Startup",
    table: "startup_profiles",
    visible: "startup.read",
    fields: { projects: connection(newestFirst, (row, _scope, parent) => [`${row}.startup_id = ${parent}.id`]) },
  },
  {
    type: "Query",
    table: null,
    visible: null,
    fields: {
      project: byId((scope) => scope.argument("id")),
      projects: connection([orderColumn("team_size", "integer"), orderColumn("id", "uuid", "desc")], (row, scope) => {
        const filter = scope.argument("filter");
        return [
          filter.get("status").given && `${row}.status = ${filter.get("status").as("text")}`,
          filter.get("search").given && `${row}.title ilike ${filter.get("search").as("text", containing)}`,
        ];
      }),
      startups: list([orderColumn("id", "uuid")], () => []),
    },
  },
];

const startup: Viewer = { role: "startup", id: newId(), sessionId: newId() };
const student: Viewer = { role: "student", id: newId(), sessionId: newId() };

interface Statement {
  text: string;
  values: unknown[];
  name?: string;
}

/** A reader whose statements are written down instead of run; each answers one row of JSON `{}`. */
function setUp(
  answer: (statement: Statement) => object[] = ({ values }) => [{ key: (values[0] as string[])[0], json: "{}" }],
) {
  const [statements, costly]: [Statement[], Statement[]] = [[], []];
  const poolOf = (asked: Statement[]) => {
    const query = async (statement: Statement) => (asked.push(statement), { rows: answer(statement) });
    return {
      options: { max: 10 },
      connect: async () => ({ on() {}, off() {}, release() {}, query }),
    } as unknown as Pool;
  };
  const limits = { statementBytes: 20_000, statementSelects: 200, operationBytes: 20_000, operationSelects: 200 };
  const pools = { readPool: poolOf(statements), costlyPool: poolOf(costly) };
  const reader = new Reader(schema, views, pools, {
    limits,
    today: () => "2026-01-31",
    isOwn: (text) => text.includes("# own"),
  });
  const documents = new Map<string, ReturnType<typeof parse>>();
  const query = (source: string, given: Record<string, unknown> = {}, viewer: Viewer = startup) => {
    const document = documents.get(source) ?? parse(source);
    documents.set(source, document);
    const operation = document.definitions.find(
      (each): each is OperationDefinitionNode => each.kind === Kind.OPERATION_DEFINITION,
    )!;
    const fragments = Object.fromEntries(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
    const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
    return reader.request(viewer).query({ operation, fragments, variableValues: coerced! }, schema.getQueryType()!);
  };
  return { statements, costly, query };
}

describe("statements", () => {
  test("one for each root field, whatever lies below it", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    await query(
      "{ projects { nodes { startup { projects { nodes { title startup { companyName } } totalCount } } } } " +
        "startups { id projects { totalCount } } }",
    );
    expect(statements).toHaveLength(2);
  });

  test("single rows that ask for the same share one", async () => {
    const { statements, query } = setUp(({ values }) =>
      (values[0] as string[]).map((key) => ({ key, json: `{"title":"${key}"}` })),
    );
    const [first, second] = [newId(), newId()];
    const text = await query(
      "query ($first: ID!, $second: ID!) { a: project(id: $first) { title } b: project(id: $second) { title } }",
      { first, second },
    );
    expect(statements).toHaveLength(1);
    expect(text).toBe(`{"a":{"title":"${first}"},"b":{"title":"${second}"}}`);
  });

  test("single rows that differ in an argument below do not", async () => {
    const { statements, query } = setUp(({ values }) => (values[0] as string[]).map((key) => ({ key, json: "{}" })));
    const selection = (first: number) => `{ startup { projects(first: ${first}) { totalCount nodes { id } } } }`;
    await query(`{ a: project(id: "${newId()}") ${selection(1)} b: project(id: "${newId()}") ${selection(2)} }`);
    expect(statements).toHaveLength(2);
  });

  test("are tied to the session", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    await query("{ startups { id } }");
    expect(statements[0]!.text).toMatch(
      /from sessions credential left join memberships viewers on .+ where credential\.id = \$2::uuid and credential\.profile_id = \$1::uuid and credential\.revoked_at is null/,
    );
    expect(statements[0]!.values).toEqual([startup.id, startup.sessionId]);
  });

  test("or to the access token, once for each set of scopes", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    const id = newId();
    const withToken = (...scopes: AccessScope[]): Viewer => ({
      ...startup,
      sessionId: null,
      accessToken: { id, scopes },
    });
    expect(await query("{ startups { id } }", {}, withToken("profiles_read"))).not.toBeNull();
    expect(statements[0]!.text).toMatch(
      /from access_tokens credential left join memberships viewers on .+ where credential\.id = \$2::uuid and credential\.profile_id = \$1::uuid and credential\.revoked_at is null/,
    );
    expect(statements[0]!.values).toEqual([startup.id, id]);
    expect(await query("{ startups { id } }", {}, withToken("projects_write"))).toBeNull();
    expect(await query("{ startups { projects { nodes { id } } } }", {}, withToken("profiles_read"))).toBeNull();
    expect(await query("{ projects { nodes { secret } } }", {}, withToken("projects_read"))).toBeNull();
    expect(statements).toHaveLength(1);
    await query("{ projects { nodes { canUpdate } } }", {}, withToken("projects_read"));
    expect(statements[1]!.text).toContain("(false)::text");
  });

  test("an ended session reads nothing on this way, so that the executor words the error", async () => {
    const { query } = setUp(() => []);
    expect(await query("{ startups { id } }")).toBeNull();
  });

  test("are compiled once per shape and prepared when they come back", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    for (const first of [1, 2, 3, 4])
      await query("query ($first: Int!) { projects(first: $first) { nodes { id } } }", { first });
    expect(new Set(statements.map((each) => each.text)).size).toBe(1);
    expect(statements.map((each) => Boolean(each.name))).toEqual([false, false, true, true]);
  });

  test("that search have connections of their own, and are planned for each text", async () => {
    const { statements, costly, query } = setUp(() => [{ json: "{}" }]);
    const source = "query ($search: String) { projects(filter: { search: $search }) { totalCount } }";
    for (const search of ["one", "two", "three", "four"]) await query(source, { search });
    expect(new Set(costly.map((each) => each.text)).size).toBe(1);
    expect(costly.map((each) => Boolean(each.name))).toEqual([false, false, false, false]);
    expect(statements).toEqual([]);
    await query(source, {});
    expect(costly).toHaveLength(4);
    expect(statements[0]!.text).not.toContain("ilike");
  });

  test("hold no value a caller sent", async () => {
    const { costly, query } = setUp(() => [{ json: "{}" }]);
    await query(`{ projects(filter: { search: "it's 100%" }) { totalCount } }`);
    expect(costly[0]!.text).not.toContain("100");
    expect(costly[0]!.values).toContain("%it's 100\\%%");
  });
});

describe("selection", () => {
  test("aliases, fragments and merged fields", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    await query(`
      query { startups { ...Names again: id } }
      fragment Names on Startup { name: companyName ... on Startup { projects { totalCount } projects { nodes { title } } } }`);
    const { text } = statements[0]!;
    expect(text).toContain(`'{"name":' || to_json(t1.company_name)::text`);
    expect(text).toContain(`',"again":'`);
    expect(text.match(/"projects":/g)).toHaveLength(1);
  });

  test.each([
    [true, '"title":'],
    [false, '"size":'],
  ])("@include and @skip by variables (%s)", async (flag, expected) => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    await query(
      "query ($flag: Boolean!) { projects { nodes { title @include(if: $flag) size: teamSize @skip(if: $flag) } } }",
      { flag },
    );
    expect(statements[0]!.text).toContain(expected);
    expect(statements[0]!.text).not.toContain(flag ? '"size":' : '"title":');
  });

  test("what the reader does not answer is left to the executor as a whole", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    expect(await query("{ unread startups { id } }")).toBeNull();
    expect(await query("{ __schema { queryType { name } } }")).toBeNull();
    expect(statements).toHaveLength(0);
  });
});

describe("policy", () => {
  const source = "{ startups { projects { nodes { title secret canUpdate } } } }";

  test("a rule of the viewer's role is part of the statement", async () => {
    const { statements, query } = setUp(() => [{ json: "[]" }]);
    await query(source);
    const { text } = statements[0]!;
    expect(text).toContain("((t2.status = 'open' and not t2.is_unattended) or t2.startup_id = viewers.startup_id");
    expect(text).toMatch(
      /case when t2\.startup_id = viewers\.startup_id then coalesce\(to_json\(t2\.secret\)::text, 'null'\) else 'null' end/,
    );
    expect(text).toMatch(/coalesce\(t2\.startup_id = viewers\.startup_id and t2\.status = 'open', false\)::text/);
  });

  test("never means null and false without asking", async () => {
    const { statements, query } = setUp(() => [{ json: "[]" }]);
    await query(source, {}, student);
    const { text } = statements[0]!;
    expect(text).not.toContain("t2.secret");
    expect(text).toContain(`',"canUpdate":' || (false)::text`);
  });

  test("a role that is never allowed a root field is left to the executor", async () => {
    const { statements, query } = setUp();
    expect(await query("{ startups { id } }", {}, { role: "anonymous", id: null, sessionId: null })).toBeNull();
    expect(statements).toHaveLength(0);
  });
});

describe("connections", () => {
  const cursor = (values: unknown[]) => Buffer.from(JSON.stringify(values)).toString("base64url");
  const source =
    "query ($after: String, $first: Int! = 2) { projects(first: $first, after: $after) { edges { cursor node { " +
    "id } } pageInfo { hasNextPage endCursor } } }";

  test("continue behind a cursor in an order of mixed directions", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    const id = newId();
    await query(source, { after: cursor([4, id]) });
    const { text, values } = statements[0]!;
    expect(text).toMatch(
      /\(t1\.team_size > \$(\d+)::integer\) or \(t1\.team_size = \$\1::integer and t1\.id < \$\d+::uuid\)/,
    );
    expect(values).toEqual(expect.arrayContaining([2, "4", id]));
  });

  test.each([
    "2026-02-30T00:00:00Z",
    "0000-01-01T00:00:00Z",
    "2026-13-01T00:00:00Z",
    "2026-01-01T25:00:00Z",
    "2026-01-01T00:00:00+99:99",
  ])("refuse the moment %s, which PostgreSQL would stumble over", async (moment) => {
    const { statements, query } = setUp();
    expect(
      await query("query ($after: String) { startups { projects(after: $after) { nodes { id } } } }", {
        after: cursor([moment, newId()]),
      }),
    ).toBeNull();
    expect(statements).toHaveLength(0);
  });

  test.each([["not base64"], [cursor([4])], [cursor(["4; drop table projects", newId()])], [cursor({} as never)]])(
    "refuse the cursor %s",
    async (after) => {
      const { statements, query } = setUp();
      expect(await query(source, { after })).toBeNull();
      expect(statements).toHaveLength(0);
    },
  );

  test.each([[-1], [101]])("refuse a page of %s", async (first) => {
    const { statements, query } = setUp();
    expect(await query(source, { first })).toBeNull();
    expect(statements).toHaveLength(0);
  });

  test("share no statement between a page that is left out and one that is null, in either order", async () => {
    for (const order of [
      [{}, { first: null }],
      [{ first: null }, {}],
    ]) {
      const { statements, query } = setUp(() => [{ json: "{}" }]);
      const answers = await Promise.allSettled(
        order.map((given) => query("query ($first: Int) { projects(first: $first) { nodes { id } } }", given)),
      );
      expect(answers.filter((answer) => answer.status === "fulfilled" && answer.value !== null)).toHaveLength(1);
      expect(statements.map(({ values }) => values.includes(20) && !values.includes(null))).toEqual([true]);
    }
  });

  test("count without reading a page", async () => {
    const { statements, query } = setUp(() => [{ json: "{}" }]);
    await query("{ projects { totalCount } }");
    expect(statements[0]!.text).not.toContain("row_number");
    expect(statements[0]!.values).toEqual([startup.id, startup.sessionId]);
  });
});
