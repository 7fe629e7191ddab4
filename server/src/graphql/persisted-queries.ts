import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import { LRUCache } from "lru-cache";
import type { Config } from "../config.js";
import type { Log } from "../platform/log.js";

/**
 * File in the folder of the built web app: hash → text of each persisted document. web/persisted-documents.ts writes
 * it.
 */
export const persistedDocumentsFile = "persisted-documents.json";

/** What Apollo puts before a hash. */
const prefix = "apq:";

async function readManifest(file: string, log: Log): Promise<Record<string, unknown>> {
  try {
    return JSON.parse(await readFile(file, "utf8")) as Record<string, unknown>;
  } catch (error) {
    // Without a built web app, no client uses these hashes.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT")
      log.error(`${persistedDocumentsFile} of the web app cannot be read`);
    return {};
  }
}

/**
 * The documents of the built web app by hash, so that its first request after a start needs no second round trip. A
 * text that does not match its hash is left out; whether it is a valid document is checked on use, like any other.
 */
export async function readOwnDocuments(
  { webRoot }: Pick<Config, "webRoot">,
  log: Log,
): Promise<ReadonlyMap<string, string>> {
  const own = new Map<string, string>();
  for (const [hash, text] of Object.entries(await readManifest(path.join(webRoot, persistedDocumentsFile), log))) {
    if (typeof text === "string" && createHash("sha256").update(text).digest("hex") === hash)
      own.set(prefix + hash, text);
    else log.error({ hash: hash.slice(0, 64) }, "a persisted document of the web app does not match its hash");
  }
  return own;
}

/**
 * Documents that clients name by hash: the web app's own, kept for good, and the most recently used others, a few
 * hundred of maximum size.
 */
export function persistedQueries(own: ReadonlyMap<string, string>) {
  const others = new LRUCache<string, string>({
    maxSize: 16_000_000,
    sizeCalculation: (document) => document.length + 1,
  });
  return {
    get: async (key: string) => own.get(key) ?? others.get(key),
    set: async (key: string, document: string) => void (own.has(key) || others.set(key, document)),
    delete: async (key: string) => others.delete(key),
  };
}
