import type { EntityManager } from "typeorm";
import { isSameName, limits } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import { record } from "../../policy/audit.js";
import type { Permit } from "../../policy/permit.js";
import { ProfileEntity } from "../profile/index.js";
import { leadOf, organisationName } from "./acting.js";
import { unverifiedMail } from "./membership-mails.js";
import type { MembershipEntity } from "./membership.entity.js";

/** A name before and after a change; undefined if it was left out. */
type NameChange = [before: string, after: string | null | undefined];

/**
 * Ends the verification of a club or startup that has another name now: the badge would vouch for a name that was never
 * checked. The text to publish stays, so that a record or file that is still there verifies the domain again. A mailed
 * link that asked about the former name stops working. Tells the head or owner. Call it after the change, with the club
 * or startup locked.
 */
export async function endVerificationIfRenamed(
  { mail, config }: Pick<Dependencies, "mail" | "config">,
  manager: EntityManager,
  { person }: Permit,
  organisation: Pick<MembershipEntity, "clubId" | "startupId">,
  names: NameChange[],
): Promise<void> {
  if (names.every(([before, after]) => after == null || isSameName(before, after))) return;
  const isTheirs = "(club_id = $1 or startup_id = $2)";
  const theirs = [organisation.clubId, organisation.startupId];
  await manager.query(
    `update verifications set mail_token_hash = null, mail_expires_at = null where ${isTheirs}`,
    theirs,
  );
  const [[ended]] = await manager.query<[{ id: string; domain: string }[], number]>(
    `update verifications set method = null, checked_at = null, failing_since = null,
       due_at = now() + make_interval(days => ${limits.verificationPendingDays})
     where ${isTheirs} and checked_at is not null returning id, domain`,
    theirs,
  );
  if (!ended) return;
  await record(manager, { person, action: "verification.end" }, ended.id);
  const lead = await manager.findOneByOrFail(ProfileEntity, { id: await leadOf(manager, organisation) });
  const name = (await organisationName(manager, organisation))!;
  const what = organisation.clubId ? "The name of the club or of its college" : "The company's name";
  await mail.enqueue(manager, unverifiedMail(lead, { name, what, domain: ended.domain }, config.appUrl));
}
