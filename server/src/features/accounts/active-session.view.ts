import { list, orderColumn, value, type View, type ViewField } from "../../reader/view.js";

/** Sessions that still stand; those that ended are nothing anybody needs to see. */
export const activeSessionView: View = {
  type: "ActiveSession",
  table: "sessions",
  visible: "session.read",
  fields: { isCurrent: value((session, scope) => `${session}.id = ${scope.credential}`) },
};

export const activeSessionQueries: Record<string, ViewField> = {
  sessions: list([orderColumn("last_used_at", "timestamptz", "desc"), orderColumn("id", "uuid", "desc")], () => []),
};
