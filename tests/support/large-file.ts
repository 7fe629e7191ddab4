/** A file whose answer fills every buffer between the server and a client that does not read. */
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Its bytes. */
export const largeFileBytes = 32 * 1024 * 1024;

/** A folder, to be served as the web app, with `large.txt` of that size. */
export function largeFile(): string {
  const folder = mkdtempSync(join(tmpdir(), "quadwork-large-"));
  writeFileSync(join(folder, "large.txt"), Buffer.alloc(largeFileBytes, "x"));
  return folder;
}
