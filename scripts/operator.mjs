/**
 * `npm run operator -- grant EMAIL | revoke EMAIL | list`: decides who operates the installation. Installs what is
 * missing and builds what changed, as `npm start` does, and uses the same database.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./support/build.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { repository } from "./support/processes.mjs";

await ensureInstalled();
await ensureBuilt(["server"]);
process.env.DATABASE_DIR ??= join(repository, ".data/postgres");
await import(pathToFileURL(join(repository, "server/dist/operator.js")).href);
