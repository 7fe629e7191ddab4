import type { FastifyInstance } from "fastify";
import type { Database } from "../database/database.js";
import { migrations } from "../database/migrations/index.js";

/** `GET /healthz`: the process lives. `GET /readyz`: the database answers and has this version's schema. */
export function serveHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", () => ({ status: "alive" }));

  app.get("/readyz", async (_request, reply) => {
    try {
      const { rows } = await database.readPool.query<{ name: string }>("select name from migrations");
      const applied = new Set(rows.map((row) => row.name));
      if (migrations.every((migration) => applied.has(migration.name))) return { status: "ready" };
      return await reply.status(503).header("retry-after", "5").send({ status: "migrating" });
    } catch {
      return reply.status(503).header("retry-after", "5").send({ status: "database unavailable" });
    }
  });
}
