/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RosterInvitationQueryVariables = Exact<{
  token: string;
}>;


export type RosterInvitationQuery = { rosterInvitation: { clubName: string, collegeName: string, invitedBy: string | null, email: string, firstName: string | null, lastName: string | null, education: string | null, expiresAt: string, hasAccount: boolean, obstacle: string | null } };


export const RosterInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rosterInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"collegeName"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"lastName"}},{"kind":"Field","name":{"kind":"Name","value":"education"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"hasAccount"}},{"kind":"Field","name":{"kind":"Name","value":"obstacle"}}]}}]}}]} as unknown as DocumentNode<RosterInvitationQuery, RosterInvitationQueryVariables>;
export const useRosterInvitationQuery = (options: SkipToken | (useQuery.Options<RosterInvitationQuery, RosterInvitationQueryVariables> & { variables: RosterInvitationQueryVariables })) =>
  useQuery<RosterInvitationQuery, RosterInvitationQueryVariables>(RosterInvitationDocument, options as useQuery.Options<RosterInvitationQuery, RosterInvitationQueryVariables> & { variables: RosterInvitationQueryVariables });