import { randomInt } from "node:crypto";
import { In, IsNull, type EntityManager } from "typeorm";
import { databaseNow } from "../../database/database-time.js";
import { FactorStatus, FactorType } from "../../graphql/enums.js";
import type { SecretBox } from "../../platform/secret-box.js";
import { totpStep } from "../../platform/totp.js";
import { FactorEntity } from "./factor.entity.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";

/** How many recovery codes a person gets at a time. */
export const recoveryCodeCount = 10;

/** Crockford's base 32: no letter that reads like a digit. Twelve of them are 60 bits, three groups to copy by hand. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 3;
const groupLength = 4;

const newRecoveryCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

/** A code as it is compared: without what people put between groups, and with the letters they may have meant. */
const normalised = (code: string) =>
  code.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");

const isTotp = (code: string) => /^\d{6}$/.test(code);

/** Where the secret of a factor stands, so that it can be read from no other row. */
const place = (factorId: string) => `factors.secret ${factorId}`;

/** The person's second factor in force, if there is one. */
export const verifiedFactor = (manager: EntityManager, profileId: string): Promise<FactorEntity | null> =>
  manager.findOneBy(FactorEntity, { profileId, factorType: FactorType.TOTP, status: FactorStatus.VERIFIED });

/** Checks codes and uses them up: each code is good for one use, however many requests bring it at once. */
export class FactorCodes {
  constructor(private readonly secretBox: SecretBox) {}

  sealed(secret: Uint8Array, factorId: string): Buffer {
    return this.secretBox.seal(secret, place(factorId));
  }

  /**
   * Uses up a code of the person's factor in force, or a recovery code. @returns which of them it was; null for a wrong
   * or used one.
   */
  async use(manager: EntityManager, profileId: string, code: string): Promise<"totp" | "recovery" | null> {
    const given = normalised(code);
    if (!isTotp(given)) return (await this.useRecoveryCode(manager, profileId, given)) ? "recovery" : null;
    const factor = await verifiedFactor(manager, profileId);
    return factor && (await this.useTotp(manager, factor.id, given)) ? "totp" : null;
  }

  /**
   * Uses up a code of one authenticator app. @returns whether it was right and its time step, or a later one, has not
   * been used.
   */
  async useTotp(manager: EntityManager, factorId: string, code: string): Promise<boolean> {
    // Whoever brings the same code at the same moment waits here, and then sees that it was used.
    const factor = await manager.findOne(FactorEntity, {
      where: { id: factorId },
      select: { id: true, secret: true, lastUsedStep: true },
      lock: { mode: "for_no_key_update" },
    });
    if (!factor?.secret) return false;
    const { plain, stale } = this.secretBox.open(factor.secret, place(factorId));
    const step = totpStep(plain, normalised(code));
    if (step === null || step <= (factor.lastUsedStep ?? 0)) return false;
    await manager.update(FactorEntity, factorId, {
      lastUsedStep: step,
      ...(stale && { secret: this.sealed(plain, factorId) }),
    });
    return true;
  }

  private async useRecoveryCode(manager: EntityManager, profileId: string, code: string): Promise<boolean> {
    const unused = { profileId, codeHash: In(this.digests(profileId, code)), usedAt: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, { usedAt: databaseNow });
    return affected === 1;
  }

  /** Replaces the person's recovery codes. @returns the new ones, which nobody can read again. */
  async renewRecoveryCodes(manager: EntityManager, profileId: string): Promise<string[]> {
    const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
    await manager.delete(RecoveryCodeEntity, { profileId });
    await manager.insert(
      RecoveryCodeEntity,
      codes.map((code) => ({ codeHash: this.digests(profileId, normalised(code))[0], profileId })),
    );
    return codes;
  }

  /**
   * A keyed digest, not argon2: guessing 60 bits is out of reach of a stolen database that lacks the key, and one login
   * would otherwise have to try a slow hash for each of ten codes.
   */
  private digests(profileId: string, code: string) {
    return this.secretBox.digests(`recovery code of ${profileId}: ${code}`);
  }
}

/** How many recovery codes are left. */
export const recoveryCodesLeft = (manager: EntityManager, profileId: string): Promise<number> =>
  manager.countBy(RecoveryCodeEntity, { profileId, usedAt: IsNull() });
