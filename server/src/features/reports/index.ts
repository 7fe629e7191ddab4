import "../../graphql/enums.js";
import type { Feature } from "../../feature.js";
import { sweepReports } from "./report-sweep.js";
import { ReportEntity } from "./report.entity.js";
import { ReportResolver } from "./report.resolver.js";
import { ReportService } from "./report.service.js";
import { reportQueries, reportReviewView, reportView } from "./report.view.js";

/** What people report to the operators, and what operators answer. */
export const reportsFeature: Feature = {
  entities: [ReportEntity],
  views: [reportView, reportReviewView],
  queries: reportQueries,
  resolvers: (dependencies) => [new ReportResolver(new ReportService(dependencies))],
  sweep: () => sweepReports,
};
