import type { Feature } from "../../graphql/feature.js";
import { byId, one } from "../../reader/view.js";
import { StartupEntity } from "./startup.entity.js";
import { ProfileStartupField, StartupResolver } from "./startup.resolver.js";
import { StartupService } from "./startup.service.js";

export { StartupEntity } from "./startup.entity.js";
export { Startup } from "./startup.type.js";

export const startupsFeature: Feature = {
  entities: [StartupEntity],
  views: [{ type: "Startup", table: "startup_profiles", visible: "startup.read" }],
  queries: { startup: byId((scope) => scope.argument("id")) },
  extensions: { Profile: { startup: one((startup, _scope, profile) => [`${startup}.id = ${profile}.id`]) } },
  declarations: [ProfileStartupField],
  resolvers: (dependencies) => [new StartupResolver(new StartupService(dependencies))],
};
