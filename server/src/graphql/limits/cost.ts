import {
  getNamedType,
  GraphQLString,
  isLeafType,
  isListType,
  isNonNullType,
  Kind,
  valueFromAST,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from "graphql";
import { costPoints, limits } from "../../contract/index.js";
import type { Action } from "../../policy/permissions.js";
import { mayAct } from "../../policy/permit.js";
import type { Viewer } from "../../policy/viewer.js";
import { guardOf } from "../guarded.js";
import type { SentOperation } from "../parsed-operation.js";
import type { Price } from "../priced.js";

/*
 * What an operation costs, in points, before anything is read. An object costs 1 plus its fields. A list multiplies
 * that by its size: `first` (or its default) if the field takes it, otherwise an assumed size. Fields that read more
 * than they return have a price: a search 100, `totalCount` 10 (50 for the lists of all clubs and projects), fields
 * that count ({@link Priced}). Other plain fields are free; a mutation costs 10 more. Repeated selections are counted
 * each time.
 *
 *   { projects(first: 10) { totalCount nodes { title startup { companyName } } } } 1 + 10 + 10 × (1 + 1) = 31
 */

const introspectionCost = { __schema: costPoints.schema, __type: costPoints.schemaType } as const;
const assumedListSize = costPoints.listWithoutSize;

/**
 * A known size, or a variable's value. For a value inside a variable: 1 if it is given, 0 if not. For an action: 1 if
 * the viewer may take it, 0 if it is refused.
 */
type Size =
  number | { variable: string; fallback: number } | { given: string[]; fallback: unknown } | { permitted: Action };

/** Context of the lists in a selection set: their number of items, and the price of counting them. */
interface ListContext {
  size: Size;
  totalCount: number;
}

/** Points, and lists whose items each cost points in turn. Shared by all spreads of a fragment. */
interface Cost {
  fixed: number;
  lists: { size: Size; each: Cost }[];
}

const isList = (type: GraphQLOutputType): boolean => isListType(isNonNullType(type) ? type.ofType : type);

const usual: ListContext = { size: assumedListSize, totalCount: costPoints.totalCount };

/** The value at the end of a path of members. */
const memberAt = (value: unknown, path: readonly string[]) =>
  path.reduce((each, name) => (each as Record<string, unknown> | null | undefined)?.[name], value);

/** The list itself refuses more than a page can hold, with a clearer error. */
const within = (size: unknown) =>
  typeof size === "number" ? Math.min(Math.max(size, 0), limits.pageSizeMaximum) : limits.pageSizeDefault;

/** Compiles an operation's cost once, visiting each fragment once. */
class CostCompiler {
  private readonly fragments: Map<string, FragmentDefinitionNode>;
  private readonly known = new Map<string, Cost>();

  constructor(
    private readonly schema: GraphQLSchema,
    document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.fragments = new Map(
      document.definitions.flatMap((each) => (each.kind === Kind.FRAGMENT_DEFINITION ? [[each.name.value, each]] : [])),
    );
  }

  compile(): Cost {
    const { operation, selectionSet } = this.operation;
    return this.selectionSet(selectionSet, this.schema.getRootType(operation) as GraphQLObjectType, usual);
  }

  /** @param around number of items in the lists of this set: a connection's page size for its nodes and edges. */
  private selectionSet(set: SelectionSetNode, type: GraphQLObjectType, around: ListContext): Cost {
    const cost: Cost = { fixed: 0, lists: [] };
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD)
        add(cost, this.permission(selection, type), this.field(selection, type, around));
      else if (selection.kind === Kind.INLINE_FRAGMENT)
        add(cost, 1, this.selectionSet(selection.selectionSet, type, around));
      else add(cost, 1, this.fragment(selection.name.value, type, around));
    }
    return cost;
  }

  private fragment(name: string, type: GraphQLObjectType, around: ListContext): Cost {
    const key = `${name} ${JSON.stringify(around)}`;
    let cost = this.known.get(key);
    if (!cost) this.known.set(key, (cost = this.selectionSet(this.fragments.get(name)!.selectionSet, type, around)));
    return cost;
  }

  /** Whether the viewer may call a root field, as a size; fields below it belong to it. */
  private permission({ name }: FieldNode, parent: GraphQLObjectType): Size {
    if (parent !== this.schema.getRootType(this.operation.operation)) return 1;
    const action = guardOf(parent.getFields()[name.value]);
    return action ? { permitted: action } : 1;
  }

  private field(node: FieldNode, parent: GraphQLObjectType, around: ListContext): Cost {
    const name = node.name.value;
    const cost: Cost = { fixed: 0, lists: [] };
    if (name === "__schema" || name === "__type") return { fixed: introspectionCost[name], lists: [] };
    const field = parent.getFields()[name];
    if (!field) return cost;
    if (parent === this.schema.getMutationType()) cost.fixed += costPoints.mutation;
    const price = field.extensions["price"] as Price | undefined;
    cost.fixed += price?.self ?? 0;
    const type = getNamedType(field.type);
    if (isLeafType(type)) {
      if (name === "totalCount") cost.fixed += around.totalCount;
      return cost;
    }
    const search = this.search(node, field);
    if (search !== null) add(cost, search, { fixed: costPoints.search, lists: [] });
    const objectType = type as GraphQLObjectType;
    const each = this.selectionSet(node.selectionSet!, objectType, {
      size: this.pageSize(node, field) ?? assumedListSize,
      totalCount: price?.totalCount ?? costPoints.totalCount,
    });
    // An edge and page info are read with the node and are free.
    if (!objectType.name.endsWith("Edge") && objectType.name !== "PageInfo") each.fixed += costPoints.object;
    add(cost, isList(field.type) ? around.size : 1, each);
    return cost;
  }

  /** The most items that a connection field returns; null for other fields. */
  private pageSize(node: FieldNode, field: GraphQLField<unknown, unknown>): Size | null {
    const argument = field.args.find(({ name }) => name === "first");
    if (!argument) return null;
    const written = node.arguments?.find(({ name }) => name.value === "first")?.value;
    if (written?.kind !== Kind.VARIABLE)
      return within(written ? valueFromAST(written, argument.type) : argument.defaultValue);
    const variable = written.name.value;
    const declared = this.defaultOf(variable);
    return { variable, fallback: within(declared ? valueFromAST(declared, argument.type) : argument.defaultValue) };
  }

  /**
   * Whether a field searches, as a size: whether its filter has a `search`, inline or in a variable. Null for a field
   * without a filter.
   */
  private search(node: FieldNode, field: GraphQLField<unknown, unknown>): Size | null {
    const argument = field.args.find(({ name }) => name === "filter");
    const written = node.arguments?.find(({ name }) => name.value === "filter")?.value;
    if (!argument || !written) return null;
    if (written.kind === Kind.VARIABLE) {
      const declared = this.defaultOf(written.name.value);
      return {
        given: [written.name.value, "search"],
        fallback: declared ? memberAt(valueFromAST(declared, argument.type), ["search"]) : null,
      };
    }
    const search =
      written.kind === Kind.OBJECT ? written.fields.find(({ name }) => name.value === "search")?.value : undefined;
    if (search?.kind !== Kind.VARIABLE) return search && search.kind !== Kind.NULL ? 1 : 0;
    const declared = this.defaultOf(search.name.value);
    return { given: [search.name.value], fallback: declared ? valueFromAST(declared, GraphQLString) : null };
  }

  private defaultOf(variable: string) {
    return this.operation.variableDefinitions?.find((each) => each.variable.name.value === variable)?.defaultValue;
  }
}

