import type { Feature } from "../../feature.js";
import { viewerCan } from "../../reader/view.js";
import { OperatorGrantEntity } from "./operator-grant.entity.js";
import { ProfileOperatorField } from "./operator.extensions.js";

export { grantOperator, listOperators, revokeOperator, type OperatorGrant } from "./operator-grants.js";

/** What whoever runs the installation sees and does. Who that is, `npm run operator` decides. */
export const operatorFeature: Feature = {
  entities: [OperatorGrantEntity],
  views: [],
  queries: {},
  extensions: { Profile: { viewerCanOperate: viewerCan("operator.read") } },
  declarations: [ProfileOperatorField],
  resolvers: () => [],
};
