/** How a viewer relates to a row. Files import only from those listed before them. */
export * from "./rules/viewer.js";
export * from "./rules/predicate.js";
export * from "./rules/acting.js";
export * from "./rules/accounts.js";
export * from "./rules/projects.js";
export * from "./rules/applications.js";
export * from "./rules/teams.js";
export * from "./rules/people.js";
export * from "./rules/reports.js";
export * from "./rules/organisations.js";
