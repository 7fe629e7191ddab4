import type { AccessScope, UserType } from "../contract/index.js";

/** The roles a rule distinguishes: the three kinds of user, and guests. */
export type Role = UserType | "anonymous";

/** One use of an Idempotency-Key, to which the writes of its request are tied. */
export interface Claim {
  key: string;
  /** Identifies only this use: unlike a request's id, it does not come from outside. */
  holder: string;
}

interface Person {
  role: UserType;
  /** Profile id; also that of a student's profile. */
  id: string;
  /** The current request, to which writes are tied. Absent outside requests. */
  request?: { id: string; claim?: Claim };
}

/** A person in a session. Each statement checks that it is still valid. */
export interface SessionViewer extends Person {
  sessionId: string;
  accessToken?: undefined;
}

/** A person's program with a personal access token. Each statement checks that it is still valid. */
export interface TokenViewer extends Person {
  sessionId: null;
  /** The token's row and its scopes. */
  accessToken: { id: string; scopes: readonly AccessScope[] };
}

export type SignedInViewer = SessionViewer | TokenViewer;

/** The sender of a request without a credential. */
export interface AnonymousViewer {
  role: "anonymous";
  id: null;
  sessionId: null;
  accessToken?: undefined;
}

export type Viewer = SignedInViewer | AnonymousViewer;

export const anonymous: AnonymousViewer = { role: "anonymous", id: null, sessionId: null };

/**
 * The id of the request's credential, a session or a personal access token; null for guests. Stable while the
 * credential lives.
 */
export const credentialId = (viewer: Viewer): string | null => viewer.accessToken?.id ?? viewer.sessionId;

/**
 * FROM and WHERE that find the row behind a viewer's credential only while it is valid; takes SQL expressions of its id
 * and of the person's. The row's alias is `credential`.
 */
export const validCredential = (
  viewer: Pick<Viewer, "accessToken">,
  id: string,
  person: string,
): [from: string, where: string] => {
  const mine = `credential.id = ${id} and credential.profile_id = ${person} and credential.revoked_at is null`;
  return viewer.accessToken
    ? ["access_tokens credential", `${mine} and (credential.expires_at is null or credential.expires_at > now())`]
    : ["sessions credential", `${mine} and credential.expires_at > now()`];
};
