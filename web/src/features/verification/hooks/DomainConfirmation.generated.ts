/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DomainConfirmationQueryVariables = Exact<{
  token: string;
}>;


export type DomainConfirmationQuery = { domainConfirmation: { organisationName: string, domain: string, email: string } };


export const DomainConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DomainConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"token"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"domainConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"token"},"value":{"kind":"Variable","name":{"kind":"Name","value":"token"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"organisationName"}},{"kind":"Field","name":{"kind":"Name","value":"domain"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<DomainConfirmationQuery, DomainConfirmationQueryVariables>;
export const useDomainConfirmationQuery = (options: SkipToken | (useQuery.Options<DomainConfirmationQuery, DomainConfirmationQueryVariables> & { variables: DomainConfirmationQueryVariables })) =>
  useQuery<DomainConfirmationQuery, DomainConfirmationQueryVariables>(DomainConfirmationDocument, options as useQuery.Options<DomainConfirmationQuery, DomainConfirmationQueryVariables> & { variables: DomainConfirmationQueryVariables });