/**
 * Prints the sizes of what the web app's documents compile to, largest first: `node compiled-sizes.mjs <server/dist>
 * <documents.json>`. A separate program because jest's sandbox cannot load the built server, which is ES modules.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import {
  getNamedType,
  getVariableValues,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  parse,
  typeFromAST,
} from "graphql";

const [built, documents] = process.argv.slice(2);
const load = (path) => import(pathToFileURL(join(built, path)).href);
const { createSchema, collectViews } = await load("schema.js");
const { Plans } = await load("reader/plans.js");
const { ReadRequest } = await load("reader/request.js");

const schema = await createSchema();
const unlimited = {
  statementBytes: Infinity,
  statementSelects: Infinity,
  operationBytes: Infinity,
  operationSelects: Infinity,
};
const id = "0192a000-0000-7000-8000-000000000000";

/** A value of a type with every field filled in. */
function sample(type) {
  if (isNonNullType(type)) return sample(type.ofType);
  if (isListType(type)) return [sample(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0].name;
  if (isInputObjectType(type))
    return Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, sample(field.type)]));
  return { Int: 1, Boolean: true, Date: "2030-01-01" }[getNamedType(type).name] ?? id;
}

function compile(text, role) {
  const { definitions } = parse(text);
  const operation = definitions.find(({ kind }) => kind === "OperationDefinition");
  const fragments = Object.fromEntries(
    definitions.filter(({ kind }) => kind === "FragmentDefinition").map((each) => [each.name.value, each]),
  );
  const given = Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type }) => [
      variable.name.value,
      sample(typeFromAST(schema, type)),
    ]),
  );
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], given);
  if (errors) throw errors[0];
  const viewer = { role, id, sessionId: id };
  const plans = new Plans(schema, collectViews(), { limits: unlimited, today: () => "2030-01-01", isOwn: () => true });
  const parsed = { operation, fragments, variableValues: coerced };
  new ReadRequest(plans, null, viewer, operation.operation === "subscription").check(parsed, schema);
  const sizes = [...plans.operation(parsed, viewer).plans.values()].map(({ size }) => size);
  const [largest, sum] = [
    (figure) => Math.max(0, ...sizes.map((size) => size[figure])),
    (figure) => sizes.reduce((total, size) => total + size[figure], 0),
  ];
  return {
    name: operation.name.value,
    role,
    statements: sizes.length,
    statementBytes: largest("bytes"),
    statementSelects: largest("selects"),
    operationBytes: sum("bytes"),
    operationSelects: sum("selects"),
  };
}

const compiled = Object.values(JSON.parse(readFileSync(documents, "utf8"))).flatMap((text) =>
  ["startup", "club_head", "student"].map((role) => compile(text, role)),
);
console.log(
  JSON.stringify(
    compiled.sort((one, other) => other.operationBytes - one.operationBytes),
    null,
    1,
  ),
);
