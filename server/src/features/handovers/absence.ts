import type { EntityManager } from "typeorm";
import { v7 as newId } from "uuid";
import { AfterHandover, limits } from "../../contract/index.js";
import type { Dependencies } from "../../feature.js";
import type { Sweep } from "../../platform/jobs.js";
import { isStandingOffer } from "../../policy/rules.js";
import { MembershipEntity } from "../memberships/index.js";
import { askedMail, missedMail } from "./handover-mails.js";
import { isSuspended } from "../suspensions/index.js";
import { insertOffer, sidesOf } from "./handover.service.js";
import { lockMemberships, lockOrganisation } from "./locks.js";

/** Clubs and startups looked after in one hour; the others follow in the next. */
const atOnce = 100;

const days = (count: number) => `now() - interval '${count} days'`;

/**
 * Heads and owners who are away, of clubs and startups that are not offered to anybody, each with the person to ask
 * next. Away is who has used no session for so long: logging in and every refresh of a session count, programs with an
 * access token do not. Rows of sessions outlast their end until the person logs in again. Nobody is asked twice in the
 * time after which a head counts as away, and nobody who could not answer.
 *
 * Once an hour, this reads every head and owner; each is a look into three indexes.
 */
const abandoned = (of = "true") => `
  select away.profile_id as "fromId", heir.profile_id as "toId"
  from memberships away cross join lateral (
    select next.profile_id from memberships next
    where (next.club_id = away.club_id or next.startup_id = away.startup_id) and next.profile_id <> away.profile_id
      and not ${isSuspended("next.profile_id")} and coalesce(next.asked_at < ${days(limits.absenceDays)}, true)
    order by coalesce(next.position, 2147483647), next.created_at, next.profile_id limit 1) heir
  where away.role in ('head', 'owner') and away.created_at < ${days(limits.absenceDays)} and ${of}
    and not exists (select from sessions used
      where used.profile_id = away.profile_id and used.last_used_at > ${days(limits.absenceDays)})
    and not exists (select from handovers open where open.from_id = away.profile_id)
  order by away.profile_id limit ${atOnce}`;

interface Abandoned {
  fromId: string;
  toId: string;
}

/** Offers what an absent head or owner left to the next person, unless it is offered, or they are back, by now. */
async function offerTo({ mail, config }: Dependencies, manager: EntityManager, { fromId, toId }: Abandoned) {
  const memberships = await lockMemberships(manager, [fromId, toId]);
  const away = memberships.find(({ profileId }) => profileId === fromId);
  if (!away) return;
  await lockOrganisation(manager, away);
  const [still] = await manager.query<Abandoned[]>(abandoned("away.profile_id = $1"), [fromId]);
  if (still?.toId !== toId) return;
  const { clubId, startupId } = away;
  const offer = { id: newId(), clubId, startupId, fromId, toId, afterwards: AfterHandover.STAY, isForAbsence: true };
  await insertOffer(manager, offer, limits.absenceOfferDays);
  await manager.update(MembershipEntity, toId, { askedAt: () => "now()" });
  const { from, to, of } = await sidesOf(manager, offer, config.appUrl);
  await mail.enqueue(manager, askedMail(to, from, of));
  await mail.enqueue(manager, missedMail(from, to, of));
}

/** Deletes offers that have ended, and offers clubs and startups whose head or owner is away to the next in order. */
export const sweepHandovers =
  (parts: Dependencies): Sweep =>
  async (statements) => {
    await statements.query(`delete from handovers ended where not ${isStandingOffer("ended")}`);
    const { rows } = await statements.query<Abandoned>(abandoned());
    for (const each of rows) await parts.database.dataSource.transaction((manager) => offerTo(parts, manager, each));
  };
