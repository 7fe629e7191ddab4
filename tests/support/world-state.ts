/** The state of the world of world.ts: compared by a fingerprint, and restored from a copy. */
import type pg from "pg";

async function tables(database: pg.Pool): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not in ('migrations', " +
      "'rate_limits', 'cost_budgets') order by 1",
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns how to take a fingerprint of all tables. The statement is long and runs hundreds of times: prepared, so that
 * PostgreSQL plans it once per connection.
 */
export async function digester(database: pg.Pool): Promise<() => Promise<string>> {
  const each = (await tables(database)).map((name) => {
    const value =
      name === "outbox_mails" ? "count(*)::text" : `md5(coalesce(string_agg(each::text, '|' order by each::text), ''))`;
    return `select '${name}' as name, ${value} as digest from "${name}" each`;
  });
  const statement = { name: "digest", text: each.join(" union all ") };
  return async () => {
    const { rows } = await database.query<{ name: string; digest: string }>(statement);
    return rows
      .map(({ name, digest }) => `${name} ${digest}`)
      .sort()
      .join("\n");
  };
}

/** Keeps a copy of all tables, and returns how to restore them from it. */
export async function keep(database: pg.Pool): Promise<() => Promise<void>> {
  const names = await tables(database);
  await database.query(
    `create schema kept; ${names.map((name) => `create table kept."${name}" as table public."${name}";`).join("")}`,
  );
  // Foreign keys are checked at the end of a statement, so one statement for all tables needs no order.
  const all = (name: string, write: (table: string) => string) => ({
    name,
    text: `with ${names.map((table, index) => `t${index} as (${write(table)})`).join(", ")} select`,
  });
  const clear = all("clear", (table) => `delete from public."${table}"`);
  const fill = all("fill", (table) => `insert into public."${table}" select * from kept."${table}"`);
  return async () => {
    const client = await database.connect();
    try {
      for (const statement of ["begin", clear, fill, "commit"]) await client.query(statement);
      client.release();
    } catch (error) {
      client.release(true);
      throw error;
    }
  };
}
