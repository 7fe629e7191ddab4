import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import { limits } from "../../contract/index.js";
import { inSeconds, notPast, past } from "../../database/database-time.js";
import { condition } from "../../policy/authorize.js";
import { ruleOf } from "../../policy/permissions.js";
import type { Viewer } from "../../policy/viewer.js";
import { ClubEntity } from "./club.entity.js";
import { SecretCodeReservationEntity } from "./secret-code-reservation.entity.js";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Time to fill in a registration form, in seconds. */
const reservedFor = 60 * 60;

/** With two thousand million codes even one repetition is rare. */
const triesAtMost = 10;

const randomSecretCode = () =>
  Array.from({ length: limits.secretCodeLength }, () => alphabet[randomInt(alphabet.length)]).join("");

const withSecretCode = (manager: EntityManager, viewer: Viewer, secretCode: string) =>
  manager
    .createQueryBuilder(ClubEntity, "club")
    .where("club.secretCode = :secretCode", { secretCode })
    .andWhere(condition(ruleOf("club.lookUpSecretCode", viewer.role), "club", "null::uuid"));

/** The club with a secret code, as far as the viewer may learn of it; null for a code that opens nothing (yet). */
export function clubWithCode(manager: EntityManager, viewer: Viewer, secretCode: string): Promise<ClubEntity | null> {
  return withSecretCode(manager, viewer, secretCode).getOne();
}

/**
 * As {@link clubWithCode}, kept as it is until the transaction ends: its code is not replaced and the club not closed
 * while somebody joins.
 */
export function lockClubWithCode(
  manager: EntityManager,
  viewer: Viewer,
  secretCode: string,
): Promise<ClubEntity | null> {
  return withSecretCode(manager, viewer, secretCode).setLock("for_key_share").getOne();
}

/** Sets a code aside that no club has and nobody else is shown, for an hour or until {@link takeSecretCode}. */
export async function reserveSecretCode(manager: EntityManager): Promise<string> {
  const reservations = manager.getRepository(SecretCodeReservationEntity);
  await reservations.delete({ expiresAt: past() });
  for (let tries = 0; tries < triesAtMost; tries++) {
    const secretCode = randomSecretCode();
    const expiresAt = inSeconds(reservedFor);
    const { raw } = await reservations
      .createQueryBuilder()
      .insert()
      .values({ secretCode, expiresAt })
      .orIgnore()
      .returning("secret_code")
      .execute();
    // Asked after the reservation stands: whoever was giving this code to a club has finished by now.
    if ((raw as unknown[]).length > 0 && !(await manager.existsBy(ClubEntity, { secretCode }))) return secretCode;
  }
  throw new Error("No free secret code was found");
}

/** The code for a club that is written in the same transaction: the reserved one when it still is, else a fresh one. */
export async function takeSecretCode(manager: EntityManager, reserved?: string | null): Promise<string> {
  const claim = (secretCode: string) =>
    manager.delete(SecretCodeReservationEntity, { secretCode, expiresAt: notPast() });
  if (reserved && (await claim(reserved)).affected === 1) return reserved;
  const secretCode = await reserveSecretCode(manager);
  await claim(secretCode);
  return secretCode;
}
