/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type IncompleteDeliverablesQueryVariables = Exact<{
  projectId: string;
}>;


export type IncompleteDeliverablesQuery = { deliverables: { totalCount: number, nodes: Array<{ id: string, title: string, dueDate: string, dueInDays: number }> } };


export const IncompleteDeliverablesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IncompleteDeliverables"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverables"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"isCompleted"},"value":{"kind":"BooleanValue","value":false}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"dueDate"}},{"kind":"Field","name":{"kind":"Name","value":"dueInDays"}}]}}]}}]}}]} as unknown as DocumentNode<IncompleteDeliverablesQuery, IncompleteDeliverablesQueryVariables>;
export const useIncompleteDeliverablesQuery = (options: SkipToken | (useQuery.Options<IncompleteDeliverablesQuery, IncompleteDeliverablesQueryVariables> & { variables: IncompleteDeliverablesQueryVariables })) =>
  useQuery<IncompleteDeliverablesQuery, IncompleteDeliverablesQueryVariables>(IncompleteDeliverablesDocument, options as useQuery.Options<IncompleteDeliverablesQuery, IncompleteDeliverablesQueryVariables> & { variables: IncompleteDeliverablesQueryVariables });