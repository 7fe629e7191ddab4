import type { Feature } from "../../feature.js";
import { ApplicationEntity } from "./application.entity.js";
import { ClubApplicationFields, ProjectApplicationFields } from "./application.extensions.js";
import { ApplicationSubscriptionResolver } from "./application-subscription.resolver.js";
import { ApplicationResolver } from "./application.resolver.js";
import { ApplicationService } from "./application.service.js";
import { applicationQueries, applicationView, clubExtensions, projectExtensions } from "./application.view.js";
import { ApprovalService } from "./approval.service.js";

export { ApplicationEntity } from "./application.entity.js";
export { Application } from "./application.type.js";

export const applicationsFeature: Feature = {
  entities: [ApplicationEntity],
  views: [applicationView],
  queries: applicationQueries,
  extensions: { Club: clubExtensions, Project: projectExtensions },
  declarations: [ProjectApplicationFields, ClubApplicationFields],
  resolvers: (dependencies) => [
    new ApplicationResolver(new ApplicationService(dependencies), new ApprovalService(dependencies)),
    new ApplicationSubscriptionResolver(),
  ],
};
