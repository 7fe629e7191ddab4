import { allOf, type Predicate, type Rule } from "./predicate.js";
import type { ViewerSql } from "./viewer.js";

/** The club that a student viewer belongs to, or is an alumnus of. */
export const recordedClub = ({ id }: ViewerSql) => `(select me.club_id from student_profiles me where me.id = ${id})`;

/** The club whose student the viewer is; null for alumni. An officer among the students acts for the same one. */
export const studentsClub = ({ id }: ViewerSql) =>
  `(select me.club_id from student_profiles me where me.id = ${id} and me.alumnus_since is null)`;

/** The viewer acts for a club or startup, whatever the row. */
export const actsForSome: Predicate = (_row, viewer) => `coalesce(${viewer.club}, ${viewer.startup}) is not null`;

/**
 * For the students' column of the permission table: what officers among them may do, and other students never. These
 * are refused before a row is looked at, as every kind of user is that never may.
 */
export const forOfficers = (predicate: Predicate): Predicate => {
  const rule: Predicate = (row, viewer) => predicate(row, viewer);
  officersRules.add(rule);
  return rule;
};
const officersRules = new Set<Rule>();

/** Whether a rule is one {@link forOfficers}. */
export const isForOfficers = (rule: Rule): boolean => officersRules.has(rule);

/** The viewer acts for the club that the row belongs to: an application, a team or a membership. */
export const actsForClubOf: Predicate = (row, viewer) => `${row}.club_id = ${viewer.club}`;
/** The row belongs to the club of the student who asks. */
export const ofStudentsClub: Predicate = (row, viewer) => `${row}.club_id = ${studentsClub(viewer)}`;
/** As {@link ofStudentsClub}, for its alumni too. */
export const ofRecordedClub: Predicate = (row, viewer) => `${row}.club_id = ${recordedClub(viewer)}`;
/** The viewer acts for the startup that the row belongs to: a project or a membership. */
export const actsForStartupOf: Predicate = (row, viewer) => `${row}.startup_id = ${viewer.startup}`;

const holds =
  (role: "head" | "owner"): Predicate =>
  (_row, viewer) =>
    `exists (select from memberships mine where mine.profile_id = ${viewer.id} and mine.role = '${role}')`;

/** The viewer heads a club, or owns a startup, whatever the row. */
export const headsClub = holds("head");
export const ownsStartup = holds("owner");

/** The viewer heads the club that the row belongs to: an invitation or a membership. */
export const headsClubOf = allOf(actsForClubOf, headsClub);
/** The viewer owns the startup that the row belongs to. */
export const ownsStartupOf = allOf(actsForStartupOf, ownsStartup);

/**
 * A person can act for the club or startup that the row is, or belongs to: one who has verified their address, so that
 * they vouch for the registration, and is not suspended. The remains of a closed one belonged to such a person. The
 * database keeps this with the row, so that lists need not look for people.
 */
export const isAttended: Predicate = (row) => `not ${row}.is_unattended`;

/** Looked up person by person: asked whether there is one, PostgreSQL would list all who have the role. */
const acts =
  (role: "head" | "officer"): Predicate =>
  (person) =>
    `coalesce((select theirs.role = '${role}' from memberships theirs where theirs.profile_id = ${person}.id), false)`;

export const isHead = acts("head");
export const isOfficer = acts("officer");
