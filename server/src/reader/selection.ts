import {
  getArgumentValues,
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLInputType,
  type SelectionSetNode,
  type ValueNode,
} from "graphql";
import { fieldError } from "../platform/app-error.js";
import type { Bound } from "./scope.js";

export type Fragments = Readonly<Record<string, FragmentDefinitionNode>>;
export type Variables = Readonly<Record<string, unknown>>;

/** Response key → the field nodes that share it, in the order of the response. */
export type Fields = Map<string, FieldNode[]>;

/**
 * The fields of selection sets, with fragments spread and `@include`/`@skip` evaluated. The schema has no interfaces or
 * unions, so a type condition that passed validation always holds.
 */
export function collectFields(sets: readonly SelectionSetNode[], fragments: Fragments, variables: Variables): Fields {
  const fields: Fields = new Map();
  // Spreading a fragment again adds nothing; nested fragments would double at every level.
  const spread = new Set<string>();
  const visit = (set: SelectionSetNode) => {
    for (const selection of set.selections) {
      if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.["if"] === true) continue;
      if (getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.["if"] === false) continue;
      if (selection.kind === Kind.FIELD) {
        const key = selection.alias?.value ?? selection.name.value;
        fields.set(key, [...(fields.get(key) ?? []), selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet);
      else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        visit(fragments[selection.name.value]!.selectionSet);
      }
    }
  };
  sets.forEach(visit);
  return fields;
}

/** The selection sets of the nodes that share a response key. */
export const selectionSets = (nodes: readonly FieldNode[]) => nodes.flatMap((node) => node.selectionSet ?? []);

const usesVariables = (node: ValueNode): boolean =>
  node.kind === Kind.VARIABLE ||
  (node.kind === Kind.LIST && node.values.some(usesVariables)) ||
  (node.kind === Kind.OBJECT && node.fields.some((field) => usesVariables(field.value)));

/** An argument's current value, and how to find it again when the compiled statement runs with other variables. */
export function argumentOf(
  field: GraphQLField<unknown, unknown>,
  node: FieldNode,
  name: string,
  variables: Variables,
): { current: unknown; bound: Bound } {
  const current = getArgumentValues(field, node, variables)[name];
  const written = node.arguments?.find((argument) => argument.name.value === name)?.value;
  if (!written || !usesVariables(written)) return { current, bound: () => current };
  if (written.kind !== Kind.VARIABLE)
    return { current, bound: (binding) => getArgumentValues(field, node, binding.variables)[name] };
  const variable = written.name.value;
  const argument = field.args.find((each) => each.name === name);
  const bound: Bound = ({ variables: given }) => {
    const value = given[variable] === undefined ? argument?.defaultValue : given[variable];
    if (value === null && isNonNullType(argument?.type)) throw fieldError(name, `${name} must not be null.`);
    return value;
  };
  return { current, bound };
}

/**
 * The properties of a variable's value that change the statement itself: whether it is given (an absent filter is left
 * out, an absent argument may have a default), whether it is null, and the value of booleans and enums (they control
 * directives, scopes and orders).
 */
export function shapeOf(value: unknown, type: GraphQLInputType): string {
  if (value === undefined) return "-";
  if (value === null) return "0";
  if (isNonNullType(type)) return shapeOf(value, type.ofType);
  if (typeof value === "boolean") return value ? "t" : "f";
  if (isEnumType(type)) return String(value);
  if (isListType(type)) return "*";
  if (!isInputObjectType(type)) return "+";
  const members = Object.values(type.getFields()).map((field) => shapeOf((value as Variables)[field.name], field.type));
  return `{${members.join(",")}}`;
}
