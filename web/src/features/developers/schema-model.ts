/** schema.graphql as a model for the reference. Runs while the page is prerendered, never in a browser. */
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  print,
  astFromValue,
  type GraphQLArgument,
  type GraphQLEnumValue,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  type GraphQLType,
} from "graphql";

/** A description, split into its parts. */
export interface Described {
  /** Prose, in which backticks mark code. */
  description: string;
  /** Codes of the errors that a mutation can return. */
  errors: string[];
  /** Who may call an operation. */
  access: string | null;
  /** The scope that a personal access token needs. */
  scope: string | null;
  /** The replacement for something deprecated. */
  deprecated: string | null;
}

/** A type in GraphQL notation: `[Project!]!` is `Project` between `[` and `!]!`. */
export interface TypeReference {
  before: string;
  name: string;
  after: string;
  /** Whether the reference has an entry for it; built-in scalars such as String have none. */
  linked: boolean;
}

export interface Member extends Described {
  name: string;
  type: TypeReference | null;
  default: string | null;
  arguments: Member[];
}

export interface Entry extends Described {
  name: string;
  members: Member[];
}

/** The reference's parts in order, each with its entries by name. */
export interface SchemaModel {
  /** Fields of Query, Mutation and Subscription. */
  operations: { root: string; title: string; description: string; members: Member[] }[];
  types: { id: string; title: string; entries: Entry[] }[];
}

const notes = /\s*Access: ([^.]+)\.(?: Scope: (\w+)\.)?$|\s*Scope: (\w+)\.$/;
const errorList = /\s*Errors: ([A-Z_, ]+)\.$/;

/** Splits a schema description into prose and the notes that the server appends. */
export function takeApart(text: string | null | undefined, deprecationReason?: string | null): Described {
  const [, access = null, operationScope, typeScope] = notes.exec(text ?? "") ?? [];
  const prose = (text ?? "").replace(notes, "");
  return {
    description: prose.replace(errorList, "").trim(),
    errors: errorList.exec(prose)?.[1]?.split(", ") ?? [],
    access,
    scope: operationScope ?? typeScope ?? null,
    deprecated: deprecationReason ?? null,
  };
}

const isBuiltIn = (type: GraphQLNamedType) => isSpecifiedScalarType(type) || type.name.startsWith("__");

function referenceTo(type: GraphQLType): TypeReference {
  const named = getNamedType(type);
  const [before = "", after = ""] = String(type).split(named.name);
  return { before, name: named.name, after, linked: !isBuiltIn(named) };
}

function defaultOf({ defaultValue, type }: GraphQLArgument | GraphQLInputField): string | null {
  const value = defaultValue === undefined ? null : astFromValue(defaultValue, type);
  return value ? print(value) : null;
}

const argument = (each: GraphQLArgument | GraphQLInputField): Member => ({
  name: each.name,
  type: referenceTo(each.type),
  default: defaultOf(each),
  arguments: [],
  ...takeApart(each.description, each.deprecationReason),
});

const field = (each: GraphQLField<unknown, unknown>): Member => ({
  name: each.name,
  type: referenceTo(each.type),
  default: null,
  arguments: each.args.map(argument),
  ...takeApart(each.description, each.deprecationReason),
});

const enumValue = (each: GraphQLEnumValue): Member => ({
  name: each.name,
  type: null,
  default: null,
  arguments: [],
  ...takeApart(each.description, each.deprecationReason),
});

function membersOf(type: GraphQLNamedType): Member[] {
  if (isObjectType(type)) return Object.values(type.getFields()).map(field);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(argument);
  return isEnumType(type) ? type.getValues().map(enumValue) : [];
}

/** Connection, edge and page info types, which are alike for every list. */
const isPaging = (name: string) => /(Connection|Edge)$/.test(name) || name === "PageInfo";

function typesOf(schema: GraphQLSchema): SchemaModel["types"] {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter((type) => !isBuiltIn(type) && !roots.includes(type as never));
  const entries = (belongs: (type: GraphQLNamedType) => boolean): Entry[] =>
    types
      .filter(belongs)
      .sort((one, other) => one.name.localeCompare(other.name))
      .map((type) => ({ name: type.name, members: membersOf(type), ...takeApart(type.description) }));
  return [
    { id: "objects", title: "Objects", entries: entries((type) => isObjectType(type) && !isPaging(type.name)) },
    { id: "inputs", title: "Inputs", entries: entries(isInputObjectType) },
    { id: "enums", title: "Enumerations", entries: entries(isEnumType) },
    { id: "scalars", title: "Scalars", entries: entries(isScalarType) },
    { id: "paging", title: "Pages of lists", entries: entries((type) => isObjectType(type) && isPaging(type.name)) },
  ].filter((part) => part.entries.length > 0);
}

/** @param text schema.graphql. */
export function describeSchema(text: string): SchemaModel {
  const schema = buildSchema(text);
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const titles: Record<string, string> = { Query: "Queries", Mutation: "Mutations", Subscription: "Subscriptions" };
  return {
    operations: roots.flatMap((root) =>
      root
        ? [
            {
              root: root.name,
              title: titles[root.name] ?? root.name,
              description: root.description ?? "",
              members: Object.values(root.getFields()).map(field),
            },
          ]
        : [],
    ),
    types: typesOf(schema),
  };
}
