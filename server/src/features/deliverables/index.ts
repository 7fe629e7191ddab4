import type { Feature } from "../../feature.js";
import { viewerCan } from "../../reader/view.js";
import { isNotCompleted } from "../projects/index.js";
import { DeliverableSubscriptionResolver } from "./deliverable-subscription.resolver.js";
import { DeliverableResolver, ProjectDeliverableFields } from "./deliverable.resolver.js";
import { DeliverableService } from "./deliverable.service.js";
import { deliverableQueries, deliverableView, projectDeliverables } from "./deliverable.view.js";

export { Deliverable } from "./deliverable.type.js";

export const deliverablesFeature: Feature = {
  entities: [],
  views: [deliverableView],
  queries: deliverableQueries,
  extensions: {
    Project: {
      deliverables: projectDeliverables,
      viewerCanViewDeliverables: viewerCan("project.readDeliverables"),
      viewerCanAddDeliverable: viewerCan("project.addDeliverable", isNotCompleted),
    },
  },
  declarations: [ProjectDeliverableFields],
  resolvers: (dependencies) => [
    new DeliverableResolver(new DeliverableService(dependencies)),
    new DeliverableSubscriptionResolver(),
  ],
};
