import type { Feature } from "../../feature.js";
import { belongsTo } from "../../reader/view.js";
import type { MembershipEntity } from "../memberships/index.js";
import { ClubEntity } from "./club.entity.js";
import { ClubResolver } from "./club.resolver.js";
import { ClubService } from "./club.service.js";
import { MembershipClubField } from "./club.type.js";
import { clubQueries, clubView } from "./club.view.js";
import { SecretCodeReservationEntity } from "./secret-code-reservation.entity.js";

export { ClubEntity } from "./club.entity.js";
export { Club, ClubPreview } from "./club.type.js";
export { headOf } from "./club.view.js";
export { clubWithCode, lockClubWithCode, reserveSecretCode, takeSecretCode } from "./secret-codes.js";

export const clubsFeature: Feature = {
  entities: [ClubEntity, SecretCodeReservationEntity],
  views: [clubView],
  queries: clubQueries,
  extensions: { Membership: { club: belongsTo<MembershipEntity>("clubId") } },
  declarations: [MembershipClubField],
  resolvers: (dependencies) => [new ClubResolver(new ClubService(dependencies))],
};
