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
/**
 * Access tokens are judged by the clock of the process that gets them, which may differ so much from the one that
 * issued them. Seconds.
 */
const clockTolerance = 30;
const userTypes: ReadonlySet<unknown> = new Set(Object.values(UserType));

const nowInSeconds = () => Math.floor(Date.now() / 1000);

/** Whom an access token names, and in which session. */
export interface TokenSubject {
  role: UserType;
  /** Profile id. */
  id: string;
  sessionId: string;
}

/** A signed access token and how long it lives. */
export interface IssuedAccessToken {
  accessToken: string;
  /** Life in seconds. */
  expiresIn: number;
  /** Unix time in seconds of its end. */
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
  // As a KeyObject the secret is prepared once; as a string it would be for every check, at forty times the cost.
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
   * Whom the token names; null when it is forged, expired (by more than 30 seconds, since clocks differ) or not one of
   * ours. Whether the session still stands is not asked here.
   */
  verify(token: string): TokenSubject | null {
    const known = this.verified.get(token);
    if (known) return known.expiresAt + clockTolerance > nowInSeconds() ? known.viewer : null;
    const verified = this.check(token);
    if (verified) this.verified.set(token, verified);
    return verified?.viewer ?? null;
  }

  /** When a valid token ends, as Unix time in seconds; null when it is not valid. */
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

  /** A key of 256 bits for another purpose, derived from the same secret. */
  derivedKey(purpose: string): Buffer {
    return createHmac("sha256", this.key).update(`key for ${purpose}`).digest();
  }

  /**
   * The refresh token that follows `parent`. Derived, not random: a client that lost the answer and asks again gets
   * the same successor, although only hashes are stored.
   */
  successorOf(parent: string): string {
    return createHmac("sha256", this.key).update(`refresh token after ${parent}`).digest("base64url");
  }
}

/** A fresh opaque token with 256 random bits, safe in a link. */
export const randomToken = (): string => randomBytes(32).toString("base64url");

/** What is stored of an opaque token. It has enough random bits that a plain hash cannot be reversed. */
export const hashToken = (token: string): Buffer => createHash("sha256").update(token).digest();
