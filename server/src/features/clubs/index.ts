import type { Feature } from "../../feature.js";
import { ClubEntity } from "./club.entity.js";
import { ClubResolver } from "./club.resolver.js";
import { ClubService } from "./club.service.js";
import { clubQueries, clubView } from "./club.view.js";
import { SecretCodeReservationEntity } from "./secret-code-reservation.entity.js";

export { ClubEntity } from "./club.entity.js";
export { Club, ClubPreview } from "./club.type.js";
export { clubWithCode, lockClubWithCode, reserveSecretCode, takeSecretCode } from "./secret-codes.js";

export const clubsFeature: Feature = {
  entities: [ClubEntity, SecretCodeReservationEntity],
  views: [clubView],
  queries: clubQueries,
  resolvers: (dependencies) => [new ClubResolver(new ClubService(dependencies))],
};
