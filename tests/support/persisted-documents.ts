import { readFileSync } from "node:fs";
import { join } from "node:path";
import { repository } from "./test-database.ts";

/** The built web app's file of persisted documents. */
export const persistedDocumentsFile = join(repository, "web/build/client/persisted-documents.json");

/** The documents of the built web app: hash → text. */
export const persistedDocuments = (): Record<string, string> =>
  JSON.parse(readFileSync(persistedDocumentsFile, "utf8")) as Record<string, string>;
