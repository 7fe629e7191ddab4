/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RosterPreviewQueryVariables = Exact<{
  input: Types.ImportRosterInput;
}>;


export type RosterPreviewQuery = { rosterPreview: Array<{ number: number, status: Types.RosterRowStatus, reason: string | null }> };


export const RosterPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RosterPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ImportRosterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rosterPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]} as unknown as DocumentNode<RosterPreviewQuery, RosterPreviewQueryVariables>;
export const useRosterPreviewQuery = (options: SkipToken | (useQuery.Options<RosterPreviewQuery, RosterPreviewQueryVariables> & { variables: RosterPreviewQueryVariables })) =>
  useQuery<RosterPreviewQuery, RosterPreviewQueryVariables>(RosterPreviewDocument, options as useQuery.Options<RosterPreviewQuery, RosterPreviewQueryVariables> & { variables: RosterPreviewQueryVariables });