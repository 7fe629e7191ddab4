import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { ConfirmationService } from "./confirmation.service.js";
import { recheck, recheckDomainJob, sweepVerifications } from "./recheck.js";
import { VerificationEntity } from "./verification.entity.js";
import { ConfirmationResolver, VerificationResolver, WaitingDomainResolver } from "./verification.resolver.js";
import { VerificationService } from "./verification.service.js";
import { ClubVerificationFields, StartupVerificationFields } from "./verification.type.js";
import { challengeView, verificationExtensions, verificationView } from "./verification.view.js";
import { WaitingDomainService } from "./waiting-domain.service.js";
import { waitingDomainQueries, waitingDomainView } from "./waiting-domain.view.js";

export { VerificationEntity } from "./verification.entity.js";

/** Which domain a club or startup showed to be its own. */
export const verificationFeature: Feature = {
  entities: [VerificationEntity],
  views: [verificationView, challengeView, waitingDomainView],
  queries: waitingDomainQueries,
  extensions: verificationExtensions,
  declarations: [ClubVerificationFields, StartupVerificationFields],
  resolvers: (dependencies) => [
    new VerificationResolver(new VerificationService(dependencies)),
    new WaitingDomainResolver(new WaitingDomainService(dependencies)),
    new ConfirmationResolver(new ConfirmationService(dependencies)),
  ],
  jobs: (dependencies) => ({
    [recheckDomainJob]: (payload) => recheck(dependencies, (payload as { verificationId: string }).verificationId),
  }),
  sweep: () => sweepVerifications,
};
