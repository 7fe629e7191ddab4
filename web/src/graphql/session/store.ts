import type { Session_SessionFragment } from "./Session.generated";

/** The local storage key of the session, shared by all tabs of this browser. */
export const SESSION_KEY = "quadwork.session";

/** The session as stored in local storage. */
export interface StoredSession {
  access_token: string;
  refresh_token: string;
  /** Lifetime of the access token in seconds, counted from its issue. */
  expires_in: number;
  /** Unix time in seconds at which the access token expires. */
  expires_at: number;
  token_type: string;
  user: SessionUser;
}

export type SessionUser = Session_SessionFragment["user"];

export type SessionEvent = "SIGNED_IN" | "SIGNED_OUT" | "TOKEN_REFRESHED" | "USER_UPDATED";

/** Stored in the place of a session that ended without the person asking, so that every tab knows. */
const ENDED = JSON.stringify("ended");

/** Whether this tab has yet to say that the session ended. */
let endUnsaid = false;

type Listener = (event: SessionEvent, session: StoredSession | null) => void;

const listeners = new Set<Listener>();

/** The last text read and its session, so that an unchanged text returns the same object. */
let cached: { text: string | null; session: StoredSession | null } = { text: null, session: null };

/** Fallback when the browser refuses local storage: the session then lives as long as the page. */
let memory: string | null = null;

function readText(): string | null {
  try {
    return window.localStorage.getItem(SESSION_KEY);
  } catch {
    return memory;
  }
}

function writeText(text: string | null): void {
  memory = text;
  try {
    if (text === null) window.localStorage.removeItem(SESSION_KEY);
    else window.localStorage.setItem(SESSION_KEY, text);
  } catch {
    // `memory` keeps it instead.
  }
}

function parse(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredSession> | null;
    return value?.access_token && value.refresh_token && value.user?.id ? (value as StoredSession) : null;
  } catch {
    return null;
  }
}

function emit(event: SessionEvent, session: StoredSession | null): void {
  for (const listener of [...listeners]) listener(event, session);
}

/** The event that a change in another tab amounts to. */
function eventBetween(before: StoredSession | null, after: StoredSession | null): SessionEvent | null {
  if (!after) return before ? "SIGNED_OUT" : null;
  if (before?.user.id !== after.user.id) return "SIGNED_IN";
  return before.access_token === after.access_token ? "USER_UPDATED" : "TOKEN_REFRESHED";
}

function followOtherTabs(event: StorageEvent): void {
  // A null key means that the whole storage was emptied.
  if (event.key !== null && event.key !== SESSION_KEY) return;
  const before = cached.session;
  const after = sessionStore.get();
  const change = eventBetween(before, after);
  if (change === "SIGNED_OUT" && event.newValue === ENDED) endUnsaid = true;
  if (change) emit(change, after);
}

/** The session of this browser, kept in local storage and shared by all its tabs. */
export const sessionStore = {
  /** The stored session, or null when no one is signed in or the stored text is unreadable. */
  get(): StoredSession | null {
    const text = readText();
    if (text !== cached.text) cached = { text, session: parse(text) };
    return cached.session;
  },

  /** Stores `session` and notifies every listener. */
  set(session: StoredSession, event: Exclude<SessionEvent, "SIGNED_OUT">): void {
    endUnsaid = false;
    writeText(JSON.stringify(session));
    emit(event, sessionStore.get());
  },

  /** Updates the session's user, for example after saving the profile. */
  updateUser(
    changes: Partial<Pick<SessionUser, "firstName" | "lastName" | "avatarUrl" | "factors" | "termsToAccept">>,
  ): void {
    const session = sessionStore.get();
    if (session) sessionStore.set({ ...session, user: { ...session.user, ...changes } }, "USER_UPDATED");
  },

  /** Ends the session here because the server no longer accepts it. The login page then says so, in every tab. */
  end(): void {
    if (sessionStore.get() === null) return;
    endUnsaid = true;
    writeText(ENDED);
    emit("SIGNED_OUT", null);
  },

  /** Whether the session ended without the person asking, until {@link sessionStore.noteEndSaid}. */
  hasEnded(): boolean {
    return endUnsaid || readText() === ENDED;
  },

  /** Notes that the person was told. */
  noteEndSaid(): void {
    endUnsaid = false;
    if (readText() === ENDED) writeText(null);
  },

  /** Clears the session because the person asked for it. Does nothing if there is none. */
  clear(): void {
    if (sessionStore.get() === null && readText() === null) return;
    writeText(null);
    emit("SIGNED_OUT", null);
  },

  /** Calls `listener` after every change in any tab, until the returned function is called. */
  subscribe(listener: Listener): () => void {
    if (listeners.size === 0) window.addEventListener("storage", followOtherTabs);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", followOtherTabs);
    };
  },
};

/** The server's answer, in the stored shape. */
export function toStoredSession(session: Session_SessionFragment): StoredSession {
  return {
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    expires_in: session.expiresIn,
    expires_at: session.expiresAt,
    token_type: session.tokenType,
    user: session.user,
  };
}
