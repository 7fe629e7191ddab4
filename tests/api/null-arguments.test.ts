import {
  astFromValue,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  print,
  type GraphQLArgument,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from "graphql";
import { connect } from "../support/followers.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, type World } from "../support/world.ts";
import { schemaOf } from "./schema-facts.ts";

/**
 * Left out and null are two things: the first means an argument's default, the second is refused where it may not be
 * null.
 */
let server: TestServer;
let world: World;
let schema: GraphQLSchema;

beforeAll(async () => {
  server = await borrowTestServer();
  world = await createWorld(server);
  schema = await schemaOf(server);
});
afterAll(() => server.stop());

/** A valid value of a type; of an input object what is required. */
function sample(type: GraphQLInputType): unknown {
  const nullable = getNullableType(type);
  if (isListType(nullable)) return [sample(nullable.ofType)];
  if (isInputObjectType(nullable))
    return Object.fromEntries(
      Object.values(nullable.getFields())
        .filter(isRequiredInputField)
        .map((field) => [field.name, sample(field.type)]),
    );
  if ("getValues" in nullable) return nullable.getValues()[0]!.value;
  return (
    { Int: 1, Boolean: true, Date: "2030-01-01", ID: "0192a000-0000-7000-8000-000000000000" }[nullable.name] ?? "text"
  );
}

/** A value as a literal of the document, with `$value` for one member of it. */
function literal(type: GraphQLInputType, member?: GraphQLInputField): string {
  const value = sample(type);
  const whole = print(astFromValue(value, type)!);
  return member ? whole.replace(/\}$/, `${whole === "{}" ? "" : ", "}${member.name}: $value}`) : whole;
}

const argumentsOf = (args: readonly GraphQLArgument[], more = "") => {
  const written = [
    ...args.filter(isRequiredArgument).map(({ name, type }) => `${name}: ${literal(type)}`),
    ...(more ? [more] : []),
  ];
  return written.length > 0 ? `(${written.join(", ")})` : "";
};

/** A selection that reads rows of the type if it is a connection. */
function leavesOf(type: GraphQLObjectType): string {
  if (type.name.endsWith("Connection")) return "{ nodes { __typename } pageInfo { hasNextPage } }";
  return "{ __typename }";
}

/** The way from a root type to each type that fields lead to: what to write around a selection of it. */
function ways(root: GraphQLObjectType): Map<string, (selection: string) => string> {
  const known = new Map<string, (selection: string) => string>([[root.name, (selection) => `{ ${selection} }`]]);
  for (const [name, around] of known)
    for (const field of Object.values((schema.getType(name) as GraphQLObjectType).getFields())) {
      const type = getNamedType(field.type);
      if (isObjectType(type) && !known.has(type.name))
        known.set(type.name, (selection) => around(`${field.name}${argumentsOf(field.args)} { ${selection} }`));
    }
  return known;
}

interface Case {
  /** The type and field whose argument it is. */
  name: string;
  /** The argument, or the member of its input object. */
  argument: string;
  type: string;
  /** @param alias makes a document that was never sent. */
  document: (alias: string) => string;
}

const nonNullWithDefault = ({ type, defaultValue }: GraphQLArgument | GraphQLInputField) =>
  isNonNullType(type) && defaultValue !== undefined;

/** Every argument, and member of an argument, that has a default and may not be null. */
function casesOf(operation: "query" | "mutation"): Case[] {
  const cases: Case[] = [];
  const root = operation === "query" ? schema.getQueryType()! : schema.getMutationType()!;
  for (const [typeName, around] of operation === "query"
    ? ways(root)
    : new Map([[root.name, (selection: string) => `{ ${selection} }`]]))
    for (const { name, args, type } of Object.values((schema.getType(typeName) as GraphQLObjectType).getFields()))
      for (const argument of args) {
        const input = getNamedType(argument.type);
        const members = isInputObjectType(input) ? Object.values(input.getFields()).filter(nonNullWithDefault) : [];
        for (const member of nonNullWithDefault(argument) ? [undefined] : members) {
          const written = `${argument.name}: ${member ? literal(argument.type, member) : "$value"}`;
          const result = getNamedType(type);
          const selection = isLeafType(result) ? "" : leavesOf(result as GraphQLObjectType);
          const nullable = getNullableType((member ?? argument).type).toString();
          const others = args.filter((each) => each !== argument);
          cases.push({
            name: `${typeName}.${name}`,
            argument: (member ?? argument).name,
            type: nullable,
            document: (alias) =>
              `${operation} ${alias}($value: ${nullable}) ${around(`${name}${argumentsOf(others, written)} ${selection}`)}`,
          });
        }
      }
  return cases;
}

const as = () => ({ token: world.people.head.token });
const send = async (document: string, variables: object) => {
  const { status, body } = await server.graphql(document, { ...variables }, as());
  return {
    status,
    data: body.data,
    errors: body.errors?.map(({ message, extensions }) => ({
      message,
      code: extensions?.code,
      fields: extensions?.fields,
    })),
  };
};
const refusalOf = (argument: string) => ({
  status: 200,
  data: undefined,
  errors: [
    {
      message: expect.any(String),
      code: "BAD_USER_INPUT",
      fields: { [argument]: `${argument} must not be null. Leave it out for its default.` },
    },
  ],
});

