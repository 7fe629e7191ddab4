/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ClubBySecretCodeQueryVariables = Exact<{
  secretCode: string;
}>;


export type ClubBySecretCodeQuery = { clubBySecretCode: { clubName: string, collegeName: string } | null };


export const ClubBySecretCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClubBySecretCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secretCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubBySecretCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"secretCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secretCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}}]}}]}}]} as unknown as DocumentNode<ClubBySecretCodeQuery, ClubBySecretCodeQueryVariables>;
export const useClubBySecretCodeQuery = (options: SkipToken | (useQuery.Options<ClubBySecretCodeQuery, ClubBySecretCodeQueryVariables> & { variables: ClubBySecretCodeQueryVariables })) =>
  useQuery<ClubBySecretCodeQuery, ClubBySecretCodeQueryVariables>(ClubBySecretCodeDocument, options as useQuery.Options<ClubBySecretCodeQuery, ClubBySecretCodeQueryVariables> & { variables: ClubBySecretCodeQueryVariables });