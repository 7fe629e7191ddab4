import type { EntityManager } from "typeorm";
import { VerificationMethod } from "../../contract/index.js";
import { past } from "../../database/database-time.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError } from "../../platform/app-error.js";
import { hashToken } from "../../platform/tokens.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { organisationName } from "../memberships/index.js";
import { VerificationEntity } from "./verification.entity.js";
import { lockRow, verifiedBy } from "./verification.service.js";
import type { DomainConfirmation } from "./verification.type.js";

/** What the holder of a mailed link does with it, with or without an account. */
export class ConfirmationService {
  constructor(private readonly parts: Dependencies) {}

  /** What the link would confirm. @throws AppError RATE_LIMITED, INVALID_TOKEN, EXPIRED_TOKEN. */
  async preview(origin: Origin, token: string): Promise<DomainConfirmation> {
    await this.limit(origin);
    const { manager } = this.parts.database.dataSource;
    return this.told(manager, await findByToken(manager, token));
  }

  /** Verifies the domain. @returns what was confirmed. @throws AppError as {@link preview}. */
  async confirm(permit: Permit, origin: Origin, token: string): Promise<DomainConfirmation> {
    await this.limit(origin);
    return this.parts.database.write(permit, null, async (manager) => {
      await lockRow(manager, await findByToken(manager, token));
      // Once more: the website may have been changed, or the link been used, just before.
      const verification = await findByToken(manager, token);
      await manager.update(VerificationEntity, verification.id, verifiedBy(VerificationMethod.MAIL));
      await record(manager, { person: null, action: "verification.check" }, verification.id);
      return this.told(manager, verification);
    });
  }

  private limit({ address }: Origin): Promise<void> {
    return this.parts.rateLimits.consume("openDomainMail", { address });
  }

  private async told(manager: EntityManager, verification: VerificationEntity): Promise<DomainConfirmation> {
    const { domain, email } = verification;
    return { organisationName: (await organisationName(manager, verification))!, domain, email: email! };
  }
}

/** @throws AppError INVALID_TOKEN, also for a used or replaced one, EXPIRED_TOKEN. */
async function findByToken(manager: EntityManager, token: string): Promise<VerificationEntity> {
  const mailTokenHash = hashToken(token);
  const found = await manager.findOneBy(VerificationEntity, { mailTokenHash });
  if (!found) throw new AppError("INVALID_TOKEN", { message: "This link was already used, or is no longer needed." });
  if (await manager.existsBy(VerificationEntity, { mailTokenHash, mailExpiresAt: past() }))
    throw new AppError("EXPIRED_TOKEN");
  return found;
}
