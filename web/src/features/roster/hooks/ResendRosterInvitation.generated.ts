/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ResendRosterInvitationMutationVariables = Exact<{
  input: Types.ResendRosterInvitationInput;
}>;


export type ResendRosterInvitationMutation = { resendRosterInvitation: { id: string, email: string, firstName: string | null, lastName: string | null, sentAt: string, expiresAt: string, isExpired: boolean, invitedBy: { id: string, firstName: string, lastName: string } | null } };


export const ResendRosterInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendRosterInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResendRosterInvitationInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendRosterInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PendingRoster_RosterInvitation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PendingRoster_RosterInvitation"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RosterInvitation"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"isExpired"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}}]}}]}}]} as unknown as DocumentNode<ResendRosterInvitationMutation, ResendRosterInvitationMutationVariables>;
export const useResendRosterInvitationMutation = (options: useMutation.Options<ResendRosterInvitationMutation, ResendRosterInvitationMutationVariables> = {}) =>
  useMutation<ResendRosterInvitationMutation, ResendRosterInvitationMutationVariables>(ResendRosterInvitationDocument, options);