import { readdir } from "node:fs/promises";
import type { MigrationInterface } from "typeorm";

/** Every migration of this folder, in the order in which they run. A migration's file name begins with its time. */
export async function loadMigrations(): Promise<(new () => MigrationInterface)[]> {
  const files = (await readdir(import.meta.dirname)).filter((name) => /^\d+-.*\.js$/.test(name)).sort();
  const modules = await Promise.all(files.map((file) => import(`./${file}`) as Promise<object>));
  return modules.flatMap((exported) => Object.values(exported));
}
