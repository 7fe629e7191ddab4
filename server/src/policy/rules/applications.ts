import { actsForClubOf, isAttended } from "./acting.js";
import type { Predicate } from "./predicate.js";
import { onProject, ownsProject } from "./projects.js";
import type { ViewerSql } from "./viewer.js";

// Rows of project_applications

/** The club applied, and the viewer acts for the project's startup. */
export const startupAnswers: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${onProject(ownsProject)(application, viewer)})`;

/** @param also joins that the answer needs besides, on the application's alias. */
const clubAnswersWith =
  (also: (application: string, viewer: ViewerSql) => string): Predicate =>
  (application, viewer) =>
    `(${application}.initiated_by = 'startup' and ${application}.club_id = (select mine.club_id from memberships mine join club_profiles led on led.id = mine.club_id ${also(application, viewer)} where mine.profile_id = ${viewer.id} and (mine.role = 'head' or led.officers_may_answer)))`;

/** The startup invited, and the viewer heads the club, or is an officer of it while its head lets officers answer. */
export const clubAnswers = clubAnswersWith(() => "");

// Nothing starts with a side for which no person can act.

/** As {@link clubAnswers}, while a person can act for the startup. */
export const clubApproves = clubAnswersWith(
  (application, viewer) =>
    `join projects wanted on wanted.id = ${application}.project_id and ${isAttended("wanted", viewer)}`,
);

/** As {@link startupAnswers}, while a person can act for the club. */
export const startupApproves: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and exists (select from projects owning join club_profiles applying on applying.id = ${application}.club_id and ${isAttended("applying", viewer)} where owning.id = ${application}.project_id and ${ownsProject("owning", viewer)}))`;

export const clubInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'club' and ${actsForClubOf(application, viewer)})`;
export const startupInitiated: Predicate = (application, viewer) =>
  `(${application}.initiated_by = 'startup' and ${onProject(ownsProject)(application, viewer)})`;