test("an argument with a default means it when left out, and refuses null, in whichever order they come", async () => {
  const cases = casesOf("query");
  for (const expected of ["Query.projects first", "Query.projects scope", "Project.deliverables first"])
    expect(cases.map(({ name, argument }) => `${name} ${argument}`)).toContain(expected);
  for (const { name, argument, document } of cases) {
    const [one, other] = [document("One"), document("Other")];
    const absent = await send(one, {});
    expect({ name, codes: absent.errors?.map(({ code }) => code) ?? [] }).not.toMatchObject({
      codes: expect.arrayContaining([expect.stringMatching(/BAD_USER_INPUT|INTERNAL|VALIDATION/)]) as unknown,
    });
    expect({ name, ...(await send(one, { value: null })) }).toEqual({ name, ...refusalOf(argument) });
    expect({ name, ...(await send(one, {})) }).toEqual({ name, ...absent });
    expect({ name, ...(await send(other, { value: null })) }).toEqual({ name, ...refusalOf(argument) });
    expect({ name, ...(await send(other, {})) }).toEqual({ name, ...absent });
  }
});

test("null as a literal is refused, whether or not the variable in its place has a default", async () => {
  for (const { name, type, document } of casesOf("query")) {
    const { errors } = await send(
      document("Literal")
        .replace(/\(\$value: [^)]*\)/, "")
        .replace("$value", "null"),
      {},
    );
    expect({ name, code: errors?.[0]?.code, message: errors?.[0]?.message }).toEqual({
      name,
      code: "GRAPHQL_VALIDATION_FAILED",
      message: `Expected value of type "${type}!", found null.`,
    });
  }
});

test("every member of a mutation's input that has a default refuses null, and nothing is written", async () => {
  const before = await world.digest();
  const cases = casesOf("mutation");
  for (const expected of ["deliverables", "skills"]) expect(cases.map(({ argument }) => argument)).toContain(expected);
  for (const { name, argument, document } of cases)
    expect({ name, ...(await send(document("Null"), { value: null })) }).toEqual({ name, ...refusalOf(argument) });
  expect(await world.digest()).toBe(before);
});

test("a variable whose own default is left by null is refused as well, of directives too", async () => {
  expect(await send("query ($first: Int = 5) { projects(first: $first) { nodes { id } } }", { first: null })).toEqual(
    refusalOf("first"),
  );
  for (const directive of ["include", "skip"]) {
    const document = `query ($if: Boolean = true) { me { id name: firstName @${directive}(if: $if) } }`;
    expect((await send(document, {})).errors).toBeUndefined();
    expect(await send(document, { if: null })).toEqual(refusalOf("if"));
    expect((await send(document, { if: false })).errors).toBeUndefined();
  }
  const inFragments =
    "query ($first: Int) { ...A } fragment A on Query { ...B } fragment B on Query { projects(first: $first) { " +
    "...C } } fragment C on ProjectConnection { totalCount }";
  expect(await send(inFragments, { first: null })).toEqual(refusalOf("first"));
});

test("null in a filter variable is refused for what has a default and narrows nothing elsewhere", async () => {
  const document = "query ($filter: ProjectFilter) { projects(filter: $filter) { totalCount } }";
  const { errors } = await send(document, { filter: { scope: null } });
  expect(errors).toMatchObject([{ code: "BAD_USER_INPUT", message: expect.stringContaining('at "filter.scope"') }]);
  const all = await send(document, {});
  expect(all.errors).toBeUndefined();
  for (const filter of [null, {}, { status: null, category: null, search: null }])
    expect(await send(document, { filter })).toEqual(all);
});

test("a mutation's payload is refused before anything is written, whatever the order of null and nothing", async () => {
  const before = await world.digest();
  const complete = (first: number | null | undefined) =>
    server.graphql(
      `mutation ($id: ID!, $first: Int) { a: updateProfile(input: { firstName: "Changed", lastName: "Too" }) { id } completeProject(input: { id: $id }) { deliverables(first: $first) { nodes { id } } } }`,
      { id: world.projects.running, ...(first !== undefined && { first }) },
      { token: world.people.owner.token },
    );
  expect((await complete(null)).body.errors).toMatchObject([
    { extensions: { code: "BAD_USER_INPUT", fields: { first: expect.any(String) } } },
  ]);
  expect(await world.digest()).toBe(before);
  expect((await complete(undefined)).body).toMatchObject({
    data: { completeProject: { deliverables: { nodes: [{}, {}] } } },
  });
  await world.restore();
});

test("a subscription is refused before it follows anything, in whichever order null and nothing come", async () => {
  const follower = connect(server, world.people.owner.token);
  const document =
    "subscription ($first: Int) { projectStatusChanged { id deliverables(first: $first) { nodes { id } } } }";
  const refused = { extensions: { code: "BAD_USER_INPUT", fields: { first: expect.any(String) } } };
  expect(await follower.refused(document, { first: null })).toMatchObject([refused]);
  await follower.follow(document);
  expect(await follower.refused(document, { first: null })).toMatchObject([refused]);
  await server.request(
    "mutation ($id: ID!) { completeProject(input: { id: $id }) { id } }",
    { id: world.projects.running },
    { token: world.people.owner.token },
  );
  expect(await follower.hears(1)).toEqual([
    { id: world.projects.running, deliverables: { nodes: [{ id: expect.any(String) }, { id: expect.any(String) }] } },
  ]);
  await follower.stop();
  await world.restore();
});
