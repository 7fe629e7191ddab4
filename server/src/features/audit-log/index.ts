import type { Feature } from "../../feature.js";
import { auditEventView, auditQueries } from "./audit-event.view.js";
import { sweepAuditLog } from "./audit-log-sweep.js";
import { AuditLogResolver } from "./audit-log.resolver.js";

export const auditLogFeature: Feature = {
  entities: [],
  views: [auditEventView],
  queries: auditQueries,
  resolvers: () => [new AuditLogResolver()],
  sweep: ({ config }) => sweepAuditLog(config.auditLogDays),
};
