import type { UserType } from "../contract/index.js";

/** Who may be told apart by a rule: the three kinds of user, and everybody else. */
export type Role = UserType | "anonymous";

/** The signed-in person behind a request, as the access token names them. Whether the session still stands is asked with each statement. */
export interface SignedInViewer {
  role: UserType;
  /** Profile id; also the id of the club, student or startup profile. */
  id: string;
  sessionId: string;
}

/** Whoever sent a request without an access token. */
export interface AnonymousViewer {
  role: "anonymous";
  id: null;
  sessionId: null;
}

export type Viewer = SignedInViewer | AnonymousViewer;

export const anonymous: AnonymousViewer = { role: "anonymous", id: null, sessionId: null };
