import { allOf, isAboutOthers, isOpenedByViewer, isReporter } from "../rules.js";
import { operators, signedIn, signedInTo, type Cells } from "./cells.js";

/** Reports, of those who send them and of the operators who answer them. */
export const reportCells = {
  "report.read": signedInTo(isReporter),
  "report.create": signedIn,
  "reportReview.read": operators(isAboutOthers),
  "reportReview.open": operators(isAboutOthers),
  "reportReview.readContent": operators(allOf(isAboutOthers, isOpenedByViewer)),
  "reportReview.answer": operators(allOf(isAboutOthers, isOpenedByViewer)),
} satisfies Cells<"report" | "reportReview">;
