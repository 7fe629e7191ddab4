import { setTimeout as delay } from "node:timers/promises";
import { IsNull, type EntityManager } from "typeorm";
import { emailRules, passwordResetRules } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { hashPassword } from "../../platform/passwords.js";
import type { RateLimitName } from "../../platform/rate-limits.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { requireRole } from "../../policy/authorize.js";
import { anonymous } from "../../policy/viewer.js";
import { passwordChangedMail, resetPasswordMail, verifyEmailMail } from "./account-mails.js";
import type {
  RequestPasswordResetInput,
  ResendVerificationInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from "./account.inputs.js";
import { findOneTimeToken, issueOneTimeToken, useOneTimeToken } from "./one-time-tokens.js";
import { ProfileEntity } from "./profile.entity.js";
import { findByEmail } from "./session.service.js";
import { SessionEntity } from "./session.entity.js";

/** Where known and unknown addresses get the same answer, it comes no sooner than this, whatever there was to do. */
const answerAfterMilliseconds = 150;

type Caller = Pick<Context, "viewer" | "origin">;

/** What is done by links in mails: proving an address, choosing a new password. */
export class AccountService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN. */
  async verifyEmail({ viewer, origin }: Caller, { token }: VerifyEmailInput): Promise<true> {
    requireRole(viewer, "account.verifyEmail");
    await this.parts.rateLimits.consume("verifyEmail", { address: origin.address });
    await this.parts.database.write(anonymous, async (manager) => {
      const profileId = await useOneTimeToken(manager, token, "verify_email");
      await manager.update(
        ProfileEntity,
        { id: profileId, emailVerifiedAt: IsNull() },
        { emailVerifiedAt: new Date() },
      );
    });
    return true;
  }

  /**
   * Sends the verification link again, if there is somebody to send it to; the answer does not tell.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async resendVerification(caller: Caller, input: ResendVerificationInput): Promise<true> {
    requireRole(caller.viewer, "account.verifyEmail");
    return this.mailQuietly("resendVerification", caller, input, async (manager, profile) => {
      if (profile.emailVerifiedAt) return;
      const token = await issueOneTimeToken(manager, profile.id, "verify_email");
      await this.parts.mail.enqueue(manager, verifyEmailMail(profile, token, this.parts.config.appUrl));
    });
  }

  /**
   * Sends a link to a new password, if there is somebody to send it to; the answer does not tell.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async requestPasswordReset(caller: Caller, input: RequestPasswordResetInput): Promise<true> {
    requireRole(caller.viewer, "account.resetPassword");
    return this.mailQuietly("requestPasswordReset", caller, input, async (manager, profile) => {
      const token = await issueOneTimeToken(manager, profile.id, "reset_password");
      await this.parts.mail.enqueue(manager, resetPasswordMail(profile, token, this.parts.config.appUrl));
    });
  }

  private async mailQuietly(
    kind: RateLimitName,
    { origin }: Caller,
    input: { email: string },
    write: (manager: EntityManager, profile: ProfileEntity) => Promise<void>,
  ): Promise<true> {
    const { email } = await validate(emailRules, input);
    await this.parts.rateLimits.consume(kind, { address: origin.address, account: email });
    const work = async () => {
      const [profile, mayMail] = await Promise.all([
        findByEmail(this.parts.database.dataSource.manager, email),
        this.parts.rateLimits.mayMail(kind, email),
      ]);
      if (profile && mayMail) await this.parts.database.write(anonymous, (manager) => write(manager, profile));
    };
    await Promise.all([work(), delay(answerAfterMilliseconds)]);
    return true;
  }

  /**
   * Sets a new password, ends every session of its owner and tells them so. The link also proves the address.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN.
   */
  async resetPassword({ viewer, origin }: Caller, input: ResetPasswordInput): Promise<true> {
    requireRole(viewer, "account.resetPassword");
    const { password } = await validate(passwordResetRules, input);
    await this.parts.rateLimits.consume("resetPassword", { address: origin.address });
    // Asked before the hash is made, so that made-up tokens cost nothing.
    await findOneTimeToken(this.parts.database.dataSource.manager, input.token, "reset_password");
    const passwordHash = await hashPassword(password);
    await this.parts.database.write(anonymous, async (manager) => {
      const id = await useOneTimeToken(manager, input.token, "reset_password");
      const now = new Date();
      // First the password, then the sessions: a login at this moment holds the profile, and its session is ended too.
      await manager.update(ProfileEntity, id, { passwordHash, updatedAt: now });
      await manager.update(ProfileEntity, { id, emailVerifiedAt: IsNull() }, { emailVerifiedAt: now });
      await manager.update(SessionEntity, { profileId: id, revokedAt: IsNull() }, { revokedAt: now });
      // Nobody is logged in: whoever has the link acts as the person it was mailed to.
      await record(manager, { id, request: { id: origin.requestId } }, "account.resetPassword", id);
      const profile = await manager.findOneByOrFail(ProfileEntity, { id });
      await this.parts.mail.enqueue(manager, passwordChangedMail(profile, "link", this.parts.config.appUrl));
    });
    return true;
  }
}
