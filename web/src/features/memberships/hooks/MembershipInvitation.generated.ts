/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MembershipInvitationQueryVariables = Exact<{
  token: string;
}>;


export type MembershipInvitationQuery = { membershipInvitation: { organisationName: string, collegeName: string | null, role: Types.MembershipRole, invitedBy: string | null, email: string, expiresAt: string, hasAccount: boolean, obstacle: string | null } };


export const MembershipInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MembershipInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"membershipInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationName"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]} as unknown as DocumentNode<MembershipInvitationQuery, MembershipInvitationQueryVariables>;
export const useMembershipInvitationQuery = (options: SkipToken | (useQuery.Options<MembershipInvitationQuery, MembershipInvitationQueryVariables> & { variables: MembershipInvitationQueryVariables })) =>
  useQuery<MembershipInvitationQuery, MembershipInvitationQueryVariables>(MembershipInvitationDocument, options as useQuery.Options<MembershipInvitationQuery, MembershipInvitationQueryVariables> & { variables: MembershipInvitationQueryVariables });