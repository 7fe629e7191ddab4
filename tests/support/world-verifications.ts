/** The part of the {@link createWorld world} about domains that clubs and startups show to be their own. */
import { createHash, randomUUID } from "node:crypto";
import type pg from "pg";
import { insertRows } from "./rows.ts";

/** The domains of the club of `head`, which is verified, and of the startup `owner`, which is not yet. */
export const worldDomains = { head: "college.example.com", owner: "owner.example.com" };

/** Writes both, and the startup's website. A link was mailed for the startup. */
export async function insertVerifications(
  database: pg.Pool,
  { club, startup }: { club: string; startup: string },
): Promise<void> {
  const tomorrow = new Date(Date.now() + 86_400_000);
  await database.query("update startup_profiles set website = $2 where id = $1", [
    startup,
    `https://${worldDomains.owner}/`,
  ]);
  const mailed = {
    email: `office@${worldDomains.owner}`,
    mail_token_hash: createHash("sha256").update("to the office").digest(),
    mail_expires_at: tomorrow,
  };
  const one = { due_at: tomorrow, token: randomUUID() };
  await insertRows(database, "verifications", [
    { id: randomUUID(), startup_id: startup, domain: worldDomains.owner, ...one, ...mailed },
  ]);
  await insertRows(database, "verifications", [
    { id: randomUUID(), club_id: club, domain: worldDomains.head, ...one, method: "mail", checked_at: new Date() },
  ]);
}
