import type { EntityManager } from "typeorm";
import { inSeconds, notPast, past } from "../../database/database-time.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { LogInChallengeEntity } from "./log-in-challenge.entity.js";
import type { ProfileEntity } from "../profile/index.js";

/** Minutes in which a login has to be completed. */
export const challengeMinutes = 5;
/** Wrong codes after which a login begins anew, with the password. */
const attempts = 5;

const fingerprint = (profile: ProfileEntity) => hashToken(profile.passwordHash);

/**
 * Makes the token with which a login goes on. It is worth nothing without a code, and nothing once the password is
 * another.
 */
export async function issueChallenge(manager: EntityManager, profile: ProfileEntity): Promise<string> {
  const token = randomToken();
  await manager.delete(LogInChallengeEntity, { profileId: profile.id, expiresAt: past() });
  await manager.insert(LogInChallengeEntity, {
    tokenHash: hashToken(token),
    profileId: profile.id,
    passwordFingerprint: fingerprint(profile),
    expiresAt: inSeconds(challengeMinutes * 60),
  });
  return token;
}

/**
 * Whose login a token continues; null for one that is unknown. Whether it still counts is asked by {@link
 * lockChallenge}.
 */
export async function challengedProfile(manager: EntityManager, token: string): Promise<string | null> {
  return (await manager.findOneBy(LogInChallengeEntity, { tokenHash: hashToken(token) }))?.profileId ?? null;
}

/**
 * The challenge, locked until the transaction ends; null when it was used, has expired, or was made for another
 * password.
 */
export async function lockChallenge(
  manager: EntityManager,
  token: string,
  profile: ProfileEntity,
): Promise<LogInChallengeEntity | null> {
  const challenge = await manager.findOne(LogInChallengeEntity, {
    where: { tokenHash: hashToken(token), expiresAt: notPast() },
    lock: { mode: "pessimistic_write" },
  });
  return challenge?.passwordFingerprint.equals(fingerprint(profile)) ? challenge : null;
}

/** Takes the challenge away, which has been used. */
export async function endChallenge(manager: EntityManager, { tokenHash }: LogInChallengeEntity): Promise<void> {
  await manager.delete(LogInChallengeEntity, { tokenHash });
}

/** Counts a wrong code. @returns whether it was one too many, so that the challenge is gone. */
export async function countFailure(manager: EntityManager, challenge: LogInChallengeEntity): Promise<boolean> {
  const failedAttempts = challenge.failedAttempts + 1;
  if (failedAttempts < attempts) {
    await manager.update(LogInChallengeEntity, { tokenHash: challenge.tokenHash }, { failedAttempts });
    return false;
  }
  await endChallenge(manager, challenge);
  return true;
}
