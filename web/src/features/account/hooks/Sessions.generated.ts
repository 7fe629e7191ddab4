/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SessionsQueryVariables = Exact<{ [key: string]: never; }>;


export type SessionsQuery = { sessions: Array<{ id: string, userAgent: string | null, createdAt: string, lastUsedAt: string, isCurrent: boolean }> };


export const SessionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sessions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SessionItem_ActiveSession"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SessionItem_ActiveSession"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ActiveSession"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"userAgent"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastUsedAt"}},{"kind":"Field","name":{"kind":"Name","value":"isCurrent"}}]}}]} as unknown as DocumentNode<SessionsQuery, SessionsQueryVariables>;
export const useSessionsQuery = (options: SkipToken | (useQuery.Options<SessionsQuery, SessionsQueryVariables>) = {}) =>
  useQuery<SessionsQuery, SessionsQueryVariables>(SessionsDocument, options as useQuery.Options<SessionsQuery, SessionsQueryVariables> & { variables: SessionsQueryVariables });
export const useSessionsLazyQuery = (options: useLazyQuery.Options<SessionsQuery, SessionsQueryVariables> = {}) =>
  useLazyQuery<SessionsQuery, SessionsQueryVariables>(SessionsDocument, options);
export const useSessionsSuspenseQuery = (options: useSuspenseQuery.Options<SessionsQueryVariables> = {}) =>
  useSuspenseQuery<SessionsQuery, SessionsQueryVariables>(SessionsDocument, options as useSuspenseQuery.Options<SessionsQueryVariables> & { variables: SessionsQueryVariables });