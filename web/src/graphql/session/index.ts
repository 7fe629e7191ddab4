export { AuthProvider, useAuth, type Auth } from "./AuthProvider";
export { deviceInput, keepDevice } from "./device";
export type { RouteHandle } from "./handle";
export { liveSession, refreshSession, rereadUser } from "./refresh";
export { roleOf } from "./role";
export { sessionStore, toStoredSession, type SessionEvent, type SessionUser, type StoredSession } from "./store";
