import { readFile, writeFile } from "node:fs/promises";
import { variables } from "./config-variables.js";

/*
 * Writes the table of environment variables in docs/operations.md from config-variables.ts. With --check, it only
 * compares, and fails if the table is out of date.
 */
const file = new URL("../../docs/operations.md", import.meta.url);
const [begin, end] = ["<!-- configuration: written by npm run codegen -->", "<!-- /configuration -->"];

const shown = (value: unknown) => {
  const text = Array.isArray(value) ? value.join(",") : String(value);
  return text === "" ? "" : `\`${text}\``;
};
const rows = Object.entries(variables).map(([name, { default: fallback, desc, choices }]) => {
  const allowed = choices ? ` One of ${choices.map(shown).join(", ")}.` : "";
  return `| \`${name}\` | ${shown(fallback)} | ${desc}${allowed} |`;
});
const table = ["| Variable | Default | Meaning |", "| --- | --- | --- |", ...rows].join("\n");

const document = await readFile(file, "utf8");
const [before, rest] = document.split(begin);
const after = rest?.split(end)[1];
if (after === undefined)
  throw new Error(`docs/operations.md has no place for the configuration table: ${begin} … ${end}`);
const current = `${before}${begin}\n\n<!-- prettier-ignore -->\n${table}\n\n${end}${after}`;

if (!process.argv.includes("--check")) await writeFile(file, current);
else if (current !== document) {
  console.error(
    "The configuration table in docs/operations.md is out of date: run npm run codegen and commit the result.",
  );
  process.exitCode = 1;
}
