import { condition } from "../../policy/authorize.js";
import { ruleOf } from "../../policy/permissions.js";
import { actsForClubOf, anyOf, memberOfTeam, type Rule } from "../../policy/rules.js";
import type { Role } from "../../policy/viewer.js";
import { headOf } from "../clubs/index.js";
import { hasEnded } from "../students/index.js";
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
  type ViewField,
} from "../../reader/view.js";
import { viewOf, viewOfTable } from "../../reader/view-of.js";
import { TeamEntity } from "./team.entity.js";
import { Team, TeamMember } from "./team.type.js";

/** SQL condition: nothing prevents a row of club_teams from being deleted. */
export const unused = (team: string) =>
  `(not exists (select from team_projects link where link.team_id = ${team}.id)
    and not exists (select from project_applications application where application.team_id = ${team}.id))`;

/** Everyone shown in a team, as rows of team_members: its students, and its lead if the lead is not one of them. */
const membership = `(
  select member.team_id, member.student_id, member.created_at, member.student_id = crew.team_lead_id as is_lead
  from team_members member join club_teams crew on crew.id = member.team_id
  union all
  select crew.id, crew.team_lead_id, crew.created_at, true from club_teams crew
  where not exists (select from team_members member where member.team_id = crew.id and member.student_id = crew.team_lead_id))`;

export const teamMemberView = viewOfTable(TeamMember, membership, {
  visible: "teamMember.read",
  fields: {
    id: value((member) => `${member}.team_id::text || ':' || ${member}.student_id::text`),
    profile: one((profile, _scope, member) => [`${profile}.id = ${member}.student_id`]),
    student: one((student, _scope, member) => [`${student}.id = ${member}.student_id`]),
    joinedAt: value((member) => `${member}.created_at`),
  },
});

const leadFirst = [
  { sql: (member: string) => `(not ${member}.is_lead)::integer`, type: "integer" as const, direction: "asc" as const },
  orderColumn("created_at", "timestamptz"),
  orderColumn("student_id", "uuid"),
];

/** The lead; the club's head in place of a person hidden from the viewer. */
const teamLead = one(
  (profile, _scope, team) => [`${profile}.id in (${team}.team_lead_id, ${headOf(`${team}.club_id`)})`],
  [
    {
      sql: (profile) =>
        `(exists (select from memberships heading where heading.profile_id = ${profile}.id and heading.role = 'head'))::integer`,
      type: "integer",
      direction: "asc",
    },
  ],
);

export const teamView = viewOf(Team, TeamEntity, {
  visible: "team.read",
  fields: {
    club: belongsTo("clubId"),
    project: belongsTo("projectId"),
    linkedProjects: connection(newestFirst, (project, scope, team) => [
      `exists (select from team_projects link where link.team_id = ${team}.id and link.project_id = ${project}.id)`,
      ...projectConditions(project, scope),
    ]),
    teamLead,
    memberCount: value(
      (team, { role, viewer }) =>
        `(select count(*) from ${membership} member
          where member.team_id = ${team}.id and ${condition(ruleOf("teamMember.read", role), "member", viewer)})`,
    ),
    members: connection(leadFirst, (member, _scope, team) => [`${member}.team_id = ${team}.id`]),
    viewerCanUpdate: viewerCan("team.update"),
    viewerCanAddMember: viewerCan("team.addMember"),
    viewerCanDelete: viewerCan("team.delete", unused),
  },
});

/** Whose teams a person's list holds: those of the club that the person acts for, and a student's own. */
const mine: Record<Role, Rule> = {
  anonymous: "never",
  startup: "never",
  club_head: actsForClubOf,
  student: anyOf(memberOfTeam, actsForClubOf),
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

export const studentExtensions: Record<string, ViewField> = {
  teamsToLeave: connection(newestFirst, (team, _scope, student) => [
    `${team}.club_id = ${student}.club_id`,
    `(${team}.team_lead_id = ${student}.id
      or exists (select from team_members joined where joined.team_id = ${team}.id and joined.student_id = ${student}.id))`,
    `not ${hasEnded(team)}`,
  ]),
};

export const projectExtensions: Record<string, ViewField> = {
  team: one((team, _scope, project) => [
    `${team}.id = (select link.team_id from team_projects link where link.project_id = ${project}.id)`,
  ]),
  linkedTeamCount: value(
    (project) => `(select count(*) from team_projects link where link.project_id = ${project}.id)`,
  ),
};
