/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LedClubQueryVariables = Exact<{ [key: string]: never; }>;


export type LedClubQuery = { me: { id: string, club: { id: string, clubName: string, collegeName: string, memberCount: number, secretCode: string | null } | null } };


export const LedClubDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LedClub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretCodeCard_Club"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretCodeCard_Club"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Club"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"secretCode"}}]}}]} as unknown as DocumentNode<LedClubQuery, LedClubQueryVariables>;
export const useLedClubQuery = (options: SkipToken | (useQuery.Options<LedClubQuery, LedClubQueryVariables>) = {}) =>
  useQuery<LedClubQuery, LedClubQueryVariables>(LedClubDocument, options as useQuery.Options<LedClubQuery, LedClubQueryVariables> & { variables: LedClubQueryVariables });
export const useLedClubLazyQuery = (options: useLazyQuery.Options<LedClubQuery, LedClubQueryVariables> = {}) =>
  useLazyQuery<LedClubQuery, LedClubQueryVariables>(LedClubDocument, options);
export const useLedClubSuspenseQuery = (options: useSuspenseQuery.Options<LedClubQueryVariables> = {}) =>
  useSuspenseQuery<LedClubQuery, LedClubQueryVariables>(LedClubDocument, options as useSuspenseQuery.Options<LedClubQueryVariables> & { variables: LedClubQueryVariables });