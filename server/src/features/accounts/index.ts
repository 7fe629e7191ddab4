import "../../graphql/enums.js";
import type { Feature } from "../../graphql/feature.js";
import { one } from "../../reader/view.js";
import { AccountResolver } from "./account.resolver.js";
import { AccountService } from "./account.service.js";
import { FactorEntity } from "./factor.entity.js";
import { FactorResolver } from "./factor.resolver.js";
import { FactorService } from "./factor.service.js";
import { secondFactorOfProfile, secondFactorView } from "./factor.view.js";
import { LogInChallengeEntity } from "./log-in-challenge.entity.js";
import { OneTimeTokenEntity } from "./one-time-token.entity.js";
import { ProfileEntity } from "./profile.entity.js";
import { ProfileResolver } from "./profile.resolver.js";
import { ProfileService } from "./profile.service.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";
import { RefreshTokenEntity, SessionEntity } from "./session.entity.js";
import { SessionResolver } from "./session.resolver.js";
import { SessionService } from "./session.service.js";

export { alreadyRegisteredMail, verifyEmailMail } from "./account-mails.js";
export { issueOneTimeToken } from "./one-time-tokens.js";
export { ProfileEntity } from "./profile.entity.js";
export { Profile } from "./profile.type.js";

export const accountsFeature: Feature = {
  entities: [ProfileEntity, SessionEntity, RefreshTokenEntity, OneTimeTokenEntity, FactorEntity, RecoveryCodeEntity, LogInChallengeEntity],
  views: [{ type: "Profile", table: "profiles", visible: "profile.read", fields: { secondFactor: secondFactorOfProfile } }, secondFactorView],
  queries: { me: one((profile, scope) => [`${profile}.id = ${scope.viewer}`]) },
  resolvers: (dependencies) => [
    new SessionResolver(new SessionService(dependencies)),
    new AccountResolver(new AccountService(dependencies)),
    new FactorResolver(new FactorService(dependencies)),
    new ProfileResolver(new ProfileService(dependencies)),
  ],
};
