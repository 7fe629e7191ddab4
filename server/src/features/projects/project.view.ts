import { condition } from "../../policy/authorize.js";
import {
  actsForClubThatTookPart,
  actsForLinkedTeam,
  ownsProject,
  takesPartInLinkedTeam,
  type Rule,
} from "../../policy/rules.js";
import type { Role } from "../../policy/viewer.js";
import { containing, type Scope } from "../../reader/scope.js";
import {
  belongsTo,
  byId,
  connection,
  costlyValue,
  list,
  newestFirst,
  orderColumn,
  value,
  viewerCan,
  type ViewField,
} from "../../reader/view.js";
import { viewOf, viewOfTable } from "../../reader/view-of.js";
import { ProjectEntity } from "./project.entity.js";
import { DeliverableTemplate, Project, ProjectTemplate } from "./project.type.js";

const progress = (project: string) => `coalesce(${project}.progress, (
  select round(100.0 * count(*) filter (where part.is_completed) / count(*))::integer
  from project_deliverables part where part.project_id = ${project}.id having count(*) > 0))`;

/** Whether a project is not completed; a completed one is read-only. */
export const isNotCompleted = (project: string): string => `${project}.status <> 'completed'`;

export const projectView = viewOf(Project, ProjectEntity, {
  visible: "project.read",
  fields: {
    progress: value(progress),
    startup: belongsTo("startupId"),
    viewerIsOwner: viewerCan("project.update"),
    viewerCanUpdate: viewerCan("project.update", isNotCompleted),
    viewerCanComplete: viewerCan("project.complete", (project) => `${project}.status = 'in_progress'`),
    viewerCanWithdraw: viewerCan("project.withdraw", (project) => `${project}.status = 'open'`),
  },
});

export const projectTemplateView = viewOfTable(ProjectTemplate, "project_templates", {
  visible: "template.read",
  fields: {},
});
export const deliverableTemplateView = viewOfTable(DeliverableTemplate, "deliverable_templates", {
  visible: "template.read",
  fields: {},
});

/** Whose projects are "mine": the startup's, and those that a team of the club, or with the student, is linked to. */
const mine: Record<Role, Rule> = {
  anonymous: "never",
  startup: ownsProject,
  club_head: actsForLinkedTeam,
  student: takesPartInLinkedTeam,
};

/** Which open projects are not available any more: to those who act for a club, those that it already took part in. */
const tookPart: Record<Role, Rule> = {
  anonymous: "never",
  startup: "never",
  club_head: actsForClubThatTookPart,
  student: actsForClubThatTookPart,
};

function inScope(project: string, scope: Scope): string | false {
  switch (scope.argument("filter").get("scope").current) {
    case "mine":
      return condition(mine[scope.role], project, scope.viewer);
    case "available":
      return `${project}.status = 'open' and not ${condition(tookPart[scope.role], project, scope.viewer)}`;
    default:
      return false;
  }
}

/** Each part can use an index: matching companies are found first, instead of looking up each project's company. */
function matches(project: string, scope: Scope): string {
  const pattern = scope.argument("filter").get("search").as("text", containing);
  const mayRead = scope.may("startup.read", "company");
  const byCompany = `${project}.startup_id = any(array(select company.id from startup_profiles company
    where company.company_name ilike ${pattern} and ${mayRead}))`;
  return `(${project}.title ilike ${pattern} or ${project}.description ilike ${pattern} or skills_text(${project}.skills) ilike ${pattern}${mayRead === "false" ? "" : ` or ${byCompany}`})`;
}

/** SQL conditions for the ProjectFilter of a list of projects. */
export function projectConditions(project: string, scope: Scope): (string | false)[] {
  const filter = scope.argument("filter");
  return [
    inScope(project, scope),
    filter.get("status").given && `${project}.status = ${filter.get("status").as("text")}`,
    filter.get("category").given && `${project}.category = ${filter.get("category").as("text")}`,
    filter.get("search").given && matches(project, scope),
  ];
}

export const projectQueries: Record<string, ViewField> = {
  project: byId((scope) => scope.argument("id")),
  projects: connection(
    newestFirst,
    projectConditions,
    (scope) => scope.argument("filter").get("scope").current !== "mine",
  ),
  projectCategories: costlyValue(
    () =>
      "array(select distinct offered.category from projects offered " +
      "where offered.status = 'open' and not offered.is_unattended order by 1)",
  ),
  projectTemplates: list([orderColumn("category", "text"), orderColumn("id", "uuid")], () => []),
  deliverableTemplates: list(
    [orderColumn("default_duration", "integer"), orderColumn("id", "uuid")],
    (template, scope) => [`${template}.category = ${scope.argument("category").as("text")}`],
  ),
};
