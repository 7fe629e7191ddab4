import type { ClientBase } from "pg";
import { UserType } from "../../contract/index.js";
import type { DemoAccount, DemoPerson } from "./demo-world.types.js";
import { demoEmail, demoRows } from "./rows.js";
import { clubs, startups, students } from "./world.js";

export type { DemoAccount } from "./demo-world.types.js";

const account =
  (role: UserType) =>
  ({ key, firstName, lastName }: DemoPerson): DemoAccount => ({
    role,
    name: `${firstName} ${lastName}`,
    email: demoEmail(key),
  });

/** All accounts; the first of each role, which come first of all, have the most to show. */
const demoAccounts = (): DemoAccount[] => {
  const roles = [
    startups.map(account(UserType.STARTUP)),
    clubs.map(account(UserType.CLUB_HEAD)),
    students.map(account(UserType.STUDENT)),
  ];
  return [...roles.flatMap((accounts) => accounts.slice(0, 1)), ...roles.flatMap((accounts) => accounts.slice(1))];
};

/**
 * Fills an empty, migrated database with an invented world to look around in: startups, clubs, students, teams,
 * projects in all states and applications. Does nothing when that world is already there, whatever became of it since.
 *
 * @param client a connection outside of any transaction; the function opens and ends its own.
 * @param options.passwordHash stored for every account; they all share the password.
 * @param options.today the day the world is dated by, as YYYY-MM-DD.
 * @returns the accounts, the most interesting one of each role first.
 * @throws Error when the database holds other people's accounts, which a shared password must never join.
 */
export async function loadDemoWorld(
  client: ClientBase,
  options: { passwordHash: string; today: string },
): Promise<DemoAccount[]> {
  const accounts = demoAccounts();
  await client.query("begin");
  try {
    await client.query("select pg_advisory_xact_lock(hashtext('quadwork:demo-world'))");
    const {
      rows: [found],
    } = await client.query<{ loaded: boolean; inUse: boolean }>(
      `select exists (select from profiles where email = $1) as loaded, exists (select from profiles) as "inUse"`,
      [accounts[0]?.email],
    );
    if (!found?.loaded) {
      if (found?.inUse)
        throw new Error("The demo world is only loaded into an empty database, and this one has accounts.");
      for (const [table, rows] of demoRows(options)) {
        const columns = Object.keys(rows[0] ?? {}).join(", ");
        await client.query(
          `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
          [JSON.stringify(rows)],
        );
      }
    }
    await client.query("commit");
    return accounts;
  } catch (error) {
    await client.query("rollback");
    throw error;
  }
}
