import { describeError } from "../errors";
import { request } from "../request";
import { RefreshSessionDocument } from "./RefreshSession.generated";
import { sessionStore, toStoredSession, type StoredSession } from "./store";

/** Interval between checks of the session. */
export const CHECK_INTERVAL_MILLISECONDS = 30_000;
/** An access token this close to expiry is replaced. */
export const REFRESH_MARGIN_SECONDS = 90;
const FIRST_RETRY_MILLISECONDS = 200;
const LOCK_NAME = "quadwork.session.refresh";

/** Errors after which retrying with the same refresh token cannot help. */
const finalCodes = new Set([
  "SESSION_EXPIRED",
  "UNAUTHENTICATED",
  "INVALID_TOKEN",
  "EXPIRED_TOKEN",
  "BAD_USER_INPUT",
  "FORBIDDEN",
]);

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** Runs in one tab at a time. Without Web Locks, each tab acts alone, and a loser adopts the winner's session. */
function alone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(LOCK_NAME, task) as Promise<T>) : task();
}

/** Exchanges the refresh token for a new session, retrying until the next regular check. */
async function exchange(stale: StoredSession): Promise<StoredSession | null> {
  const giveUpAt = Date.now() + CHECK_INTERVAL_MILLISECONDS;
  for (let delay = FIRST_RETRY_MILLISECONDS; ; delay *= 2) {
    const current = sessionStore.get();
    if (!current || current.refresh_token !== stale.refresh_token) return current;
    try {
      const data = await request(RefreshSessionDocument, { input: { refreshToken: stale.refresh_token } });
      // After signing out during the request, stay signed out.
      if (sessionStore.get()?.refresh_token === stale.refresh_token) {
        sessionStore.set(toStoredSession(data.refreshSession), "TOKEN_REFRESHED");
      }
      return sessionStore.get();
    } catch (error) {
      if (finalCodes.has(describeError(error).code)) {
        if (sessionStore.get()?.refresh_token === stale.refresh_token) sessionStore.end();
        return sessionStore.get();
      }
      if (Date.now() + delay >= giveUpAt) throw error;
      await wait(delay);
    }
  }
}

let running: Promise<StoredSession | null> | null = null;

/**
 * Replaces the session's tokens, only once for simultaneous calls in any number of tabs. Returns the current session,
 * or null if it has ended; rejects if the API stayed unreachable.
 */
export function refreshSession(): Promise<StoredSession | null> {
  const stale = sessionStore.get();
  if (!stale) return Promise.resolve(null);
  running ??= alone(() => exchange(stale)).finally(() => {
    running = null;
  });
  return running;
}

/**
 * Reads anew what the session says of the person, after they joined or left a club or startup. If that fails, the next
 * regular refresh does it.
 */
export async function rereadUser(): Promise<void> {
  await refreshSession().catch((error: unknown) => console.warn("The session could not be refreshed yet.", error));
}

/** Whether the access token expires within `margin` seconds. */
export const endsWithin = (session: StoredSession, margin: number) => session.expires_at - Date.now() / 1000 < margin;

/** The stored session, refreshed first if its access token has expired. Null when no one is signed in. */
export async function liveSession(): Promise<StoredSession | null> {
  const session = sessionStore.get();
  return session && endsWithin(session, 0) ? refreshSession() : session;
}

function check(): void {
  const session = sessionStore.get();
  if (!session || !endsWithin(session, REFRESH_MARGIN_SECONDS)) return;
  refreshSession().catch((error: unknown) => console.warn("The session could not be refreshed yet.", error));
}

/** Keeps the session fresh until the returned function is called. Also checks when the tab becomes visible again. */
export function startAutoRefresh(): () => void {
  const onVisible = () => {
    if (document.visibilityState === "visible") check();
  };
  check();
  const timer = setInterval(check, CHECK_INTERVAL_MILLISECONDS);
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}
