import type { Feature } from "../../feature.js";
import { DeliverableEntity } from "./deliverable.entity.js";
import { ProjectEntity } from "./project.entity.js";
import { ProjectSubscriptionResolver } from "./project-subscription.resolver.js";
import { ProjectResolver } from "./project.resolver.js";
import { ProjectService } from "./project.service.js";
import { deliverableTemplateView, projectQueries, projectTemplateView, projectView } from "./project.view.js";
import { TemplateResolver } from "./template.resolver.js";

export { DeliverableEntity } from "./deliverable.entity.js";
export { ProjectEntity } from "./project.entity.js";
export { DeliverableInput, ProjectFilter } from "./project.inputs.js";
export { Project, ProjectConnection } from "./project.type.js";
export { keepProjectOf, requireNotCompleted } from "./project-lock.js";
export { isNotCompleted, projectConditions } from "./project.view.js";

export const projectsFeature: Feature = {
  entities: [ProjectEntity, DeliverableEntity],
  views: [projectView, projectTemplateView, deliverableTemplateView],
  queries: projectQueries,
  resolvers: (dependencies) => [
    new ProjectResolver(new ProjectService(dependencies)),
    new TemplateResolver(),
    new ProjectSubscriptionResolver(),
  ],
};
