import { IsNull, LessThan, type EntityManager } from "typeorm";
import { AppError } from "../../platform/app-error.js";
import { hashToken, randomToken } from "../../platform/tokens.js";
import { passwordResetMinutes, verificationHours } from "./account-mails.js";
import { OneTimeTokenEntity, type OneTimePurpose } from "./one-time-token.entity.js";

const lifeInMinutes: Record<OneTimePurpose, number> = {
  verify_email: verificationHours * 60,
  reset_password: passwordResetMinutes,
};

/** How long in milliseconds an expired token is still answered with EXPIRED_TOKEN rather than INVALID_TOKEN. */
const keptAfterExpiry = 30 * 86_400_000;

/** Makes the token for a link. Earlier ones stay good: mails arrive in any order, and a stranger must not be able to void them. */
export async function issueOneTimeToken(
  manager: EntityManager,
  profileId: string,
  purpose: OneTimePurpose,
): Promise<string> {
  const token = randomToken();
  // What expired long ago is nothing anybody can be told about any more.
  await manager.delete(OneTimeTokenEntity, { profileId, expiresAt: LessThan(new Date(Date.now() - keptAfterExpiry)) });
  const expiresAt = new Date(Date.now() + lifeInMinutes[purpose] * 60_000);
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
  const found = await manager.findOneBy(OneTimeTokenEntity, { tokenHash: hashToken(token), purpose });
  if (!found || found.usedAt) throw new AppError("INVALID_TOKEN");
  if (found.expiresAt <= new Date()) throw new AppError("EXPIRED_TOKEN");
  return found;
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
    { usedAt: new Date() },
  );
  if (affected !== 1) throw new AppError("INVALID_TOKEN");
  await manager.update(OneTimeTokenEntity, { profileId, purpose, usedAt: IsNull() }, { usedAt: new Date() });
  return profileId;
}
