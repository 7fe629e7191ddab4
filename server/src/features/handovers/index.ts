import type { Feature } from "../../feature.js";
import { sweepHandovers } from "./absence.js";
import { HandoverEntity } from "./handover.entity.js";
import { HandoverResolver } from "./handover.resolver.js";
import { HandoverService } from "./handover.service.js";
import { ClubHandoverField, MembershipHandoverFields, StartupHandoverField } from "./handover.type.js";
import { handoverExtensions, handoverView } from "./handover.view.js";
import { LeaveResolver } from "./leave.resolver.js";
import { LeaveService } from "./leave.service.js";

/** Handing a club or startup over, and leaving it. */
export const handoversFeature: Feature = {
  entities: [HandoverEntity],
  views: [handoverView],
  queries: {},
  extensions: handoverExtensions,
  declarations: [ClubHandoverField, StartupHandoverField, MembershipHandoverFields],
  resolvers: (dependencies) => [
    new HandoverResolver(new HandoverService(dependencies)),
    new LeaveResolver(new LeaveService(dependencies)),
  ],
  sweep: sweepHandovers,
};
