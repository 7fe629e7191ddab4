import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isScalarType,
  isSpecifiedScalarType,
  Kind,
  typeFromAST,
  visit,
  type ASTNode,
  type DocumentNode,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  type NamedTypeNode,
  type ValidationRule,
} from "graphql";
import type { FieldErrors } from "../contract/index.js";
import { AppError } from "../platform/app-error.js";
import type { SentOperation } from "./parsed-operation.js";
import { scalarValues } from "./scalars.js";

/** Names of members and indexes of lists, from the outermost on. */
type Path = readonly (string | number)[];
type Report = (path: Path, message: string) => void;

/** More wrong places than these are not listed. */
const listedAtMost = 20;
/** Characters of a name that the schema does not know. */
const unknownNameAtMost = 80;

const expected = (type: GraphQLLeafType): string =>
  isEnumType(type)
    ? `one of ${type
        .getValues()
        .map(({ name }) => name)
        .join(", ")}`
    : (scalarValues[type.name] ?? `a value of the type ${type.name}`);

function checkObject(value: object, type: GraphQLInputObjectType, path: Path, report: Report): void {
  const members = type.getFields();
  const given = value as Record<string, unknown>;
  for (const name of Object.keys(given))
    if (!Object.hasOwn(members, name))
      report([...path, name.slice(0, unknownNameAtMost)], `${type.name} has no field of this name.`);
  for (const { name, type: inner, defaultValue } of Object.values(members))
    if (given[name] !== undefined || defaultValue === undefined) check(given[name], inner, [...path, name], report);
}

/** Reports every place where a value does not fit its type, by the rules of GraphQL for the values of variables. */
function check(value: unknown, type: GraphQLInputType, path: Path, report: Report): void {
  if (isNonNullType(type)) {
    if (value === null || value === undefined) return report(path, `A value of the type ${String(type)} is required.`);
    return check(value, type.ofType, path, report);
  }
  if (value === null || value === undefined) return;
  if (isListType(type)) {
    if (!Array.isArray(value)) return check(value, type.ofType, path, report);
    return value.forEach((each, index) => check(each, type.ofType, [...path, index], report));
  }
  if (isInputObjectType(type)) {
    if (typeof value !== "object" || Array.isArray(value)) return report(path, `Expected an object, ${type.name}.`);
    return checkObject(value, type, path, report);
  }
  try {
    if (type.parseValue(value) !== undefined) return;
  } catch {
    // What would be right says more than why this is not.
  }
  report(path, `Expected ${expected(type)}.`);
}

const isInList = new Set<string>([Kind.LIST, Kind.OBJECT, Kind.VARIABLE]);

/** What a node adds to the path of the values in it. */
function segmentOf(node: ASTNode, key: string | number | undefined): string | number | null {
  if (node.kind === Kind.ARGUMENT || node.kind === Kind.OBJECT_FIELD) return node.name.value;
  return typeof key === "number" && isInList.has(node.kind) ? key : null;
}

/** Where each variable first stands in a document, from its argument on. */
function placesOf(document: DocumentNode): Map<string, Path> {
  const places = new Map<string, Path>();
  const path: (string | number)[] = [];
  visit(document, {
    enter(node, key) {
      if (node.kind === Kind.VARIABLE_DEFINITION) return false;
      const segment = segmentOf(node, key);
      if (segment !== null) path.push(segment);
      if (node.kind === Kind.VARIABLE && !places.has(node.name.value)) places.set(node.name.value, [...path]);
      return undefined;
    },
    leave(node, key) {
      if (segmentOf(node, key) !== null) path.pop();
    },
  });
  return places;
}

/** Where the literals of scalars of our own stand, in documents that were validated. */
const literals = new WeakMap<ASTNode, Path>();

const isLiteral = new Set<string>([Kind.STRING, Kind.INT, Kind.FLOAT, Kind.BOOLEAN, Kind.ENUM]);

/** A validation rule that refuses nothing and only notes where literals stand, for {@link fieldOfLiteral}. */
export const noteLiterals: ValidationRule = (context) => {
  const path: (string | number)[] = [];
  return {
    enter(node, key) {
      const segment = segmentOf(node, key);
      if (segment !== null) path.push(segment);
      if (!isLiteral.has(node.kind)) return;
      const type = getNamedType(context.getInputType());
      if (isScalarType(type) && !isSpecifiedScalarType(type)) literals.set(node, [...path]);
    },
    leave(node, key) {
      if (segmentOf(node, key) !== null) path.pop();
    },
  };
};

/** The field that a literal in a refused document is the value of, named as a service would. */
export function fieldOfLiteral(node: ASTNode): string | undefined {
  const path = literals.get(node);
  return path && path.length > 0 ? fieldAt(path) : undefined;
}

/** As services name a field: a mutation's only argument, `input`, goes without saying. */
const fieldAt = ([argument, ...within]: Path): string =>
  (argument === "input" && within.length > 0 ? within : [argument, ...within]).join(".");

/**
 * Why the variables of an operation do not fit its declarations: each wrong field under the path that a service would
 * name it by, with what would be right. The executor's own words name a variable, which its caller may have called
 * anything, and no field.
 */
export function wrongVariables({ schema, document, operation, variables }: SentOperation): AppError {
  const wrong: { name: string; path: Path; message: string }[] = [];
  for (const { variable, type: declared, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value;
    const type = typeFromAST(schema, declared as NamedTypeNode);
    if (!isInputType(type) || (defaultValue && !Object.hasOwn(variables, name))) continue;
    check(variables[name], type, [], (path, message) => {
      if (wrong.length < listedAtMost) wrong.push({ name, path, message });
    });
  }
  const [first] = wrong;
  if (!first) return new AppError("BAD_USER_INPUT");
  const places = placesOf(document);
  const fields: FieldErrors = {};
  for (const { name, path, message } of wrong) fields[fieldAt([...(places.get(name) ?? [name]), ...path])] ??= message;
  const at = first.path.length > 0 ? ` at "${[first.name, ...first.path].join(".")}"` : "";
  return new AppError("BAD_USER_INPUT", {
    message: `Variable "$${first.name}" is wrong${at}: ${first.message}`,
    fields,
  });
}
