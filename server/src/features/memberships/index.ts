import type { Feature } from "../../feature.js";
import { MembershipEntity } from "./membership.entity.js";
import { MembershipResolver, ProfileMembershipField } from "./membership.resolver.js";
import { MembershipService } from "./membership.service.js";
import { membershipOfProfile, membershipView } from "./membership.view.js";

export {
  actingFor,
  headOf,
  isUnattended,
  leadOf,
  lockLead,
  organisationName,
  ownOrganisation,
  type Organisation,
} from "./acting.js";
export { leaveLead } from "./leaving.js";
export { MembershipEntity } from "./membership.entity.js";
export { Membership, MembershipConnection } from "./membership.type.js";
export { endVerificationIfRenamed } from "./renaming.js";
export { peopleOf } from "./membership.view.js";

/** Who acts for which club or startup. Clubs and startups build on it, and add themselves to it. */
export const membershipsFeature: Feature = {
  entities: [MembershipEntity],
  views: [membershipView],
  queries: {},
  extensions: { Profile: { membership: membershipOfProfile } },
  declarations: [ProfileMembershipField],
  resolvers: (dependencies) => [new MembershipResolver(new MembershipService(dependencies))],
};
