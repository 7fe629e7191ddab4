/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WaitingInvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingInvitationsQuery = { applications: { totalCount: number } };


export const WaitingInvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingInvitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}},{"kind":"ObjectField","name":{"kind":"Name","value":"initiatedBy"},"value":{"kind":"EnumValue","value":"STARTUP"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<WaitingInvitationsQuery, WaitingInvitationsQueryVariables>;
export const useWaitingInvitationsQuery = (options: SkipToken | (useQuery.Options<WaitingInvitationsQuery, WaitingInvitationsQueryVariables>) = {}) =>
  useQuery<WaitingInvitationsQuery, WaitingInvitationsQueryVariables>(WaitingInvitationsDocument, options as useQuery.Options<WaitingInvitationsQuery, WaitingInvitationsQueryVariables> & { variables: WaitingInvitationsQueryVariables });
export const useWaitingInvitationsLazyQuery = (options: useLazyQuery.Options<WaitingInvitationsQuery, WaitingInvitationsQueryVariables> = {}) =>
  useLazyQuery<WaitingInvitationsQuery, WaitingInvitationsQueryVariables>(WaitingInvitationsDocument, options);
export const useWaitingInvitationsSuspenseQuery = (options: useSuspenseQuery.Options<WaitingInvitationsQueryVariables> = {}) =>
  useSuspenseQuery<WaitingInvitationsQuery, WaitingInvitationsQueryVariables>(WaitingInvitationsDocument, options as useSuspenseQuery.Options<WaitingInvitationsQueryVariables> & { variables: WaitingInvitationsQueryVariables });