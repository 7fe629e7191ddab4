import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import {
  clubHeadRegistrationRules,
  errorMessages,
  secretCode,
  startupRegistrationRules,
  studentRegistrationRules,
  UserType,
} from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { AppError } from "../../platform/app-error.js";
import { hashPassword } from "../../platform/passwords.js";
import { validate } from "../../platform/validate.js";
import { requireRole } from "../../policy/authorize.js";
import { anonymous } from "../../policy/viewer.js";
import { alreadyRegisteredMail, issueOneTimeToken, ProfileEntity, verifyEmailMail } from "../accounts/index.js";
import { ClubEntity, lockClubWithCode, reserveSecretCode, takeSecretCode, type ClubPreview } from "../clubs/index.js";
import { StartupEntity } from "../startups/index.js";
import { StudentEntity } from "../students/index.js";
import type { RegisterClubHeadInput, RegisterStartupInput, RegisterStudentInput } from "./registration.inputs.js";
import type { RegistrationReceipt } from "./registration.type.js";

type Caller = Pick<Context, "viewer" | "origin">;

interface Person {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** New accounts. Person, role profile, verification link and mail appear together or not at all. */
export class RegistrationService {
  constructor(private readonly parts: Dependencies) {}

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED, INVALID_CLUB_CODE. */
  async registerStudent(caller: Caller, input: RegisterStudentInput): Promise<RegistrationReceipt> {
    requireRole(caller.viewer, "account.register");
    const { clubCode, education, resumeUrl, skills, ...person } = await validate(studentRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: caller.origin.address });
    // Asked before anything else happens, and again when the row is written.
    if (!(await this.parts.database.dataSource.manager.existsBy(ClubEntity, { secretCode: clubCode }))) unknownCode();
    return this.register(person, UserType.STUDENT, async (manager, id) => {
      const club = (await lockClubWithCode(manager, clubCode)) ?? unknownCode();
      await manager.insert(StudentEntity, { id, clubId: club.id, education, resumeUrl, skills });
    });
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED. */
  async registerClubHead(caller: Caller, input: RegisterClubHeadInput): Promise<RegistrationReceipt> {
    requireRole(caller.viewer, "account.register");
    const {
      clubName,
      collegeName,
      clubType: _checked,
      description,
      secretCode: reserved,
      ...person
    } = await validate(clubHeadRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: caller.origin.address });
    return this.register(person, UserType.CLUB_HEAD, async (manager, id) => {
      const code = await takeSecretCode(manager, reserved ?? null);
      await manager.insert(ClubEntity, {
        id,
        clubName,
        collegeName,
        clubType: input.clubType,
        description,
        secretCode: code,
      });
    });
  }

  /** @throws AppError BAD_USER_INPUT, RATE_LIMITED. */
  async registerStartup(caller: Caller, input: RegisterStartupInput): Promise<RegistrationReceipt> {
    requireRole(caller.viewer, "account.register");
    const {
      companyName,
      position,
      industry: _checked,
      website,
      description,
      ...person
    } = await validate(startupRegistrationRules, input);
    await this.parts.rateLimits.consume("register", { address: caller.origin.address });
    return this.register(person, UserType.STARTUP, async (manager, id) => {
      await manager.insert(StartupEntity, {
        id,
        companyName,
        position,
        industry: input.industry,
        website: website ?? null,
        description: description ?? null,
      });
    });
  }

  private async register(
    { password, ...person }: Person,
    userType: UserType,
    writeRoleProfile: (manager: EntityManager, id: string) => Promise<void>,
  ): Promise<RegistrationReceipt> {
    const { appUrl } = this.parts.config;
    // Made for a known address too, so that it takes as long.
    const [passwordHash, mayRemind] = await Promise.all([
      hashPassword(password),
      this.parts.rateLimits.mayMail("alreadyRegistered", person.email),
    ]);
    const id = newId();
    await this.parts.database.write(anonymous, async (manager) => {
      const { raw } = await manager
        .createQueryBuilder()
        .insert()
        .into(ProfileEntity)
        .values({ id, ...person, passwordHash, userType })
        .orIgnore()
        .returning("id")
        .execute();
      if ((raw as unknown[]).length === 0) {
        if (mayRemind) await this.parts.mail.enqueue(manager, alreadyRegisteredMail(person.email, appUrl));
        return;
      }
      await writeRoleProfile(manager, id);
      const token = await issueOneTimeToken(manager, id, "verify_email");
      await this.parts.mail.enqueue(manager, verifyEmailMail(person, token, appUrl));
    });
    return { email: person.email, message: "Please check your email to verify your account." };
  }

  /**
   * A free club code for a registration form, held for an hour.
   * @throws AppError RATE_LIMITED.
   */
  async reserveSecretCode({ viewer, origin }: Caller): Promise<string> {
    requireRole(viewer, "account.register");
    await this.parts.rateLimits.consume("reserveSecretCode", { address: origin.address });
    return this.parts.database.write(anonymous, reserveSecretCode);
  }

  /**
   * What a registering student may learn about the club behind a code; null when it is no club's.
   * @throws AppError BAD_USER_INPUT for what cannot be a code, RATE_LIMITED.
   */
  async clubBySecretCode({ viewer, origin }: Caller, code: string): Promise<ClubPreview | null> {
    requireRole(viewer, "account.register");
    await this.parts.rateLimits.consume("clubCodeLookup", { address: origin.address });
    if (!(await secretCode.isValid(code))) return null;
    return this.parts.database.dataSource.manager.findOneBy(ClubEntity, { secretCode: secretCode.cast(code) });
  }
}

function unknownCode(): never {
  throw new AppError("INVALID_CLUB_CODE", { fields: { clubCode: errorMessages.INVALID_CLUB_CODE } });
}
