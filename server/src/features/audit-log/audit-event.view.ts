import { belongsTo, connection, orderColumn, value, type View, type ViewField } from "../../reader/view.js";

export const auditEventView: View = {
  type: "AuditEvent",
  table: "audit_events",
  visible: "audit.read",
  fields: {
    actor: belongsTo("actor_id"),
    accessTokenName: value(
      (event, scope) =>
        `(select token.name from access_tokens token where token.id = ${event}.access_token_id and token.profile_id = ${scope.viewer})`,
    ),
  },
};

const latestFirst = [orderColumn("occurred_at", "timestamptz", "desc"), orderColumn("id", "uuid", "desc")];

export const auditQueries: Record<string, ViewField> = { auditLog: connection(latestFirst, () => []) };
