import DataLoader from "dataloader";
import {
  getNamedType,
  isObjectType,
  type FieldNode,
  type GraphQLField,
  type GraphQLNamedOutputType,
  type GraphQLObjectType,
  type GraphQLResolveInfo,
  type GraphQLSchema,
} from "graphql";
import { validate as isUuid } from "uuid";
import { AppError } from "../platform/app-error.js";
import type { Action } from "../policy/permissions.js";
import { mayAct } from "../policy/permit.js";
import type { Viewer } from "../policy/viewer.js";
import { sizesOf, type Operation, type Parsed, type Plan, type Plans } from "./plans.js";
import type { Runner } from "./runner.js";
import { throwUnreadResult } from "./read-back.js";
import { collectFields, selectionSets } from "./selection.js";
import { isTooLarge, sum, type SqlSize } from "./sql-size.js";

/** A field's position in the response: its key, after those of its parents. */
function placeOf({ prev, key }: GraphQLResolveInfo["path"]): string {
  return prev ? `${placeOf(prev)}.${key}` : String(key);
}

/** The reads of one request. */
export class ReadRequest {
  private readonly roots = new Map<string, Promise<string>>();
  private readonly loaders = new Map<string, DataLoader<string, string | null>>();

  constructor(
    private readonly plans: Plans,
    private readonly runner: Runner,
    readonly viewer: Viewer,
    private readonly amongMany: boolean,
    private readonly signal?: AbortSignal,
  ) {}

  /**
   * The JSON text of a whole query; null if it needs more than the reader, is refused, or fails. Then the executor runs
   * it, reaches the same result field by field, and produces the errors.
   */
  async query(parsed: Parsed, query: GraphQLObjectType): Promise<string | null> {
    const fields = [...collectFields([parsed.operation.selectionSet], parsed.fragments, parsed.variableValues)];
    if (!fields.every(([, nodes]) => this.mayRead(query, nodes[0]!.name.value))) return null;
    const operation = this.plans.operation(parsed, this.viewer);
    const answers = await Promise.allSettled(fields.map(([key, nodes]) => this.root(operation, key, nodes)));
    const members = answers.map(
      (answer, index) => answer.status === "fulfilled" && `"${fields[index]![0]}":${answer.value}`,
    );
    return members.includes(false) ? null : `{${members.join(",")}}`;
  }

  /** The value of a root field for the executor. */
  async resolve(info: GraphQLResolveInfo): Promise<unknown> {
    const operation = this.plans.operation(info, this.viewer);
    return JSON.parse(await this.root(operation, String(info.path.key), [...info.fieldNodes]));
  }

  /**
   * The row that a mutation changed, with the selection and type of the field being resolved.
   * @throws AppError NOT_FOUND when the viewer may not see the row (any more).
   */
  async row(id: string, info: GraphQLResolveInfo): Promise<unknown> {
    const operation = this.plans.operation(info, this.viewer);
    const plan = this.payload(operation, placeOf(info.path), getNamedType(info.returnType).name, info.fieldNodes);
    const json = await (this.amongMany
      ? this.runner.loadAmongMany(plan, operation, id)
      : this.load(operation, plan, id).catch(throwUnreadResult));
    if (json === null) throw new AppError("NOT_FOUND");
    return JSON.parse(json);
  }

  /** @throws AppError UNAUTHENTICATED when the viewer's session or access token has ended. */
  async requireCredential(): Promise<void> {
    if (this.viewer.role !== "anonymous") await this.runner.requireCredential(this.viewer, this.signal);
  }

