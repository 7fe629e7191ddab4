/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../graphql/types.generated';

import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type DeliverablesSection_ProjectFragment = { id: string, status: Types.ProjectStatus, startDate: string, endDate: string | null, viewerCanViewDeliverables: boolean, viewerCanAddDeliverable: boolean };

export const DeliverablesSection_ProjectFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DeliverablesSection_Project"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Project"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"startDate"}},{"kind":"Field","name":{"kind":"Name","value":"endDate"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanViewDeliverables"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCanAddDeliverable"}}]}}]} as unknown as DocumentNode<DeliverablesSection_ProjectFragment, unknown>;