import { createHmac } from "node:crypto";
import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import {
  clubHeadRegistrationRules,
  errorMessages,
  MembershipRole,
  secretCode,
  startupRegistrationRules,
  studentRegistrationRules,
  UserType,
} from "../../contract/index.js";
import { type Context, type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { hashPassword } from "../../platform/passwords.js";
import { validate } from "../../platform/validate.js";
import {
  alreadyRegisteredMail,
  answerEvenly,
  endSurplusRegistrations,
  issueOneTimeToken,
  lockAddress,
  verifyEmailMail,
} from "../account/index.js";
import { findByEmail, ProfileEntity } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import {
  clubWithCode,
  ClubEntity,
  lockClubWithCode,
  reserveSecretCode,
  takeSecretCode,
  type ClubPreview,
} from "../clubs/index.js";
import { MembershipEntity } from "../memberships/index.js";
import { StartupEntity } from "../startups/index.js";
import { StudentEntity } from "../students/index.js";
import { noteAcceptance } from "../terms/index.js";
import type { RegisterClubHeadInput, RegisterStartupInput, RegisterStudentInput } from "./registration.inputs.js";
import type { RegistrationReceipt } from "./registration.type.js";

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
  /** The version of the terms that the person agreed to, if they did. */
  termsVersion?: string | null | undefined;
}

/** What is saved for a role in addition to the person. */
interface RoleProfile<Prepared> {
  /** Runs first, even if the address already has an account, because both cases must leave the same traces. */
  prepare: (manager: EntityManager) => Promise<Prepared>;
  write: (manager: EntityManager, id: string, prepared: Prepared) => Promise<void>;
}

/**
 * Creating accounts. Person, role profile, verification link and mail are created in one transaction. Each registration
 * of an address that is not verified waits separately for its own link.
 */