  /**
   * Checks everything an operation reads before any of it is read, written or followed. Other errors are left to the
   * fields concerned.
   * @returns the size of its compiled SQL, and whether the viewer's kind or scopes rule out any of it.
   * @throws AppError BAD_USER_INPUT for null in a non-null argument, QUERY_TOO_COMPLEX for SQL beyond the limits.
   */
  check(parsed: Parsed, schema: GraphQLSchema): SqlSize & { isRefused: boolean } {
    const { operation: definition, fragments, variableValues } = parsed;
    this.plans.nulls.refuse(definition, fragments, variableValues);
    const operation = this.plans.operation(parsed, this.viewer);
    const type = schema.getRootType(definition.operation)!;
    let isRefused = false;
    for (const [key, nodes] of collectFields([definition.selectionSet], fragments, variableValues)) {
      const field = type.getFields()[nodes[0]!.name.value];
      if (!field) continue;
      // What is refused as a whole is not read, so it is not compiled either.
      if (!this.mayCall(field)) {
        isRefused = true;
        continue;
      }
      try {
        if (type !== schema.getQueryType()) this.prepareField(operation, getNamedType(field.type), key, nodes);
        else if (this.plans.reads(field.name)) this.plans.root(operation, key, nodes);
      } catch (error) {
        if (isTooLarge(error)) throw error;
        isRefused = true;
      }
    }
    return { ...sum(sizesOf(operation.plans.values())), isRefused };
  }

  /**
   * Compiles the read of a mutation's or subscription's payload before anything is written or followed.
   * @throws AppError INSUFFICIENT_SCOPE when the viewer's access token does not cover the selection.
   */
  prepare(info: GraphQLResolveInfo): void {
    this.prepareField(
      this.plans.operation(info, this.viewer),
      getNamedType(info.returnType),
      placeOf(info.path),
      info.fieldNodes,
    );
  }

  private prepareField(
    operation: Operation,
    type: GraphQLNamedOutputType,
    place: string,
    nodes: readonly FieldNode[],
  ): void {
    if (this.plans.delivers(type.name)) this.payload(operation, place, type.name, nodes);
    else if (isObjectType(type))
      for (const [key, inner] of collectFields(selectionSets(nodes), operation.fragments, operation.variables)) {
        const field = type.getFields()[inner[0]!.name.value];
        if (field) this.prepareField(operation, getNamedType(field.type), `${place}.${key}`, inner);
      }
  }

  private payload(...parts: Parameters<Plans["payload"]>): Plan {
    return this.amongMany ? this.plans.payloadForMany(...parts) : this.plans.payload(...parts);
  }

  private mayCall({ extensions }: GraphQLField<unknown, unknown>): boolean {
    const action = extensions["action"] as Action | undefined;
    return action !== undefined && mayAct(this.viewer, action);
  }

  private mayRead(query: GraphQLObjectType, name: string): boolean {
    const field = query.getFields()[name];
    return field !== undefined && this.plans.reads(name) && this.mayCall(field);
  }

  private root(operation: Operation, key: string, nodes: FieldNode[]): Promise<string> {
    let answer = this.roots.get(key);
    if (!answer) this.roots.set(key, (answer = this.readRoot(operation, key, nodes)));
    return answer;
  }

  private async readRoot(operation: Operation, key: string, nodes: FieldNode[]): Promise<string> {
    const plan = this.plans.root(operation, key, nodes);
    if (plan.key) {
      const id = plan.key({ variables: operation.variables, viewer: this.viewer, today: () => "" });
      return (await this.load(operation, plan, id, this.signal)) ?? "null";
    }
    const [row] = await this.runner.run(plan, this.plans.bind(plan, operation), this.viewer, this.signal);
    return row!.json!;
  }

  /**
   * Fetches single rows of one request that share a statement together. A mutation's result is read even if its client
   * has disconnected.
   */
  private async load(operation: Operation, plan: Plan, id: unknown, signal?: AbortSignal): Promise<string | null> {
    if (typeof id !== "string" || !isUuid(id)) return null;
    const [, ...values] = this.plans.bind(plan, operation);
    const key = plan.name + JSON.stringify(values);
    let loader = this.loaders.get(key);
    if (!loader) {
      loader = new DataLoader(
        async (ids: readonly string[]) => {
          const rows = await this.runner.run(plan, [ids, ...values], this.viewer, signal);
          const found = new Map(rows.map((row) => [row.key, row.json]));
          return ids.map((each) => found.get(each) ?? null);
        },
        // A mutation's payload is read after the mutation ran; a cached earlier read would be stale.
        { cache: false },
      );
      this.loaders.set(key, loader);
    }
    return loader.load(id.toLowerCase());
  }
}
