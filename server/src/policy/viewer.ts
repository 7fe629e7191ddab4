import type { AccessScope, UserType } from "../contract/index.js";

/** Who may be told apart by a rule: the three kinds of user, and everybody else. */
export type Role = UserType | "anonymous";

/** One use of an Idempotency-Key, to which the writes of its request are tied. */
export interface Claim {
  key: string;
  /** Names this use, and nobody else's: unlike a request's id it does not come from outside. */
  holder: string;
}

interface Person {
  role: UserType;
  /** Profile id; also that of a student's profile. */
  id: string;
  /** The request that is being answered, to which writes are tied. Absent where there is none. */
  request?: { id: string; claim?: Claim };
}

/** A person in a session. Whether it still stands is asked with each statement. */
export interface SessionViewer extends Person {
  sessionId: string;
  accessToken?: undefined;
}

/** A person's program with a personal access token. Whether it still stands is asked with each statement. */
export interface TokenViewer extends Person {
  sessionId: null;
  /** The token's row, and what it may be used for. */
  accessToken: { id: string; scopes: readonly AccessScope[] };
}

export type SignedInViewer = SessionViewer | TokenViewer;

/** Whoever sent a request without a credential. */
export interface AnonymousViewer {
  role: "anonymous";
  id: null;
  sessionId: null;
  accessToken?: undefined;
}

export type Viewer = SignedInViewer | AnonymousViewer;

export const anonymous: AnonymousViewer = { role: "anonymous", id: null, sessionId: null };

/**
 * The id of what a request was signed with, a session or a personal access token; null for nobody. Stable while that
 * lives.
 */
export const credentialId = (viewer: Viewer): string | null => viewer.accessToken?.id ?? viewer.sessionId;

/**
 * FROM and WHERE that find the row behind a viewer's credential only while it stands: SQL expressions of its id and of
 * the person's. The row is called `credential`.
 */
export const standingCredential = (
  viewer: Pick<Viewer, "accessToken">,
  id: string,
  person: string,
): [from: string, where: string] => {
  const mine = `credential.id = ${id} and credential.profile_id = ${person} and credential.revoked_at is null`;
  return viewer.accessToken
    ? ["access_tokens credential", `${mine} and (credential.expires_at is null or credential.expires_at > now())`]
    : ["sessions credential", `${mine} and credential.expires_at > now()`];
};
