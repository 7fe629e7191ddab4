/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResendMembershipInvitationMutationVariables = Exact<{
  input: Types.ResendMembershipInvitationInput;
}>;


export type ResendMembershipInvitationMutation = { resendMembershipInvitation: { id: string, email: string, role: Types.MembershipRole, createdAt: string, expiresAt: string, isExpired: boolean, invitedBy: { id: string, firstName: string, lastName: string } | null } };


export const ResendMembershipInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendMembershipInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendMembershipInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendMembershipInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingInvitations_MembershipInvitation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingInvitations_MembershipInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MembershipInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<ResendMembershipInvitationMutation, ResendMembershipInvitationMutationVariables>;
export const useResendMembershipInvitationMutation = (options: useMutation.Options<ResendMembershipInvitationMutation, ResendMembershipInvitationMutationVariables> = {}) =>
  useMutation<ResendMembershipInvitationMutation, ResendMembershipInvitationMutationVariables>(ResendMembershipInvitationDocument, options);