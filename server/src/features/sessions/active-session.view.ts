import { connection, orderColumn, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { ActiveSession } from "./active-session.type.js";
import { SessionEntity } from "./session.entity.js";

/** Sessions that have neither been ended nor expired. */
export const activeSessionView = viewOf(ActiveSession, SessionEntity, {
  visible: "session.read",
  fields: { isCurrent: value((session, scope) => `${session}.id = ${scope.credential}`) },
});

export const activeSessionQueries: Record<string, ViewField> = {
  sessions: connection(
    [orderColumn("last_used_at", "timestamptz", "desc"), orderColumn("id", "uuid", "desc")],
    () => [],
  ),
};
