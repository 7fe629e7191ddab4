import type { EntityManager } from "typeorm";
import type { Sweep } from "../../platform/jobs.js";
import type { WaitingRegistration } from "./account-mails.js";
import type { OneTimePurpose } from "./one-time-token.entity.js";
import { issueOneTimeToken } from "./one-time-tokens.js";
import type { ProfileEntity } from "../profile/index.js";

/**
 * Anyone can register anyone's address. So registrations of an address wait side by side, each with its own password
 * and link; the first whose link is opened becomes the account, and the others end. No stranger can take the place of
 * the owner's registration or change it.
 */

/**
 * Registrations that wait for one address. An address receives at most five links an hour, so that a registration stays
 * for at least an hour however many follow.
 */
const waitingAtMost = 10;

/** How long a registration waits, as a PostgreSQL interval. */
const waitsFor = "30 days";

/** Serialises what is done with an address until the transaction ends: registering, verifying, sending links. */
export async function lockAddress(manager: EntityManager, email: string): Promise<void> {
  await manager.query("select pg_advisory_xact_lock(hashtextextended('quadwork:address ' || $1, 0))", [email]);
}

/** Deletes registrations and the clubs and startups registered with them, which nobody has ever seen. */
const end = (registrations: string) => `
  with ended as (select id from profiles where email_verified_at is null and deleted_at is null and ${registrations}),
  organisations as (select club_id, startup_id from memberships where profile_id in (select id from ended)),
  clubs as (delete from club_profiles where id in (select club_id from organisations)),
  startups as (delete from startup_profiles where id in (select startup_id from organisations))
  delete from profiles where id in (select id from ended)`;

/** Ends the registrations that wait for an address, because it has an account now. */
export async function endRegistrations(manager: EntityManager, email: string): Promise<void> {
  await manager.query(end("email = $1"), [email]);
}

/** Ends the oldest registrations of an address when there are too many. */
export async function endSurplusRegistrations(manager: EntityManager, email: string): Promise<void> {
  const surplus = `id in (select id from profiles where email = $1 order by created_at desc, id desc offset ${waitingAtMost})`;
  await manager.query(end(surplus), [email]);
}

/** Ends registrations whose link was never opened. */
export const sweepRegistrations: Sweep = async (statements) => {
  await statements.query(end(`created_at < now() - interval '${waitsFor}'`));
};

/** Creates a link for each of the registrations that wait for an address. */
export async function issueLinks(
  manager: EntityManager,
  waiting: readonly ProfileEntity[],
  purpose: OneTimePurpose,
): Promise<WaitingRegistration[]> {
  const links: WaitingRegistration[] = [];
  for (const { id, userType, createdAt } of waiting)
    links.push({ userType, createdAt, token: await issueOneTimeToken(manager, id, purpose) });
  return links;
}
