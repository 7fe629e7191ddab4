import { randomInt } from "node:crypto";
import type { EntityManager } from "typeorm";
import { limits } from "../../contract/index.js";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";

/** Hours for which a code shown on a registration form stays reserved. */
const reservationHours = 24;

const randomCode = () => Array.from({ length: limits.secretCodeLength }, () => alphabet[randomInt(alphabet.length)]).join("");

/**
 * Reserves a fresh club code that no club has and no registration form shows. Expired reservations are cleared on the way.
 * @returns 6 characters A-Z and 0-9.
 */
export async function reserveSecretCode(manager: EntityManager): Promise<string> {
  await manager.query("delete from secret_code_reservations where expires_at < now()");
  for (;;) {
    const code = randomCode();
    const reserved: unknown[] = await manager.query(
      `insert into secret_code_reservations (secret_code, expires_at)
       select $1::text, now() + make_interval(hours => $2) where not exists (select from club_profiles where secret_code = $1)
       on conflict do nothing returning secret_code`,
      [code, reservationHours],
    );
    if (reserved.length) return code;
  }
}

/**
 * Takes a code out of reservation for a club that is about to be written: the offered one where it is still reserved,
 * else a fresh one. Only codes made here ever reach a club.
 */
export async function takeSecretCode(manager: EntityManager, offered?: string | null): Promise<string> {
  const code = offered ?? (await reserveSecretCode(manager));
  const taken = await release(manager, code);
  return taken ? code : takeSecretCode(manager);
}

async function release(manager: EntityManager, code: string): Promise<boolean> {
  const [rows]: [unknown[], number] = await manager.query("delete from secret_code_reservations where secret_code = $1 and expires_at > now() returning secret_code", [code]);
  return rows.length > 0;
}
