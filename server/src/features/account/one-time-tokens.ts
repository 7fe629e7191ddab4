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

/** How long in seconds an expired token is still answered with EXPIRED_TOKEN rather than INVALID_TOKEN. */
const keptAfterExpiry = 30 * 86_400;

/**
 * Makes the token for a link. Earlier ones stay good: mails arrive in any order, and a stranger must not be able to
 * void them.
 */
export async function issueOneTimeToken(
  manager: EntityManager,
  profileId: string,
  purpose: OneTimePurpose,
): Promise<string> {
  const token = randomToken();
  // What expired long ago is nothing anybody can be told about any more.
  await manager.delete(OneTimeTokenEntity, { profileId, expiresAt: past(keptAfterExpiry) });
  const expiresAt = inSeconds(lifeInMinutes[purpose] * 60);
  await manager.insert(OneTimeTokenEntity, { tokenHash: hashToken(token), profileId, purpose, expiresAt });
  return token;
}

/**
 * Looks at a token without using it.
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
 * Uses a token up, and with it all others its owner has for the same purpose. Of two requests at once one wins.
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
