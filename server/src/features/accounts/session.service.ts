import { LessThan, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { object } from "yup";
import { factorCodeRules, knownPassword, limits, text } from "../../contract/index.js";
import type { Context, Origin } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { AppError } from "../../platform/app-error.js";
import { verifyPassword } from "../../platform/passwords.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { validate } from "../../platform/validate.js";
import { requireRole, requireSession } from "../../policy/authorize.js";
import { anonymous } from "../../policy/viewer.js";
import type { LogInInput, RefreshSessionInput } from "./account.inputs.js";
import { FactorCodes, recoveryCodesLeft, verifiedFactor } from "./factor-codes.js";
import { recoveryCodeUsedMail, wrongCodesMail } from "./factor-mails.js";
import { FactorEntity } from "./factor.entity.js";
import type { CompleteLogInInput } from "./factor.inputs.js";
import { invalidCode } from "./factor.service.js";
import { challengedProfile, countFailure, endChallenge, issueChallenge, lockChallenge } from "./log-in-challenges.js";
import { ProfileEntity } from "./profile.entity.js";
import { RefreshTokenEntity, SessionEntity } from "./session.entity.js";
import type { Session } from "./session.type.js";

const logInRules = object({
  email: text("Email", limits.emailLength).required("Email is required."),
  password: knownPassword,
});

/** A client whose answer was lost may exchange the same refresh token again for this many milliseconds. */
const retryWithin = 10_000;
const dayInMilliseconds = 86_400_000;

/** Logging in, staying logged in, logging out. */
export class SessionService {
  private readonly codes: FactorCodes;

  constructor(private readonly parts: Dependencies) {
    this.codes = new FactorCodes(parts.secretBox);
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_CREDENTIALS; with the right password only EMAIL_NOT_VERIFIED, FACTOR_REQUIRED. */
  async logIn({ viewer, origin }: Pick<Context, "viewer" | "origin">, input: LogInInput): Promise<Session> {
    requireRole(viewer, "account.logIn");
    const { email, password } = await validate(logInRules, input);
    const attempt = { address: origin.address, account: email };
    await this.parts.rateLimits.consume("logIn", attempt);
    const profile = await findByEmail(this.parts.database.dataSource.manager, email);
    if (!(await verifyPassword(profile?.passwordHash ?? null, password)) || !profile)
      throw new AppError("INVALID_CREDENTIALS");
    await this.parts.rateLimits.forgive("logIn", attempt);
    if (!profile.emailVerifiedAt) throw new AppError("EMAIL_NOT_VERIFIED");
    const outcome = await this.parts.database.write(anonymous, async (manager) => {
      // The password may have been changed while it was checked; such a session would outlive the change.
      const current = await holdProfile(manager, profile.id);
      if (current?.passwordHash !== profile.passwordHash) throw new AppError("INVALID_CREDENTIALS");
      if (await verifiedFactor(manager, current.id)) return { challenge: await issueChallenge(manager, current) };
      return { session: await this.begin(manager, current, origin) };
    });
    // Thrown only now: inside the transaction it would undo the challenge.
    if ("challenge" in outcome) throw new AppError("FACTOR_REQUIRED", outcome);
    return outcome.session;
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_CODE, CHALLENGE_EXPIRED. */
  async completeLogIn(
    { viewer, origin }: Pick<Context, "viewer" | "origin">,
    { challenge: token, ...input }: CompleteLogInInput,
  ): Promise<Session> {
    requireRole(viewer, "account.logIn");
    const { code } = await validate(factorCodeRules, input);
    const profileId = await challengedProfile(this.parts.database.dataSource.manager, token);
    const attempt = { address: origin.address, ...(profileId && { account: profileId }) };
    await this.parts.rateLimits.consume("completeLogIn", attempt);
    if (!profileId) throw new AppError("CHALLENGE_EXPIRED");
    const outcome = await this.parts.database.write(anonymous, (manager) =>
      this.answer(manager, profileId, token, code, origin),
    );
    // Thrown only now: inside the transaction it would undo the counting.
    if (outcome instanceof AppError) throw outcome;
    await this.parts.rateLimits.forgive("completeLogIn", attempt);
    return outcome;
  }

  private async answer(
    manager: EntityManager,
    profileId: string,
    token: string,
    code: string,
    origin: Origin,
  ): Promise<Session | AppError> {
    const profile = await holdProfile(manager, profileId);
    const challenge = profile && (await lockChallenge(manager, token, profile));
    if (!challenge) return new AppError("CHALLENGE_EXPIRED");
    const { appUrl } = this.parts.config;
    const used = await this.codes.use(manager, profileId, code);
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
    return this.begin(manager, profile, origin);
  }

  private async begin(manager: EntityManager, profile: ProfileEntity, origin: Origin): Promise<Session> {
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
    return this.session(manager, profile, sessionId, refreshToken);
  }

  /**
   * Exchanges a refresh token for the next. The same token again within ten seconds gives the same successor, as long as
   * that has not been used itself; later it is a stolen one, and the session ends for everybody who holds its tokens.
   * @throws AppError RATE_LIMITED, SESSION_EXPIRED.
   */
  async refresh(
    { viewer, origin }: Pick<Context, "viewer" | "origin">,
    { refreshToken }: RefreshSessionInput,
  ): Promise<Session> {
    requireRole(viewer, "account.refreshSession");
    await this.parts.rateLimits.consume("refreshSession", { address: origin.address });
    const refreshed = await this.parts.database.write(anonymous, (manager) => this.exchange(manager, refreshToken));
    // Thrown only now: inside the transaction it would undo the end of the session.
    if (!refreshed) throw new AppError("SESSION_EXPIRED");
    return refreshed;
  }

  private async exchange(manager: EntityManager, refreshToken: string): Promise<Session | null> {
    const tokenHash = hashToken(refreshToken);
    const known = await manager.findOneBy(RefreshTokenEntity, { tokenHash });
    if (!known) return null;
    // All exchanges of a session wait for each other here, so that each sees what the one before it did.
    const session = await manager.findOne(SessionEntity, {
      where: { id: known.sessionId },
      lock: { mode: "for_no_key_update" },
    });
    const now = new Date();
    if (!session || session.revokedAt || session.expiresAt <= now) return null;
    const successor = this.parts.accessTokens.successorOf(refreshToken);
    const token = await manager.findOneByOrFail(RefreshTokenEntity, { tokenHash });
    if (!token.usedAt) {
      await manager.update(RefreshTokenEntity, { tokenHash }, { usedAt: now });
      await manager.insert(RefreshTokenEntity, {
        tokenHash: hashToken(successor),
        sessionId: session.id,
        parentHash: tokenHash,
      });
    } else if (!(await isRetry(manager, token, successor, now))) {
      await manager.update(SessionEntity, session.id, { revokedAt: now });
      return null;
    }
    await manager.update(SessionEntity, session.id, { lastUsedAt: now, expiresAt: this.sessionEnd() });
    const profile = await manager.findOneByOrFail(ProfileEntity, { id: session.profileId });
    return this.session(manager, profile, session.id, successor);
  }

  /** @throws AppError UNAUTHENTICATED without a session that still stands. */
  async logOut({ viewer }: Pick<Context, "viewer">): Promise<true> {
    requireSession(viewer, "account.logOut");
    await this.parts.database.write(viewer, (manager) =>
      manager.update(SessionEntity, viewer.sessionId, { revokedAt: new Date() }),
    );
    return true;
  }

  private sessionEnd(): Date {
    return new Date(Date.now() + this.parts.config.sessionDays * dayInMilliseconds);
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
    return {
      ...this.parts.accessTokens.issue({ role: userType, id, sessionId }),
      refreshToken,
      tokenType: "bearer",
      // Whoever has an account has it by e-mail and password; that is the one identity there is.
      user: {
        id,
        email,
        userType,
        firstName,
        lastName,
        avatarUrl,
        identities: [{ id, provider: "email", createdAt }],
        factors,
      },
    };
  }
}

/** The profile, which stays as it is until the transaction ends: a new password or another second factor waits, and then finds the session. */
function holdProfile(manager: EntityManager, id: string): Promise<ProfileEntity | null> {
  return manager.findOne(ProfileEntity, { where: { id }, lock: { mode: "pessimistic_read" } });
}

/** Whether a used token comes again from a client that did not get the answer: soon, and with its successor unused. */
async function isRetry(
  manager: EntityManager,
  token: RefreshTokenEntity,
  successor: string,
  now: Date,
): Promise<boolean> {
  if (!token.usedAt || now.getTime() - token.usedAt.getTime() > retryWithin) return false;
  const next = await manager.findOneBy(RefreshTokenEntity, { tokenHash: hashToken(successor) });
  return next !== null && next.usedAt === null;
}

/** Removes a person's sessions that are over, with their tokens, so that they do not pile up. */
async function forgetEnded(manager: EntityManager, profileId: string): Promise<void> {
  await manager.delete(SessionEntity, { profileId, expiresAt: LessThan(new Date()) });
  await manager.delete(SessionEntity, { profileId, revokedAt: LessThan(new Date()) });
}

/** The account with an address, whatever its case. */
export function findByEmail(manager: EntityManager, email: string): Promise<ProfileEntity | null> {
  return manager
    .createQueryBuilder(ProfileEntity, "profile")
    .where("lower(profile.email) = lower(:email)", { email })
    .getOne();
}
