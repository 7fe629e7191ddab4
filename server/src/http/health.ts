import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.js";

/** Whether all of this version's migrations have run. Concurrent callers share one query. */
function schemaCheck({ healthPool, dataSource }: Pick<Database, "healthPool" | "dataSource">): () => Promise<boolean> {
  const ask = async () => {
    const { rows } = await healthPool.query<{ name: string }>("select name from migrations");
    const applied = new Set(rows.map((row) => row.name));
    return dataSource.migrations.every((migration) => applied.has(migration.constructor.name));
  };
  let running: Promise<boolean> | undefined;
  return () => (running ??= ask().finally(() => (running = undefined)));
}

/**
 * `GET /healthz`: the process is alive. `GET /readyz`: the database responds and has this version's schema. Uses a
 * separate connection, since a server whose connections are all busy is healthy.
 */
export function serveHealth(app: FastifyInstance, database: Database): void {
  const isMigrated = schemaCheck(database);
  app.get("/healthz", () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    try {
      if (await isMigrated()) return { status: "ready" };
      return await reply.status(503).header("retry-after", "5").send({ status: "migrating" });
    } catch {
      return reply.status(503).header("retry-after", "5").send({ status: "database unavailable" });
    }
  });
}
