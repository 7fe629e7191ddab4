import type { Feature } from "../../graphql/feature.js";
import { auditEventView, auditQueries } from "./audit-event.view.js";
import { AuditLogResolver } from "./audit-log.resolver.js";

export const auditLogFeature: Feature = {
  entities: [],
  views: [auditEventView],
  queries: auditQueries,
  resolvers: () => [new AuditLogResolver()],
};
