import { randomInt } from "node:crypto";
import { In, IsNull, type EntityManager } from "typeorm";
import { databaseNow } from "../../database/database-time.js";
import { FactorStatus, FactorType } from "../../graphql/enums.js";
import type { SecretBox } from "../../platform/secret-box.js";
import { totpStep } from "../../platform/totp.js";
import { FactorEntity } from "./factor.entity.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";

/** Recovery codes per person. */
export const recoveryCodeCount = 10;

/**
 * Crockford's base 32: no letter that looks like a digit. Twelve of them carry 60 bits, in three groups that are easy
 * to copy by hand.
 */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const groups = 3;
const groupLength = 4;

const newRecoveryCode = () =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(""),
  ).join("-");

/** A code in the form in which it is compared: separators removed, and look-alike letters replaced. */
const normalised = (code: string) =>
  code.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");

const isTotp = (code: string) => /^\d{6}$/.test(code);

/** Binds an encrypted secret to its factor, so that it cannot be decrypted from any other row. */
const place = (factorId: string) => `factors.secret ${factorId}`;

/** The person's active second factor, if there is one. */
export const verifiedFactor = (manager: EntityManager, profileId: string): Promise<FactorEntity | null> =>
  manager.findOneBy(FactorEntity, { profileId, factorType: FactorType.TOTP, status: FactorStatus.VERIFIED });

/** Checks codes and uses them up: each code works once, even if several requests send it at the same time. */
export class FactorCodes {
  constructor(private readonly secretBox: SecretBox) {}

  sealed(secret: Uint8Array, factorId: string): Buffer {
    return this.secretBox.seal(secret, place(factorId));
  }

  /**
   * Uses up a code of the person's active factor, or a recovery code. @returns which of them it was; null for a wrong
   * or used one.
   */
  async use(manager: EntityManager, profileId: string, code: string): Promise<"totp" | "recovery" | null> {
    const given = normalised(code);
    if (!isTotp(given)) return (await this.useRecoveryCode(manager, profileId, given)) ? "recovery" : null;
    const factor = await verifiedFactor(manager, profileId);
    return factor && (await this.useTotp(manager, factor.id, given)) ? "totp" : null;
  }

  /**
   * Uses up a code of one authenticator app. @returns whether it was correct, and neither its time step nor a later one
   * was used before.
   */
  async useTotp(manager: EntityManager, factorId: string, code: string): Promise<boolean> {
    // Concurrent requests with the same code wait here, and then find it used.
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

  /** Replaces the person's recovery codes. @returns the new ones, which cannot be read again. */
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
   * A keyed digest instead of argon2: 60 bits cannot be guessed from a stolen database without the key, and a slow hash
   * would have to run for each of ten codes at a login.
   */
  private digests(profileId: string, code: string) {
    return this.secretBox.digests(`recovery code of ${profileId}: ${code}`);
  }
}

/** How many recovery codes are left. */
export const recoveryCodesLeft = (manager: EntityManager, profileId: string): Promise<number> =>
  manager.countBy(RecoveryCodeEntity, { profileId, usedAt: IsNull() });
