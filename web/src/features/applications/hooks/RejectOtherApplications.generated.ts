/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RejectOtherApplicationsMutationVariables = Exact<{
  input: Types.RejectOtherApplicationsInput;
}>;


export type RejectOtherApplicationsMutation = { rejectOtherApplications: { id: string, status: Types.ProjectStatus } };


export const RejectOtherApplicationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RejectOtherApplications"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RejectOtherApplicationsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rejectOtherApplications"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<RejectOtherApplicationsMutation, RejectOtherApplicationsMutationVariables>;
export const useRejectOtherApplicationsMutation = (options: useMutation.Options<RejectOtherApplicationsMutation, RejectOtherApplicationsMutationVariables> = {}) =>
  useMutation<RejectOtherApplicationsMutation, RejectOtherApplicationsMutationVariables>(RejectOtherApplicationsDocument, options);