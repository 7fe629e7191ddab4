/** `npm run check`: types, lint, import directions, and drift of generated files. */
import { ensureBuilt } from "./support/build.mjs";
import { runChecks } from "./support/checks.mjs";
import { ensureInstalled } from "./support/install.mjs";

await ensureInstalled();
await ensureBuilt(["server"]);
const { failed } = await runChecks(process.argv.slice(2));
process.exit(failed === 0 ? 0 : 1);
