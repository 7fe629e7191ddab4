import { studentRules } from "../../contract/index.js";
import type { Database } from "../../database/database.js";
import type { Dependencies } from "../../graphql/feature.js";
import { validate } from "../../platform/validate.js";
import { authorize, requireSignedIn } from "../../policy/authorize.js";
import type { Viewer } from "../../policy/viewer.js";
import { StudentEntity } from "./student.entity.js";
import type { RemoveStudentInput, UpdateStudentInput } from "./student.inputs.js";

/** What students change about themselves, and heads about their club's students. */
export class StudentService {
  private readonly database: Database;

  constructor({ database }: Dependencies) {
    this.database = database;
  }

  /** @returns the student's id. */
  async update(viewer: Viewer, input: UpdateStudentInput): Promise<string> {
    requireSignedIn(viewer, "student.update");
    const { skills, education, resumeUrl } = await validate(studentRules, input);
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "student.update", viewer.id);
      await manager.update(StudentEntity, viewer.id, { skills: skills as string[], education: education ?? null, resumeUrl: resumeUrl ?? null });
    });
    return viewer.id;
  }

  /** Takes a student out of the head's club and out of all its teams; where the student led a team, the head leads it again. @returns the club's id. */
  async removeFromClub(viewer: Viewer, { studentId }: RemoveStudentInput): Promise<string> {
    requireSignedIn(viewer, "student.removeFromClub");
    await this.database.write(viewer, async (manager) => {
      await authorize(manager, viewer, "student.removeFromClub", studentId);
      await manager.query("update club_teams set team_lead_id = club_id where club_id = $1 and team_lead_id = $2", [viewer.id, studentId]);
      await manager.query("delete from team_members member using club_teams team where team.id = member.team_id and team.club_id = $1 and member.student_id = $2", [viewer.id, studentId]);
      await manager.update(StudentEntity, studentId, { clubId: null });
    });
    return viewer.id;
  }
}
