import { readFile, writeFile } from "node:fs/promises";
import { lexicographicSortSchema, printSchema } from "graphql";
import { createSchema } from "./schema.js";

/*
 * Writes schema.graphql at the root of the repository, the contract that partners read and the web app is generated
 * from. With --check, it only compares, and fails if the file is out of date.
 */
const file = new URL("../../schema.graphql", import.meta.url);
const printed = `# Written by "npm run codegen". Do not edit.\n\n${printSchema(lexicographicSortSchema(await createSchema()))}\n`;

if (!process.argv.includes("--check")) await writeFile(file, printed);
else if ((await readFile(file, "utf8")) !== printed) {
  console.error("schema.graphql is out of date: run npm run codegen and commit the result.");
  process.exitCode = 1;
}
