/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccessTokensQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AccessTokensQuery = { accessTokens: { totalCount: number, pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, name: string, scopes: Array<Types.AccessScope>, lastFour: string, createdAt: string, expiresAt: string | null, isExpired: boolean, lastUsedAt: string | null }> } };


export const AccessTokensDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccessTokens"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accessTokens"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ApiAccessCard_AccessTokenConnection"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ApiAccessCard_AccessTokenConnection"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessTokenConnection"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessTokenItem_AccessToken"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessTokenItem_AccessToken"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AccessToken"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"scopes"}},{"kind":"Field","name":{"kind":"Name","value":"lastFour"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}}]}}]} as unknown as DocumentNode<AccessTokensQuery, AccessTokensQueryVariables>;
export const useAccessTokensQuery = (options: SkipToken | (useQuery.Options<AccessTokensQuery, AccessTokensQueryVariables>) = {}) =>
  useQuery<AccessTokensQuery, AccessTokensQueryVariables>(AccessTokensDocument, options as useQuery.Options<AccessTokensQuery, AccessTokensQueryVariables> & { variables: AccessTokensQueryVariables });
export const useAccessTokensLazyQuery = (options: useLazyQuery.Options<AccessTokensQuery, AccessTokensQueryVariables> = {}) =>
  useLazyQuery<AccessTokensQuery, AccessTokensQueryVariables>(AccessTokensDocument, options);
export const useAccessTokensSuspenseQuery = (options: useSuspenseQuery.Options<AccessTokensQueryVariables> = {}) =>
  useSuspenseQuery<AccessTokensQuery, AccessTokensQueryVariables>(AccessTokensDocument, options as useSuspenseQuery.Options<AccessTokensQueryVariables> & { variables: AccessTokensQueryVariables });