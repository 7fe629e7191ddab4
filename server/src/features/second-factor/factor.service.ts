import { IsNull, Not, type EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { factorCodeRules, factorEnrolmentRules, factorProofRules } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { FactorStatus, FactorType } from "../../graphql/enums.js";
import { AppError, fieldError } from "../../platform/app-error.js";
import { verifyPassword } from "../../platform/passwords.js";
import { newTotpSecret, totpEnrollment } from "../../platform/totp.js";
import { validate } from "../../platform/validate.js";
import { record } from "../../policy/audit.js";
import { isPersonOperator } from "../../policy/authorize.js";
import type { Permit } from "../../policy/permit.js";
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
import { ProfileEntity } from "../profile/index.js";
import { RecoveryCodeEntity } from "./recovery-code.entity.js";
import { SessionEntity } from "../sessions/index.js";

/** The error for a wrong or used code. */
export const invalidCode = () =>
  new AppError("INVALID_CODE", { fields: { code: new AppError("INVALID_CODE").message } });

/** Enrolling, verifying and removing a person's second factor, and managing its recovery codes. */
export class FactorService {
  private readonly codes: FactorCodes;

  constructor(private readonly parts: Dependencies) {
    this.codes = new FactorCodes(parts.secretBox);
  }

  /** @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, FACTOR_ALREADY_ENROLLED. */
  async enroll(permit: Permit, origin: Origin, input: EnrollTotpInput): Promise<TotpEnrollment> {
    const viewer = permit.session;
    const { friendlyName, password } = await validate(factorEnrolmentRules, input);
    const secret = newTotpSecret();
    const id = newId();
    const email = await this.proven(permit, null, origin, password, async (manager, profile) => {
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

  /**
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND, INVALID_CODE, FACTOR_ALREADY_ENROLLED.
   */
  async verify(permit: Permit, origin: Origin, input: VerifyTotpInput): Promise<RecoveryCodes> {
    const viewer = permit.session;
    const { code } = await validate(factorCodeRules, input);
    const attempt = { address: origin.address, account: viewer.id };
    await this.parts.rateLimits.consume("manageFactor", attempt);
    const row = { first: (manager: EntityManager) => lockProfile(manager, viewer.id), ids: () => [input.id] };
    const codes = await this.parts.database.write(permit, row, async (manager, profile) => {
      const factor = await manager.findOneByOrFail(FactorEntity, { id: input.id });
      if (factor.status === FactorStatus.VERIFIED) throw new AppError("FACTOR_ALREADY_ENROLLED");
      if (!(await this.codes.useTotp(manager, factor.id, code))) throw invalidCode();
      await manager.update(FactorEntity, factor.id, { status: FactorStatus.VERIFIED, verifiedAt: databaseNow });
      // These sessions were started with the password alone and would otherwise continue without a code.
      await manager.update(
        SessionEntity,
        { profileId: viewer.id, id: Not(viewer.sessionId), revokedAt: IsNull() },
        { revokedAt: databaseNow },
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
  async remove(permit: Permit, origin: Origin, input: RemoveFactorInput): Promise<string> {
    const viewer = permit.session;
    const { password, code } = await validate(factorProofRules, input);
    return this.proven(permit, input.id, origin, password, async (manager, profile) => {
      const { id, status } = await manager.findOneByOrFail(FactorEntity, { id: input.id });
      if (status === FactorStatus.VERIFIED) {
        if (!(await this.codes.use(manager, viewer.id, code))) throw invalidCode();
        await manager.delete(RecoveryCodeEntity, { profileId: viewer.id });
        // The database revokes the grant with the factor.
        const operates = await isPersonOperator(manager, viewer.id);
        await this.parts.mail.enqueue(manager, factorRemovedMail(profile, this.parts.config.appUrl, operates));
      }
      await manager.delete(FactorEntity, { id });
      return id;
    });
  }

  /**
   * @throws AppError UNAUTHENTICATED, BAD_USER_INPUT, RATE_LIMITED, NOT_FOUND without a second factor, INVALID_CODE.
   */
  async regenerateRecoveryCodes(
    permit: Permit,
    origin: Origin,
    input: RegenerateRecoveryCodesInput,
  ): Promise<RecoveryCodes> {
    const viewer = permit.session;
    const { password, code } = await validate(factorProofRules, input);
    return this.proven(permit, null, origin, password, async (manager, profile) => {
      if (!(await verifiedFactor(manager, viewer.id)))
        throw new AppError("NOT_FOUND", { message: "Your account has no second factor." });
      if (!(await this.codes.use(manager, viewer.id, code))) throw invalidCode();
      await record(manager, permit, viewer.id);
      await this.parts.mail.enqueue(manager, recoveryCodesRenewedMail(profile, this.parts.config.appUrl));
      return { codes: await this.codes.renewRecoveryCodes(manager, viewer.id) };
    });
  }

  /**
   * Writes with the profile locked after checking the password; with a factor's id, to that factor. Counts attempts
   * until one succeeds.
   */
  private async proven<Result>(
    permit: Permit,
    id: string | null,
    { address }: Origin,
    password: string,
    work: (manager: EntityManager, profile: ProfileEntity) => Promise<Result>,
  ): Promise<Result> {
    const viewer = permit.session;
    const attempt = { address, account: viewer.id };
    await this.parts.rateLimits.consume("manageFactor", attempt);
    // The session is checked before the response reveals anything about the password.
    const seen = await this.parts.database.readAs(viewer, (manager) =>
      manager.findOneByOrFail(ProfileEntity, { id: viewer.id }),
    );
    if (!(await verifyPassword(seen.passwordHash, password, { address, known: true })))
      throw fieldError("password", "This is not your password.");
    const unchanged = async (manager: EntityManager) => {
      const profile = await lockProfile(manager, viewer.id);
      // It may have changed while it was being checked.
      if (profile.passwordHash !== seen.passwordHash) throw fieldError("password", "This is not your password.");
      return profile;
    };
    const row = { first: unchanged, ids: () => (id === null ? null : [id]) };
    const result = await this.parts.database.write(permit, row, work);
    await this.parts.rateLimits.forgive("manageFactor", attempt);
    return result;
  }
}

/** Changes to a person's factors lock the profile, and so wait for each other and for logins being completed. */
async function lockProfile(manager: EntityManager, id: string): Promise<ProfileEntity> {
  const profile = await manager.findOne(ProfileEntity, { where: { id }, lock: { mode: "for_no_key_update" } });
  if (!profile) throw new AppError("UNAUTHENTICATED");
  return profile;
}
