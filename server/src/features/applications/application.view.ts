import { actsForClubThatTookPart } from "../../policy/rules.js";
import type { Scope } from "../../reader/scope.js";
import {
  belongsTo,
  byId,
  connection,
  newestFirst,
  one,
  value,
  viewerCan,
  type OrderColumn,
  type ViewField,
} from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { headOf } from "../clubs/index.js";
import { ApplicationEntity } from "./application.entity.js";
import { Application } from "./application.type.js";

const isPending = (application: string) => `${application}.status = 'pending'`;

const ofOpenProject = (application: string) =>
  `exists (select from projects wanted where wanted.id = ${application}.project_id and wanted.status = 'open')`;

export const applicationView = viewOf(Application, ApplicationEntity, {
  visible: "application.read",
  fields: {
    project: belongsTo("projectId"),
    club: belongsTo("clubId"),
    team: belongsTo("teamId"),
    teamName: value(
      (application) => `(select crew.team_name from club_teams crew where crew.id = ${application}.team_id)`,
    ),
    teamMemberCount: value(
      (application) => `case when ${application}.team_id is not null then
        (select count(*) from team_members member where member.team_id = ${application}.team_id
          and (${application}.status = 'approved' or member.created_at <= ${application}.created_at))
        + (select count(*) from club_teams crew where crew.id = ${application}.team_id and crew.team_lead_id = ${headOf("crew.club_id")}) end`,
    ),
    viewerCanApprove: viewerCan(
      "application.approve",
      (application) => `${isPending(application)} and ${ofOpenProject(application)}`,
    ),
    viewerCanReject: viewerCan("application.reject", isPending),
    viewerCanWithdraw: viewerCan("application.withdraw", isPending),
  },
});

const pendingFirst: OrderColumn[] = [
  { sql: (application) => `(${application}.status <> 'pending')::integer`, type: "integer", direction: "asc" },
  ...newestFirst,
];

/** SQL conditions for an ApplicationFilter. */
function filterConditions(application: string, scope: Scope): (string | false)[] {
  const filter = scope.argument("filter");
  return [
    filter.get("status").given && `${application}.status = ${filter.get("status").as("text")}`,
    filter.get("initiatedBy").given && `${application}.initiated_by = ${filter.get("initiatedBy").as("text")}`,
    filter.get("projectId").given && `${application}.project_id = ${filter.get("projectId").id}`,
  ];
}

export const applicationQueries: Record<string, ViewField> = {
  application: byId((scope) => scope.argument("id")),
  applications: connection(pendingFirst, filterConditions),
};

export const projectExtensions: Record<string, ViewField> = {
  // Clubs' people and students may read only their own club's applications, and a club has one per project.
  application: one((application, { role }, project) => [
    `${application}.project_id = ${project}.id`,
    role === "startup" && "false",
  ]),
  applications: connection(pendingFirst, (application, scope, project) => [
    `${application}.project_id = ${project}.id`,
    ...filterConditions(application, scope),
  ]),
  viewerCanApply: viewerCan(
    "project.apply",
    (project, { viewer }) => `${project}.status = 'open' and not ${actsForClubThatTookPart(project, viewer)}`,
  ),
  viewerCanInvite: viewerCan("project.invite", (project) => `${project}.status = 'open'`),
};

export const clubExtensions: Record<string, ViewField> = {
  applications: connection(pendingFirst, (application, scope, club) => [
    `${application}.club_id = ${club}.id`,
    ...filterConditions(application, scope),
  ]),
  applicationCount: value(
    (club) => `(select count(*) from project_applications application where application.club_id = ${club}.id)`,
  ),
};
