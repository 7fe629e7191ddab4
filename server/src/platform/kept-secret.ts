import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A random secret in a file of `directory` that only its owner can read; created on first use. */
export function keptSecret(directory: string): string {
  const file = path.join(directory, "jwt-secret");
  mkdirSync(directory, { recursive: true });
  try {
    writeFileSync(file, randomBytes(48).toString("base64url"), { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}
