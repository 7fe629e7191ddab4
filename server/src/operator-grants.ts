import type pg from "pg";
import { v7 as newId } from "uuid";
import { normalEmail } from "./contract/index.js";

/** A grant as the operator script lists it. */
export interface OperatorGrant {
  email: string;
  grantedAt: Date;
  revokedAt: Date | null;
  /** Whether the person has a second factor, without which the grant has no effect. */
  hasSecondFactor: boolean;
}

/** What came of a change; `unknown` where no account has the address. */
export type GrantOutcome = "done" | "nothing to do" | "unknown";

type Statements = Pick<pg.ClientBase, "query">;

/**
 * Changes the grant of the account with a verified address, in any spelling, and records it in the person's audit log,
 * without somebody who did it: the script knows no account.
 * @param statement SQL that changes the grant of `person` and returns `profile_id`.
 */
async function change(
  statements: Statements,
  email: string,
  action: "operator.grant" | "operator.revoke",
  statement: string,
): Promise<GrantOutcome> {
  const { rows } = await statements.query<{ known: boolean; changed: boolean }>(
    `with person as (
       select id from profiles where email = $1 and email_verified_at is not null and deleted_at is null for share),
     changed as (${statement}),
     noted as (
       insert into audit_events (id, action, resource, resource_id, owner_ids, organisation_ids, via_access_token)
       select $2, $3, 'operator', profile_id, array[profile_id], '{}', false from changed)
     select exists (select from person) as known, exists (select from changed) as changed`,
    [normalEmail(email), newId(), action],
  );
  if (!rows[0]!.known) return "unknown";
  return rows[0]!.changed ? "done" : "nothing to do";
}

/** Makes a person an operator. */
export const grantOperator = (statements: Statements, email: string): Promise<GrantOutcome> =>
  change(
    statements,
    email,
    "operator.grant",
    `insert into operator_grants (id, profile_id) select gen_random_uuid(), id from person
     on conflict (profile_id) where revoked_at is null do nothing returning profile_id`,
  );

/** Ends a person's grant, which binds with their next request. */
export const revokeOperator = (statements: Statements, email: string): Promise<GrantOutcome> =>
  change(
    statements,
    email,
    "operator.revoke",
    `update operator_grants given set revoked_at = now() from person
     where given.profile_id = person.id and given.revoked_at is null returning given.profile_id`,
  );

/** The latest thousand grants, those that stand first. Only whoever runs the script adds to them. */
export async function listOperators(statements: Statements): Promise<OperatorGrant[]> {
  const { rows } = await statements.query<OperatorGrant>(
    `select person.email, given.granted_at as "grantedAt", given.revoked_at as "revokedAt",
       exists (select from factors proof where proof.profile_id = person.id and proof.status = 'verified')
         as "hasSecondFactor"
     from operator_grants given join profiles person on person.id = given.profile_id
     order by given.revoked_at is not null, given.granted_at desc, given.id limit 1000`,
  );
  return rows;
}
