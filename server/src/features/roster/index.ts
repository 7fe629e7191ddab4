import type { Feature } from "../../feature.js";
import { viewerCan } from "../../reader/view.js";
import { RosterAnswersService } from "./roster-answers.service.js";
import { RosterInvitationEntity } from "./roster-invitation.entity.js";
import { sweepRosterInvitations } from "./roster-sweep.js";
import { ClubRosterFields, RosterAnswersResolver, RosterResolver } from "./roster.resolver.js";
import { RosterService } from "./roster.service.js";
import { clubsRosterInvitations, rosterInvitationView } from "./roster.view.js";

export { RosterInvitationEntity } from "./roster-invitation.entity.js";

/** How a club invites a whole list of students. */
export const rosterFeature: Feature = {
  entities: [RosterInvitationEntity],
  views: [rosterInvitationView],
  queries: {},
  extensions: {
    Club: {
      rosterInvitations: clubsRosterInvitations,
      viewerCanImportRoster: viewerCan("club.importRoster"),
    },
  },
  declarations: [ClubRosterFields],
  resolvers: (dependencies) => [
    new RosterResolver(new RosterService(dependencies)),
    new RosterAnswersResolver(new RosterAnswersService(dependencies)),
  ],
  sweep: () => sweepRosterInvitations,
};
