import { connection, orderColumn, value, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { VerificationEntity } from "./verification.entity.js";
import { WaitingDomain } from "./waiting-domain.type.js";

export const waitingDomainView = viewOf(WaitingDomain, VerificationEntity, {
  visible: "waitingDomain.read",
  fields: {
    organisationName: value(
      (row) =>
        `coalesce((select club.club_name from club_profiles club where club.id = ${row}.club_id),
           (select startup.company_name from startup_profiles startup where startup.id = ${row}.startup_id))`,
    ),
  },
});

/** Those that end soonest come first. */
export const waitingDomainQueries: Record<string, ViewField> = {
  waitingDomains: connection([orderColumn("due_at", "timestamptz"), orderColumn("id", "uuid")], () => []),
};
