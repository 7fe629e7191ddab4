import { IsNull, Not, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { factorCodeRules, factorEnrolmentRules, factorProofRules } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { FactorStatus, FactorType } from "../../graphql/enums.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { verifyPassword } from "../../platform/passwords.js";
import { newTotpSecret, totpEnrollment } from "../../platform/totp.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { authorize, requireSession } from "../../policy/authorize.js";
import type { SessionViewer } from "../../policy/viewer.js";
import { FactorCodes, verifiedFactor } from "./factor-codes.js";
import { factorEnabledMail, factorRemovedMail, recoveryCodesRenewedMail } from "./factor-mails.js";
import { FactorEntity } from "./factor.entity.js";
import type {
  EnrollTotpInput,
  RegenerateRecoveryCodesInput,
  RemoveFactorInput,
  VerifyTotpInput,
} from "./factor.inputs.js";
import type { RecoveryCodes, TotpEnrollment } from "./factor.type.js";
import { ProfileEntity } from "./profile.entity.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";
import { SessionEntity } from "./session.entity.js";

type Caller = Pick<Context, "viewer" | "origin">;

/** The refusal of a code that is wrong or was used. */
export const invalidCode = () =>
  new AppError("INVALID_CODE", { fields: { code: new AppError("INVALID_CODE").message } });

/** A person's own second factor: enrolling, proving, removing it, and its recovery codes. */
export class FactorService {
  private readonly codes: FactorCodes;

  constructor(private readonly parts: Dependencies) {
    this.codes = new FactorCodes(parts.secretBox);
  }

  /** @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, FACTOR_ALREADY_ENROLLED. */
  async enroll({ viewer, origin }: Caller, input: EnrollTotpInput): Promise<TotpEnrollment> {
    requireSession(viewer, "account.enrollFactor");
    const { friendlyName, password } = await validate(factorEnrolmentRules, input);
    const secret = newTotpSecret();
    const id = newId();
    const email = await this.proven(viewer, origin.address, password, async (manager, profile) => {
      if (await verifiedFactor(manager, viewer.id)) throw new AppError("FACTOR_ALREADY_ENROLLED");
      await manager.delete(FactorEntity, {
        profileId: viewer.id,
        factorType: FactorType.TOTP,
        status: FactorStatus.UNVERIFIED,
      });
      const factor = {
        id,
        profileId: viewer.id,
        factorType: FactorType.TOTP,
        status: FactorStatus.UNVERIFIED,
        friendlyName,
      };
      await manager.insert(FactorEntity, { ...factor, secret: this.codes.sealed(secret, id) });
      return profile.email;
    });
    return { id, ...totpEnrollment(secret, email) };
  }

  /** @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND, INVALID_CODE, FACTOR_ALREADY_ENROLLED. */
  async verify({ viewer, origin }: Caller, input: VerifyTotpInput): Promise<RecoveryCodes> {
    requireSession(viewer, "factor.verify");
    const { code } = await validate(factorCodeRules, input);
    const attempt = { address: origin.address, account: viewer.id };
    await this.parts.rateLimits.consume("manageFactor", attempt);
    const codes = await this.parts.database.write(viewer, async (manager) => {
      const profile = await lockProfile(manager, viewer.id);
      await authorize(manager, viewer, "factor.verify", input.id);
      const factor = await manager.findOneByOrFail(FactorEntity, { id: input.id });
      if (factor.status === FactorStatus.VERIFIED) throw new AppError("FACTOR_ALREADY_ENROLLED");
      if (!(await this.codes.useTotp(manager, factor.id, code))) throw invalidCode();
      const now = new Date();
      await manager.update(FactorEntity, factor.id, { status: FactorStatus.VERIFIED, verifiedAt: now });
      // They were begun with the password alone; whoever holds them would stay in without ever showing a code.
      await manager.update(
        SessionEntity,
        { profileId: viewer.id, id: Not(viewer.sessionId), revokedAt: IsNull() },
        { revokedAt: now },
      );
      await this.parts.mail.enqueue(
        manager,
        factorEnabledMail(profile, factor.friendlyName ?? "your authenticator app", this.parts.config.appUrl),
      );
      return this.codes.renewRecoveryCodes(manager, viewer.id);
    });
    await this.parts.rateLimits.forgive("manageFactor", attempt);
    return { codes };
  }

  /**
   * @returns the factor's id.
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND, INVALID_CODE.
   */
  async remove({ viewer, origin }: Caller, input: RemoveFactorInput): Promise<string> {
    requireSession(viewer, "factor.remove");
    const { password, code } = await validate(factorProofRules, input);
    return this.proven(viewer, origin.address, password, async (manager, profile) => {
      await authorize(manager, viewer, "factor.remove", input.id);
      const { id, status } = await manager.findOneByOrFail(FactorEntity, { id: input.id });
      if (status === FactorStatus.VERIFIED) {
        if (!(await this.codes.use(manager, viewer.id, code))) throw invalidCode();
        await manager.delete(RecoveryCodeEntity, { profileId: viewer.id });
        await this.parts.mail.enqueue(manager, factorRemovedMail(profile, this.parts.config.appUrl));
      }
      await manager.delete(FactorEntity, { id });
      return id;
    });
  }

  /** @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND without a second factor, INVALID_CODE. */
  async regenerateRecoveryCodes(
    { viewer, origin }: Caller,
    input: RegenerateRecoveryCodesInput,
  ): Promise<RecoveryCodes> {
    requireSession(viewer, "account.regenerateRecoveryCodes");
    const { password, code } = await validate(factorProofRules, input);
    return this.proven(viewer, origin.address, password, async (manager, profile) => {
      if (!(await verifiedFactor(manager, viewer.id)))
        throw new AppError("NOT_FOUND", { message: "Your account has no second factor." });
      if (!(await this.codes.use(manager, viewer.id, code))) throw invalidCode();
      await record(manager, viewer, "account.regenerateRecoveryCodes", viewer.id);
      await this.parts.mail.enqueue(manager, recoveryCodesRenewedMail(profile, this.parts.config.appUrl));
      return { codes: await this.codes.renewRecoveryCodes(manager, viewer.id) };
    });
  }

  /** Writes with the profile locked, once the person has shown the password. Attempts are counted until one succeeds. */
  private async proven<Result>(
    viewer: SessionViewer,
    address: string,
    password: string,
    work: (manager: EntityManager, profile: ProfileEntity) => Promise<Result>,
  ): Promise<Result> {
    const attempt = { address, account: viewer.id };
    await this.parts.rateLimits.consume("manageFactor", attempt);
    // A session that has ended is told so before anything is said about the password.
    const seen = await this.parts.database.write(viewer, (manager) =>
      manager.findOneByOrFail(ProfileEntity, { id: viewer.id }),
    );
    if (!(await verifyPassword(seen.passwordHash, password)))
      throw fieldError("password", "This is not your password.");
    const result = await this.parts.database.write(viewer, async (manager) => {
      const profile = await lockProfile(manager, viewer.id);
      // It may have been changed while it was checked.
      if (profile.passwordHash !== seen.passwordHash) throw fieldError("password", "This is not your password.");
      return work(manager, profile);
    });
    await this.parts.rateLimits.forgive("manageFactor", attempt);
    return result;
  }
}

/** All changes to one person's factors wait for each other, and for logins that are being completed, at the profile. */
async function lockProfile(manager: EntityManager, id: string): Promise<ProfileEntity> {
  const profile = await manager.findOne(ProfileEntity, { where: { id }, lock: { mode: "for_no_key_update" } });
  if (!profile) throw new AppError("UNAUTHENTICATED");
  return profile;
}
