/** Where the tests of verification play: a world, the name server that its server asks, and the steps of most tests. */
import { startNameServer, type NameServer } from "./name-server.ts";
import { startTestServer, type TestServer } from "./test-server.ts";
import { badgesFor, deedsIn, type Badge, type Challenge } from "./verifications.ts";
import { createWorld, type PersonName, type World, type WorldPerson } from "./world.ts";
import { attempt, write } from "./writes.ts";

const CHALLENGE = "{ id domain recordName fileUrl proof isVerified expiresAt email }";

type Attempt = ReturnType<typeof attempt<Challenge>>;

/** The server, its world and name server, and the steps. People default to the startup's `owner`. */
export interface VerificationScene {
  server: TestServer;
  world: World;
  names: NameServer;
  person(name: PersonName): WorldPerson;
  setWebsite(website: string | null): Promise<unknown>;
  start(name?: PersonName, input?: object): Promise<Challenge>;
  check(method: string, name?: PersonName): Attempt;
  sendMail(email: string, name?: PersonName): Attempt;
  /** The badges of the startup `owner` and the club `head`, as a person sees them: `member` unless named. */
  badges(name?: PersonName): Promise<{ startup: Badge | null; club: Badge | null }>;
  deeds(): ReturnType<typeof deedsIn>;
  /** Removes verifications, records, mails and what rate limits count. */
  clear(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a server of its own, since it asks the scene's name server. Private addresses are allowed. */
export async function setVerificationScene(): Promise<VerificationScene> {
  const names = await startNameServer();
  const server = await startTestServer({ environment: { DNS_SERVERS: names.address, WEBHOOK_TIMEOUT_MS: "400" } });
  const world = await createWorld(server);
  const person = (name: PersonName) => world.people[name];
  return {
    server,
    world,
    names,
    person,
    setWebsite: (website) => write(server, person("owner"), "updateStartup", { website }),
    start: (name = "owner", input = {}) => write(server, person(name), "startVerification", input, CHALLENGE),
    check: (method, name = "owner") => attempt(server, person(name), "checkVerification", { method }, CHALLENGE),
    sendMail: (email, name = "owner") => attempt(server, person(name), "sendVerificationMail", { email }, CHALLENGE),
    badges: (name = "member") => badgesFor(server, world, name),
    deeds: () => deedsIn(server),
    async clear() {
      names.clear();
      server.mails.clear();
      for (const table of ["verifications", "audit_events", "outbox_mails", "rate_limits"])
        await server.database.query(`delete from ${table}`);
    },
    async stop() {
      await Promise.all([server.stop(), names.stop()]);
    },
  };
}
