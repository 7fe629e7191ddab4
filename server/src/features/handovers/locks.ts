import { In, type EntityManager } from "typeorm";
import { validate as isUuid } from "uuid";
import { MembershipEntity } from "../memberships/index.js";

/** A club or startup, as a membership and an offer name it. */
export type Organisation = Pick<MembershipEntity, "clubId" | "startupId">;

export const isSame = (one: Organisation, other: Organisation) =>
  one.clubId === other.clubId && one.startupId === other.startupId;

/**
 * Locks these people's memberships until the transaction ends. Every write that changes one locks memberships first,
 * in the order of their people, then teams, and then the club or startup, as the deletion of an account does.
 */
export function lockMemberships(manager: EntityManager, profileIds: string[]): Promise<MembershipEntity[]> {
  return manager.find(MembershipEntity, {
    where: { profileId: In(profileIds.filter((id) => isUuid(id))) },
    order: { profileId: "ASC" },
    lock: { mode: "pessimistic_write" },
  });
}

/** Locks a club, with its teams, or a startup. Behind {@link lockMemberships}. */
export async function lockOrganisation(manager: EntityManager, { clubId, startupId }: Organisation): Promise<void> {
  await manager.query("select from club_teams where club_id = $1 order by id for no key update", [clubId]);
  await manager.query("select from club_profiles where id = $1 for no key update", [clubId]);
  await manager.query("select from startup_profiles where id = $1 for no key update", [startupId]);
}
