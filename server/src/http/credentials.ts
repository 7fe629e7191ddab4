import { LRUCache } from "lru-cache";
import type { AccessScope, UserType } from "../contract/index.js";
import type { Database } from "../database/database.js";
import { claimsToBePersonal, isPersonalAccessToken } from "../platform/personal-access-tokens.js";
import { hashToken, type AccessTokens } from "../platform/tokens.js";
import { anonymous, type TokenViewer, type Viewer } from "../policy/viewer.js";

const bearer = /^Bearer +(\S+)$/i;
const knownAtMost = 5000;
/** Minimum milliseconds between two writes of a token's last use. */
const usedEvery = 60_000;

interface TokenRow {
  id: string;
  profile_id: string;
  user_type: UserType;
  scopes: AccessScope[];
}

/** Authenticates requests, by a session's access token or a personal one. */
export class Credentials {
  // A token's owner and scopes never change; whether it is still valid is checked by every statement. So this cache
  // never outlives a revocation.
  private readonly known = new LRUCache<string, TokenViewer>({ max: knownAtMost });
  private readonly used = new LRUCache<string, true>({ max: knownAtMost, ttl: usedEvery });

  constructor(
    private readonly database: Database,
    private readonly accessTokens: AccessTokens,
    private readonly onError: (error: unknown) => void,
  ) {}

  /**
   * The viewer that an Authorization header names; anonymous if it is missing, forged, unknown or has ended.
   * @throws errors of the database, the first time this process sees a personal access token.
   */
  async viewerOf(authorization: string | undefined): Promise<Viewer> {
    const token = bearer.exec(authorization ?? "")?.[1];
    if (!token) return anonymous;
    if (!claimsToBePersonal(token)) return this.accessTokens.verify(token) ?? anonymous;
    const viewer = await this.personal(token);
    if (!viewer) return anonymous;
    this.noteUse(viewer.accessToken.id);
    return viewer;
  }

  /**
   * When a session's access token expires, as Unix time in seconds; null for other credentials, whose expiry only their
   * row knows.
   */
  expiryOf(authorization: string | undefined): number | null {
    const token = bearer.exec(authorization ?? "")?.[1];
    return token && !claimsToBePersonal(token) ? this.accessTokens.expiryOf(token) : null;
  }

  private async personal(token: string): Promise<TokenViewer | null> {
    if (!isPersonalAccessToken(token)) return null;
    const hash = hashToken(token);
    const key = hash.toString("base64");
    const known = this.known.get(key);
    if (known) return known;
    const { rows } = await this.database.readPool.query<TokenRow>(
      `select token.id, token.profile_id, token.scopes, person.user_type from access_tokens token join profiles person on person.id = token.profile_id
       where token.token_hash = $1 and token.revoked_at is null and (token.expires_at is null or token.expires_at > now())`,
      [hash],
    );
    const [row] = rows;
    if (!row) return null;
    const viewer: TokenViewer = {
      role: row.user_type,
      id: row.profile_id,
      sessionId: null,
      accessToken: { id: row.id, scopes: row.scopes },
    };
    this.known.set(key, viewer);
    return viewer;
  }

  /** Records the time of use without delaying the request. */
  private noteUse(id: string): void {
    if (this.used.has(id)) return;
    this.used.set(id, true);
    this.database.dataSource
      .query(
        `update access_tokens set last_used_at = now() where id = $1 and revoked_at is null and (expires_at is null or expires_at > now())
         and (last_used_at is null or last_used_at < now() - interval '1 minute')`,
        [id],
      )
      .catch(this.onError);
  }
}
