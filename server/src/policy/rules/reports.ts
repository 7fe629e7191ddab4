import type { Predicate } from "./predicate.js";

// Rows of reports

/** The viewer sent the report. */
export const isReporter: Predicate = (report, viewer) => `${report}.reporter_id = ${viewer.id}`;

/**
 * The report was not sent by the viewer, and is about neither them nor the club or startup that they act for. Of those
 * who are reported nobody reads it, operators included: what it says may tell who sent it.
 */
export const isAboutOthers: Predicate = (report, viewer) =>
  `not (coalesce(${report}.reporter_id = ${viewer.id}, false) or ${report}.owner_ids @> array[${viewer.id}] or ${report}.organisation_ids && array[${viewer.club}, ${viewer.startup}])`;

/** The viewer is the operator who opened the report, the latest of several. */
export const isOpenedByViewer: Predicate = (report, viewer) => `coalesce(${report}.operator_id = ${viewer.id}, false)`;
