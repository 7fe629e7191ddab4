import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore, type ReactNode } from "react";
import type { LogInInput, UserType } from "../types.generated";
import { logIn, logOut } from "./actions";
import { startAutoRefresh } from "./refresh";
import { roleOf } from "./role";
import { hintSignedIn } from "./signed-in-hint";
import { sessionStore, type SessionUser, type StoredSession } from "./store";

/** The signed-in user, with functions to sign in and out. */
export interface Auth {
  session: StoredSession | null;
  user: SessionUser | null;
  /** The kind of account. */
  userType: UserType | null;
  /** The role whose screens the user gets, see {@link roleOf}. */
  actsAs: UserType | null;
  /** True until the stored session has been read. */
  loading: boolean;
  /** True once the stored session has been read. */
  initialised: boolean;
  /** Logs in and stores the session. Rejects with the API's error. */
  signIn: (credentials: LogInInput) => Promise<void>;
  /** Ends the session here and on the server. Even if it rejects, the session here is gone. */
  signOut: () => Promise<void>;
}

const AuthContext = createContext<Auth | null>(null);

const notReadYet = () => undefined;

/** Reads the stored session, keeps it fresh and provides it to `useAuth`. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const stored = useSyncExternalStore<StoredSession | null | undefined>(
    sessionStore.subscribe,
    sessionStore.get,
    notReadYet,
  );
  const signedIn = Boolean(stored);

  useEffect(() => (signedIn ? startAutoRefresh() : undefined), [signedIn]);

  const session = stored ?? null;
  const initialised = stored !== undefined;
  // Before the page is painted, so that the header does not move and the hint is set before anyone leaves.
  useLayoutEffect(() => {
    if (initialised) hintSignedIn(signedIn);
  }, [initialised, signedIn]);

  return (
    <AuthContext
      value={{
        session,
        user: session?.user ?? null,
        userType: session?.user.userType ?? null,
        actsAs: session ? roleOf(session.user) : null,
        loading: !initialised,
        initialised,
        signIn: logIn,
        signOut: logOut,
      }}
    >
      {children}
    </AuthContext>
  );
}

/** The current authentication state. Throws outside `AuthProvider`. */
export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error("useAuth must be used within an AuthProvider");
  return auth;
}
