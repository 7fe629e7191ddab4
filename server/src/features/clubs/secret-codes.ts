import { randomInt } from "node:crypto";
import { LessThan, MoreThan, type EntityManager } from "typeorm";
import { limits } from "../../contract/index.js";
import { ClubEntity } from "./club.entity.js";
import { SecretCodeReservationEntity } from "./secret-code-reservation.entity.js";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Time to fill in a registration form, in milliseconds. */
const reservedFor = 60 * 60_000;

/** With two thousand million codes even one repetition is rare. */
const triesAtMost = 10;

const randomCode = () =>
  Array.from({ length: limits.secretCodeLength }, () => alphabet[randomInt(alphabet.length)]).join("");

/**
 * The club behind a code, kept as it is until the transaction ends: its code is not replaced and the club not closed
 * while somebody joins.
 */
export function lockClubWithCode(manager: EntityManager, secretCode: string): Promise<ClubEntity | null> {
  return manager.findOne(ClubEntity, { where: { secretCode }, lock: { mode: "for_key_share" } });
}

/** Sets a code aside that no club has and nobody else is shown, for an hour or until {@link takeSecretCode}. */
export async function reserveSecretCode(manager: EntityManager): Promise<string> {
  const reservations = manager.getRepository(SecretCodeReservationEntity);
  await reservations.delete({ expiresAt: LessThan(new Date()) });
  for (let tries = 0; tries < triesAtMost; tries++) {
    const secretCode = randomCode();
    const expiresAt = new Date(Date.now() + reservedFor);
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
  throw new Error("No free club code was found");
}

/** The code for a club that is written in the same transaction: the reserved one when it still is, else a fresh one. */
export async function takeSecretCode(manager: EntityManager, reserved?: string | null): Promise<string> {
  const claim = (secretCode: string) =>
    manager.delete(SecretCodeReservationEntity, { secretCode, expiresAt: MoreThan(new Date()) });
  if (reserved && (await claim(reserved)).affected === 1) return reserved;
  const secretCode = await reserveSecretCode(manager);
  await claim(secretCode);
  return secretCode;
}
