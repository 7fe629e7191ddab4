import type { Feature } from "../../feature.js";
import { belongsTo, byId, one } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { peopleOf, type MembershipEntity } from "../memberships/index.js";
import { StartupEntity } from "./startup.entity.js";
import { MembershipStartupField, ProfileStartupField, StartupResolver } from "./startup.resolver.js";
import { StartupService } from "./startup.service.js";
import { Startup } from "./startup.type.js";

export { StartupEntity } from "./startup.entity.js";
export { Startup } from "./startup.type.js";

export const startupsFeature: Feature = {
  entities: [StartupEntity],
  views: [viewOf(Startup, StartupEntity, { visible: "startup.read", fields: { people: peopleOf("startup_id") } })],
  queries: { startup: byId((scope) => scope.argument("id")) },
  extensions: {
    Profile: {
      startup: one((startup, _scope, profile) => [
        `${startup}.id = (select acting.startup_id from memberships acting where acting.profile_id = ${profile}.id)`,
      ]),
    },
    Membership: { startup: belongsTo<MembershipEntity>("startupId") },
  },
  declarations: [ProfileStartupField, MembershipStartupField],
  resolvers: (dependencies) => [new StartupResolver(new StartupService(dependencies))],
};
