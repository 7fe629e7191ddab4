import { IsNull, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { accessTokenRules, limits, type AccessScope } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import type { Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { newPersonalAccessToken } from "../../platform/personal-access-tokens.js";
import { hashToken } from "../../platform/tokens.js";
import { validate } from "../../platform/validate.js";
import { requireNotSuspended } from "../suspensions/index.js";
import { ProfileEntity } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import { accessTokenCreatedMail } from "./access-token-mails.js";
import { AccessTokenEntity } from "./access-token.entity.js";
import type { CreateAccessTokenInput, RevokeAccessTokenInput } from "./access-token.inputs.js";

const dayInMilliseconds = 86_400_000;

/** Managing one's personal access tokens, in a session. */
export class AccessTokenService {
  constructor(private readonly parts: Pick<Dependencies, "database" | "mail" | "config">) {}

  /**
   * Creates a token and notifies its owner by mail. @returns the token, which is not stored, and the id of its row.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, TOO_MANY_ACCESS_TOKENS, ACCOUNT_SUSPENDED.
   */
  async create(permit: Permit, input: CreateAccessTokenInput): Promise<{ id: string; token: string }> {
    const viewer = permit.session;
    const { name, scopes, expiresInDays } = await validate(accessTokenRules, input);
    const id = newId();
    const token = newPersonalAccessToken();
    const expiresAt = expiresInDays === null ? null : new Date(Date.now() + expiresInDays * dayInMilliseconds);
    const lastFour = token.slice(-4);
    await this.parts.database.write(permit, id, async (manager) => {
      // Concurrent creations by the same person wait here, so that the limit holds.
      const profile = await manager.findOneOrFail(ProfileEntity, {
        where: { id: viewer.id },
        lock: { mode: "for_no_key_update" },
      });
      // The session was looked at before the lock: a suspension may have ended it while this waited.
      await requireNotSuspended(manager, viewer.id);
      await requireRoom(manager, viewer.id);
      await manager.insert(AccessTokenEntity, {
        id,
        profileId: viewer.id,
        name,
        scopes: [...new Set(scopes)] as AccessScope[],
        tokenHash: hashToken(token),
        lastFour,
        expiresAt,
      });
      await this.parts.mail.enqueue(
        manager,
        accessTokenCreatedMail(profile, { name, lastFour, expiresAt }, this.parts.config.appUrl),
      );
    });
    return { id, token };
  }

  /**
   * Revokes a token immediately. @returns its id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, or NOT_FOUND, also for a token that is already revoked.
   */
  async revoke(permit: Permit, { id }: RevokeAccessTokenInput): Promise<string> {
    await this.parts.database.write(permit, id, async (manager) => {
      const { affected } = await manager.update(
        AccessTokenEntity,
        { id, revokedAt: IsNull() },
        { revokedAt: databaseNow },
      );
      if (!affected) throw new AppError("NOT_FOUND");
    });
    return id;
  }
}

async function requireRoom(manager: EntityManager, profileId: string): Promise<void> {
  const [{ count }]: [{ count: number }] = await manager.query(
    "select count(*)::integer from access_tokens where profile_id = $1 and revoked_at is null and (expires_at is " +
      "null or expires_at > now())",
    [profileId],
  );
  if (count >= limits.accessTokensPerPerson) throw new AppError("TOO_MANY_ACCESS_TOKENS");
}
