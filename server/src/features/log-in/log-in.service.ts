import { IsNull, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { object } from "yup";
import { emailText, factorCodeRules, knownPassword } from "../../contract/index.js";
import { databaseNow, inSeconds, notPast, past } from "../../database/database-time.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { matchPassword } from "../../platform/passwords.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { validate } from "../../platform/validate.js";
import { MembershipEntity } from "../memberships/index.js";
import { findByEmail, ProfileEntity } from "../profile/index.js";
import {
  FactorCodes,
  FactorEntity,
  invalidCode,
  recoveryCodesLeft,
  recoveryCodeUsedMail,
  verifiedFactor,
  wrongCodesMail,
} from "../second-factor/index.js";
import { knownDevice, rememberDevice, RefreshTokenEntity, SessionEntity } from "../sessions/index.js";
import { termsToAccept } from "../terms/index.js";
import { requireNotSuspended } from "../suspensions/index.js";
import { type CompleteLogInInput, type LogInInput, type RefreshSessionInput } from "./log-in.inputs.js";
import { type Permit } from "../../policy/permit.js";
import { isPersonOperator } from "../../policy/authorize.js";
import { challengedProfile, countFailure, endChallenge, issueChallenge, lockChallenge } from "./log-in-challenges.js";
import type { Session } from "./session.type.js";

const logInRules = object({
  email: emailText.required("Email is required."),
  password: knownPassword,
});

/** Seconds in which a client that lost the response may exchange the same refresh token again. */
const retryWithin = 10;
const dayInSeconds = 86_400;

/** Logging in, staying logged in, logging out. */
export class LogInService {
  private readonly codes: FactorCodes;

  constructor(private readonly parts: Dependencies) {
    this.codes = new FactorCodes(parts.secretBox);
  }

  /**
   * @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_CREDENTIALS; only for a correct password EMAIL_NOT_VERIFIED,
   * ACCOUNT_SUSPENDED, FACTOR_REQUIRED.
   */
  async logIn(permit: Permit, origin: Origin, { deviceToken, ...input }: LogInInput): Promise<Session> {
    const { email, password } = await validate(logInRules, input);
    const device = await knownDevice(this.parts.database.dataSource.manager, email, deviceToken);
    const attempt = { address: origin.address, account: email, device };
    const { rateLimits } = this.parts;
    await rateLimits.consume("logIn", attempt);
    const found = await findByEmail(this.parts.database.dataSource.manager, email);
    // The hash is part of it, so that a new password opens the account again at once. Unverified registrations share a
    // count, since anyone can add one.
    const target = `${email} ${found[0]?.emailVerifiedAt ? found[0].passwordHash : ""}`;
    if (!device) await rateLimits.consume("logInFromNewDevice", { address: origin.address, account: target });
    const sender = { address: origin.address, known: device !== null };
    const hashes = found.map(({ passwordHash }) => passwordHash);
    const profile = found[await matchPassword(hashes, password, sender)];
    if (!profile) throw new AppError("INVALID_CREDENTIALS");
    await rateLimits.forgive("logIn", attempt);
    if (!device) await rateLimits.takeBack("logInFromNewDevice", target);
    if (!profile.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED");
    const outcome = await this.parts.database.write(permit, null, async (manager) => {
      // The password may have changed while it was being checked; a session opened now would outlive the change.
      const current = await holdProfile(manager, profile.id);
      if (current?.passwordHash !== profile.passwordHash) throw new AppError("INVALID_CREDENTIALS");
      await requireNotSuspended(manager, current.id);
      if (await verifiedFactor(manager, current.id)) return { challenge: await issueChallenge(manager, current) };
      return { session: await this.begin(manager, current, origin, deviceToken) };
    });
    // Thrown only here: inside the transaction it would roll back the challenge.
    if ("challenge" in outcome) throw new AppError("FACTOR_REQUIRED", outcome);
    return outcome.session;
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_CODE, CHALLENGE_EXPIRED, ACCOUNT_SUSPENDED. */
  async completeLogIn(
    permit: Permit,
    origin: Origin,
    { challenge: token, deviceToken, ...input }: CompleteLogInInput,
  ): Promise<Session> {
    const { code } = await validate(factorCodeRules, input);
    const profileId = await challengedProfile(this.parts.database.dataSource.manager, token);
    const attempt = { address: origin.address, ...(profileId && { account: profileId }) };
    await this.parts.rateLimits.consume("completeLogIn", attempt);
    if (!profileId) throw new AppError("CHALLENGE_EXPIRED");
    const outcome = await this.parts.database.write(permit, null, (manager) =>
      this.answer(manager, profileId, { challenge: token, code, deviceToken }, origin),
    );
    // Thrown only here: inside the transaction it would roll back the count.
    if (outcome instanceof AppError) throw outcome;
    await this.parts.rateLimits.forgive("completeLogIn", attempt);
    return outcome;
  }

  private async answer(
    manager: EntityManager,
    profileId: string,
    given: CompleteLogInInput,
    origin: Origin,
  ): Promise<Session | AppError> {
    const profile = await holdProfile(manager, profileId);
    const challenge = profile && (await lockChallenge(manager, given.challenge, profile));
    if (!challenge) return new AppError("CHALLENGE_EXPIRED");
    await requireNotSuspended(manager, profileId);
    const { appUrl } = this.parts.config;
    const used = await this.codes.use(manager, profileId, given.code);
    if (!used) {
      if (!(await countFailure(manager, challenge))) return invalidCode();
      if (await this.parts.rateLimits.mayMail("wrongCodes", profile.email))
        await this.parts.mail.enqueue(manager, wrongCodesMail(profile, appUrl));
      return new AppError("CHALLENGE_EXPIRED");
    }
    await endChallenge(manager, challenge);
    if (used === "recovery")
      await this.parts.mail.enqueue(
        manager,
        recoveryCodeUsedMail(profile, await recoveryCodesLeft(manager, profileId), appUrl),
      );
    return this.begin(manager, profile, origin, given.deviceToken);
  }

  private async begin(
    manager: EntityManager,
    profile: ProfileEntity,
    origin: Origin,
    device: string | null | undefined,
  ): Promise<Session> {
    await forgetEnded(manager, profile.id);
    const sessionId = newId();
    const refreshToken = randomToken();
    await manager.insert(SessionEntity, {
      id: sessionId,
      profileId: profile.id,
      userAgent: origin.userAgent,
      expiresAt: this.sessionEnd(),
    });
    await manager.insert(RefreshTokenEntity, { tokenHash: hashToken(refreshToken), sessionId });
    return {
      ...(await this.session(manager, profile, sessionId, refreshToken)),
      deviceToken: await rememberDevice(manager, profile.id, device),
    };
  }

  /**
   * Exchanges a refresh token for the next one. Within ten seconds the same token yields the same successor, provided
   * that one is unused. After that, reuse means the token was stolen, and the session ends for everyone who holds its
   * tokens.
   * @throws AppError RATE_LIMITED, SESSION_EXPIRED.
   */
  async refresh(permit: Permit, origin: Origin, { refreshToken }: RefreshSessionInput): Promise<Session> {
    await this.parts.rateLimits.consume("refreshSession", { address: origin.address });
    const refreshed = await this.parts.database.write(permit, null, (manager) => this.exchange(manager, refreshToken));
    // Thrown only here: inside the transaction it would roll back the end of the session.
    if (!refreshed) throw new AppError("SESSION_EXPIRED");
    return refreshed;
  }

  private async exchange(manager: EntityManager, refreshToken: string): Promise<Session | null> {
    const tokenHash = hashToken(refreshToken);
    const known = await manager.findOneBy(RefreshTokenEntity, { tokenHash });
    if (!known) return null;
    // Concurrent exchanges in a session wait here, so that each sees the result of the previous one.
    const active = { id: known.sessionId, revokedAt: IsNull(), expiresAt: notPast() };
    const session = await manager.findOne(SessionEntity, { where: active, lock: { mode: "for_no_key_update" } });
    if (!session) return null;
    const successor = this.parts.accessTokens.successorOf(refreshToken);
    const token = await manager.findOneByOrFail(RefreshTokenEntity, { tokenHash });
    if (!token.usedAt) {
      await manager.update(RefreshTokenEntity, { tokenHash }, { usedAt: databaseNow });
      await manager.insert(RefreshTokenEntity, {
        tokenHash: hashToken(successor),
        sessionId: session.id,
        parentHash: tokenHash,
      });
    } else if (!(await isRetry(manager, tokenHash, successor))) {
      await manager.update(SessionEntity, session.id, { revokedAt: databaseNow });
      return null;
    }
    await manager.update(SessionEntity, session.id, { lastUsedAt: databaseNow, expiresAt: this.sessionEnd() });
    const profile = await manager.findOneByOrFail(ProfileEntity, { id: session.profileId });
    return this.session(manager, profile, session.id, successor);
  }

  /** @throws AppError UNAUTHENTICATED without a valid session. */
  async logOut(permit: Permit): Promise<true> {
    const { sessionId } = permit.session;
    await this.parts.database.write(permit, null, (manager) =>
      manager.update(SessionEntity, sessionId, { revokedAt: databaseNow }),
    );
    return true;
  }

  private sessionEnd(): () => string {
    return inSeconds(this.parts.config.sessionDays * dayInSeconds);
  }

  private async session(
    manager: EntityManager,
    profile: ProfileEntity,
    sessionId: string,
    refreshToken: string,
  ): Promise<Session> {
    const { id, email, userType, firstName, lastName, avatarUrl, createdAt } = profile;
    const factors = await manager.find(FactorEntity, {
      where: { profileId: id },
      order: { createdAt: "asc", id: "asc" },
    });
    const membership = await manager.findOneBy(MembershipEntity, { profileId: id });
    return {
      ...this.parts.accessTokens.issue({ role: userType, id, sessionId }),
      refreshToken,
      tokenType: "bearer",
      deviceToken: null,
      // Every account has exactly one identity: email and password.
      user: {
        id,
        email,
        userType,
        membershipRole: membership?.role ?? null,
        firstName,
        lastName,
        avatarUrl,
        isOperator: await isPersonOperator(manager, id),
        identities: [{ id, provider: "email", createdAt }],
        factors,
        termsToAccept: await termsToAccept(manager, id),
      },
    };
  }
}

/**
 * The profile, locked until the transaction ends: a change of password or second factor waits, and then finds the
 * session.
 */
function holdProfile(manager: EntityManager, id: string): Promise<ProfileEntity | null> {
  return manager.findOne(ProfileEntity, { where: { id }, lock: { mode: "pessimistic_read" } });
}

/** Whether a used token comes from a client that lost the response: soon enough, and with its successor unused. */
async function isRetry(manager: EntityManager, tokenHash: Buffer, successor: string): Promise<boolean> {
  if (!(await manager.existsBy(RefreshTokenEntity, { tokenHash, usedAt: notPast(retryWithin) }))) return false;
  return manager.existsBy(RefreshTokenEntity, { tokenHash: hashToken(successor), usedAt: IsNull() });
}

/** Deletes a person's ended sessions and their tokens, so that they do not accumulate. */
async function forgetEnded(manager: EntityManager, profileId: string): Promise<void> {
  await manager.delete(SessionEntity, { profileId, expiresAt: past() });
  await manager.delete(SessionEntity, { profileId, revokedAt: past() });
}
