/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type EnrollTotpMutationVariables = Exact<{
  input: Types.EnrollTotpInput;
}>;


export type EnrollTotpMutation = { enrollTotp: { id: string, secret: string, uri: string, qrCode: string } };


export const EnrollTotpDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnrollTotp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EnrollTotpInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enrollTotp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AppSetup_TotpEnrollment"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AppSetup_TotpEnrollment"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TotpEnrollment"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"secret"}},{"kind":"Field","name":{"kind":"Name","value":"uri"}},{"kind":"Field","name":{"kind":"Name","value":"qrCode"}}]}}]} as unknown as DocumentNode<EnrollTotpMutation, EnrollTotpMutationVariables>;
export const useEnrollTotpMutation = (options: useMutation.Options<EnrollTotpMutation, EnrollTotpMutationVariables> = {}) =>
  useMutation<EnrollTotpMutation, EnrollTotpMutationVariables>(EnrollTotpDocument, options);