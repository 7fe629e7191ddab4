/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EndVerificationMutationVariables = Exact<{ [key: string]: never; }>;


export type EndVerificationMutation = { endVerification: string };


export const EndVerificationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndVerification"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endVerification"}}]}}]} as unknown as DocumentNode<EndVerificationMutation, EndVerificationMutationVariables>;
export const useEndVerificationMutation = (options: useMutation.Options<EndVerificationMutation, EndVerificationMutationVariables> = {}) =>
  useMutation<EndVerificationMutation, EndVerificationMutationVariables>(EndVerificationDocument, options);