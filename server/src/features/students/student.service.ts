import { clubJoiningRules, errorMessages, studentRules } from "../../contract/index.js";
import { databaseNow } from "../../database/database-time.js";
import { updateGiven } from "../../database/update-given.js";
import { type Origin } from "../../graphql/context.js";
import { type Dependencies } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { validate, validateChanges } from "../../platform/validate.js";
import { ProfileEntity, profilePart, writeProfile } from "../profile/index.js";
import { type Permit } from "../../policy/permit.js";
import { actingFor, MembershipEntity } from "../memberships/index.js";
import { ClubEntity, lockClubWithCode } from "../clubs/index.js";
import { becameAlumnusMail, studentAgainMail } from "./alumni-mails.js";
import { leaveTeams } from "./leave-teams.js";
import { StudentEntity } from "./student.entity.js";
import type {
  JoinClubInput,
  RemoveStudentInput,
  SetStudentAlumnusInput,
  UpdateStudentInput,
} from "./student.inputs.js";

/** Changes that students make to their profile, and heads to their club's students. */
export class StudentService {
  private readonly database;

  constructor(private readonly parts: Pick<Dependencies, "config" | "database" | "mail" | "rateLimits">) {
    this.database = parts.database;
  }

  /** @returns the student's id. */
  async update(permit: Permit, input: UpdateStudentInput): Promise<string> {
    const { skills, education, resumeUrl, resumeAfterApproval, profile } = await validateChanges(
      studentRules.shape({ profile: profilePart }),
      input,
    );
    const { person: student } = permit;
    await this.database.write(permit, student.id, async (manager) => {
      if (profile) await writeProfile(manager, student, profile);
      await updateGiven(manager, StudentEntity, student.id, {
        skills: skills as string[] | undefined,
        education,
        resumeUrl,
        resumeAfterApproval,
      });
    });
    return student.id;
  }

  /**
   * Adds a student without a club to the club with this code. @returns the student's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, ALREADY_IN_CLUB, INVALID_CLUB_CODE.
   */
  async joinClub(permit: Permit, origin: Origin, input: JoinClubInput): Promise<string> {
    const { clubCode } = await validate(clubJoiningRules, input);
    await this.parts.rateLimits.consume("lookUpSecretCode", { address: origin.address });
    const { person: student } = permit;
    await this.database.write(permit, student.id, async (manager) => {
      const { clubId } = await manager.findOneByOrFail(StudentEntity, { id: student.id });
      if (clubId !== null) throw new AppError("ALREADY_IN_CLUB");
      const club = await lockClubWithCode(manager, student, clubCode);
      if (!club) throw new AppError("INVALID_CLUB_CODE", { fields: { clubCode: errorMessages.INVALID_CLUB_CODE } });
      await manager.update(StudentEntity, student.id, { clubId: club.id });
    });
    return student.id;
  }

  /**
   * Takes a student out of the club and out of all its teams; where the student led a team, the head leads it again. An
   * officer is none any more. @returns the club's id.
   */
  async removeFromClub(permit: Permit, { studentId }: RemoveStudentInput): Promise<string> {
    return this.database.write(permit, studentId, async (manager) => {
      const clubId = await actingFor(manager, permit.person, "club");
      await leaveTeams(manager, studentId, clubId);
      await manager.update(StudentEntity, studentId, { clubId: null, alumnusSince: null });
      await manager.delete(MembershipEntity, { profileId: studentId });
      return clubId;
    });
  }

  /**
   * Moves a student to the club's alumni, out of every team with work ahead, or back, and tells them.
   * @returns the student's id.
   * @throws AppError UNAUTHENTICATED, NOT_FOUND, FORBIDDEN, also for a student who acts for the club.
   */
  async setAlumnus(permit: Permit, { studentId, isAlumnus }: SetStudentAlumnusInput): Promise<string> {
    await this.database.write(permit, studentId, async (manager) => {
      const { alumnusSince, clubId } = await manager.findOneByOrFail(StudentEntity, { id: studentId });
      if ((alumnusSince !== null) === isAlumnus) return;
      if (isAlumnus) {
        if (await manager.existsBy(MembershipEntity, { profileId: studentId }))
          throw new AppError("FORBIDDEN", {
            message: "This student acts for the club. They can become an alumnus once they no longer do.",
          });
        await leaveTeams(manager, studentId, clubId, { unlessEnded: true });
      }
      await manager.update(StudentEntity, studentId, { alumnusSince: isAlumnus ? databaseNow : null });
      const student = await manager.findOneByOrFail(ProfileEntity, { id: studentId });
      const { clubName } = await manager.findOneByOrFail(ClubEntity, { id: clubId! });
      const tell = isAlumnus ? becameAlumnusMail : studentAgainMail;
      await this.parts.mail.enqueue(manager, tell(student, clubName, this.parts.config.appUrl));
    });
    return studentId;
  }
}
