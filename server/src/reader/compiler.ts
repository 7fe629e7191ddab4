import {
  getNamedType,
  isLeafType,
  isNonNullType,
  type FieldNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type SelectionSetNode,
} from "graphql";
import { condition } from "../policy/authorize.js";
import type { AccessScope } from "../contract/index.js";
import { ruleOf, type Action } from "../policy/permissions.js";
import { reaches, requireScope } from "../policy/scopes.js";
import { joinedViewer, viewerSql, type ViewerSql } from "../policy/rules.js";
import { credentialId, type Role } from "../policy/viewer.js";
import { connectionToJson } from "./connection.js";
import { leafToJson, literal, objectToJson } from "./json.js";
import { Argument, Parameters, type Scope } from "./scope.js";
import { argumentOf, collectFields, selectionSets, type Fragments, type Variables } from "./selection.js";
import { sizeOf, stopFarBeyond, type SqlLimits } from "./sql-size.js";
import { orderBy, snakeCase, type ListField, type OrderColumn, type View, type ViewField, type Where } from "./view.js";

/** The input of one compilation. `variables` only decide presence and directives; their values are bound later. */
export interface Source {
  schema: GraphQLSchema;
  views: ReadonlyMap<string, View>;
  fragments: Fragments;
  variables: Variables;
  role: Role;
  /** Scopes of the viewer's personal access token; undefined in a session, which is not restricted. */
  scopes: readonly AccessScope[] | undefined;
  limits: SqlLimits;
}

/**
 * Compiles schema fields to SQL expressions whose value is the JSON text of the response. The policy is part of each
 * expression: a row is returned only where its view's read rule holds, and a guarded field is null where its rule
 * fails.
 */
export class Compiler {
  readonly parameters = new Parameters();
  private readonly size = { bytes: 0, selects: 0 };
  /** Whether the statement searches, or counts lists that everyone sees, and so may scan a whole table. */
  costly = false;
  private rows = 0;

  /** @param forMany whether the statement serves many viewers, each a row of `asked`, instead of one. */
  constructor(
    readonly source: Source,
    private readonly forMany = false,
  ) {}

  /** Guests have no credential to join a membership to. */
  viewer(): ViewerSql {
    const id = this.forMany ? "asked.person" : this.parameters.add("viewer", "uuid", ({ viewer }) => viewer.id);
    return this.source.role === "anonymous" ? viewerSql(id) : joinedViewer(id);
  }

  readonly credential = () =>
    this.forMany ? "asked.credential" : this.parameters.add("credential", "uuid", ({ viewer }) => credentialId(viewer));

  /** The rule for an action on a row, as an SQL condition. */
  allowed(action: Action, row: string): string {
    const rule = ruleOf(action, this.source.role);
    return condition(rule, row, this.viewer());
  }

  viewOf(type: string): View {
    const view = this.source.views.get(type);
    if (!view) throw new Error(`The type ${type} has no view`);
    return view;
  }

  typeOf(name: string): GraphQLObjectType {
    return this.source.schema.getType(name) as GraphQLObjectType;
  }

  nextRow(): string {
    return `t${++this.rows}`;
  }

  /** Counts what is compiled, so that compilation stops early when the SQL is far too large. */
  private counted(sql: string, selects = 0): string {
    const { bytes, selects: inside } = sizeOf(sql);
    this.size.bytes += bytes;
    this.size.selects += inside + selects;
    stopFarBeyond(this.size, this.source.limits);
    return sql;
  }

  /**
   * FROM and WHERE for the rows of a view that match the conditions and are visible to the viewer.
   * @throws AppError INSUFFICIENT_SCOPE when the viewer's access token does not cover rows of this kind.
   */
  rowsOf(view: View, row: string, conditions: readonly (string | false)[]): string {
    if (view.visible) requireScope(this.source.scopes, view.visible);
    const visible = view.visible && this.allowed(view.visible, row);
    const all = [...conditions, visible !== "true" && visible].filter(Boolean);
    return this.counted(
      `${view.table} ${row}${view.join ? ` ${view.join(row)}` : ""}${all.length ? ` where ${all.join(" and ")}` : ""}`,
      1,
    );
  }

