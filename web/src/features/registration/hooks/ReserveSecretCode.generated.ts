/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ReserveSecretCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type ReserveSecretCodeMutation = { reserveSecretCode: string };


export const ReserveSecretCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReserveSecretCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reserveSecretCode"}}]}}]} as unknown as DocumentNode<ReserveSecretCodeMutation, ReserveSecretCodeMutationVariables>;
export const useReserveSecretCodeMutation = (options: useMutation.Options<ReserveSecretCodeMutation, ReserveSecretCodeMutationVariables> = {}) =>
  useMutation<ReserveSecretCodeMutation, ReserveSecretCodeMutationVariables>(ReserveSecretCodeDocument, options);