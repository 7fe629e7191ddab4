import { VerificationMethod } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError } from "../../platform/app-error.js";
import type { Permit } from "../../policy/permit.js";
import { checkFile, checkRecord, type Finding } from "./domain-checks.js";
import { VerificationEntity } from "./verification.entity.js";
import { lockRow, verifiedBy, websiteOf } from "./verification.service.js";

/** What operators do about domains that wait to be shown. */
export class WaitingDomainService {
  constructor(private readonly parts: Dependencies) {}

  /**
   * Looks for the text in the DNS and, for a startup, on its website, before the next check is due. A failure changes
   * nothing. @returns the verification's id.
   * @throws AppError FORBIDDEN, NOT_FOUND, DOMAIN_NOT_SHOWN with what was found instead, CONFLICT if the domain changed
   *   in the meantime, RATE_LIMITED.
   */
  async check(permit: Permit, { address }: Origin, id: string): Promise<string> {
    // Name servers outside are asked on no other behalf than an operator's.
    const known = await this.parts.database.readRow(permit, id, (manager) =>
      manager.findOneByOrFail(VerificationEntity, { id }),
    );
    await this.parts.rateLimits.consume("verifyDomain", { address, account: permit.session.id });
    const { method, finding } = await this.look(known);
    if (!finding.shown) throw new AppError("DOMAIN_NOT_SHOWN", { message: finding.reason });
    await this.parts.database.write(permit, id, async (manager) => {
      await lockRow(manager, known);
      const still = await manager.findOneBy(VerificationEntity, { id });
      if (still?.token !== known.token) throw new AppError("CONFLICT");
      await manager.update(VerificationEntity, id, verifiedBy(method));
    });
    return id;
  }

  /** Looks where it was shown before, or else everywhere; the reason is that of the last place. */
  private async look(known: VerificationEntity): Promise<{ method: VerificationMethod; finding: Finding }> {
    const { config, database } = this.parts;
    if (known.method !== VerificationMethod.FILE) {
      const finding = await checkRecord(known.domain, known.token, config);
      if (finding.shown || known.clubId || known.method === VerificationMethod.DNS)
        return { method: VerificationMethod.DNS, finding };
    }
    const website = await websiteOf(database.dataSource.manager, known);
    return {
      method: VerificationMethod.FILE,
      finding: await checkFile(known.domain, website, known.token, config),
    };
  }
}
