/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OperatorDaysQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatorDaysQuery = { operatorDays: Array<{ day: string, students: number, clubHeads: number, startups: number, projects: number, applications: number, invitations: number }> };


export const OperatorDaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OperatorDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operatorDays"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"students"}},{"kind":"Field","name":{"kind":"Name","value":"clubHeads"}},{"kind":"Field","name":{"kind":"Name","value":"startups"}},{"kind":"Field","name":{"kind":"Name","value":"projects"}},{"kind":"Field","name":{"kind":"Name","value":"applications"}},{"kind":"Field","name":{"kind":"Name","value":"invitations"}}]}}]}}]} as unknown as DocumentNode<OperatorDaysQuery, OperatorDaysQueryVariables>;
export const useOperatorDaysQuery = (options: SkipToken | (useQuery.Options<OperatorDaysQuery, OperatorDaysQueryVariables>) = {}) =>
  useQuery<OperatorDaysQuery, OperatorDaysQueryVariables>(OperatorDaysDocument, options as useQuery.Options<OperatorDaysQuery, OperatorDaysQueryVariables> & { variables: OperatorDaysQueryVariables });