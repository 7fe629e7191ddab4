import { clubJoiningRules, errorMessages, studentRules } from "../../contract/index.js";
import type { Context } from "../../graphql/context.js";
import type { Dependencies } from "../../graphql/feature.js";
import { AppError } from "../../platform/app-error.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import { profilePart, writeProfile } from "../accounts/index.js";
import { lockClubWithCode } from "../clubs/index.js";
import { leaveTeams } from "./leave-teams.js";
import { StudentEntity } from "./student.entity.js";
import type { JoinClubInput, RemoveStudentInput, UpdateStudentInput } from "./student.inputs.js";

/** What students change about themselves, and heads about their club's students. */
export class StudentService {
  private readonly database;

  constructor(private readonly parts: Pick<Dependencies, "database" | "rateLimits">) {
    this.database = parts.database;
  }

  /** @returns the student's id. */
  async update(viewer: Viewer, input: UpdateStudentInput): Promise<string> {
    requireSignedIn(viewer, "student.update");
    const { skills, education, resumeUrl, profile } = await validate(
      studentRules.shape({ profile: profilePart }),
      input,
    );
    await this.database.write(viewer, async (manager) => {
      if (profile) await writeProfile(manager, viewer, profile);
      await authorize(manager, viewer, "student.update", viewer.id);
      await manager.update(StudentEntity, viewer.id, {
        skills: skills as string[],
        education: education ?? null,
        resumeUrl: resumeUrl ?? null,
      });
    });
    return viewer.id;
  }

  /**
   * A student without a club joins the one with this code. @returns the student's id.
   * @throws AppError UNAUTHENTICATED, FORBIDDEN, BAD_USER_INPUT, RATE_LIMITED, ALREADY_IN_CLUB, INVALID_CLUB_CODE.
   */
  async joinClub({ viewer, origin }: Pick<Context, "viewer" | "origin">, input: JoinClubInput): Promise<string> {
    requireSignedIn(viewer, "student.joinClub");
    const { clubCode } = await validate(clubJoiningRules, input);
    await this.parts.rateLimits.consume("clubCodeLookup", { address: origin.address });
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "student.joinClub", viewer.id);
      const { clubId } = await manager.findOneByOrFail(StudentEntity, { id: viewer.id });
      if (clubId !== null) throw new AppError("ALREADY_IN_CLUB");
      const club = await lockClubWithCode(manager, clubCode);
      if (!club) throw new AppError("INVALID_CLUB_CODE", { fields: { clubCode: errorMessages.INVALID_CLUB_CODE } });
      await manager.update(StudentEntity, viewer.id, { clubId: club.id });
    });
    return viewer.id;
  }

  /** Takes a student out of the head's club and out of all its teams; where the student led a team, the head leads it again. @returns the club's id. */
  async removeFromClub(viewer: Viewer, { studentId }: RemoveStudentInput): Promise<string> {
    requireSignedIn(viewer, "student.removeFromClub");
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "student.removeFromClub", studentId);
      await leaveTeams(manager, studentId, viewer.id);
      await manager.update(StudentEntity, studentId, { clubId: null });
    });
    return viewer.id;
  }
}
