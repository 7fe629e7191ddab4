import type { Feature } from "../../feature.js";
import { one } from "../../reader/view.js";
import { StudentEntity } from "./student.entity.js";
import { ClubMembersField, ProfileStudentFields, StudentResolver } from "./student.resolver.js";
import { StudentService } from "./student.service.js";
import { clubMembers, studentQueries, studentView } from "./student.view.js";

export { joinAwaitedClub } from "./join-awaited-club.js";
export { alumniOf, refuseAlumni } from "./alumni.js";
export { hasEnded, leaveTeams } from "./leave-teams.js";
export { StudentEntity } from "./student.entity.js";
export { Student } from "./student.type.js";

export const studentsFeature: Feature = {
  entities: [StudentEntity],
  views: [studentView],
  queries: studentQueries,
  extensions: {
    Profile: {
      student: one((student, _scope, profile) => [`${student}.id = ${profile}.id`]),
      club: one((club, _scope, profile) => [
        `${club}.id = coalesce((select studying.club_id from student_profiles studying where studying.id = ${profile}.id),
          (select acting.club_id from memberships acting where acting.profile_id = ${profile}.id))`,
      ]),
    },
    Club: { members: clubMembers },
  },
  declarations: [ProfileStudentFields, ClubMembersField],
  resolvers: (dependencies) => [new StudentResolver(new StudentService(dependencies))],
};
