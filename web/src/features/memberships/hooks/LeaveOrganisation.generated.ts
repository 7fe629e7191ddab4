/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type LeaveOrganisationMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveOrganisationMutation = { leaveOrganisation: { id: string } };


export const LeaveOrganisationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"LeaveOrganisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"leaveOrganisation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<LeaveOrganisationMutation, LeaveOrganisationMutationVariables>;
export const useLeaveOrganisationMutation = (options: useMutation.Options<LeaveOrganisationMutation, LeaveOrganisationMutationVariables> = {}) =>
  useMutation<LeaveOrganisationMutation, LeaveOrganisationMutationVariables>(LeaveOrganisationDocument, options);