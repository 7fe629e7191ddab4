import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { limits } from "../contract/index.js";
import type { Database } from "../database/database.js";
import { credentialId, validCredential, type Claim, type SignedInViewer } from "../policy/viewer.js";
import type { Sweep } from "../platform/jobs.js";
import type { AccessTokens } from "../platform/tokens.js";

/** How long a response is stored, as a PostgreSQL interval. */
const keptFor = `${limits.idempotencyKeyHours} hours`;

/**
 * After this PostgreSQL interval, an unanswered request is considered lost: its process was killed. Longer than any
 * request can take.
 */
const deadAfter = "60 seconds";

/** Largest stored response in bytes. */
const answerAtMost = 256 * 1024;

/** The result of looking up a key. */
export type Found =
  /** The key is new: this request may run. */
  | { kind: "claimed" }
  /** The request was answered before: this is the response as JSON. */
  | { kind: "answered"; answer: string }
  /** The key was used for another request. */
  | { kind: "reused" }
  /** The first request is still running. */
  | { kind: "running" }
  /** The first request was carried out, but its response was lost with its process or too large to store. */
  | { kind: "lost" }
  /** The credential has ended. */
  | { kind: "unauthenticated" };

interface Row {
  same: boolean;
  writes: number;
  answered_at: Date | null;
  answer: Buffer | null;
  dead: boolean;
}

/**
 * What must match for two requests to be the same. Includes the scopes, so that a token never receives data it may not
 * read.
 */
export const requestHash = (parts: unknown[]): Buffer => createHash("sha256").update(JSON.stringify(parts)).digest();

/** Deletes expired keys. */
export const sweepIdempotencyKeys: Sweep = async (statements) => {
  await statements.query("delete from idempotency_keys where created_at < now() - $1::interval", [keptFor]);
};

/** The idempotency keys of mutations, in the database that all processes share. */
export class IdempotencyKeys {
  private readonly secret: Buffer;

  constructor(
    private readonly database: Database,
    accessTokens: AccessTokens,
  ) {
    this.secret = accessTokens.derivedKey("idempotency answers");
  }

  /**
   * Claims the key for a request, or reports the state of the request that has it. Of several concurrent requests, one
   * gets it.
   */
  async claim(viewer: SignedInViewer, { key, holder }: Claim, hash: Buffer): Promise<Found> {
    const [from, where] = validCredential(viewer, "$1::uuid", "$2::uuid");
    const claim = `
      with standing as (select credential.profile_id from ${from} where ${where}),
      claimed as (
        insert into idempotency_keys as known (profile_id, key, request_hash, claimed_by)
        select profile_id, $3, $4, $5 from standing
        on conflict (profile_id, key) do update
        set request_hash = excluded.request_hash, claimed_by = excluded.claimed_by, claimed_at = now(), writes = 0, answered_at = null, answer = null, created_at = now()
        where known.created_at < now() - interval '${keptFor}'
          or (known.request_hash = excluded.request_hash and known.answered_at is null and known.writes = 0 and known.claimed_at < now() - interval '${deadAfter}')
        returning 1)
      select exists (select from standing) as stands, exists (select from claimed) as claimed`;
    const lookUp = `
      select request_hash = $3 as same, writes, answered_at, answer, claimed_at < now() - interval '${deadAfter}' as dead
      from idempotency_keys where profile_id = $1 and key = $2`;
    const { dataSource } = this.database;
    for (;;) {
      const [outcome]: { stands: boolean; claimed: boolean }[] = await dataSource.query(claim, [
        credentialId(viewer),
        viewer.id,
        key,
        hash,
        holder,
      ]);
      if (!outcome!.stands) return { kind: "unauthenticated" };
      if (outcome!.claimed) return { kind: "claimed" };
      const [row]: Row[] = await dataSource.query(lookUp, [viewer.id, key, hash]);
      // Gone in the meantime: the first request failed and released the key.
      if (row) return this.stateOf(row);
    }
  }

  private stateOf({ same, answered_at, answer, dead }: Row): Found {
    if (!same) return { kind: "reused" };
    if (!answered_at) return { kind: dead ? "lost" : "running" };
    const text = answer && this.open(answer);
    return text === null ? { kind: "lost" } : { kind: "answered", answer: text };
  }

  /**
   * Stores the response. `final` says whether a repetition would get the same response; a response that is not final is
   * stored only if something was written, since running the request again would write twice. Otherwise the key is
   * released. Without a stored response, a repetition is answered that it was lost.
   */
  async finish(viewer: SignedInViewer, { key, holder }: Claim, answer: string | null, final: boolean): Promise<void> {
    const mine = [viewer.id, key, holder];
    const sealed = answer !== null && Buffer.byteLength(answer) <= answerAtMost ? this.seal(answer) : null;
    const { dataSource } = this.database;
    if (!final)
      await dataSource.query(
        "delete from idempotency_keys where profile_id = $1 and key = $2 and claimed_by = $3 and writes = 0",
        mine,
      );
    await dataSource.query(
      "update idempotency_keys set answered_at = now(), answer = $4 where profile_id = $1 and key = $2 and " +
        "claimed_by = $3",
      [...mine, sealed],
    );
  }

  private seal(text: string): Buffer {
    const nonce = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", this.secret, nonce);
    return Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
  }

  /** The decrypted text; null if the server's secret has changed. */
  private open(sealed: Buffer): string | null {
    try {
      const decipher = createDecipheriv("aes-256-gcm", this.secret, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(-16));
      return decipher.update(sealed.subarray(12, -16), undefined, "utf8") + decipher.final("utf8");
    } catch {
      return null;
    }
  }
}
