/**
 * `npm start`: installs what is missing, builds what changed, and runs the server in this process, so that signals
 * reach the server and the exit code is the server's; it also stops when npm does. `--demo` (`npm run demo`) starts
 * with separate demo data.
 */
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureBuilt } from "./support/build.mjs";
import { ensureInstalled } from "./support/install.mjs";
import { endWithNpm, repository } from "./support/processes.mjs";

endWithNpm();
await ensureInstalled();
// With WEB_ROOT, the web app of this repository is not needed.
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
