/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MyClubQueryVariables = Exact<{ [key: string]: never; }>;


export type MyClubQuery = { me: { id: string, club: { id: string, clubName: string, collegeName: string, clubType: Types.ClubType, logoUrl: string | null, description: string | null, memberCount: number, activeProjectCount: number, applicationCount: number | null } | null } };


export const MyClubDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyClub"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"club"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyClubHeader_Club"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyClubOverview_Club"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyClubHeader_Club"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Club"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"clubType"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyClubOverview_Club"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Club"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"memberCount"}},{"kind":"Field","name":{"kind":"Name","value":"activeProjectCount"}},{"kind":"Field","name":{"kind":"Name","value":"applicationCount"}}]}}]} as unknown as DocumentNode<MyClubQuery, MyClubQueryVariables>;
export const useMyClubQuery = (options: SkipToken | (useQuery.Options<MyClubQuery, MyClubQueryVariables>) = {}) =>
  useQuery<MyClubQuery, MyClubQueryVariables>(MyClubDocument, options as useQuery.Options<MyClubQuery, MyClubQueryVariables> & { variables: MyClubQueryVariables });