import { IsNull, type EntityManager } from "typeorm";
import { emailRules, passwordResetRules } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { hashPassword } from "../../platform/passwords.js";
import type { RateLimitName } from "../../platform/rate-limits.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { passwordChangedMail, resetPasswordMail, verifyEmailMail } from "./account-mails.js";
import type {
  RequestPasswordResetInput,
  ResendVerificationInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from "./account.inputs.js";
import { answerEvenly } from "./even-answers.js";
import { findOneTimeToken, issueOneTimeToken, useOneTimeToken } from "./one-time-tokens.js";
import { findByEmail, ProfileEntity } from "../profile/index.js";
import { forgetDevices, SessionEntity } from "../sessions/index.js";
import { joinAwaitedClub } from "../students/index.js";

/** Marks a person's address as verified. A student then becomes a member of the club they registered for. */
async function verifyAddress(manager: EntityManager, profileId: string): Promise<void> {
  const unverified = { id: profileId, emailVerifiedAt: IsNull() };
  const { affected } = await manager.update(ProfileEntity, unverified, { emailVerifiedAt: databaseNow });
  if (affected) await joinAwaitedClub(manager, profileId);
}

/** Actions taken through mailed links: verifying an address, choosing a new password. */
export class AccountService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN. */
  async verifyEmail(permit: Permit, origin: Origin, { token }: VerifyEmailInput): Promise<true> {
    await this.parts.rateLimits.consume("verifyEmail", { address: origin.address });
    await this.parts.database.write(permit, null, async (manager) => {
      await verifyAddress(manager, await useOneTimeToken(manager, token, "verify_email"));
    });
    return true;
  }

  /**
   * Sends the verification link again if the address needs it; the response does not reveal whether it did.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async resendVerification(permit: Permit, origin: Origin, input: ResendVerificationInput): Promise<true> {
    return this.mailQuietly("resendVerification", permit, origin, input, async (manager, profile) => {
      if (profile.emailVerifiedAt) return;
      const token = await issueOneTimeToken(manager, profile.id, "verify_email");
      await this.parts.mail.enqueue(manager, verifyEmailMail(profile.email, token, this.parts.config.appUrl));
    });
  }

  /**
   * Sends a password reset link if the address has an account; the response does not reveal whether it did.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async requestPasswordReset(permit: Permit, origin: Origin, input: RequestPasswordResetInput): Promise<true> {
    return this.mailQuietly("requestPasswordReset", permit, origin, input, async (manager, profile) => {
      const token = await issueOneTimeToken(manager, profile.id, "reset_password");
      await this.parts.mail.enqueue(manager, resetPasswordMail(profile, token, this.parts.config.appUrl));
    });
  }

  private async mailQuietly(
    kind: RateLimitName,
    permit: Permit,
    origin: Origin,
    input: { email: string },
    write: (manager: EntityManager, profile: ProfileEntity) => Promise<void>,
  ): Promise<true> {
    const { email } = await validate(emailRules, input);
    await this.parts.rateLimits.consume(kind, { address: origin.address, account: email });
    await answerEvenly(async () => {
      const [profile, mayMail] = await Promise.all([
        findByEmail(this.parts.database.dataSource.manager, email),
        this.parts.rateLimits.mayMail(kind, email),
      ]);
      if (profile && mayMail) await this.parts.database.write(permit, null, (manager) => write(manager, profile));
    });
    return true;
  }

  /**
   * Whether a password reset link still works, without using it up.
   * @throws AppError RATE_LIMITED.
   */
  async isPasswordResetLinkValid(origin: Origin, token: string): Promise<boolean> {
    await this.parts.rateLimits.consume("checkPasswordReset", { address: origin.address });
    try {
      await findOneTimeToken(this.parts.database.dataSource.manager, token, "reset_password");
      return true;
    } catch (error) {
      if (error instanceof AppError) return false;
      throw error;
    }
  }

  /**
   * Sets a new password, ends every session of its owner and notifies them. The link also verifies the address.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN.
   */
  async resetPassword(permit: Permit, origin: Origin, { token, ...input }: ResetPasswordInput): Promise<true> {
    const { password } = await validate(passwordResetRules, input);
    await this.parts.rateLimits.consume("resetPassword", { address: origin.address });
    // Checked before hashing, so that made-up tokens cost nothing.
    await findOneTimeToken(this.parts.database.dataSource.manager, token, "reset_password");
    const passwordHash = await hashPassword(password, { address: origin.address, known: false });
    await this.parts.database.write(permit, null, async (manager) => {
      const id = await useOneTimeToken(manager, token, "reset_password");
      // The password first, then the sessions: a concurrent login holds the profile row, and its session is ended too.
      await manager.update(ProfileEntity, id, { passwordHash, updatedAt: databaseNow });
      await verifyAddress(manager, id);
      await manager.update(SessionEntity, { profileId: id, revokedAt: IsNull() }, { revokedAt: databaseNow });
      // No one is logged in: the link's holder acts as the person it was mailed to.
      await record(manager, { person: { id, request: { id: origin.requestId } }, action: permit.action }, id);
      await forgetDevices(manager, id);
      const profile = await manager.findOneByOrFail(ProfileEntity, { id });
      await this.parts.mail.enqueue(manager, passwordChangedMail(profile, "link", this.parts.config.appUrl));
    });
    return true;
  }
}
