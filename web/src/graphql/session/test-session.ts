import type { StoredSession } from "./store";

/** A session for tests, by default valid for an hour from now. */
export const storedSession = (changes: Partial<StoredSession> = {}): StoredSession => ({
  access_token: "access-1",
  refresh_token: "refresh-1",
  expires_in: 3600,
  expires_at: Math.floor(Date.now() / 1000) + 3600,
  token_type: "bearer",
  user: {
    id: "018f0000-0000-7000-8000-000000000001",
    email: "asha@example.com",
    userType: "STUDENT",
    membershipRole: null,
    firstName: "Asha",
    lastName: "Rao",
    avatarUrl: null,
    isOperator: false,
    identities: [],
    factors: [],
  },
  ...changes,
});

/** The same session as the API returns it. */
export const answeredSession = (changes: Partial<StoredSession> = {}) => {
  const session = storedSession(changes);
  return {
    accessToken: session.access_token,
    refreshToken: session.refresh_token,
    expiresIn: session.expires_in,
    expiresAt: session.expires_at,
    tokenType: session.token_type,
    user: session.user,
  };
};
