/** Personal access tokens written straight into the database. */
import { createHash, randomBytes, randomUUID } from "node:crypto";
import { crc32 } from "node:zlib";
import type pg from "pg";
import { insertRows } from "./rows.ts";

/** A random text in the format of a personal access token, as in docs/access-tokens.md. */
export function madeUpAccessToken(): string {
  const body = `quadwork_${randomBytes(24).toString("hex")}`;
  return body + crc32(body).toString(16).padStart(8, "0");
}

/** Inserts an access token for a person. `scopes` are database values such as `projects_read`. */
export async function insertAccessToken(
  database: pg.Pool,
  profileId: string,
  scopes: string[],
  values: Record<string, unknown> = {},
) {
  const token = madeUpAccessToken();
  const [id = ""] = await insertRows(database, "access_tokens", [
    {
      id: randomUUID(),
      profile_id: profileId,
      name: "Token",
      scopes,
      token_hash: createHash("sha256").update(token).digest(),
      last_four: token.slice(-4),
      ...values,
    },
  ]);
  return { id, token };
}
