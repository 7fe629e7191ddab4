/**
 * `npm start`: installs what is missing, builds what changed, and runs the server in this very process, so that
 * signals and the exit code are the server's own; it ends with npm, too. `--demo` (`npm run demo`) shows a world of its
 * own.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./support/build.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { endWithNpm, repository } from "./support/processes.mjs";

endWithNpm();
await ensureInstalled();
// A web app from elsewhere needs none of this repository.
await ensureBuilt(process.env.WEB_ROOT ? ["server"] : ["server", "web"]);

if (process.argv.includes("--demo")) {
  process.env.QUADWORK_DEMO = "true";
  process.env.DATABASE_DIR ??= join(repository, ".data/demo");
}
process.env.DATABASE_DIR ??= join(repository, ".data/postgres");
process.setSourceMapsEnabled(true);
const main = join(repository, "server/dist/main.js");
process.argv = [process.argv[0], main];
await import(pathToFileURL(main).href);
