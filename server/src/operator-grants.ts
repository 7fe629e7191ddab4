import type pg from "pg";
import { v7 as newId } from "uuid";
import { normalEmail } from "./contract/index.js";
import { operatorGrantedMail, operatorRevokedMail } from "./operator-mails.js";
import type { MailOutbox } from "./platform/mail/mail-outbox.js";

/** A grant as the operator script lists it. */
export interface OperatorGrant {
  email: string;
  grantedAt: Date;
  revokedAt: Date | null;
}

/** What came of a change; `unknown` where no account has the address, `unprotected` where it has no second factor. */
export type GrantOutcome = "done" | "nothing to do" | "unknown" | "unprotected";

type Statements = Pick<pg.ClientBase, "query">;

/** What a change needs besides the database. */
interface Notice {
  outbox: MailOutbox;
  appUrl: string;
}

interface Person {
  id: string;
  email: string;
  firstName: string;
}

/**
 * Changes the grant of the account with a verified address, in any spelling, records it in the person's audit log,
 * without somebody who did it, since the script knows no account, and tells the person by mail: all or nothing.
 */
async function change(
  statements: Statements,
  email: string,
  action: "operator.grant" | "operator.revoke",
  work: (person: Person) => Promise<"done" | "nothing to do" | "unprotected">,
  tell: (person: Person) => Promise<void>,
): Promise<GrantOutcome> {
  await statements.query("begin");
  try {
    // Removing a factor waits for this lock, and the other way round.
    const { rows } = await statements.query<Person>(
      `select id, email, first_name as "firstName" from profiles
       where email = $1 and email_verified_at is not null and deleted_at is null for no key update`,
      [normalEmail(email)],
    );
    const [person] = rows;
    const outcome = person ? await work(person) : "unknown";
    if (person && outcome === "done") {
      await statements.query(
        `insert into audit_events (id, action, resource, resource_id, owner_ids, organisation_ids, via_access_token)
         values ($1, $2, 'operator', $3, array[$3::uuid], '{}', false)`,
        [newId(), action, person.id],
      );
      await tell(person);
    }
    await statements.query("commit");
    return outcome;
  } catch (error) {
    await statements.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Makes a person with a second factor an operator. Without one, whoever knows the password could enrol it. */
export const grantOperator = (statements: Statements, email: string, { outbox, appUrl }: Notice) =>
  change(
    statements,
    email,
    "operator.grant",
    async ({ id }) => {
      const { rowCount: factors } = await statements.query(
        "select from factors where profile_id = $1 and status = 'verified'",
        [id],
      );
      if (!factors) return "unprotected";
      const { rowCount: granted } = await statements.query(
        `insert into operator_grants (id, profile_id) values ($1, $2)
         on conflict (profile_id) where revoked_at is null do nothing`,
        [newId(), id],
      );
      return granted ? "done" : "nothing to do";
    },
    (person) => outbox.enqueue(statements, operatorGrantedMail(person, appUrl)),
  );

/** Ends a person's grant, which binds with their next request. */
export const revokeOperator = (statements: Statements, email: string, { outbox, appUrl }: Notice) =>
  change(
    statements,
    email,
    "operator.revoke",
    async ({ id }) => {
      const { rowCount: revoked } = await statements.query(
        "update operator_grants set revoked_at = now() where profile_id = $1 and revoked_at is null",
        [id],
      );
      return revoked ? "done" : "nothing to do";
    },
    (person) => outbox.enqueue(statements, operatorRevokedMail(person, appUrl)),
  );

/** The latest thousand grants, those that stand first. Only whoever runs the script adds to them. */
export async function listOperators(statements: Statements): Promise<OperatorGrant[]> {
  const { rows } = await statements.query<OperatorGrant>(
    `select person.email, given.granted_at as "grantedAt", given.revoked_at as "revokedAt"
     from operator_grants given join profiles person on person.id = given.profile_id
     order by given.revoked_at is not null, given.granted_at desc, given.id limit 1000`,
  );
  return rows;
}
