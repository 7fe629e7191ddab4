import type { Feature } from "../../feature.js";
import { viewerCan } from "../../reader/view.js";
import { InvitationAnswersService } from "./invitation-answers.service.js";
import { sweepInvitations } from "./invitation-sweep.js";
import { MembershipInvitationEntity } from "./membership-invitation.entity.js";
import {
  ClubInvitationFields,
  InvitationAnswersResolver,
  MembershipInvitationResolver,
  StartupInvitationFields,
} from "./membership-invitation.resolver.js";
import { MembershipInvitationService } from "./membership-invitation.service.js";
import { invitationsTo, membershipInvitationView } from "./membership-invitation.view.js";

export { MembershipInvitationEntity } from "./membership-invitation.entity.js";

/** How officers join a club, and members a startup. */
export const membershipInvitationsFeature: Feature = {
  entities: [MembershipInvitationEntity],
  views: [membershipInvitationView],
  queries: {},
  extensions: {
    Club: {
      membershipInvitations: invitationsTo("club_id"),
      viewerCanChangeOfficers: viewerCan("club.changeOfficers"),
    },
    Startup: {
      membershipInvitations: invitationsTo("startup_id"),
      viewerCanChangeMembers: viewerCan("startup.changeMembers"),
    },
  },
  declarations: [ClubInvitationFields, StartupInvitationFields],
  resolvers: (dependencies) => [
    new MembershipInvitationResolver(new MembershipInvitationService(dependencies)),
    new InvitationAnswersResolver(new InvitationAnswersService(dependencies)),
  ],
  sweep: () => sweepInvitations,
};
