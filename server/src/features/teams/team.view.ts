import { condition } from "../../policy/authorize.js";
import { memberOfTeam, ofHeadsClub, type Rule } from "../../policy/rules.js";
import type { Role } from "../../policy/viewer.js";
import { projectConditions } from "../projects/index.js";
import {
  belongsTo,
  byId,
  connection,
  newestFirst,
  one,
  orderColumn,
  value,
  viewerCan,
  type View,
  type ViewField,
} from "../../reader/view.js";

/** Whether nothing stands in the way of deleting a row of club_teams, as SQL. */
export const unused = (team: string) =>
  `(not exists (select from team_projects link where link.team_id = ${team}.id)
    and not exists (select from project_applications application where application.team_id = ${team}.id))`;

/** Everyone shown in a team: its students, and its lead where the lead is no student of it. */
const membership = `(
  select member.team_id, member.student_id as profile_id, member.created_at as joined_at, member.student_id = crew.team_lead_id as is_lead
  from team_members member join club_teams crew on crew.id = member.team_id
  union all
  select crew.id, crew.team_lead_id, crew.created_at, true from club_teams crew
  where not exists (select from team_members member where member.team_id = crew.id and member.student_id = crew.team_lead_id))`;

/** Whoever may see a team may see all of it, so its members carry no rule of their own. */
export const teamMemberView: View = {
  type: "TeamMember",
  table: membership,
  visible: null,
  fields: {
    id: value((member) => `${member}.team_id::text || ':' || ${member}.profile_id::text`),
    profile: one((profile, _scope, member) => [`${profile}.id = ${member}.profile_id`]),
    student: one((student, _scope, member) => [`${student}.id = ${member}.profile_id`]),
  },
};

const leadFirst = [
  { sql: (member: string) => `(not ${member}.is_lead)::integer`, type: "integer" as const, direction: "asc" as const },
  orderColumn("joined_at", "timestamptz"),
  orderColumn("profile_id", "uuid"),
];

export const teamView: View = {
  type: "Team",
  table: "club_teams",
  visible: "team.read",
  fields: {
    club: belongsTo("club_id"),
    project: belongsTo("project_id"),
    linkedProjects: connection(newestFirst, (project, scope, team) => [
      `exists (select from team_projects link where link.team_id = ${team}.id and link.project_id = ${project}.id)`,
      ...projectConditions(project, scope),
    ]),
    teamLead: belongsTo("team_lead_id"),
    memberCount: value((team) => `(select count(*) from team_members member where member.team_id = ${team}.id)`),
    members: connection(leadFirst, (member, _scope, team) => [`${member}.team_id = ${team}.id`]),
    viewerCanUpdate: viewerCan("team.update"),
    viewerCanAddMember: viewerCan("team.addMember"),
    viewerCanDelete: viewerCan("team.delete", unused),
  },
};

/** Whose teams a person's list holds: a head's club's, a student's own. */
const mine: Record<Role, Rule> = {
  anonymous: "never",
  startup: "never",
  club_head: ofHeadsClub,
  student: memberOfTeam,
};

export const teamQueries: Record<string, ViewField> = {
  team: byId((scope) => scope.argument("id")),
  teams: connection(newestFirst, (team, scope) => [condition(mine[scope.role], team, scope.viewer)]),
};

const linkedToClub = (project: string, club: string) =>
  `exists (select from team_projects link join club_teams crew on crew.id = link.team_id where link.project_id = ${project}.id and crew.club_id = ${club}.id)`;

export const clubExtensions: Record<string, ViewField> = {
  teams: connection(newestFirst, (team, _scope, club) => [`${team}.club_id = ${club}.id`]),
  projects: connection(newestFirst, (project, scope, club) => [
    linkedToClub(project, club),
    ...projectConditions(project, scope),
  ]),
  activeProjectCount: value(
    (club) =>
      `(select count(*) from projects project where project.status = 'in_progress' and ${linkedToClub("project", club)})`,
  ),
};

export const projectExtensions: Record<string, ViewField> = {
  team: one((team, _scope, project) => [
    `${team}.id = (select link.team_id from team_projects link where link.project_id = ${project}.id)`,
  ]),
  linkedTeamCount: value(
    (project) => `(select count(*) from team_projects link where link.project_id = ${project}.id)`,
  ),
};
