/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type CompleteProjectMutationVariables = Exact<{
  input: Types.CompleteProjectInput;
}>;


export type CompleteProjectMutation = { completeProject: { id: string, status: Types.ProjectStatus, progress: number | null, completedAt: string | null, viewerCanUpdate: boolean, viewerCanComplete: boolean, viewerCanWithdraw: boolean, viewerCanAddDeliverable: boolean } };


export const CompleteProjectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CompleteProject"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CompleteProjectInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"completeProject"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanUpdate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanComplete"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanWithdraw"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddDeliverable"}}]}}]}}]} as unknown as DocumentNode<CompleteProjectMutation, CompleteProjectMutationVariables>;
export const useCompleteProjectMutation = (options: useMutation.Options<CompleteProjectMutation, CompleteProjectMutationVariables> = {}) =>
  useMutation<CompleteProjectMutation, CompleteProjectMutationVariables>(CompleteProjectDocument, options);