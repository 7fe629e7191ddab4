import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { getNamedType, isLeafType, isObjectType } from "graphql";
import { connect } from "../support/followers.ts";
import { persistedDocumentsFile } from "../support/persisted-documents.ts";
import { repository } from "../support/test-database.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type PersonName, type World } from "../support/world.ts";
import { schemaOf } from "./schema-facts.ts";

/** What an operation may be compiled to at most: the SQL of one field at its top, and of all of them together. */
let server: TestServer;
let world: World;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
});
afterAll(() => server.stop());

const ask = (document: string, variables = {}, person: PersonName = "member") =>
  server.graphql(document, variables, { token: world.people[person].token });
const times = (count: number, part: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => part(index)).join(" ");
const id = "0192a000-0000-7000-8000-000000000000";

/** Fields of a profile that hold so many clubs in heads in clubs. */
const chain = (levels: number) => `${"club { head { ".repeat(levels)} id ${"} }".repeat(levels)}`;
/** Fragments that ask for 2^levels objects of a profile, none of them in a list. */
const doubling = (levels: number) =>
  `${times(levels, (level) => `fragment F${level} on Profile { id club { head { ...F${level + 1} } } student { club { head { ...F${level + 1} } } } }`)} fragment F${levels} on Profile { id }`;
const roots = (count: number, differ: boolean) =>
  `{ ${times(count, (index) => `a${index}: team(id: "${id}") { teamLead { ${differ ? `b${index}: ` : ""}id ${chain(3)} } }`)} }`;

async function expectRefused(document: string, limit: string, maximum: number, variables = {}, person?: PersonName) {
  const { status, body } = await ask(document, variables, person);
  const actual = Number(body.errors?.[0]?.extensions?.["actual"]);
  expect([status, body.data, body.errors]).toEqual([
    200,
    undefined,
    [
      {
        message: expect.stringMatching(
          new RegExp(
            `^The SQL of (a field|the operation) has ${actual} (bytes|sub-selects); at most ${maximum} are allowed\\. `,
          ),
        ),
        extensions: { code: "QUERY_TOO_COMPLEX", limit, maximum, actual },
      },
    ],
  ]);
  expect(actual).toBeGreaterThan(maximum);
}

test("nested objects without a list are refused by the SELECTs they need, however often they are sent", async () => {
  for (let time = 0; time < 4; time++) await expectRefused(`{ me { ...F0 } } ${doubling(4)}`, "statementSelects", 160);
  expect((await ask(`{ me { ...F0 } } ${doubling(2)}`)).body.errors).toBeUndefined();
  expect((await ask(`{ me { ${chain(8)} } }`)).body.errors).toBeUndefined();
});

test("what a page of none would hold is refused as well, though it costs nothing", async () => {
  await expectRefused(
    `{ club(id: "${id}") { members(first: 0) { nodes { club { head { ...F0 } } } } } } ${doubling(4)}`,
    "statementSelects",
    160,
  );
});

test("many fields of each object are refused by the length of the SQL", async () => {
  const schema = await schemaOf(server);
  const leaves = (name: string) => {
    const type = schema.getType(name);
    if (!isObjectType(type)) throw new Error(`${name} is no object type`);
    return Object.values(type.getFields())
      .filter((field) => isLeafType(getNamedType(field.type)) && field.args.length === 0)
      .map((field) => field.name)
      .join(" ");
  };
  const types = ["Project", "Startup", "Team", "Club", "Application"];
  const fragments = types.map((name) => `fragment ${name} on ${name} { ${leaves(name)} }`).join(" ");
  const project = (levels: number): string =>
    `startup { ...Startup } application { ...Application } team { ...Team club { ...Club } ${levels ? `project { ...Project ${project(levels - 1)} }` : ""} }`;
  expect(
    (await ask(`{ project(id: "${id}") { ...Project ${project(1)} } } ${fragments}`, {}, "owner")).body.errors,
  ).toBeUndefined();
  await expectRefused(
    `{ project(id: "${id}") { ...Project ${project(7)} } } ${fragments}`,
    "statementBytes",
    32_768,
    {},
    "owner",
  );
});

test("fields that are all allowed are refused together, unless they share a statement", async () => {
  expect((await ask(roots(15, false))).body.errors).toBeUndefined();
  expect((await ask(roots(5, true))).body.errors).toBeUndefined();
  await expectRefused(roots(15, true), "operationSelects", 400);
});

test("a mutation with too large a payload is refused before anything is written, even by those before it", async () => {
  const before = await world.digest();
  const change = (selection: string) =>
    `updateProfile(input: { firstName: "Changed", lastName: "Too" }) { ${selection} }`;
  await expectRefused(`mutation { ${change("...F0")} } ${doubling(4)}`, "statementSelects", 160);
  await expectRefused(`mutation { a: ${change("id")} b: ${change("...F0")} } ${doubling(4)}`, "statementSelects", 160);
  await expectRefused(
    `mutation { ${times(15, (index) => `a${index}: ${change(`b${index}: id ${chain(3)}`)}`)} }`,
    "operationSelects",
    400,
  );
  expect(await world.digest()).toBe(before);
});

test("a subscription whose payload is too large is refused before it follows anything", async () => {
  const follower = connect(server, world.people.member.token);
  const document = `subscription { projectStatusChanged { team { teamLead { ...F0 } } } } ${doubling(4)}`;
  expect(await follower.refused(document)).toMatchObject([
    { extensions: { code: "QUERY_TOO_COMPLEX", limit: "statementSelects", maximum: 160 } },
  ]);
  await follower.stop();
});

test("fragments that multiply are not compiled to their end", async () => {
  const { body } = await ask(`{ me { ...F0 } } ${doubling(5)}`);
  expect(body.errors).toMatchObject([{ extensions: { code: "QUERY_TOO_COMPLEX", limit: "statementSelects" } }]);
  // It would have some 850.
  expect(Number(body.errors![0]!.extensions!["actual"])).toBeLessThan(400);
});

test("the web app's documents stay below half of what is allowed, for every kind of user", async () => {
  const built = join(repository, "server/dist");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(repository, "tests/support/compiled-sizes.mjs"), built, persistedDocumentsFile],
    { maxBuffer: 2 ** 24 },
  );
  const compiled = JSON.parse(stdout) as Record<string, number>[];
  expect(compiled.filter(({ statements }) => statements! > 0).length).toBeGreaterThan(120);
  const limits = { statementBytes: 32_768, statementSelects: 160, operationBytes: 65_536, operationSelects: 400 };
  for (const [limit, maximum] of Object.entries(limits))
    expect({ limit, largest: Math.max(...compiled.map((each) => each[limit]!)) < maximum / 2 }).toEqual({
      limit,
      largest: true,
    });
});