export class RegistrationService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_CLUB_CODE. */
  async registerStudent(permit: Permit, origin: Origin, input: RegisterStudentInput): Promise<RegistrationReceipt> {
    const { clubCode, education, resumeUrl, skills, ...person } = await validate(studentRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: origin.address });
    // Checked before anything else, and again when the row is written.
    if (!(await clubWithCode(this.parts.database.dataSource.manager, permit.viewer, clubCode))) unknownCode();
    return this.register(permit, origin, person, UserType.STUDENT, {
      prepare: async (manager) => (await lockClubWithCode(manager, permit.viewer, clubCode)) ?? unknownCode(),
      write: async (manager, id, club) => {
        await manager.insert(StudentEntity, { id, awaitedClubId: club.id, education, resumeUrl, skills });
      },
    });
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED. */
  async registerClubHead(permit: Permit, origin: Origin, input: RegisterClubHeadInput): Promise<RegistrationReceipt> {
    const {
      clubName,
      collegeName,
      clubType: _checked,
      description,
      secretCode: reserved,
      ...person
    } = await validate(clubHeadRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: origin.address });
    return this.register(permit, origin, person, UserType.CLUB_HEAD, {
      // Runs for a known address too: otherwise, whether the code is still reserved afterwards would reveal it.
      prepare: (manager) => takeSecretCode(manager, reserved ?? null),
      write: async (manager, id, code) => {
        const clubId = newId();
        await manager.insert(ClubEntity, {
          id: clubId,
          clubName,
          collegeName,
          clubType: input.clubType,
          description,
          secretCode: code,
        });
        await manager.insert(MembershipEntity, { profileId: id, clubId, role: MembershipRole.HEAD });
      },
    });
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED. */
  async registerStartup(permit: Permit, origin: Origin, input: RegisterStartupInput): Promise<RegistrationReceipt> {
    const {
      companyName,
      position,
      industry: _checked,
      website,
      description,
      ...person
    } = await validate(startupRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: origin.address });
    return this.register(permit, origin, person, UserType.STARTUP, {
      prepare: async () => undefined,
      write: async (manager, id) => {
        const startupId = newId();
        await manager.insert(StartupEntity, {
          id: startupId,
          companyName,
          position,
          industry: input.industry,
          website: website ?? null,
          description: description ?? null,
        });
        await manager.insert(MembershipEntity, { profileId: id, startupId, role: MembershipRole.OWNER });
      },
    });
  }

  private async register<Prepared>(
    permit: Permit,
    origin: Origin,
    person: Person,
    userType: UserType,
    role: RoleProfile<Prepared>,
  ): Promise<RegistrationReceipt> {
    await this.parts.rateLimits.consume("registerSameEmail", { address: origin.address, account: person.email });
    await answerEvenly(() => this.write(permit, origin, person, userType, role));
    return { email: person.email, message: "Please check your email to verify your account." };
  }

  private async write<Prepared>(
    permit: Permit,
    { address }: Origin,
    { password, termsVersion, ...person }: Person,
    userType: UserType,
    role: RoleProfile<Prepared>,
  ): Promise<void> {
    const { appUrl } = this.parts.config;
    const { email } = person;
    // Runs for a known address too, so that the response takes as long.
    const [passwordHash, mayMail] = await Promise.all([
      hashPassword(password, { address, known: false }, this.saltOf(email)),
      this.parts.rateLimits.mayMail("register", email),
    ]);
    const id = newId();
    await this.parts.database.write(permit, null, async (manager) => {
      await lockAddress(manager, email);
      const prepared = await role.prepare(manager);
      const known = await findByEmail(manager, email);
      // No one could verify a registration whose link is not mailed.
      if (!mayMail) return;
      if (known[0]?.emailVerifiedAt) return this.parts.mail.enqueue(manager, alreadyRegisteredMail(email, appUrl));
      await manager.insert(ProfileEntity, { id, ...person, passwordHash, userType });
      if (termsVersion) await noteAcceptance(manager, id, termsVersion);
      await role.write(manager, id, prepared);
      await endSurplusRegistrations(manager, email);
      const token = await issueOneTimeToken(manager, id, "verify_email");
      const { createdAt } = await manager.findOneByOrFail(ProfileEntity, { id });
      const waiting = [{ userType, createdAt, token }];
      await this.parts.mail.enqueue(manager, verifyEmailMail(email, waiting, known.length > 0, appUrl));
    });
  }

  /**
   * The salt of all passwords that an address is registered with, so that a login compares with all of them in the time
   * of one. Differs between addresses, and no one can compute it without the server's secret.
   */
  private saltOf(email: string): Buffer {
    return createHmac("sha256", this.parts.accessTokens.derivedKey("salts of registrations"))
      .update(email)
      .digest()
      .subarray(0, 16);
  }

  /**
   * An unused secret code for a registration form, reserved for an hour.
   * @throws AppError RATE_LIMITED.
   */
  async reserveSecretCode(permit: Permit, origin: Origin): Promise<string> {
    await this.parts.rateLimits.consume("reserveSecretCode", { address: origin.address });
    return this.parts.database.write(permit, null, reserveSecretCode);
  }

  /**
   * What a registering student may see of the club behind a code; null if no club has it or its head has not verified
   * the address yet.
   * @throws AppError BAD_USER_INPUT for a malformed code, RATE_LIMITED.
   */
  async clubBySecretCode(
    { viewer, origin }: Pick<Context, "viewer" | "origin">,
    code: string,
  ): Promise<ClubPreview | null> {
    await this.parts.rateLimits.consume("lookUpSecretCode", { address: origin.address });
    if (!(await secretCode.isValid(code))) return null;
    return clubWithCode(this.parts.database.dataSource.manager, viewer, secretCode.cast(code) ?? "");
  }
}

function unknownCode(): never {
  throw new AppError("INVALID_CLUB_CODE", { fields: { clubCode: errorMessages.INVALID_CLUB_CODE } });
}
