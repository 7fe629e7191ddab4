import type { Feature } from "../../feature.js";
import { viewerCan } from "../../reader/view.js";
import { FailureResolver } from "./failure.resolver.js";
import { FailureService } from "./failure.service.js";
import { sweepFailedJobs } from "./failure-sweep.js";
import { failedJobView, failedMailView, failureQueries } from "./failure.view.js";
import { OperatorAccountResolver } from "./operator-account.resolver.js";
import { OperatorAccountService } from "./operator-account.service.js";
import {
  accountSuspensionView,
  operatorAccountQueries,
  operatorAccountView,
  suspendedAccountView,
} from "./operator-account.view.js";
import { OperatorGrantEntity } from "./operator-grant.entity.js";
import { ProfileOperatorField } from "./operator.extensions.js";
import { StatisticsResolver } from "./statistics.resolver.js";
import { StatisticsService } from "./statistics.service.js";

/** What whoever runs the installation sees and does. Who that is, `npm run operator` decides. */
export const operatorFeature: Feature = {
  entities: [OperatorGrantEntity],
  views: [operatorAccountView, accountSuspensionView, suspendedAccountView, failedMailView, failedJobView],
  queries: { ...operatorAccountQueries, ...failureQueries },
  extensions: { Profile: { viewerCanOperate: viewerCan("operator.read") } },
  declarations: [ProfileOperatorField],
  sweep: () => sweepFailedJobs,
  resolvers: (dependencies) => [
    new OperatorAccountResolver(new OperatorAccountService(dependencies)),
    new FailureResolver(new FailureService(dependencies)),
    new StatisticsResolver(new StatisticsService(dependencies)),
  ],
};
