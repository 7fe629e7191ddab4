/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../graphql/types.generated';

import { type SkipToken, useQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeliverableTemplatesQueryVariables = Exact<{
  category: Types.ProjectCategory;
}>;


export type DeliverableTemplatesQuery = { deliverableTemplates: Array<{ id: string, title: string, description: string, defaultDuration: number }> };


export const DeliverableTemplatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DeliverableTemplates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProjectCategory"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deliverableTemplates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"defaultDuration"}}]}}]}}]} as unknown as DocumentNode<DeliverableTemplatesQuery, DeliverableTemplatesQueryVariables>;
export const useDeliverableTemplatesQuery = (options: SkipToken | (useQuery.Options<DeliverableTemplatesQuery, DeliverableTemplatesQueryVariables> & { variables: DeliverableTemplatesQueryVariables })) =>
  useQuery<DeliverableTemplatesQuery, DeliverableTemplatesQueryVariables>(DeliverableTemplatesDocument, options as useQuery.Options<DeliverableTemplatesQuery, DeliverableTemplatesQueryVariables> & { variables: DeliverableTemplatesQueryVariables });