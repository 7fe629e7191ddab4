/** A club's people accept, withdraw, decline, leave and delete their accounts at once: there is one head, always. */
import { randomUUID } from "node:crypto";
import { inLane } from "../support/lanes.ts";
import { insertRows } from "../support/rows.ts";
import { borrowTestServer, type TestServer } from "../support/test-server.ts";
import { createWorld, startSession, worldPassword, type WorldPerson } from "../support/world.ts";
import { attempt } from "../support/writes.ts";

const ROUNDS = inLane({ gate: 10, soak: 200 });

let server: TestServer;
let passwordHash: string;

beforeAll(async () => {
  server = await borrowTestServer();
  await createWorld(server);
  const { rows } = await server.database.query<{ hash: string }>("select password_hash as hash from profiles limit 1");
  passwordHash = rows[0]!.hash;
});
afterAll(() => server?.stop());

const roles = { head: "head", successor: "officer", officer: "officer" } as const;
type Name = keyof typeof roles;

interface Scene {
  clubId: string;
  people: Record<Name, WorldPerson>;
  /** The offer of the head to the successor. */
  offerId: string;
}

/** A club with a head who has offered it to one of its officers; `alone` leaves out the other officer. */
async function scene(afterwards: "stay" | "leave", alone: boolean): Promise<Scene> {
  const { database } = server;
  const names = (Object.keys(roles) as Name[]).filter((name) => !alone || name !== "officer");
  const [clubId = ""] = await insertRows(database, "club_profiles", [
    { id: randomUUID(), club_name: "Contested", college_name: "College", secret_code: null, club_type: "other" },
  ]);
  const rows = names.map((name) => ({
    id: randomUUID(),
    email: `${name}-${randomUUID()}@world.example`,
    password_hash: passwordHash,
    email_verified_at: new Date(),
    first_name: name,
    last_name: "World",
    user_type: "club_head",
  }));
  const ids = await insertRows(database, "profiles", rows);
  await insertRows(
    database,
    "memberships",
    names.map((name, index) => ({ profile_id: ids[index], club_id: clubId, role: roles[name] })),
  );
  const people = await Promise.all(
    names.map(async (name, index) => {
      const id = ids[index]!;
      return [name, { id, email: rows[index]!.email, token: await startSession(database, id, "club_head") }] as const;
    }),
  );
  const [offerId = ""] = await insertRows(database, "handovers", [
    {
      id: randomUUID(),
      club_id: clubId,
      from_id: ids[0],
      to_id: ids[1],
      afterwards,
      expires_at: new Date(Date.now() + 60_000),
    },
  ]);
  return { clubId, people: Object.fromEntries(people) as Scene["people"], offerId };
}

const codeOf = async (answer: ReturnType<typeof attempt>) => (await answer).refusal?.code ?? "done";
const by = (name: Name, mutation: string, selection?: string) => (at: Scene) =>
  codeOf(attempt(server, at.people[name], mutation, { id: at.offerId }, selection));
const leave = (name: Name) => async (at: Scene) => {
  const { token } = at.people[name];
  const { body } = await server.graphql("mutation { leaveOrganisation { id } }", {}, { token });
  return body.errors?.[0]?.extensions?.code ?? "done";
};
const remove = (name: Name) => (at: Scene) => {
  const { email } = at.people[name];
  return codeOf(
    attempt(server, at.people[name], "deleteAccount", { password: worldPassword, confirmation: email }, ""),
  );
};
const offerTo = (name: Name) => (at: Scene) =>
  codeOf(attempt(server, at.people.head, "offerHandover", { to: at.people[name].id, afterwards: "LEAVE" }));

const accept = by("successor", "acceptHandover");
const decline = by("successor", "declineHandover");
const withdraw = by("head", "withdrawHandover");

/** What happens at once. Where the head leaves or deletes the account, nobody but the successor is there. */
const races: { alone: boolean; acts: ((at: Scene) => Promise<string>)[] }[] = [
  { alone: false, acts: [accept, withdraw, decline] },
  { alone: false, acts: [accept, leave("successor"), leave("officer"), leave("head")] },
  { alone: true, acts: [accept, remove("head"), leave("successor")] },
  { alone: true, acts: [accept, leave("head"), remove("successor")] },
  { alone: false, acts: [accept, withdraw, offerTo("officer"), leave("officer"), remove("head")] },
];
const expected = new Set([
  "done",
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "SUCCESSOR_NEEDED",
  "HANDOVER_ALREADY_OFFERED",
  "BAD_USER_INPUT",
]);

test("there is one head as long as there is a club, whatever races", async () => {
  const seen = new Set<string>();
  for (let round = 0; round < ROUNDS; round++) {
    const { alone, acts } = races[round % races.length]!;
    const at = await scene(round % 2 ? "stay" : "leave", alone);
    // Whoever starts first differs from round to round.
    const codes = await Promise.all(acts.map((_act, index) => acts[(index + round) % acts.length]!(at)));
    codes.forEach((code) => seen.add(code));
    expect(codes.filter((code) => !expected.has(code))).toEqual([]);
    const { rows } = await server.database.query(
      `select (select count(*)::int from memberships where club_id = club.id and role = 'head') as heads,
         (select count(*)::int from handovers open left join memberships sender on sender.profile_id = open.from_id
            left join memberships receiver on receiver.profile_id = open.to_id
          where open.club_id = club.id and (sender.role is distinct from 'head' or sender.club_id <> club.id
            or receiver.role is distinct from 'officer' or receiver.club_id <> club.id)) as stray
       from club_profiles club where club.id = $1`,
      [at.clubId],
    );
    const left = await server.database.query("select from memberships where club_id = $1", [at.clubId]);
    expect({ round, rows, people: left.rowCount! > 0 }).toEqual({
      round,
      rows: left.rowCount ? [{ heads: 1, stray: 0 }] : [],
      people: left.rowCount! > 0,
    });
  }
  expect([...seen]).toEqual(expect.arrayContaining(["done", "NOT_FOUND"]));
  // And so it is in the whole database.
  const { rows } = await server.database.query(
    `select club.id from club_profiles club
     where (select count(*) from memberships where club_id = club.id and role = 'head') <> 1`,
  );
  expect(rows).toEqual([]);
});
