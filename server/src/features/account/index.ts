import type { Feature } from "../../feature.js";
import { AccountResolver } from "./account.resolver.js";
import { AccountService } from "./account.service.js";
import { OneTimeTokenEntity } from "./one-time-token.entity.js";
import { sweepRegistrations } from "./pending-registrations.js";
import { PasswordResolver } from "./password.resolver.js";
import { PasswordService } from "./password.service.js";

export { accountDeletedMail, alreadyRegisteredMail, verifyEmailMail } from "./account-mails.js";
export { answerEvenly } from "./even-answers.js";
export { issueOneTimeToken } from "./one-time-tokens.js";
export { endRegistrations, endSurplusRegistrations, lockAddress } from "./pending-registrations.js";
export { lockConfirmed, PasswordConfirmation } from "./password-confirmation.js";

/** The credentials of an account: a verified address and a password. */
export const accountFeature: Feature = {
  entities: [OneTimeTokenEntity],
  views: [],
  queries: {},
  sweep: () => sweepRegistrations,
  resolvers: (dependencies) => [
    new AccountResolver(new AccountService(dependencies)),
    new PasswordResolver(new PasswordService(dependencies)),
  ],
};
