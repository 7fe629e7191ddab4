import { getVariableValues, Kind, type DocumentNode, type GraphQLSchema, type OperationDefinitionNode } from "graphql";
import type { Parsed } from "../reader/plans.js";

/** An operation as sent. */
export interface SentOperation {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  variables: Readonly<Record<string, unknown>>;
}

/** An operation as the reader takes it; null if its variables are invalid, which the executor reports in detail. */
export function parsedOf({ schema, document, operation, variables }: SentOperation): Parsed | null {
  const { coerced, errors } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  if (errors) return null;
  const fragments = document.definitions.flatMap((definition) =>
    definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
  );
  return { operation, fragments: Object.fromEntries(fragments), variableValues: coerced };
}
