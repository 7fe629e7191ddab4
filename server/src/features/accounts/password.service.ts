import { IsNull, Not } from "typeorm";
import { passwordChangeRules } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { hashPassword } from "../../platform/passwords.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { requireSession } from "../../policy/authorize.js";
import { passwordChangedMail } from "./account-mails.js";
import type { ChangePasswordInput } from "./account.inputs.js";
import { OneTimeTokenEntity } from "./one-time-token.entity.js";
import { lockConfirmed, PasswordConfirmation } from "./password-confirmation.js";
import { ProfileEntity } from "./profile.entity.js";
import { SessionEntity } from "./session.entity.js";

/** How a signed-in person changes the password. */
export class PasswordService {
  constructor(
    private readonly parts: Dependencies,
    private readonly confirmation = new PasswordConfirmation(parts),
  ) {}

  /**
   * Replaces the password, ends all other sessions, voids links to a new password and tells the person by mail.
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, CONFLICT.
   */
  async change({ viewer, origin }: Pick<Context, "viewer" | "origin">, input: ChangePasswordInput): Promise<true> {
    requireSession(viewer, "account.changePassword");
    const { currentPassword, newPassword } = await validate(passwordChangeRules, input);
    const confirmed = await this.confirmation.confirm(viewer, origin.address, currentPassword, "currentPassword");
    const passwordHash = await hashPassword(newPassword);
    await this.parts.database.write(viewer, async (manager) => {
      await lockConfirmed(manager, confirmed);
      const now = new Date();
      await manager.update(ProfileEntity, viewer.id, { passwordHash, updatedAt: now });
      await manager.update(
        SessionEntity,
        { profileId: viewer.id, id: Not(viewer.sessionId), revokedAt: IsNull() },
        { revokedAt: now },
      );
      await manager.update(
        OneTimeTokenEntity,
        { profileId: viewer.id, purpose: "reset_password", usedAt: IsNull() },
        { usedAt: now },
      );
      await record(manager, viewer, "account.changePassword", viewer.id);
      await this.parts.mail.enqueue(manager, passwordChangedMail(confirmed, "password", this.parts.config.appUrl));
    });
    return true;
  }
}
