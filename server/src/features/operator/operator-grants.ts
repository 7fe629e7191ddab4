import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { normalEmail } from "../../contract/index.js";

/** A grant as the operator script lists it. */
export interface OperatorGrant {
  email: string;
  grantedAt: Date;
  revokedAt: Date | null;
  /** Whether the person has a second factor, without which the grant has no effect. */
  hasSecondFactor: boolean;
}

type Outcome = "done" | "nothing to do" | "unknown";

/** Runs a statement that returns the changed grant, on the account with a verified address in any spelling. */
async function change(
  manager: EntityManager,
  email: string,
  action: "operator.grant" | "operator.revoke",
  statement: string,
): Promise<Outcome> {
  return manager.transaction(async (inside) => {
    const [person]: { id: string }[] = await inside.query(
      "select id from profiles where email = $1 and email_verified_at is not null and deleted_at is null for share",
      [normalEmail(email)],
    );
    if (!person) return "unknown";
    // In the person's audit log, without somebody who did it: the script knows no account.
    const noted: unknown[] = await inside.query(
      `with changed as (${statement})
       insert into audit_events (id, action, resource, resource_id, owner_ids, organisation_ids, via_access_token)
       select $2, $3, 'operator', profile_id, array[profile_id], '{}', false from changed returning id`,
      [person.id, newId(), action],
    );
    return noted.length ? "done" : "nothing to do";
  });
}

/** Makes a person an operator. */
export const grantOperator = (manager: EntityManager, email: string): Promise<Outcome> =>
  change(
    manager,
    email,
    "operator.grant",
    `insert into operator_grants (id, profile_id) values (gen_random_uuid(), $1)
     on conflict (profile_id) where revoked_at is null do nothing returning profile_id`,
  );

/** Ends a person's grant, which binds with their next request. */
export const revokeOperator = (manager: EntityManager, email: string): Promise<Outcome> =>
  change(
    manager,
    email,
    "operator.revoke",
    "update operator_grants set revoked_at = now() where profile_id = $1 and revoked_at is null returning profile_id",
  );

/** The latest thousand grants, those that stand first. Only whoever runs the script adds to them. */
export const listOperators = (manager: EntityManager): Promise<OperatorGrant[]> =>
  manager.query(
    `select person.email, granted.granted_at as "grantedAt", granted.revoked_at as "revokedAt",
       exists (select from factors proof where proof.profile_id = person.id and proof.status = 'verified')
         as "hasSecondFactor"
     from operator_grants granted join profiles person on person.id = granted.profile_id
     order by granted.revoked_at is not null, granted.granted_at desc, granted.id limit 1000`,
  );
