/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenReportsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OpenReportsQuery = { openReports: { pageInfo: { hasNextPage: boolean, endCursor: string | null }, nodes: Array<{ id: string, targetType: Types.ReportTarget, targetId: string | null, targetName: string | null, reason: Types.ReportReason, details: string | null, content: string | null, createdAt: string, openedAt: string | null, viewerCanAnswer: boolean }> } };


export const OpenReportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenReportRow_ReportReview"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenReportRow_ReportReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]} as unknown as DocumentNode<OpenReportsQuery, OpenReportsQueryVariables>;
export const useOpenReportsQuery = (options: SkipToken | (useQuery.Options<OpenReportsQuery, OpenReportsQueryVariables>) = {}) =>
  useQuery<OpenReportsQuery, OpenReportsQueryVariables>(OpenReportsDocument, options as useQuery.Options<OpenReportsQuery, OpenReportsQueryVariables> & { variables: OpenReportsQueryVariables });