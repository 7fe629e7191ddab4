import type { EntityManager } from "typeorm";
import { randomToken } from "../../platform/tokens.js";

/** Days for which a device stays known after its last login. */
export const deviceDays = 180;
/**
 * Most recently used devices kept per person: each has a separate allowance of wrong passwords, so their number is
 * bounded.
 */
const devicesPerPerson = 10;

/** The format of {@link randomToken}; any other value was never issued. */
const wellFormed = /^[\w-]{43}$/;

const hash = (person: string, secret: string) => `sha256(convert_to(${person} || ' ' || ${secret}::text, 'UTF8'))`;

/**
 * Whether the account with this address has logged in on the device before. Runs one statement whether or not the
 * address has an account.
 * @returns the device's secret; null for a device that is unknown or not given.
 */
export async function knownDevice(
  manager: EntityManager,
  email: string,
  secret: string | null | undefined,
): Promise<string | null> {
  if (!secret || !wellFormed.test(secret)) return null;
  const rows: unknown[] = await manager.query(
    `select from profiles person join known_devices device on device.profile_id = person.id
     where person.email = $1 and device.device_hash = ${hash("person.id::text", "$2")} and device.last_used_at > now() - interval '${deviceDays} days'`,
    [email, secret],
  );
  return rows.length > 0 ? secret : null;
}

/**
 * Records a login on a device. Several people can use one device, each with the same secret.
 * @returns the device's secret: the given one, or a new one for a device without.
 */
export async function rememberDevice(
  manager: EntityManager,
  profileId: string,
  given: string | null | undefined,
): Promise<string> {
  const secret = given && wellFormed.test(given) ? given : randomToken();
  await manager.query(
    `insert into known_devices (profile_id, device_hash) values ($1::uuid, ${hash("$1::uuid::text", "$2")})
     on conflict (profile_id, device_hash) do update set last_used_at = now()`,
    [profileId, secret],
  );
  // Concurrent logins would wait for each other's rows; rows that one skips are removed by the next.
  await manager.query(
    `delete from known_devices where profile_id = $1 and device_hash in (
       select device_hash from known_devices where profile_id = $1 and (last_used_at <= now() - interval '${deviceDays} days' or device_hash in (
         select device_hash from known_devices where profile_id = $1 order by last_used_at desc, device_hash offset ${devicesPerPerson}))
       for update skip locked)`,
    [profileId],
  );
  return secret;
}

/** Forgets a person's devices when the password changes: anyone who knew the old one may have logged in on theirs. */
export async function forgetDevices(manager: EntityManager, profileId: string): Promise<void> {
  await manager.query("delete from known_devices where profile_id = $1", [profileId]);
}
