import { isOperator } from "../../policy/rules.js";
import { connection, newestFirst, orderColumn, viewerCan, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { ReportEntity } from "./report.entity.js";
import { Report, ReportReview } from "./report.type.js";

export const reportView = viewOf(Report, ReportEntity, { visible: "report.read", fields: {} });

export const reportReviewView = viewOf(ReportReview, ReportEntity, {
  visible: "reportReview.read",
  fields: { viewerCanAnswer: viewerCan("reportReview.answer", (report) => `${report}.outcome is null`) },
});

const oldestFirst = [orderColumn("created_at", "timestamptz"), orderColumn("id", "uuid")];

export const reportQueries: Record<string, ViewField> = {
  sentReports: connection(newestFirst, () => []),
  openReports: connection(oldestFirst, (report, { viewer }) => [
    `${report}.outcome is null`,
    isOperator(report, viewer),
  ]),
};
