/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import { type SkipToken, useLazyQuery, useQuery, useSuspenseQuery } from "@apollo/client/react";
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ProjectCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProjectCategoriesQuery = { projectCategories: Array<Types.ProjectCategory> };


export const ProjectCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProjectCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"projectCategories"}}]}}]} as unknown as DocumentNode<ProjectCategoriesQuery, ProjectCategoriesQueryVariables>;
export const useProjectCategoriesQuery = (options: SkipToken | (useQuery.Options<ProjectCategoriesQuery, ProjectCategoriesQueryVariables>) = {}) =>
  useQuery<ProjectCategoriesQuery, ProjectCategoriesQueryVariables>(ProjectCategoriesDocument, options as useQuery.Options<ProjectCategoriesQuery, ProjectCategoriesQueryVariables> & { variables: ProjectCategoriesQueryVariables });
export const useProjectCategoriesLazyQuery = (options: useLazyQuery.Options<ProjectCategoriesQuery, ProjectCategoriesQueryVariables> = {}) =>
  useLazyQuery<ProjectCategoriesQuery, ProjectCategoriesQueryVariables>(ProjectCategoriesDocument, options);
export const useProjectCategoriesSuspenseQuery = (options: useSuspenseQuery.Options<ProjectCategoriesQueryVariables> = {}) =>
  useSuspenseQuery<ProjectCategoriesQuery, ProjectCategoriesQueryVariables>(ProjectCategoriesDocument, options as useSuspenseQuery.Options<ProjectCategoriesQueryVariables> & { variables: ProjectCategoriesQueryVariables });