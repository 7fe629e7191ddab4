import type { EntityManager } from "typeorm";
import { termsVersion } from "../../contract/index.js";
import { TermsAcceptanceEntity } from "./terms-acceptance.entity.js";

/** Stores that a person accepts a version. Accepting it again keeps the time of the first. */
export async function noteAcceptance(manager: EntityManager, profileId: string, version: string): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(TermsAcceptanceEntity)
    .values({ profileId, version })
    .orIgnore()
    .execute();
}

/** The version that a person has yet to accept; null if they have accepted the current one. */
export async function termsToAccept(manager: EntityManager, profileId: string): Promise<string | null> {
  const isAccepted = await manager.existsBy(TermsAcceptanceEntity, { profileId, version: termsVersion });
  return isAccepted ? null : termsVersion;
}
