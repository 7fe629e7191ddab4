import { IsNull, Not } from "typeorm";
import { passwordChangeRules } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { hashPassword } from "../../platform/passwords.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { passwordChangedMail } from "./account-mails.js";
import type { ChangePasswordInput } from "./account.inputs.js";
import { OneTimeTokenEntity } from "./one-time-token.entity.js";
import { lockConfirmed, PasswordConfirmation } from "./password-confirmation.js";
import { ProfileEntity } from "../profile/index.js";
import { forgetDevices, SessionEntity } from "../sessions/index.js";

/** Changing the password of a signed-in person. */
export class PasswordService {
  constructor(
    private readonly parts: Dependencies,
    private readonly confirmation = new PasswordConfirmation(parts),
  ) {}

  /**
   * Replaces the password, ends all other sessions, voids password reset links and notifies the person by mail.
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, CONFLICT.
   */
  async change(permit: Permit, origin: Origin, input: ChangePasswordInput): Promise<true> {
    const viewer = permit.session;
    const { currentPassword, newPassword } = await validate(passwordChangeRules, input);
    const confirmed = await this.confirmation.confirm(viewer, origin.address, currentPassword, "currentPassword");
    const passwordHash = await hashPassword(newPassword, { address: origin.address, known: true });
    await this.parts.database.write(permit, null, async (manager) => {
      await lockConfirmed(manager, confirmed);
      await manager.update(ProfileEntity, viewer.id, { passwordHash, updatedAt: databaseNow });
      await manager.update(
        SessionEntity,
        { profileId: viewer.id, id: Not(viewer.sessionId), revokedAt: IsNull() },
        { revokedAt: databaseNow },
      );
      await manager.update(
        OneTimeTokenEntity,
        { profileId: viewer.id, purpose: "reset_password", usedAt: IsNull() },
        { usedAt: databaseNow },
      );
      await forgetDevices(manager, viewer.id);
      await record(manager, permit, viewer.id);
      await this.parts.mail.enqueue(manager, passwordChangedMail(confirmed, "password", this.parts.config.appUrl));
    });
    return true;
  }
}
