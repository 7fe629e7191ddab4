/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type RotateSecretCodeMutationVariables = Exact<{ [key: string]: never; }>;


export type RotateSecretCodeMutation = { rotateSecretCode: { id: string, clubName: string, secretCode: string | null } };


export const RotateSecretCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RotateSecretCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rotateSecretCode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SecretCodeCard_Club"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SecretCodeCard_Club"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Club"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"clubName"}},{"kind":"Field","name":{"kind":"Name","value":"secretCode"}}]}}]} as unknown as DocumentNode<RotateSecretCodeMutation, RotateSecretCodeMutationVariables>;
export const useRotateSecretCodeMutation = (options: useMutation.Options<RotateSecretCodeMutation, RotateSecretCodeMutationVariables> = {}) =>
  useMutation<RotateSecretCodeMutation, RotateSecretCodeMutationVariables>(RotateSecretCodeDocument, options);