import { limits } from "../../contract/index.js";
import type { Scope } from "../../reader/scope.js";
import {
  belongsTo,
  byId,
  connection,
  one,
  orderColumn,
  value,
  viewerCan,
  type View,
  type ViewField,
} from "../../reader/view.js";

export const deliverableView: View = {
  type: "Deliverable",
  table: "project_deliverables",
  visible: "deliverable.read",
  fields: {
    isOverdue: value(
      (deliverable, { today }) => `not ${deliverable}.is_completed and ${deliverable}.due_date < ${today}`,
    ),
    isDueSoon: value(
      (deliverable, { today }) =>
        `not ${deliverable}.is_completed and ${deliverable}.due_date between ${today} and ${today} + ${limits.deadlineWarningDays}`,
    ),
    project: belongsTo("project_id"),
    team: one((team, _scope, deliverable) => [
      `${team}.id = (select link.team_id from team_projects link where link.project_id = ${deliverable}.project_id)`,
    ]),
    viewerCanUpdate: viewerCan("deliverable.update"),
    viewerCanDelete: viewerCan("deliverable.delete"),
    viewerCanSetCompletion: viewerCan("deliverable.setCompletion"),
  },
};

const soonestFirst = [orderColumn("due_date", "date"), orderColumn("id", "uuid")];

/** Conditions of a DeliverableFilter. */
function narrowed(deliverable: string, scope: Scope): (string | false)[] {
  const filter = scope.argument("filter");
  const ofCompletedProject = `exists (select from projects held where held.id = ${deliverable}.project_id and held.status = 'completed')`;
  return [
    filter.get("isCompleted").given && `${deliverable}.is_completed = ${filter.get("isCompleted").as("boolean")}`,
    filter.get("projectId").given && `${deliverable}.project_id = ${filter.get("projectId").id}`,
    filter.get("projectIsCompleted").given &&
      (filter.get("projectIsCompleted").current ? ofCompletedProject : `not ${ofCompletedProject}`),
  ];
}

export const projectDeliverables: ViewField = connection(soonestFirst, (deliverable, scope, project) => [
  `${deliverable}.project_id = ${project}.id`,
  ...narrowed(deliverable, scope),
]);

export const deliverableQueries: Record<string, ViewField> = {
  deliverable: byId((scope) => scope.argument("id")),
  deliverables: connection(soonestFirst, narrowed),
};
