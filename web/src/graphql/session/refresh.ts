import { describeError } from "../errors";
import { request } from "../request";
import { RefreshSessionDocument } from "./RefreshSession.generated";
import { sessionStore, toStoredSession, type StoredSession } from "./store";

/** How often the session is looked at. */
export const CHECK_INTERVAL_MILLISECONDS = 30_000;
/** An access token this close to its end is replaced. */
export const REFRESH_MARGIN_SECONDS = 90;
const FIRST_RETRY_MILLISECONDS = 200;
const LOCK_NAME = "quadwork.session.refresh";

/** Answers after which trying the same refresh token again cannot help. */
const finalCodes = new Set([
  "SESSION_EXPIRED",
  "UNAUTHENTICATED",
  "INVALID_TOKEN",
  "EXPIRED_TOKEN",
  "BAD_USER_INPUT",
  "FORBIDDEN",
]);

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/** One tab at a time. Without Web Locks each tab acts alone, and whoever loses adopts the winner's session. */
function alone<T>(task: () => Promise<T>): Promise<T> {
  return navigator.locks ? (navigator.locks.request(LOCK_NAME, task) as Promise<T>) : task();
}

/** Trades the refresh token for a new session, retrying for as long as the next regular check is away. */
async function exchange(stale: StoredSession): Promise<StoredSession | null> {
  const giveUpAt = Date.now() + CHECK_INTERVAL_MILLISECONDS;
  for (let delay = FIRST_RETRY_MILLISECONDS; ; delay *= 2) {
    const current = sessionStore.get();
    if (!current || current.refresh_token !== stale.refresh_token) return current;
    try {
      const data = await request(RefreshSessionDocument, { input: { refreshToken: stale.refresh_token } });
      // Signing out while the answer was on its way stays signed out.
      if (sessionStore.get()?.refresh_token === stale.refresh_token) {
        sessionStore.set(toStoredSession(data.refreshSession), "TOKEN_REFRESHED");
      }
      return sessionStore.get();
    } catch (error) {
      if (finalCodes.has(describeError(error).code)) {
        if (sessionStore.get()?.refresh_token === stale.refresh_token) sessionStore.clear();
        return sessionStore.get();
      }
      if (Date.now() + delay >= giveUpAt) throw error;
      await wait(delay);
    }
  }
}

let running: Promise<StoredSession | null> | null = null;

/**
 * Replaces the session's tokens, once however many ask at the same time and in however many tabs.
 * Returns the session that now counts, or null when it has ended; rejects when the API stayed out of reach.
 */
export function refreshSession(): Promise<StoredSession | null> {
  const stale = sessionStore.get();
  if (!stale) return Promise.resolve(null);
  running ??= alone(() => exchange(stale)).finally(() => {
    running = null;
  });
  return running;
}

/** Whether the access token ends within `margin` seconds. */
export const endsWithin = (session: StoredSession, margin: number) => session.expires_at - Date.now() / 1000 < margin;

/** The stored session, refreshed first if its access token has already ended. Null when nobody is signed in. */
export async function liveSession(): Promise<StoredSession | null> {
  const session = sessionStore.get();
  return session && endsWithin(session, 0) ? refreshSession() : session;
}

function check(): void {
  const session = sessionStore.get();
  if (!session || !endsWithin(session, REFRESH_MARGIN_SECONDS)) return;
  refreshSession().catch((error: unknown) => console.warn("The session could not be refreshed yet.", error));
}

/** Keeps the session fresh until the returned function is called. Also checks when the tab is shown again. */
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
