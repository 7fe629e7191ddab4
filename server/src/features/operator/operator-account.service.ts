import { IsNull, type EntityManager } from "typeorm";
import { v7 as newId, validate as isUuid } from "uuid";
import { accountSearchRules, normalEmail, suspensionRules } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError } from "../../platform/app-error.js";
import { validate } from "../../platform/validate.js";
import type { Permit } from "../../policy/permit.js";
import { ProfileEntity } from "../profile/index.js";
import { SessionEntity } from "../sessions/index.js";
import { SuspensionEntity } from "../suspensions/index.js";
import type { OpenAccountInput, SuspendAccountInput } from "./operator-account.inputs.js";
import { OperatorGrantEntity } from "./operator-grant.entity.js";
import { accountReopenedMail, accountSuspendedMail } from "./suspension-mails.js";

/** What operators do with one account at a time. Each act is recorded where the person sees it. */
export class OperatorAccountService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Finds an account by its whole address or its id, and records that it was looked up. @returns the profile's id.
   * @throws AppError BAD_USER_INPUT, NOT_FOUND, RATE_LIMITED.
   */
  async open(permit: Permit, { address }: Origin, input: OpenAccountInput): Promise<string> {
    const { account } = await validate(accountSearchRules, input);
    await this.parts.rateLimits.consume("openAccount", { address, account: permit.session.id });
    const found = {
      first: async (manager: EntityManager) => {
        const by = isUuid(account) ? { id: account } : { email: normalEmail(account) };
        const profiles = await manager.findBy(ProfileEntity, { ...by, deletedAt: IsNull() });
        return profiles.find(({ emailVerifiedAt }) => emailVerifiedAt)?.id;
      },
      ids: (id: string | undefined) => {
        if (!id) throw new AppError("NOT_FOUND");
        return [id];
      },
    };
    return this.parts.database.write(permit, found, async (_manager, id) => id!);
  }

  /**
   * Suspends an account: ends its sessions and access tokens, and tells the person why. The policy has locked the
   * profile, for which logging in and creating tokens wait. @returns the profile's id.
   * @throws AppError BAD_USER_INPUT, NOT_FOUND, ALREADY_SUSPENDED, OPERATOR_NOT_SUSPENDABLE.
   */
  async suspend(permit: Permit, { id, ...input }: SuspendAccountInput): Promise<string> {
    const { reason } = await validate(suspensionRules, input);
    const { id: operator } = permit.session;
    await this.parts.database.write(permit, id, async (manager) => {
      const profile = await manager.findOneByOrFail(ProfileEntity, { id });
      if (await manager.existsBy(OperatorGrantEntity, { profileId: id, revokedAt: IsNull() }))
        throw new AppError("OPERATOR_NOT_SUSPENDABLE");
      if (await manager.existsBy(SuspensionEntity, { profileId: id, reopenedAt: IsNull() }))
        throw new AppError("ALREADY_SUSPENDED");
      await manager.insert(SuspensionEntity, { id: newId(), profileId: id, reason, suspendedBy: operator });
      await manager.update(SessionEntity, { profileId: id, revokedAt: IsNull() }, { revokedAt: databaseNow });
      await manager.query("update access_tokens set revoked_at = now() where profile_id = $1 and revoked_at is null", [
        id,
      ]);
      await this.parts.mail.enqueue(manager, accountSuspendedMail(profile, reason, this.parts.config));
    });
    return id;
  }

  /**
   * Lets a person log in again, and tells them. @returns the profile's id.
   * @throws AppError NOT_FOUND, NOT_SUSPENDED.
   */
  async reopen(permit: Permit, id: string): Promise<string> {
    const { id: operator } = permit.session;
    await this.parts.database.write(permit, id, async (manager) => {
      const { affected } = await manager.update(
        SuspensionEntity,
        { profileId: id, reopenedAt: IsNull() },
        { reopenedAt: databaseNow, reopenedBy: operator },
      );
      if (!affected) throw new AppError("NOT_SUSPENDED");
      const profile = await manager.findOneByOrFail(ProfileEntity, { id });
      await this.parts.mail.enqueue(manager, accountReopenedMail(profile, this.parts.config));
    });
    return id;
  }
}
