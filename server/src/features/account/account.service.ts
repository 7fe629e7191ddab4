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
import {
  passwordChangedMail,
  resetPasswordMail,
  resetUnverifiedPasswordMail,
  verifyEmailMail,
} from "./account-mails.js";
import type {
  RequestPasswordResetInput,
  ResendVerificationInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from "./account.inputs.js";
import { answerEvenly } from "./even-answers.js";
import type { OneTimePurpose } from "./one-time-token.entity.js";
import { findOneTimeToken, useOneTimeToken } from "./one-time-tokens.js";
import { endRegistrations, issueLinks, lockAddress } from "./pending-registrations.js";
import { findByEmail, ProfileEntity } from "../profile/index.js";
import { forgetDevices, SessionEntity } from "../sessions/index.js";
import { joinAwaitedClub } from "../students/index.js";

/**
 * Uses up the token of a mailed link, which proves the address: if it was not verified, the registration of this link
 * becomes the account, the others end, and a student becomes a member of the club registered for.
 * @returns the owner's profile id.
 * @throws AppError INVALID_TOKEN, also when another registration of the address was verified first; EXPIRED_TOKEN.
 */
async function openLink(manager: EntityManager, token: string, purpose: OneTimePurpose): Promise<string> {
  const { profileId: id } = await findOneTimeToken(manager, token, purpose);
  const profile = await manager.findOneBy(ProfileEntity, { id });
  // Ended in this very moment; useOneTimeToken then finds nothing.
  if (profile) await lockAddress(manager, profile.email);
  await useOneTimeToken(manager, token, purpose);
  const unverified = { id, emailVerifiedAt: IsNull() };
  const { affected } = await manager.update(ProfileEntity, unverified, { emailVerifiedAt: databaseNow });
  if (!affected) return id;
  await endRegistrations(manager, profile!.email);
  await joinAwaitedClub(manager, id);
  return id;
}

/** Actions taken through mailed links: verifying an address, choosing a new password. */
export class AccountService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN. */
  async verifyEmail(permit: Permit, origin: Origin, { token }: VerifyEmailInput): Promise<true> {
    await this.parts.rateLimits.consume("verifyEmail", { address: origin.address });
    await this.parts.database.write(permit, null, async (manager) => {
      await openLink(manager, token, "verify_email");
    });
    return true;
  }

  /**
   * Sends a new verification link for each registration that waits for the address; the response does not reveal
   * whether there is one.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async resendVerification(permit: Permit, origin: Origin, input: ResendVerificationInput): Promise<true> {
    return this.mailQuietly("resendVerification", permit, origin, input, async (manager, email, found) => {
      if (found[0]?.emailVerifiedAt) return;
      const waiting = await issueLinks(manager, found, "verify_email");
      await this.parts.mail.enqueue(manager, verifyEmailMail(email, waiting, false, this.parts.config.appUrl));
    });
  }

  /**
   * Sends a password reset link if the address has an account, or one for each registration that waits for it; the
   * response does not reveal whether it did.
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED.
   */
  async requestPasswordReset(permit: Permit, origin: Origin, input: RequestPasswordResetInput): Promise<true> {
    return this.mailQuietly("requestPasswordReset", permit, origin, input, async (manager, email, found) => {
      const { appUrl } = this.parts.config;
      const links = await issueLinks(manager, found, "reset_password");
      const mail = found[0]?.emailVerifiedAt
        ? resetPasswordMail(found[0], links[0]!.token, appUrl)
        : resetUnverifiedPasswordMail(email, links, appUrl);
      await this.parts.mail.enqueue(manager, mail);
    });
  }

  private async mailQuietly(
    kind: RateLimitName,
    permit: Permit,
    origin: Origin,
    input: { email: string },
    write: (manager: EntityManager, email: string, found: ProfileEntity[]) => Promise<void>,
  ): Promise<true> {
    const { email } = await validate(emailRules, input);
    await this.parts.rateLimits.consume(kind, { address: origin.address, account: email });
    await answerEvenly(async () => {
      if (!(await this.parts.rateLimits.mayMail(kind, email))) return;
      await this.parts.database.write(permit, null, async (manager) => {
        await lockAddress(manager, email);
        const found = await findByEmail(manager, email);
        if (found.length > 0) await write(manager, email, found);
      });
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
      const id = await openLink(manager, token, "reset_password");
      // The password first, then the sessions: a concurrent login holds the profile row, and its session is ended too.
      await manager.update(ProfileEntity, id, { passwordHash, updatedAt: databaseNow });
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