function add(total: Cost, size: Size, part: Cost): void {
  if (typeof size === "number" && part.lists.length === 0) total.fixed += size * part.fixed;
  else total.lists.push({ size, each: part });
}

/** Who asks, and with which variables. */
interface Call {
  viewer: Viewer;
  variables: Readonly<Record<string, unknown>>;
}

function evaluate(cost: Cost, call: Call, known: Map<Cost, number>): number {
  const already = known.get(cost);
  if (already !== undefined) return already;
  const sizeOf = (size: Size) => {
    const { viewer, variables } = call;
    if (typeof size === "number") return size;
    if ("permitted" in size) return mayAct(viewer, size.permitted) ? 1 : 0;
    if ("given" in size) {
      const [variable = "", ...path] = size.given;
      return (variables[variable] === undefined ? size.fallback : memberAt(variables[variable], path)) == null ? 0 : 1;
    }
    const given = variables[size.variable];
    return given === undefined ? size.fallback : within(given);
  };
  const points = cost.lists.reduce(
    (total, { size, each }) => total + sizeOf(size) * evaluate(each, call, known),
    cost.fixed,
  );
  known.set(cost, points);
  return points;
}

const compiled = new WeakMap<OperationDefinitionNode, Cost>();

/**
 * The cost of a valid operation for its viewer with these variables, at least 1. Saturates where fragments multiply
 * without bound.
 */
export function costOf({ schema, document, operation, variables }: SentOperation, viewer: Viewer): number {
  let cost = compiled.get(operation);
  if (!cost) compiled.set(operation, (cost = new CostCompiler(schema, document, operation).compile()));
  return Math.min(Math.max(1, evaluate(cost, { viewer, variables }, new Map())), Number.MAX_SAFE_INTEGER);
}
