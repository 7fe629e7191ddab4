/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SendVerificationMailMutationVariables = Exact<{
  input: Types.SendVerificationMailInput;
}>;


export type SendVerificationMailMutation = { sendVerificationMail: { id: string, domain: string, recordName: string, fileUrl: string | null, proof: string, isVerified: boolean, expiresAt: string | null, failingSince: string | null, email: string | null, mailExpiresAt: string | null } };


export const SendVerificationMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendVerificationMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendVerificationMailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendVerificationMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VerificationSteps_VerificationChallenge"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VerificationSteps_VerificationChallenge"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"VerificationChallenge"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"recordName"}},{"kind":"Field","name":{"kind":"Name","value":"fileUrl"}},{"kind":"Field","name":{"kind":"Name","value":"proof"}},{"kind":"Field","name":{"kind":"Name","value":"isVerified"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"failingSince"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"mailExpiresAt"}}]}}]} as unknown as DocumentNode<SendVerificationMailMutation, SendVerificationMailMutationVariables>;
export const useSendVerificationMailMutation = (options: useMutation.Options<SendVerificationMailMutation, SendVerificationMailMutationVariables> = {}) =>
  useMutation<SendVerificationMailMutation, SendVerificationMailMutationVariables>(SendVerificationMailDocument, options);