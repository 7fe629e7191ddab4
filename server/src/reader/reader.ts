import { createHash } from "node:crypto";
import DataLoader from "dataloader";
import {
  getNamedType,
  isObjectType,
  typeFromAST,
  type FieldNode,
  type GraphQLInputType,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from "graphql";
import { LRUCache } from "lru-cache";
import type { Pool } from "pg";
import { validate as isUuid } from "uuid";
import { ruleOf, type Action } from "../policy/permissions.js";
import { reaches } from "../policy/scopes.js";
import { anonymous, credentialId, standingCredential, type Viewer } from "../policy/viewer.js";
import { AppError } from "../platform/app-error.js";
import { queueOf } from "../platform/queue.js";
import { Compiler } from "./compiler.js";
import { askedFrom, ManyViewers } from "./many-viewers.js";
import type { Binding, Bound } from "./scope.js";
import { collectFields, selectionSets, shapeOf, type Fragments, type Variables } from "./selection.js";
import type { View } from "./view.js";

/*
 * Every read is one SQL statement per root field, compiled from what the client asked for. PostgreSQL builds the
 * JSON of the answer, which is passed on untouched. For a club head,
 *
 *   query { project(id: "…") { title deliverables(first: 5) { nodes { title } } } }
 *
 * becomes, shortened,
 *
 *   select keys.id::text as key, (
 *     select '{"title":' || to_json(t1.title)::text || ',"deliverables":' ||
 *       case when <the head leads a linked team> then (select '{"nodes":' || … from (…) page) else 'null' end || '}'
 *     from projects t1 where t1.id = keys.id and (t1.status = 'open' or <the club took part>)) as json
 *   from unnest($1::uuid[]) keys(id), sessions credential
 *   where credential.id = $2 and credential.profile_id = $3 and credential.revoked_at is null and credential.expires_at > now()
 *
 * No row at all means that the session, or the access token, has ended. The compiled statement is kept per document, role and shape of the
 * variables, and is prepared on the connection once it has proven to come back.
 */

interface Plan {
  text: string;
  /** Name of the prepared statement. */
  name: string;
  parameters: readonly Bound[];
  /** The id to look up, when the statement serves several ids at once. */
  key: Bound | null;
  executions: number;
  prepared: boolean;
}

/** A document's operation in one role, with one set of scopes and one shape of variables, and its compiled statements by response key. */
interface Operation {
  fragments: Fragments;
  variables: Variables;
  viewer: Viewer;
  plans: Map<string, Plan>;
}

/** The parts of an operation that the executor and the query path both know. */
type Parsed = Pick<GraphQLResolveInfo, "operation" | "fragments" | "variableValues">;

interface Row {
  key?: string;
  json: string | null;
}

const shapesPerOperation = 50;
/** A statement is prepared from this execution on, so that documents sent once leave nothing behind on the connections. */
const preparedFrom = 3;
const preparedAtMost = 500;
const callersAtMost = 5000;

/** The ids that a statement looks up. Asked for before anything else, so that they are its first parameter. */
const keysOf = (compiler: Compiler) => compiler.parameters.add("keys", "uuid[]", () => null);

/** Compiles and runs reads. One for the process; {@link Reader.request} gives the part that belongs to one request. */
export class Reader {
  private readonly operations = new WeakMap<OperationDefinitionNode, LRUCache<string, Map<string, Plan>>>();
  private readonly many = new ManyViewers();
  /** Statements of one session or token that run at once take less than half of the connections, so that nobody's take all. */
  private readonly turns = new LRUCache<string, ReturnType<typeof queueOf>>({ max: callersAtMost });
  private prepared = 0;
  private readonly views: ReadonlyMap<string, View>;

  constructor(
    private readonly schema: GraphQLSchema,
    views: readonly View[],
    private readonly pool: Pool,
    private readonly today: () => string,
  ) {
    this.views = new Map(views.map((view) => [view.type, view]));
  }

  /** @param amongMany whether others ask the same at the same moment, as the followers of an event do; they share a statement. */
  request(viewer: Viewer, amongMany = false): ReadRequest {
    return new ReadRequest(this, viewer, amongMany);
  }

  /** Whether a field of Query is answered by a statement of its own. */
  reads(rootField: string): boolean {
    return rootField in (this.views.get("Query")?.fields ?? {});
  }

  /** Whether values of a type are always the reader's JSON, keyed as the response is. */
  delivers(type: string): boolean {
    return type === "PageInfo" || (type !== "Query" && this.views.has(type.replace(/(Connection|Edge)$/, "")));
  }

  /** The statements compiled so far for an operation; parsed documents are kept by the server, so their nodes are good keys. */
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
    return { fragments, variables, viewer, plans };
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

  /** As {@link payload}, for a row that many viewers are told. */
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
      return this.plan(
        `select asked.place::text as key, (select ${json} from ${rows} limit 1) as json from ${askedFrom(ids, people, credentials)}, ${from} where ${where}`,
        compiler,
        null,
      );
    });
  }

  /** Reads a row for one viewer, in one statement with all others who ask for the same at the same moment. */
  async loadAmongMany(plan: Plan, operation: Operation, id: string): Promise<string | null> {
    if (operation.viewer.role === "anonymous") throw new AppError("UNAUTHENTICATED");
    if (!isUuid(id)) return null;
    const [, , , ...values] = this.bind(plan, operation);
    return this.many.load(
      plan.name + JSON.stringify(values),
      (asked) => this.run(plan, [...asked, ...values], anonymous),
      { id, viewer: operation.viewer },
    );
  }

  private planned(operation: Operation, responseKey: string, compile: () => Plan): Plan {
    let plan = operation.plans.get(responseKey);
    if (!plan) operation.plans.set(responseKey, (plan = compile()));
    return plan;
  }

  private compiler({ fragments, variables, viewer }: Operation, forMany = false): Compiler {
    return new Compiler(
      {
        schema: this.schema,
        views: this.views,
        fragments,
        variables,
        role: viewer.role,
        scopes: viewer.accessToken?.scopes,
      },
      forMany,
    );
  }

  private compileRoot(operation: Operation, nodes: FieldNode[]): Plan {
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
  ): Plan {
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

  /** FROM and WHERE that tie a statement to the viewer's session or access token, so that one that has ended reads nothing. */
  private credential(compiler: Compiler, viewer: Viewer): [from: string, where: string] {
    return viewer.role === "anonymous"
      ? ["", ""]
      : standingCredential(viewer, compiler.credential(), compiler.viewer());
  }

  private plan(written: string, compiler: Compiler, key: Bound | null): Plan {
    const { text, parameters } = compiler.parameters.usedIn(written);
    const name = createHash("sha1").update(text).digest("hex");
    return { text, name, parameters, key, executions: 0, prepared: false };
  }

  /** The values of a statement's parameters for one execution. */
  bind(plan: Plan, { variables, viewer }: Operation): unknown[] {
    const binding: Binding = { variables, viewer, today: this.today };
    return plan.parameters.map((parameter) => parameter(binding));
  }

  private turnOf(viewer: Viewer): ReturnType<typeof queueOf> {
    const caller = credentialId(viewer) ?? "anonymous";
    let turn = this.turns.get(caller);
    if (!turn) this.turns.set(caller, (turn = queueOf(Math.max(1, Math.floor(this.pool.options.max * 0.4)))));
    return turn;
  }

  /**
   * Runs a statement.
   * @throws AppError UNAUTHENTICATED when the viewer's session or access token has ended.
   */
  async run(plan: Plan, values: unknown[], viewer: Viewer): Promise<Row[]> {
    if (!plan.prepared && ++plan.executions >= preparedFrom && this.prepared < preparedAtMost) {
      plan.prepared = true;
      this.prepared++;
    }
    const { rows } = await this.turnOf(viewer)(() =>
      this.pool.query<Row>({ text: plan.text, values, ...(plan.prepared && { name: plan.name }) }),
    );
    if (rows.length === 0) throw new AppError("UNAUTHENTICATED");
    return rows;
  }
}

