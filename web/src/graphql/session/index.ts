export { AuthProvider, useAuth, type Auth } from "./AuthProvider";
export { deviceInput, keepDevice } from "./device";
export type { RouteHandle } from "./handle";
export { liveSession, refreshSession } from "./refresh";
export { sessionStore, toStoredSession, type SessionEvent, type SessionUser, type StoredSession } from "./store";
