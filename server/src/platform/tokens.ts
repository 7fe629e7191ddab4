import { createHash, createHmac, createSecretKey, randomBytes, type KeyObject } from "node:crypto";
import jwt from "jsonwebtoken";
import { LRUCache } from "lru-cache";
import { validate as isUuid } from "uuid";
import type { Config } from "../config.js";
import { UserType } from "../contract/index.js";

const algorithm = "HS256";
const issuer = "quadwork";
const audience = "quadwork-api";
const verifiedAtMost = 5000;
/** Seconds by which the clocks of the processes that issue and check access tokens may differ. */
const clockTolerance = 30;
const userTypes: ReadonlySet<unknown> = new Set(Object.values(UserType));

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** The person and session that an access token names. */
export interface TokenSubject {
  role: UserType;
  /** Profile id. */
  id: string;
  sessionId: string;
}

/** A signed access token and its lifetime. */
export interface IssuedAccessToken {
  accessToken: string;
  /** Lifetime in seconds. */
  expiresIn: number;
  /** When it expires, as Unix time in seconds. */
  expiresAt: number;
}

interface Verified {
  viewer: TokenSubject;
  expiresAt: number;
}

/**
 * Signs and checks access tokens: JWTs that name the person (`sub`), the session (`sid`) and the kind of user (`role`).
 */
export class AccessTokens {
  // As a KeyObject the secret is prepared once; as a string, every check would prepare it, at forty times the cost.
  private readonly key: KeyObject;
  private readonly verified = new LRUCache<string, Verified>({ max: verifiedAtMost });

  constructor(
    secret: string,
    private readonly config: Pick<Config, "accessTokenSeconds">,
  ) {
    this.key = createSecretKey(Buffer.from(secret, "utf8"));
  }

  issue(viewer: TokenSubject): IssuedAccessToken {
    const issuedAt = nowInSeconds();
    const expiresIn = this.config.accessTokenSeconds;
    const expiresAt = issuedAt + expiresIn;
    const payload = { sub: viewer.id, sid: viewer.sessionId, role: viewer.role, iat: issuedAt, exp: expiresAt };
    return { accessToken: jwt.sign(payload, this.key, { algorithm, issuer, audience }), expiresIn, expiresAt };
  }

  /**
   * The subject of a token; null if it is forged, expired (by more than 30 seconds, since clocks differ) or not one of
   * ours. Does not check whether the session is still valid.
   */
  verify(token: string): TokenSubject | null {
    const known = this.verified.get(token);
    if (known) return known.expiresAt + clockTolerance > nowInSeconds() ? known.viewer : null;
    const verified = this.check(token);
    if (verified) this.verified.set(token, verified);
    return verified?.viewer ?? null;
  }

  /** When a valid token expires, as Unix time in seconds; null for an invalid one. */
  expiryOf(token: string): number | null {
    return this.verify(token) && (this.verified.get(token)?.expiresAt ?? null);
  }

  private check(token: string): Verified | null {
    try {
      const payload = jwt.verify(token, this.key, { algorithms: [algorithm], issuer, audience, clockTolerance });
      if (typeof payload === "string") return null;
      const { sub, exp, sid, role } = payload as Record<string, unknown>;
      if (!isUuid(sub) || !isUuid(sid) || !userTypes.has(role) || typeof exp !== "number") return null;
      return { viewer: { role: role as UserType, id: sub as string, sessionId: sid as string }, expiresAt: exp };
    } catch {
      return null;
    }
  }

  /** A 256-bit key for another purpose, derived from the same secret. */
  derivedKey(purpose: string): Buffer {
    return createHmac("sha256", this.key).update(`key for ${purpose}`).digest();
  }

  /**
   * The refresh token that follows `parent`. Derived instead of random: a client that lost the response and asks again
   * gets the same successor, although only hashes are stored.
   */
  successorOf(parent: string): string {
    return createHmac("sha256", this.key).update(`refresh token after ${parent}`).digest("base64url");
  }
}

/** A new opaque token with 256 random bits, URL-safe. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** The stored hash of an opaque token, which has enough random bits that a plain hash cannot be reversed. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
