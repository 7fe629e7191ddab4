import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import { limits } from "../../contract/index.js";
import { inSeconds, notPast, past } from "../../database/database-time.js";
import { condition } from "../../policy/authorize.js";
import { ruleOf } from "../../policy/permissions.js";
import { viewerSql } from "../../policy/rules.js";
import type { Viewer } from "../../policy/viewer.js";
import { ClubEntity } from "./club.entity.js";
import { SecretCodeReservationEntity } from "./secret-code-reservation.entity.js";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Seconds allowed for filling in a registration form. */
const reservedFor = 60 * 60;

/** With two billion codes, even one collision is rare. */
const triesAtMost = 10;

const randomSecretCode = () =>
  Array.from({ length: limits.secretCodeLength }, () => alphabet[randomInt(alphabet.length)]).join("");

const withSecretCode = (manager: EntityManager, viewer: Viewer, secretCode: string) =>
  manager
    .createQueryBuilder(ClubEntity, "club")
    .where("club.secretCode = :secretCode", { secretCode })
    .andWhere(condition(ruleOf("club.lookUpSecretCode", viewer.role), "club", viewerSql("null::uuid")));

/**
 * The club with a secret code, limited to what the viewer may see; null for a code that is unknown or not yet in use.
 */
export function clubWithCode(manager: EntityManager, viewer: Viewer, secretCode: string): Promise<ClubEntity | null> {
  return withSecretCode(manager, viewer, secretCode).getOne();
}

/**
 * Like {@link clubWithCode}, but locked until the transaction ends, so that the code is not replaced and the club not
 * closed while a student joins.
 */
export function lockClubWithCode(
  manager: EntityManager,
  viewer: Viewer,
  secretCode: string,
): Promise<ClubEntity | null> {
  return withSecretCode(manager, viewer, secretCode).setLock("for_key_share").getOne();
}

/** Reserves an unused code that no other visitor is shown, for an hour or until {@link takeSecretCode}. */
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
    // Checked after the reservation is written: any transaction that was giving this code to a club has finished by
    // now.
    if ((raw as unknown[]).length > 0 && !(await manager.existsBy(ClubEntity, { secretCode }))) return secretCode;
  }
  throw new Error("No free secret code was found");
}

/**
 * The code for a club written in the same transaction: the reserved one if it is still reserved, otherwise a new one.
 */
export async function takeSecretCode(manager: EntityManager, reserved?: string | null): Promise<string> {
  const claim = (secretCode: string) =>
    manager.delete(SecretCodeReservationEntity, { secretCode, expiresAt: notPast() });
  if (reserved && (await claim(reserved)).affected === 1) return reserved;
  const secretCode = await reserveSecretCode(manager);
  await claim(secretCode);
  return secretCode;
}
