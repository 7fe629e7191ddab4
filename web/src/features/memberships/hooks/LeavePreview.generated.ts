/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeavePreviewQueryVariables = Exact<{ [key: string]: never; }>;


export type LeavePreviewQuery = { accountDeletionPreview: { studentCount: number, openProjectCount: number, pendingApplicationCount: number, projectsInProgress: Array<{ id: string, title: string }> } };


export const LeavePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LeavePreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accountDeletionPreview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studentCount"}},{"kind":"Field","name":{"kind":"Name","value":"openProjectCount"}},{"kind":"Field","name":{"kind":"Name","value":"pendingApplicationCount"}},{"kind":"Field","name":{"kind":"Name","value":"projectsInProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}}]}}]}}]} as unknown as DocumentNode<LeavePreviewQuery, LeavePreviewQueryVariables>;
export const useLeavePreviewQuery = (options: SkipToken | (useQuery.Options<LeavePreviewQuery, LeavePreviewQueryVariables>) = {}) =>
  useQuery<LeavePreviewQuery, LeavePreviewQueryVariables>(LeavePreviewDocument, options as useQuery.Options<LeavePreviewQuery, LeavePreviewQueryVariables> & { variables: LeavePreviewQueryVariables });