import { connection, one, orderColumn, value, viewerCan, type ViewField } from "../../reader/view.js";
import { viewOf } from "../../reader/view-of.js";
import { ProfileEntity } from "../profile/index.js";
import { isSuspended, SuspensionEntity } from "../suspensions/index.js";
import { maskedEmail } from "./masked.js";
import { AccountSuspension, OperatorAccount, SuspendedAccount } from "./operator-account.type.js";

/** SQL: the person has been granted the operator's rights, with or without the second factor they need. */
export const hasGrant = (profile: string): string =>
  `exists (select from operator_grants given where given.profile_id = ${profile}.id and given.revoked_at is null)`;

export const operatorAccountView = viewOf(OperatorAccount, ProfileEntity, {
  visible: "operatorAccount.read",
  fields: {
    lastActiveAt: value(
      (person) => `(select max(used.last_used_at) from sessions used where used.profile_id = ${person}.id)`,
    ),
    organisationName: value(
      (person) =>
        `coalesce((select coalesce(led.club_name, owned.company_name) from memberships acting
           left join club_profiles led on led.id = acting.club_id left join startup_profiles owned on owned.id = acting.startup_id
           where acting.profile_id = ${person}.id),
         (select joined.club_name from student_profiles student join club_profiles joined on joined.id = student.club_id
           where student.id = ${person}.id))`,
    ),
    role: value((person) => `(select acting.role from memberships acting where acting.profile_id = ${person}.id)`),
    hasSecondFactor: value(
      (person) =>
        `exists (select from factors proof where proof.profile_id = ${person}.id and proof.status = 'verified')`,
    ),
    isOperator: value(hasGrant),
    suspension: one((suspension, _scope, person) => [`${suspension}.profile_id = ${person}.id`]),
    viewerCanSuspend: viewerCan(
      "operatorAccount.suspend",
      (person) => `not ${isSuspended(`${person}.id`)} and not ${hasGrant(person)}`,
    ),
    viewerCanReopen: viewerCan("operatorAccount.reopen", (person) => isSuspended(`${person}.id`)),
  },
});

export const accountSuspensionView = viewOf(AccountSuspension, SuspensionEntity, {
  visible: "suspension.read",
  fields: {
    suspendedByName: value(
      (suspension) =>
        `(select operator.first_name || ' ' || operator.last_name from profiles operator where operator.id = ${suspension}.suspended_by)`,
    ),
  },
});

export const suspendedAccountView = viewOf(SuspendedAccount, SuspensionEntity, {
  visible: "suspension.read",
  fields: {
    maskedEmail: value(
      (suspension) =>
        `(select ${maskedEmail("person.email")} from profiles person where person.id = ${suspension}.profile_id)`,
    ),
  },
});

export const operatorAccountQueries: Record<string, ViewField> = {
  suspendedAccounts: connection(
    [orderColumn("suspended_at", "timestamptz", "desc"), orderColumn("id", "uuid", "desc")],
    () => [],
  ),
};
