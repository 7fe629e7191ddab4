import { IsNull, type EntityManager } from "typeorm";
import { databaseNow, inSeconds, notPast, past } from "../../database/database-time.js";
import { AppError } from "../../platform/app-error.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { passwordResetMinutes, verificationHours } from "./account-mails.js";
import { OneTimeTokenEntity, type OneTimePurpose } from "./one-time-token.entity.js";

const lifeInMinutes: Record<OneTimePurpose, number> = {
  verify_email: verificationHours * 60,
  reset_password: passwordResetMinutes,
};

/** How long, in seconds, an expired token still yields EXPIRED_TOKEN instead of INVALID_TOKEN. */
const keptAfterExpiry = 30 * 86_400;

/**
 * Creates the token for a link. Earlier tokens stay valid: mails arrive in any order, and a stranger must not be able
 * to void them.
 */
export async function issueOneTimeToken(
  manager: EntityManager,
  profileId: string,
  purpose: OneTimePurpose,
): Promise<string> {
  const token = randomToken();
  // Tokens that expired long ago no longer need a specific error.
  await manager.delete(OneTimeTokenEntity, { profileId, expiresAt: past(keptAfterExpiry) });
  const expiresAt = inSeconds(lifeInMinutes[purpose] * 60);
  await manager.insert(OneTimeTokenEntity, { tokenHash: hashToken(token), profileId, purpose, expiresAt });
  return token;
}

/**
 * Looks up a token without using it.
 * @throws AppError INVALID_TOKEN for an unknown or used one, EXPIRED_TOKEN.
 */
export async function findOneTimeToken(
  manager: EntityManager,
  token: string,
  purpose: OneTimePurpose,
): Promise<OneTimeTokenEntity> {
  const unused = { tokenHash: hashToken(token), purpose, usedAt: IsNull() };
  const found = await manager.findOneBy(OneTimeTokenEntity, { ...unused, expiresAt: notPast() });
  if (found) return found;
  throw new AppError((await manager.existsBy(OneTimeTokenEntity, unused)) ? "EXPIRED_TOKEN" : "INVALID_TOKEN");
}

/**
 * Uses up a token and all others of its owner for the same purpose. Of two concurrent requests, one wins.
 * @returns the owner's profile id.
 * @throws AppError INVALID_TOKEN for an unknown or used one, EXPIRED_TOKEN.
 */
export async function useOneTimeToken(manager: EntityManager, token: string, purpose: OneTimePurpose): Promise<string> {
  const { tokenHash, profileId } = await findOneTimeToken(manager, token, purpose);
  const { affected } = await manager.update(
    OneTimeTokenEntity,
    { tokenHash, usedAt: IsNull() },
    { usedAt: databaseNow },
  );
  if (affected !== 1) throw new AppError("INVALID_TOKEN");
  await manager.update(OneTimeTokenEntity, { profileId, purpose, usedAt: IsNull() }, { usedAt: databaseNow });
  return profileId;
}