/** Where a field stands in the response: its key, behind those of the fields around it. */
function placeOf({ prev, key }: GraphQLResolveInfo["path"]): string {
  return prev ? `${placeOf(prev)}.${key}` : String(key);
}

/** The reads of one request. */
export class ReadRequest {
  private readonly roots = new Map<string, Promise<string>>();
  private readonly loaders = new Map<string, DataLoader<string, string | null>>();

  constructor(
    private readonly reader: Reader,
    readonly viewer: Viewer,
    private readonly amongMany: boolean,
  ) {}

  /**
   * The JSON text of a whole query, or null where it asks for more than the reader answers, is refused, or fails:
   * then the executor runs it, meets the same outcome field by field, and words the errors.
   */
  async query(parsed: Parsed, query: GraphQLObjectType): Promise<string | null> {
    const fields = [...collectFields([parsed.operation.selectionSet], parsed.fragments, parsed.variableValues)];
    if (!fields.every(([, nodes]) => this.mayRead(query, nodes[0]!.name.value))) return null;
    const operation = this.reader.operation(parsed, this.viewer);
    const answers = await Promise.allSettled(fields.map(([key, nodes]) => this.root(operation, key, nodes)));
    const members = answers.map(
      (answer, index) => answer.status === "fulfilled" && `"${fields[index]![0]}":${answer.value}`,
    );
    return members.includes(false) ? null : `{${members.join(",")}}`;
  }

