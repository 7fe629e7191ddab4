import { getNamedType, isObjectType, type FieldNode, type GraphQLField } from "graphql";
import { Extensions } from "type-graphql";
import { collectFields, selectionSets, type Fragments, type Variables } from "../reader/selection.js";

/**
 * Marks a field that holds a secret, or what only an operator may read: it is in the first response only, and no
 * repetition of the request gets it.
 */
export const ShownOnce = () => Extensions({ shownOnce: true });

/** Whether the selection of a mutation's field asks for a field that {@link ShownOnce} marks. */
export function selectsSecret(
  field: GraphQLField<unknown, unknown> | undefined,
  nodes: readonly FieldNode[],
  fragments: Fragments,
  variables: Variables,
): boolean {
  const type = field && getNamedType(field.type);
  if (!isObjectType(type)) return false;
  const members = type.getFields();
  return [...collectFields(selectionSets(nodes), fragments, variables).values()].some(
    ([node]) => members[node!.name.value]?.extensions["shownOnce"] === true,
  );
}
