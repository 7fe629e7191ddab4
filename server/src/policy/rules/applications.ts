import { actsForClubOf } from "./acting.js";
import type { Predicate } from "./predicate.js";
import { onProject, ownsProject } from "./projects.js";

// Rows of project_applications

/** The club applied, and the viewer acts for the project's startup. */
export const startupAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${onProject(ownsProject)(application, viewer)})`;

/** The startup invited, and the viewer heads the club, or is an officer of it while its head lets officers answer. */
export const clubAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${application}.club_id = (select mine.club_id from memberships mine join club_profiles led on led.id = mine.club_id where mine.profile_id = ${viewer.id} and (mine.role = 'head' or led.officers_may_answer)))`;

export const clubInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${actsForClubOf(application, viewer)})`;
export const startupInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${onProject(ownsProject)(application, viewer)})`;
