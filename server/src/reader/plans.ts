import { createHash } from "node:crypto";
import {
  getNamedType,
  typeFromAST,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import { viewersMembership } from "../policy/rules.js";
import { validCredential, type Viewer } from "../policy/viewer.js";
import { Compiler } from "./compiler.js";
import { askedFrom } from "./many-viewers.js";
import { NullArguments } from "./null-arguments.js";
import type { Binding, Bound } from "./scope.js";
import { selectionSets, shapeOf, type Fragments, type Variables } from "./selection.js";
import { limitOperation, limitStatement, sizeOf, type SqlLimits, type SqlSize } from "./sql-size.js";
import type { View } from "./view.js";

/** A compiled statement. */
export interface Plan {
  text: string;
  /** Name of the prepared statement. */
  name: string;
  parameters: readonly Bound[];
  /** The id to look up, if the statement serves several ids at once. */
  key: Bound | null;
  size: SqlSize;
  /** Whether it belongs to one of the web app's own documents. */
  own: boolean;
  /**
   * Whether it may scan a whole table (a search, a count of a list that everyone sees) or takes much memory to plan.
   */
  costly: boolean;
  /** Number of executions so far without being prepared. */
  executions: number;
}

type Compiled = Omit<Plan, "own" | "executions">;

/**
 * A document's operation for one role, one set of scopes and one shape of variables, with its compiled statements by
 * response key.
 */
export interface Operation {
  fragments: Fragments;
  variables: Variables;
  viewer: Viewer;
  /** Whether the document is one of the web app's own. */
  own: boolean;
  plans: Map<string, Plan>;
}

/** The parts of an operation that both the executor and the query path have. */
export type Parsed = Pick<GraphQLResolveInfo, "operation" | "fragments" | "variableValues">;

/** What compiling depends on besides the schema and its views. */
export interface PlanOptions {
  limits: SqlLimits;
  /** Today's calendar day in the product's time zone, YYYY-MM-DD. */
  today: () => string;
  /** Whether a document's text is one of the web app's own. */
  isOwn: (document: string) => boolean;
}

const shapesPerOperation = 50;

/**
 * From this size on, statements other than the web app's count as costly: each connection keeps much of the memory that
 * planning took.
 */
const costlyFromBytes = 4096;

/** The sizes of distinct statements: fields that read the same of several rows share a statement. */
export const sizesOf = (plans: Iterable<Plan>): SqlSize[] => [
  ...new Map(Array.from(plans, ({ name, size }) => [name, size] as const)).values(),
];

/** The ids that a statement looks up. Requested first, so that they are its first parameter. */
const keysOf = (compiler: Compiler) => compiler.parameters.add("keys", "uuid[]", () => null);

/** Compiles and caches the statements of operations. One per process. */
export class Plans {
  private readonly operations = new WeakMap<OperationDefinitionNode, LRUCache<string, Map<string, Plan>>>();
  private readonly views: ReadonlyMap<string, View>;
  readonly nulls: NullArguments;

  constructor(
    private readonly schema: GraphQLSchema,
    views: readonly View[],
    private readonly options: PlanOptions,
  ) {
    this.views = new Map(views.map((view) => [view.type, view]));
    this.nulls = new NullArguments(schema);
  }

  /** Whether a field of Query has a separate statement. */
  reads(rootField: string): boolean {
    return rootField in (this.views.get("Query")?.fields ?? {});
  }

  /** Whether values of a type are always the reader's JSON, keyed like the response. */
  delivers(type: string): boolean {
    return type === "PageInfo" || (type !== "Query" && this.views.has(type.replace(/(Connection|Edge)$/, "")));
  }

  /**
   * The statements compiled so far for an operation. The server caches parsed documents, so their nodes are good keys.
   */
  operation({ operation, fragments, variableValues: variables }: Parsed, viewer: Viewer): Operation {
    const shapes = (operation.variableDefinitions ?? []).map((definition) => {
      const type = typeFromAST(this.schema, definition.type as never) as GraphQLInputType;
      return shapeOf(variables[definition.variable.name.value], type);
    });
    const shape = `${viewer.role}|${viewer.accessToken?.scopes.join() ?? "session"}|${shapes.join(",")}`;
    let known = this.operations.get(operation);
    if (!known) this.operations.set(operation, (known = new LRUCache({ max: shapesPerOperation })));
    let plans = known.get(shape);
    if (!plans) known.set(shape, (plans = new Map()));
    return { fragments, variables, viewer, own: this.options.isOwn(operation.loc?.source.body ?? ""), plans };
  }

  /** The statement of a root field of Query. */
  root(operation: Operation, responseKey: string, nodes: FieldNode[]): Plan {
    return this.planned(operation, responseKey, () => this.compileRoot(operation, nodes));
  }

  /** The statement that reads one row for the payload of a mutation or subscription. */
  payload(operation: Operation, responseKey: string, type: string, nodes: readonly FieldNode[]): Plan {
    return this.planned(operation, responseKey, () =>
      this.keyed(this.compiler(operation), operation.viewer, type, nodes, null),
    );
  }

  /** Like {@link payload}, for a row that many viewers receive. */
  payloadForMany(operation: Operation, responseKey: string, type: string, nodes: readonly FieldNode[]): Plan {
    return this.planned(operation, `${responseKey} for many`, () => {
      const compiler = this.compiler(operation, true);
      const [ids, people, credentials] = ["ids", "people", "credentials"].map((name) =>
        compiler.parameters.add(name, "uuid[]", () => null),
      ) as [string, string, string];
      const row = compiler.nextRow();
      const json = compiler.object(compiler.viewOf(type), selectionSets(nodes), row);
      const rows = compiler.rowsOf(compiler.viewOf(type), row, [`${row}.id = asked.id`]);
      const [from, where] = this.credential(compiler, operation.viewer);
      const asked = `${askedFrom(ids, people, credentials)}, ${from} where ${where}`;
      return this.plan(
        `select asked.place::text as key, (select ${json} from ${rows} limit 1) as json from ${asked}`,
        compiler,
        null,
      );
    });
  }

  /**
   * @throws AppError QUERY_TOO_COMPLEX for a statement that is too large, alone or together with the others of its
   * operation.
   */
  private planned(operation: Operation, responseKey: string, compile: () => Compiled): Plan {
    let plan = operation.plans.get(responseKey);
    if (plan) return plan;
    const compiled = compile();
    const { own } = operation;
    const costly = compiled.costly || (!own && compiled.size.bytes >= costlyFromBytes);
    plan = { ...compiled, own, costly, executions: 0 };
    limitStatement(plan.size, this.options.limits);
    limitOperation(sizesOf([...operation.plans.values(), plan]), this.options.limits);
    operation.plans.set(responseKey, plan);
    return plan;
  }

  private compiler({ fragments, variables, viewer }: Operation, forMany = false): Compiler {
    const { schema, views, options } = this;
    return new Compiler(
      {
        schema,
        views,
        fragments,
        variables,
        role: viewer.role,
        scopes: viewer.accessToken?.scopes,
        limits: options.limits,
      },
      forMany,
    );
  }

  private compileRoot(operation: Operation, nodes: FieldNode[]): Compiled {
    const compiler = this.compiler(operation);
    const query = this.schema.getQueryType()!;
    const definition = query.getFields()[nodes[0]!.name.value]!;
    const view = compiler.viewOf("Query");
    const field = view.fields![definition.name]!;
    if (field.kind === "byId") {
      keysOf(compiler);
      const id = field.id(compiler.scope(definition, nodes[0]!));
      return this.keyed(compiler, operation.viewer, getNamedType(definition.type).name, nodes, id.bound);
    }
    const json = compiler.field(view, query, nodes, "");
    const [from, where] = this.credential(compiler, operation.viewer);
    return this.plan(`select ${json} as json${from && ` from ${from} where ${where}`}`, compiler, null);
  }

  private keyed(
    compiler: Compiler,
    viewer: Viewer,
    type: string,
    nodes: readonly FieldNode[],
    key: Bound | null,
  ): Compiled {
    const keys = keysOf(compiler);
    const row = compiler.nextRow();
    const json = compiler.object(compiler.viewOf(type), selectionSets(nodes), row);
    const rows = compiler.rowsOf(compiler.viewOf(type), row, [`${row}.id = keys.id`]);
    const [from, where] = this.credential(compiler, viewer);
    return this.plan(
      `select keys.id::text as key, (select ${json} from ${rows} limit 1) as json from unnest(${keys}) keys(id)${from && `, ${from} where ${where}`}`,
      compiler,
      key,
    );
  }

  /**
   * FROM and WHERE that tie a statement to the viewer's session or access token, so that one that has ended reads
   * nothing, and that look the viewer's membership up.
   */
  private credential(compiler: Compiler, viewer: Viewer): [from: string, where: string] {
    if (viewer.role === "anonymous") return ["", ""];
    const [from, where] = validCredential(viewer, compiler.credential(), compiler.viewer().id);
    return [`${from} ${viewersMembership}`, where];
  }

  private plan(written: string, compiler: Compiler, key: Bound | null): Compiled {
    const { text, parameters } = compiler.parameters.usedIn(written);
    const name = createHash("sha1").update(text).digest("hex");
    return { text, name, parameters, key, size: sizeOf(text), costly: compiler.costly };
  }

  /** The values of a statement's parameters for one execution. */
  bind(plan: Plan, { variables, viewer }: Operation): unknown[] {
    const binding: Binding = { variables, viewer, today: this.options.today };
    return plan.parameters.map((parameter) => parameter(binding));
  }
}
