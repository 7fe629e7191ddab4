import { validate as isUuid } from "uuid";
import { VerificationMethod } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import type { Origin } from "../../graphql/context.js";
import { AppError } from "../../platform/app-error.js";
import { condition } from "../../policy/authorize.js";
import type { Permit } from "../../policy/permit.js";
import { ruleOf } from "../../policy/permissions.js";
import { viewerSql } from "../../policy/rules.js";
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
    const known = await this.find(permit, id);
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

  /** The row, if the policy lets the viewer check it: name servers outside are asked on no other behalf. */
  private async find(permit: Permit, id: string): Promise<VerificationEntity> {
    const { session } = permit;
    const allowed = condition(ruleOf(permit.action, session.role), "waiting", viewerSql("$1::uuid"));
    return this.parts.database.readAs(session, async (manager) => {
      const [row]: unknown[] = isUuid(id)
        ? await manager.query(`select from verifications waiting where waiting.id = $2 and ${allowed}`, [
            session.id,
            id,
          ])
        : [];
      const known = row ? await manager.findOneBy(VerificationEntity, { id }) : null;
      if (!known) throw new AppError("NOT_FOUND");
      return known;
    });
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
