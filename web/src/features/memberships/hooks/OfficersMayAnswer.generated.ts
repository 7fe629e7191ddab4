/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { useMutation } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type OfficersMayAnswerMutationVariables = Exact<{
  input: Types.UpdateClubInput;
}>;


export type OfficersMayAnswerMutation = { updateClub: { id: string, officersMayAnswer: boolean | null } };


export const OfficersMayAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OfficersMayAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateClubInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateClub"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"officersMayAnswer"}}]}}]}}]} as unknown as DocumentNode<OfficersMayAnswerMutation, OfficersMayAnswerMutationVariables>;
export const useOfficersMayAnswerMutation = (options: useMutation.Options<OfficersMayAnswerMutation, OfficersMayAnswerMutationVariables> = {}) =>
  useMutation<OfficersMayAnswerMutation, OfficersMayAnswerMutationVariables>(OfficersMayAnswerDocument, options);