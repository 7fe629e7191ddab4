import { accountCells } from "./permissions/accounts.js";
import { membershipCells } from "./permissions/memberships.js";
import { operatorCells } from "./permissions/operators.js";
import { organisationCells } from "./permissions/organisations.js";
import { peopleCells } from "./permissions/people.js";
import { projectCells } from "./permissions/projects.js";
import { reportCells } from "./permissions/reports.js";
import { teamCells } from "./permissions/teams.js";
import { webhookCells } from "./permissions/webhooks.js";
import type { Cells } from "./permissions/cells.js";
import type { Resource } from "./permissions/resources.js";
import type { Rule } from "./rules.js";
import type { Role } from "./viewer.js";

export { keyOf, resources, type Resource } from "./permissions/resources.js";

/**
 * Who may do what: the specification's section 6, row by row, and what the decisions add. The rule in a cell is
 * judged on one row of the action's resource (`project.addDeliverable` on the project that gets the deliverable).
 * The kind of user is fixed at registration; the rules look up for which club or startup a person acts, and as what.
 * States (pending, open, in progress) are not permissions: services answer those with errors of their own.
 * The cells are in `./permissions`; a resource belongs to one file.
 */
export const permissions = {
  ...accountCells,
  ...webhookCells,
  ...operatorCells,
  ...reportCells,
  ...peopleCells,
  ...membershipCells,
  ...organisationCells,
  ...projectCells,
  ...teamCells,
} satisfies Cells<Resource>;

/** An action of the table. */
export type Action = keyof typeof permissions;

/** The rule for a role. */
export const ruleOf = (action: Action, role: Role): Rule => permissions[action][role];

/** The resource an action is checked on. */
export const resourceOf = (action: Action) => action.slice(0, action.indexOf(".")) as Resource;

/** The action that decides whether a row of the resource is visible. */
export const readActionOf = (resource: Resource) => `${resource}.read` as Action;
