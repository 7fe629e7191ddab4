/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OperatorGateQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorGateQuery = { me: { id: string, viewerCanOperate: boolean } };


export const OperatorGateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorGate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanOperate"}}]}}]}}]} as unknown as DocumentNode<OperatorGateQuery, OperatorGateQueryVariables>;
export const useOperatorGateQuery = (options: SkipToken | (useQuery.Options<OperatorGateQuery, OperatorGateQueryVariables>) = {}) =>
  useQuery<OperatorGateQuery, OperatorGateQueryVariables>(OperatorGateDocument, options as useQuery.Options<OperatorGateQuery, OperatorGateQueryVariables> & { variables: OperatorGateQueryVariables });