import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { FactorEntity } from "./factor.entity.js";
import { ProfileSecondFactorField } from "./factor.extensions.js";
import { FactorResolver } from "./factor.resolver.js";
import { FactorService } from "./factor.service.js";
import { secondFactorOfProfile, secondFactorView } from "./factor.view.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";

export { FactorCodes, recoveryCodesLeft, verifiedFactor } from "./factor-codes.js";
export { recoveryCodeUsedMail, wrongCodesMail } from "./factor-mails.js";
export { FactorEntity } from "./factor.entity.js";
export { invalidCode } from "./factor.service.js";

/** The optional second factor of a login. */
export const secondFactorFeature: Feature = {
  entities: [FactorEntity, RecoveryCodeEntity],
  views: [secondFactorView],
  queries: {},
  extensions: { Profile: { secondFactor: secondFactorOfProfile } },
  declarations: [ProfileSecondFactorField],
  resolvers: (dependencies) => [new FactorResolver(new FactorService(dependencies))],
};
