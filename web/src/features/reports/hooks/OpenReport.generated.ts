/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenReportMutationVariables = Exact<{
  input: Types.OpenReportInput;
}>;


export type OpenReportMutation = { openReport: { id: string, targetType: Types.ReportTarget, targetId: string | null, targetName: string | null, reason: Types.ReportReason, details: string | null, content: string | null, createdAt: string, openedAt: string | null, viewerCanAnswer: boolean } };


export const OpenReportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OpenReport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OpenReportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenReportRow_ReportReview"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenReportRow_ReportReview"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ReportReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"targetType"}},{"kind":"Field","name":{"kind":"Name","value":"targetId"}},{"kind":"Field","name":{"kind":"Name","value":"targetName"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"details"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"openedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAnswer"}}]}}]} as unknown as DocumentNode<OpenReportMutation, OpenReportMutationVariables>;
export const useOpenReportMutation = (options: useMutation.Options<OpenReportMutation, OpenReportMutationVariables> = {}) =>
  useMutation<OpenReportMutation, OpenReportMutationVariables>(OpenReportDocument, options);