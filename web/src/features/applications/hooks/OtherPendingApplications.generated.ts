/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OtherPendingApplicationsQueryVariables = Exact<{
  projectId: string;
}>;


export type OtherPendingApplicationsQuery = { applications: { totalCount: number } };


export const OtherPendingApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OtherPendingApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"projectId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"projectId"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"EnumValue","value":"PENDING"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables>;
export const useOtherPendingApplicationsQuery = (options: SkipToken | (useQuery.Options<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables> & { variables: OtherPendingApplicationsQueryVariables })) =>
  useQuery<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables>(OtherPendingApplicationsDocument, options as useQuery.Options<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables> & { variables: OtherPendingApplicationsQueryVariables });
export const useOtherPendingApplicationsLazyQuery = (options: useLazyQuery.Options<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables> = {}) =>
  useLazyQuery<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables>(OtherPendingApplicationsDocument, options);
export const useOtherPendingApplicationsSuspenseQuery = (options: useSuspenseQuery.Options<OtherPendingApplicationsQueryVariables> & { variables: OtherPendingApplicationsQueryVariables }) =>
  useSuspenseQuery<OtherPendingApplicationsQuery, OtherPendingApplicationsQueryVariables>(OtherPendingApplicationsDocument, options as useSuspenseQuery.Options<OtherPendingApplicationsQueryVariables> & { variables: OtherPendingApplicationsQueryVariables });