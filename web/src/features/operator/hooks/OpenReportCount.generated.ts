/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OpenReportCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenReportCountQuery = { openReports: { totalCount: number } };


export const OpenReportCountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenReportCount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openReports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}}]} as unknown as DocumentNode<OpenReportCountQuery, OpenReportCountQueryVariables>;
export const useOpenReportCountQuery = (options: SkipToken | (useQuery.Options<OpenReportCountQuery, OpenReportCountQueryVariables>) = {}) =>
  useQuery<OpenReportCountQuery, OpenReportCountQueryVariables>(OpenReportCountDocument, options as useQuery.Options<OpenReportCountQuery, OpenReportCountQueryVariables> & { variables: OpenReportCountQueryVariables });