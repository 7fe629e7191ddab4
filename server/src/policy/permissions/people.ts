import {
  actsForClubOfStudent,
  actsForRecordedClub,
  anyOf,
  fellowOfClub,
  fellowOfStartup,
  headWorkingForStartup,
  inTeamOfOwnProject,
  isSelf,
  mayRemoveFromClub,
  showsResumeToStartup,
  studentOfSameClub,
  visibleProfile,
  visibleStudent,
} from "../rules.js";
import { forClubs, noOne, type Cells } from "./cells.js";

/** Profiles and student profiles. */
export const peopleCells = {
  "profile.read": { anonymous: "never", ...visibleProfile },
  "profile.readEmail": {
    anonymous: "never",
    student: anyOf(isSelf, studentOfSameClub, actsForRecordedClub),
    club_head: anyOf(isSelf, actsForClubOfStudent, fellowOfClub),
    startup: anyOf(isSelf, inTeamOfOwnProject, headWorkingForStartup, fellowOfStartup),
  },
  "profile.update": { anonymous: "never", student: isSelf, club_head: isSelf, startup: isSelf },

  "student.read": { anonymous: "never", ...visibleStudent },
  "student.readEmail": {
    anonymous: "never",
    student: anyOf(isSelf, studentOfSameClub),
    club_head: actsForClubOfStudent,
    startup: inTeamOfOwnProject,
  },
  "student.readResume": {
    anonymous: "never",
    student: anyOf(isSelf, actsForClubOfStudent),
    club_head: actsForClubOfStudent,
    startup: showsResumeToStartup,
  },
  "student.readResumeChoice": {
    ...noOne,
    student: anyOf(isSelf, actsForClubOfStudent),
    club_head: actsForClubOfStudent,
  },
  "student.update": { ...noOne, student: isSelf },
  "student.joinClub": { ...noOne, student: isSelf },
  "student.removeFromClub": forClubs(mayRemoveFromClub),
  "student.setAlumnus": forClubs(actsForClubOfStudent),
} satisfies Cells<"profile" | "student">;
