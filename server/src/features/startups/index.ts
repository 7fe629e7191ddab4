import type { Feature } from "../../feature.js";
import { byId, one } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { StartupEntity } from "./startup.entity.js";
import { ProfileStartupField, StartupResolver } from "./startup.resolver.js";
import { StartupService } from "./startup.service.js";
import { Startup } from "./startup.type.js";

export { StartupEntity } from "./startup.entity.js";
export { Startup } from "./startup.type.js";

export const startupsFeature: Feature = {
  entities: [StartupEntity],
  views: [viewOf(Startup, StartupEntity, { visible: "startup.read", fields: {} })],
  queries: { startup: byId((scope) => scope.argument("id")) },
  extensions: { Profile: { startup: one((startup, _scope, profile) => [`${startup}.id = ${profile}.id`]) } },
  declarations: [ProfileStartupField],
  resolvers: (dependencies) => [new StartupResolver(new StartupService(dependencies))],
};