  /** The JSON object of a row. */
  object(view: View, sets: readonly SelectionSetNode[], row: string): string {
    const type = this.typeOf(view.type);
    const fields = collectFields(sets, this.source.fragments, this.source.variables);
    return objectToJson([...fields].map(([key, nodes]) => [key, this.field(view, type, nodes, row)]));
  }

  /** The JSON of one field of a row. */
  field(view: View, type: GraphQLObjectType, nodes: FieldNode[], row: string): string {
    const name = nodes[0]!.name.value;
    if (name === "__typename") return literal(`"${type.name}"`);
    const definition = type.getFields()[name]!;
    const action = row ? (definition.extensions["action"] as Action | undefined) : undefined;
    if (action) requireScope(this.source.scopes, action);
    const guard = action ? this.counted(this.allowed(action, row)) : "true";
    if (guard === "false") return "'null'";
    const json = this.unguarded(view.fields?.[name], definition, nodes, row);
    return guard === "true" ? json : `case when ${guard} then ${json} else 'null' end`;
  }

  private unguarded(
    field: ViewField | undefined,
    definition: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    row: string,
  ): string {
    const scope = this.scope(definition, nodes[0]!);
    if (!field) {
      if (!row || !isLeafType(getNamedType(definition.type)))
        throw new Error(`The field ${definition.name} has no view`);
      return this.counted(leafToJson(definition.type, `${row}.${snakeCase(definition.name)}`));
    }
    switch (field.kind) {
      case "value":
        if (field.costly) this.costly = true;
        return this.counted(leafToJson(definition.type, field.sql(row, scope)));
      case "allowed": {
        const rule = scope.may(field.action, row);
        const may = field.and && rule !== "false" ? `${rule} and ${field.and(row, scope)}` : rule;
        // What is compared with the club of a viewer who has none is neither true nor false.
        return this.counted(rule === "false" ? "(false)::text" : `coalesce(${may}, false)::text`);
      }
      case "one":
        return this.one(definition, nodes, field.where, field.order, scope, row);
      case "list":
        return this.list(definition, nodes, field, scope, row);
      case "connection":
        return connectionToJson(this, {
          definition,
          nodes,
          where: field.where,
          order: field.order,
          shared: field.shared,
          scope,
          parent: row,
        });
      case "byId":
        throw new Error(`${definition.name} can only be a root field`);
    }
  }

  private one(
    definition: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    where: Where,
    order: OrderColumn[] | undefined,
    scope: Scope,
    parent: string,
  ): string {
    const view = this.viewOf(getNamedType(definition.type).name);
    const row = this.nextRow();
    const rows = this.rowsOf(view, row, where(row, scope, parent));
    const object = `(select ${this.object(view, selectionSets(nodes), row)} from ${rows}${order ? ` order by ${orderBy(order, row)}` : ""} limit 1)`;
    return isNonNullType(definition.type) ? object : `coalesce(${object}, 'null')`;
  }

  private list(
    definition: GraphQLField<unknown, unknown>,
    nodes: FieldNode[],
    field: ListField,
    scope: Scope,
    parent: string,
  ): string {
    const { where, order, most } = field;
    const view = this.viewOf(getNamedType(definition.type).name);
    const row = this.nextRow();
    const item = this.object(view, selectionSets(nodes), row);
    const place = `row_number() over (order by ${orderBy(order, row)})`;
    const rows = this.rowsOf(view, row, where(row, scope, parent));
    const first = `select ${item} item, ${place} place from ${rows} order by place limit ${most}`;
    return `(select '[' || coalesce(string_agg(listed.item, ',' order by listed.place), '') || ']' from (${first}) listed)`;
  }

  /** What the SQL of one field may refer to. */
  scope(definition: GraphQLField<unknown, unknown>, node: FieldNode): Scope {
    const key = node.alias?.value ?? node.name.value;
    const position = `${key}@${node.loc?.start ?? 0}`;
    return {
      role: this.source.role,
      viewer: this.viewer(),
      credential: this.credential(),
      today: this.parameters.add("today", "date", ({ today }) => today()),
      requires: (action) => requireScope(this.source.scopes, action),
      may: (action, row) => (reaches(this.source.scopes, action) ? this.allowed(action, row) : "false"),
      argument: (name) => {
        const { current, bound } = argumentOf(definition, node, name, this.source.variables);
        return new Argument(this.parameters, `${position}.${name}`, current, bound);
      },
    };
  }
}
