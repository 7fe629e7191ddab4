import "../../graphql/enums.js";
import type { Feature } from "../../graphql/feature.js";
import { one, value } from "../../reader/view.js";
import { AccountResolver } from "./account.resolver.js";
import { AccountService } from "./account.service.js";
import { activeSessionQueries, activeSessionView } from "./active-session.view.js";
import { ActiveSessionResolver } from "./active-session.resolver.js";
import { ActiveSessionService } from "./active-session.service.js";
import { FactorEntity } from "./factor.entity.js";
import { FactorResolver } from "./factor.resolver.js";
import { FactorService } from "./factor.service.js";
import { secondFactorOfProfile, secondFactorView } from "./factor.view.js";
import { LogInChallengeEntity } from "./log-in-challenge.entity.js";
import { OneTimeTokenEntity } from "./one-time-token.entity.js";
import { PasswordResolver } from "./password.resolver.js";
import { PasswordService } from "./password.service.js";
import { ProfileEntity } from "./profile.entity.js";
import { ProfileResolver } from "./profile.resolver.js";
import { ProfileService } from "./profile.service.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";
import { RefreshTokenEntity, SessionEntity } from "./session.entity.js";
import { SessionResolver } from "./session.resolver.js";
import { SessionService } from "./session.service.js";

export { accountDeletedMail, alreadyRegisteredMail, verifyEmailMail } from "./account-mails.js";
export { issueOneTimeToken } from "./one-time-tokens.js";
export { lockConfirmed, PasswordConfirmation } from "./password-confirmation.js";
export { UpdateProfileInput } from "./account.inputs.js";
export { ProfileEntity } from "./profile.entity.js";
export { profilePart, writeProfile } from "./profile.service.js";
export { Profile } from "./profile.type.js";

export const accountsFeature: Feature = {
  entities: [
    ProfileEntity,
    SessionEntity,
    RefreshTokenEntity,
    OneTimeTokenEntity,
    FactorEntity,
    RecoveryCodeEntity,
    LogInChallengeEntity,
  ],
  views: [
    {
      type: "Profile",
      table: "profiles",
      visible: "profile.read",
      fields: {
        // The address of a deleted account is nobody's.
        email: value((profile) => `case when ${profile}.deleted_at is null then ${profile}.email end`),
        secondFactor: secondFactorOfProfile,
      },
    },
    secondFactorView,
    activeSessionView,
  ],
  queries: { me: one((profile, scope) => [`${profile}.id = ${scope.viewer}`]), ...activeSessionQueries },
  resolvers: (dependencies) => [
    new SessionResolver(new SessionService(dependencies)),
    new AccountResolver(new AccountService(dependencies)),
    new FactorResolver(new FactorService(dependencies)),
    new PasswordResolver(new PasswordService(dependencies)),
    new ActiveSessionResolver(new ActiveSessionService(dependencies)),
    new ProfileResolver(new ProfileService(dependencies)),
  ],
};
