/** What the tests of verification look at: the badges, the rows behind them, and the record. */
import type { TestServer } from "./test-server.ts";
import type { PersonName, World } from "./world.ts";

/** The domain of the startup `owner` in these tests, and where its proof is looked for. */
export const DOMAIN = "northwind.example.com";
export const RECORD = `_quadwork.${DOMAIN}`;
export const FILE = "/.well-known/quadwork-verification.txt";

/** What a startup or club has to publish. */
export interface Challenge {
  id: string;
  domain: string;
  proof: string;
  isVerified: boolean;
  expiresAt: string | null;
}

/** What everybody sees of a verified domain. */
export interface Badge {
  domain: string;
  method: string;
  checkedAt: string;
}

/** The badges of the startup `owner` and the club `head`, as a person sees them. */
export async function badgesFor(server: TestServer, world: World, name: PersonName) {
  const { startup, club } = await server.request<Record<"startup" | "club", { verification: Badge | null }>>(
    "query ($startup: ID!, $club: ID!) { startup(id: $startup) { verification { domain method checkedAt } } " +
      "club(id: $club) { verification { domain method checkedAt } } }",
    { startup: world.startups.owner, club: world.clubs.head },
    world.people[name],
  );
  return { startup: startup.verification, club: club.verification };
}

/** What the audit log says was done to verifications, oldest first. */
export const deedsIn = async ({ database }: TestServer) =>
  (
    await database.query<{ action: string; actor_id: string | null }>(
      `select action, actor_id from audit_events where resource in ('verification', 'waitingDomain')
       order by occurred_at, id`,
    )
  ).rows;

/** Every verification: days until the next check, whether the last one failed, and whether it stands. */
export const stateIn = async ({ database }: TestServer) =>
  (
    await database.query<{ days: number; failing: boolean; verified: boolean }>(
      `select round(extract(epoch from due_at - now()) / 86400)::integer as days,
         failing_since is not null as failing, checked_at is not null as verified from verifications`,
    )
  ).rows;
