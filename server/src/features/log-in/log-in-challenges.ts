import type { EntityManager } from "typeorm";
import { inSeconds, notPast, past } from "../../database/database-time.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { LogInChallengeEntity } from "./log-in-challenge.entity.js";
import type { ProfileEntity } from "../profile/index.js";

/** Minutes allowed for completing a login. */
export const challengeMinutes = 5;
/** Wrong codes after which a login has to start again with the password. */
const attempts = 5;

const fingerprint = (profile: ProfileEntity) => hashToken(profile.passwordHash);

/** Creates the token for the second step of a login. It is worthless without a code, and once the password changes. */
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
 * The person whose login a token continues; null for an unknown token. {@link lockChallenge} checks whether it is still
 * valid.
 */
export async function challengedProfile(manager: EntityManager, token: string): Promise<string | null> {
  return (await manager.findOneBy(LogInChallengeEntity, { tokenHash: hashToken(token) }))?.profileId ?? null;
}

/**
 * The challenge, locked until the transaction ends; null if it was used, has expired, or was made for a different
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

/** Deletes a used challenge. */
export async function endChallenge(manager: EntityManager, { tokenHash }: LogInChallengeEntity): Promise<void> {
  await manager.delete(LogInChallengeEntity, { tokenHash });
}

/** Counts a wrong code. @returns whether the limit is reached, which voids the challenge. */
export async function countFailure(manager: EntityManager, challenge: LogInChallengeEntity): Promise<boolean> {
  const failedAttempts = challenge.failedAttempts + 1;
  if (failedAttempts < attempts) {
    await manager.update(LogInChallengeEntity, { tokenHash: challenge.tokenHash }, { failedAttempts });
    return false;
  }
  await endChallenge(manager, challenge);
  return true;
}
