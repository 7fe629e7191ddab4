/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AccountDeletionPreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDeletionPreviewQuery = { accountDeletionPreview: { clubName: string | null, successorNeeded: boolean, studentCount: number, teamCount: number, pendingApplicationCount: number, openProjectCount: number, completedProjectCount: number, projectsInProgress: Array<{ id: string, title: string }> }, me: { id: string, membership: { id: string, role: Types.MembershipRole } | null } };


export const AccountDeletionPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AccountDeletionPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDeletionPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"successorNeeded"}},{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"teamCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"openProjectCount"}},{"kind":"Field","name":{"kind":"Name","value":"completedProjectCount"}},{"kind":"Field","name":{"kind":"Name","value":"projectsInProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"membership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]}}]} as unknown as DocumentNode<AccountDeletionPreviewQuery, AccountDeletionPreviewQueryVariables>;
export const useAccountDeletionPreviewQuery = (options: SkipToken | (useQuery.Options<AccountDeletionPreviewQuery, AccountDeletionPreviewQueryVariables>) = {}) =>
  useQuery<AccountDeletionPreviewQuery, AccountDeletionPreviewQueryVariables>(AccountDeletionPreviewDocument, options as useQuery.Options<AccountDeletionPreviewQuery, AccountDeletionPreviewQueryVariables> & { variables: AccountDeletionPreviewQueryVariables });