import { IsNull, type EntityManager } from "typeorm";
import type { Feature } from "../../feature.js";
import { AppError } from "../../platform/app-error.js";
import { SuspensionEntity } from "./suspension.entity.js";

export { SuspensionEntity } from "./suspension.entity.js";

/**
 * Refuses new sessions and access tokens for a suspended account. The caller holds a lock on the profile, for which a
 * suspension waits.
 * @throws AppError ACCOUNT_SUSPENDED.
 */
export async function requireNotSuspended(manager: EntityManager, profileId: string): Promise<void> {
  if (await manager.existsBy(SuspensionEntity, { profileId, reopenedAt: IsNull() }))
    throw new AppError("ACCOUNT_SUSPENDED");
}

/** SQL: the person of this id is suspended. */
export const isSuspended = (profileId: string): string =>
  `exists (select from account_suspensions standing where standing.profile_id = ${profileId} and standing.reopened_at is null)`;

/** Which accounts are suspended. Operators suspend and reopen them. */
export const suspensionsFeature: Feature = {
  entities: [SuspensionEntity],
  views: [],
  queries: {},
  resolvers: () => [],
};
