import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./test-database.ts";

/** The documents of the built web app: hash → text. */
export const persistedDocuments = (): Record<string, string> =>
  JSON.parse(readFileSync(join(repository, "web/build/client/persisted-documents.json"), "utf8")) as Record<
    string,
    string
  >;
