/**
 * Checks that schema.graphql still serves clients of the last released schema. A breaking change has to be declared
 * as a list item under "Declared" in docs/schema-changes.md, in the words of this script's report.
 *
 *   node scripts/schema-changes.mjs             fails if a breaking change is not declared
 *   node scripts/schema-changes.mjs --release   makes schema.graphql the released schema, and moves declared changes
 *                                               to "Released"
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { CriticalityLevel, diff } from "@graphql-inspector/core";
import { buildSchema } from "graphql";
import { repository } from "./support/processes.mjs";

const read = (file) => readFileSync(join(repository, file), "utf8");
const write = (file, text) => writeFileSync(join(repository, file), text);
const current = read("schema.graphql");
const declared = read("docs/schema-changes.md");

if (process.argv.includes("--release")) {
  write("docs/schema.released.graphql", current);
  const today = new Date().toISOString().slice(0, 10);
  write(
    "docs/schema-changes.md",
    declared.replace(/\n## Declared\n([^]*?)\n## Released\n/, (all, changes) =>
      changes.trim() ? `\n## Declared\n\n## Released\n\n### ${today}\n\n${changes.trim()}\n` : all,
    ),
  );
} else {
  const changes = await diff(buildSchema(read("docs/schema.released.graphql")), buildSchema(current));
  const undeclared = changes.filter(
    ({ criticality, message }) =>
      criticality.level === CriticalityLevel.Breaking && !declared.includes(`\n- ${message}\n`),
  );
  for (const { message } of undeclared)
    console.error(`Breaking change, not declared in docs/schema-changes.md:\n- ${message}`);
  process.exitCode = undeclared.length === 0 ? 0 : 1;
}
