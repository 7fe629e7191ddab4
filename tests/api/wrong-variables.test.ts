import { connect } from "../support/followers.ts";
import { mutationInputs } from "../support/mutation-inputs.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";

/** Variables that GraphQL itself refuses name the field, under the path that the services' own refusals use. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterAll(() => server?.stop());

const create = "mutation ($input: CreateProjectInput!) { createProject(input: $input) { id } }";
const projects =
  "query ($filter: ProjectFilter, $first: Int) { projects(filter: $filter, first: $first) { totalCount } }";
const day = "Expected a calendar date that exists, as YYYY-MM-DD.";

const refusal = async (document: string, variables: Record<string, unknown>) => {
  const { status, body } = await server.graphql(document, variables, { token: world.people.owner.token });
  expect(status).toBe(200);
  expect(body.data).toBeUndefined();
  expect(body.errors).toMatchObject([{ extensions: { code: "BAD_USER_INPUT" } }]);
  return { message: body.errors![0]!.message, fields: body.errors![0]!.extensions!.fields };
};
const inputWith = (changes: object) => ({ input: { ...mutationInputs(world)["createProject"]!.input, ...changes } });

test.each<[object, Record<string, unknown>]>([
  [{ endDate: "0000-00-00" }, { endDate: day }],
  [{ category: "X" }, { category: expect.stringMatching(/^Expected one of [A-Z_]+(, [A-Z_]+)+\.$/) as unknown }],
  [{ skills: [null] }, { "skills.0": "A value of the type String! is required." }],
  [{ skills: ["React", 1] }, { "skills.1": "Expected a text." }],
  [{ teamSize: "2" }, { teamSize: "Expected a whole number of at most 32 bits." }],
  [{ title: null }, { title: "A value of the type String! is required." }],
  [{ title: undefined }, { title: "A value of the type String! is required." }],
  [{ colour: "red" }, { colour: "CreateProjectInput has no field of this name." }],
  [
    { endDate: "tomorrow", deliverables: [{ title: 1, description: "d", dueDate: "2030-02-30" }] },
    { endDate: day, "deliverables.0.title": "Expected a text.", "deliverables.0.dueDate": day },
  ],
])("an input with %j names its fields", async (changes, fields) => {
  const refused = await refusal(create, inputWith(changes));
  expect(refused.fields).toEqual(fields);
  const [path, message] = Object.entries(fields)[0]!;
  expect(refused.message).toContain(`Variable "$input" is wrong at "input.${path}": `);
  if (typeof message === "string") expect(refused.message).toContain(message);
});

test.each<[string, string, Record<string, unknown>, Record<string, string>]>([
  ["a whole input", create, { input: "text" }, { input: "Expected an object, CreateProjectInput." }],
  ["no input", create, {}, { input: "A value of the type CreateProjectInput! is required." }],
  [
    "a filter",
    projects,
    { filter: { status: "OPPEN" } },
    { "filter.status": expect.stringContaining("OPEN") as string },
  ],
  ["an argument", projects, { first: "2" }, { first: "Expected a whole number of at most 32 bits." }],
  [
    "a variable of another name within the input",
    `mutation ($id: ID!, $day: Date) { updateProject(input: { id: $id, endDate: $day }) { id } }`,
    { id: "x", day: "0000-00-00" },
    { endDate: day },
  ],
  [
    "a variable in a list",
    `mutation ($id: ID!, $one: String!) { updateProject(input: { id: $id, skills: ["React", $one] }) { id } }`,
    { id: "x", one: 1 },
    { "skills.1": "Expected a text." },
  ],
  [
    "a variable in a fragment",
    `query ($of: ID!) { ...A } fragment A on Query { project(id: $of) { id } }`,
    { of: {} },
    { id: "Expected an id as a text." },
  ],
])("%s that is wrong is named by its place in the API", async (_what, document, variables, fields) => {
  expect((await refusal(document, variables)).fields).toEqual(fields);
});

test("however much is wrong, at most twenty fields are named, none of them at length", async () => {
  const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`${n}${"x".repeat(5000)}`, 1]));
  const { fields } = await refusal(create, inputWith(many));
  expect(Object.keys(fields!)).toHaveLength(20);
  expect(JSON.stringify(fields).length).toBeLessThan(5000);
});

test("a subscription's variables are refused the same way", async () => {
  const follower = connect(server, world.people.owner.token);
  const document = "subscription ($first: Int) { projectStatusChanged { deliverables(first: $first) { totalCount } } }";
  expect(await follower.refused(document, { first: "2" })).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { first: "Expected a whole number of at most 32 bits." } } },
  ]);
  await follower.stop();
});

test.each([
  [`mutation { updateProject(input: { id: "x", endDate: "2030-02-30" }) { id } }`, "endDate"],
  [
    `mutation { createProject(input: { title: "A", deliverables: [{ title: "A", dueDate: 7 }] }) { id } }`,
    "deliverables.0.dueDate",
  ],
])("a date that is wrong in the document itself is named the same way: %s", async (document, field) => {
  const { body } = await server.graphql(document, {}, { token: world.people.owner.token });
  expect(body.errors).toContainEqual(
    expect.objectContaining({
      message: day,
      extensions: { code: "GRAPHQL_VALIDATION_FAILED", fields: { [field]: day } },
    }),
  );
  expect(JSON.stringify(body)).not.toContain("LocalDate");
});
