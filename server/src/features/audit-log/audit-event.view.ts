import { one, connection, orderColumn, value, type ViewField } from "../../reader/view.js";
import { viewOfTable } from "../../reader/view-of.js";
import { AuditEvent } from "./audit-event.type.js";

export const auditEventView = viewOfTable(AuditEvent, "audit_events", {
  visible: "audit.read",
  fields: {
    actor: one((actor, _scope, event) => [`${actor}.id = ${event}.actor_id`]),
    accessTokenName: value(
      (event, scope) =>
        `(select token.name from access_tokens token where token.id = ${event}.access_token_id and token.profile_id = ${scope.viewer.id})`,
    ),
  },
});

const latestFirst = [orderColumn("occurred_at", "timestamptz", "desc"), orderColumn("id", "uuid", "desc")];

export const auditQueries: Record<string, ViewField> = { auditLog: connection(latestFirst, () => []) };