  /** The value of a root field for the executor. */
  async resolve(info: GraphQLResolveInfo): Promise<unknown> {
    const operation = this.reader.operation(info, this.viewer);
    return JSON.parse(await this.root(operation, String(info.path.key), [...info.fieldNodes]));
  }

  /**
   * The row a mutation changed, with the selection of the field being resolved.
   * @throws AppError NOT_FOUND when the viewer may not see the row (any more).
   */
  async row(type: string, id: string, info: GraphQLResolveInfo): Promise<unknown> {
    const operation = this.reader.operation(info, this.viewer);
    const plan = this.payload(operation, placeOf(info.path), type, info.fieldNodes);
    const json = await (this.amongMany
      ? this.reader.loadAmongMany(plan, operation, id)
      : this.load(operation, plan, id));
    if (json === null) throw new AppError("NOT_FOUND");
    return JSON.parse(json);
  }

  /**
   * Compiles what the payload of a mutation or subscription will be read with, before anything is written or followed.
   * @throws AppError INSUFFICIENT_SCOPE when the viewer's access token does not reach all that is asked for.
   */
  prepare(info: GraphQLResolveInfo): void {
    const operation = this.reader.operation(info, this.viewer);
    const prepareField = (type: GraphQLNamedOutputType, place: string, nodes: readonly FieldNode[]): void => {
      if (this.reader.delivers(type.name)) this.payload(operation, place, type.name, nodes);
      else if (isObjectType(type))
        for (const [key, inner] of collectFields(selectionSets(nodes), info.fragments, info.variableValues)) {
          const field = type.getFields()[inner[0]!.name.value];
          if (field) prepareField(getNamedType(field.type), `${place}.${key}`, inner);
        }
    };
    prepareField(getNamedType(info.returnType), placeOf(info.path), info.fieldNodes);
  }

  private payload(...parts: Parameters<Reader["payload"]>): Plan {
    return this.amongMany ? this.reader.payloadForMany(...parts) : this.reader.payload(...parts);
  }

  private mayRead(query: GraphQLObjectType, field: string): boolean {
    const action = query.getFields()[field]?.extensions["action"] as Action | undefined;
    return (
      action !== undefined &&
      this.reader.reads(field) &&
      ruleOf(action, this.viewer.role) !== "never" &&
      reaches(this.viewer.accessToken?.scopes, action)
    );
  }

  private root(operation: Operation, key: string, nodes: FieldNode[]): Promise<string> {
    let answer = this.roots.get(key);
    if (!answer) this.roots.set(key, (answer = this.readRoot(operation, key, nodes)));
    return answer;
  }

  private async readRoot(operation: Operation, key: string, nodes: FieldNode[]): Promise<string> {
    const plan = this.reader.root(operation, key, nodes);
    if (plan.key) {
      const id = plan.key({ variables: operation.variables, viewer: this.viewer, today: () => "" });
      return (await this.load(operation, plan, id)) ?? "null";
    }
    const [row] = await this.reader.run(plan, this.reader.bind(plan, operation), this.viewer);
    return row!.json!;
  }

  /** Single rows of one request that share a statement are fetched together. */
  private async load(operation: Operation, plan: Plan, id: unknown): Promise<string | null> {
    if (typeof id !== "string" || !isUuid(id)) return null;
    const [, ...values] = this.reader.bind(plan, operation);
    const key = plan.name + JSON.stringify(values);
    let loader = this.loaders.get(key);
    if (!loader) {
      loader = new DataLoader(
        async (ids: readonly string[]) => {
          const rows = await this.reader.run(plan, [ids, ...values], this.viewer);
          const found = new Map(rows.map((row) => [row.key, row.json]));
          return ids.map((each) => found.get(each) ?? null);
        },
        // A mutation's payload is read after the mutation ran; what an earlier one saw would be stale.
        { cache: false },
      );
      this.loaders.set(key, loader);
    }
    return loader.load(id.toLowerCase());
  }
}
