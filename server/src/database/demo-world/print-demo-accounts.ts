import pg from "pg";
import type { Config } from "../../config.js";
import { calendarIn } from "../../platform/clock.js";
import { hashPassword } from "../../platform/passwords.js";
import { loadDemoWorld } from "./load-demo-world.js";

/** The password of every account of the demo world, which holds no real person's data. */
const demoPassword = "quadwork-demo";

/** How many accounts are named; the others are students and clubs much like them. */
const printedAccounts = 8;

/**
 * Fills an empty database with the demo world and prints how to log in to it.
 * @throws Error when the database has other accounts, which must never share the demo's password.
 */
export async function printDemoAccounts(url: string, { timeZone }: Pick<Config, "timeZone">): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const accounts = await loadDemoWorld(client, {
      passwordHash: await hashPassword(demoPassword, { address: "localhost", known: false }),
      today: calendarIn(timeZone)(),
    });
    console.log(`\nThe demo world: invented companies, clubs and people. Everybody's password is "${demoPassword}".`);
    console.table(accounts.slice(0, printedAccounts).map(({ role, name, email }) => ({ role, name, email })));
  } finally {
    await client.end();
  }
}
