import { readFile, writeFile } from "node:fs/promises";
import { variables } from "./config.js";

/*
 * Writes the README's table of environment variables from config.ts, where each is declared. With --check it only
 * compares and fails when the table is not current.
 */
const file = new URL("../../README.md", import.meta.url);
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

const readme = await readFile(file, "utf8");
const [before, rest] = readme.split(begin);
const after = rest?.split(end)[1];
if (after === undefined) throw new Error(`README.md has no place for the configuration table: ${begin} … ${end}`);
const current = `${before}${begin}\n${table}\n${end}${after}`;

if (!process.argv.includes("--check")) await writeFile(file, current);
else if (current !== readme) {
  console.error("The README's configuration table is not current: run npm run codegen and commit the result.");
  process.exitCode = 1;
}
