import { limits } from "../../contract/index.js";
import type { Scope } from "../../reader/scope.js";
import { belongsTo, byId, connection, one, orderColumn, value, viewerCan, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { DeliverableEntity } from "../projects/index.js";
import { Deliverable } from "./deliverable.type.js";

/** Whether the deliverable's project has a status. */
const ofProject = (status: "in_progress" | "completed") => (deliverable: string) =>
  `exists (select from projects held where held.id = ${deliverable}.project_id and held.status = '${status}')`;

const ofProjectInProgress = ofProject("in_progress");
const ofCompletedProject = ofProject("completed");

const canStillChange = (deliverable: string) => `not ${ofCompletedProject(deliverable)}`;

export const deliverableView = viewOf(Deliverable, DeliverableEntity, {
  visible: "deliverable.read",
  fields: {
    isOverdue: value(
      (deliverable, { today }) => `not ${deliverable}.is_completed and ${deliverable}.due_date < ${today}`,
    ),
    isDueSoon: value(
      (deliverable, { today }) =>
        `not ${deliverable}.is_completed and ${deliverable}.due_date between ${today} and ${today} + ${limits.deadlineWarningDays}`,
    ),
    dueInDays: value((deliverable, { today }) => `(${deliverable}.due_date - ${today})`),
    project: belongsTo("projectId"),
    team: one((team, _scope, deliverable) => [
      `${team}.id = (select link.team_id from team_projects link where link.project_id = ${deliverable}.project_id)`,
    ]),
    viewerCanUpdate: viewerCan("deliverable.update", canStillChange),
    viewerCanDelete: viewerCan("deliverable.delete", canStillChange),
    viewerCanSetCompletion: viewerCan("deliverable.setCompletion", canStillChange),
  },
});

const soonestFirst = [orderColumn("due_date", "date"), orderColumn("id", "uuid")];

/** SQL conditions for a DeliverableFilter. */
function filterConditions(deliverable: string, scope: Scope): (string | false)[] {
  const filter = scope.argument("filter");
  // Work on an open project has not begun, and a completed one is closed.
  const upcoming = `(not ${deliverable}.is_completed and ${ofProjectInProgress(deliverable)})`;
  return [
    filter.get("isCompleted").given && `${deliverable}.is_completed = ${filter.get("isCompleted").as("boolean")}`,
    filter.get("projectId").given && `${deliverable}.project_id = ${filter.get("projectId").id}`,
    filter.get("projectIsCompleted").given &&
      (filter.get("projectIsCompleted").current ? ofCompletedProject : canStillChange)(deliverable),
    filter.get("isUpcoming").given && (filter.get("isUpcoming").current ? upcoming : `not ${upcoming}`),
  ];
}

export const projectDeliverables: ViewField = connection(soonestFirst, (deliverable, scope, project) => [
  `${deliverable}.project_id = ${project}.id`,
  ...filterConditions(deliverable, scope),
]);

export const deliverableQueries: Record<string, ViewField> = {
  deliverable: byId((scope) => scope.argument("id")),
  deliverables: connection(soonestFirst, filterConditions),
};
