import { SESSION_KEY, sessionStore, type StoredSession } from "./store";
import { storedSession } from "./test-session";

const events = () => {
  const seen: [string, StoredSession | null][] = [];
  const stop = sessionStore.subscribe((event, session) => seen.push([event, session]));
  return { seen, stop };
};

/** Simulates the browser's message about a change in another tab. */
const changeInAnotherTab = (session: StoredSession | null) => {
  if (session) localStorage.setItem(SESSION_KEY, JSON.stringify(session));
  else localStorage.removeItem(SESSION_KEY);
  window.dispatchEvent(new StorageEvent("storage", { key: SESSION_KEY }));
};

describe("the session store", () => {
  it("stores the session under one key with the specified members", () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    expect(Object.keys(localStorage)).toEqual([SESSION_KEY]);
    expect(Object.keys(JSON.parse(localStorage.getItem(SESSION_KEY)!) as object).sort()).toEqual([
      "access_token",
      "expires_at",
      "expires_in",
      "refresh_token",
      "token_type",
      "user",
    ]);
  });

  it("gives the same object while nothing changes, as useSyncExternalStore requires", () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    expect(sessionStore.get()).toBe(sessionStore.get());
  });

  it.each(["not json", "null", "{}", '{"access_token":"a"}'])("reads %s as no session", (text) => {
    localStorage.setItem(SESSION_KEY, text);
    expect(sessionStore.get()).toBeNull();
  });

  it("notifies listeners of sign-in, user changes and sign-out", () => {
    const { seen, stop } = events();
    sessionStore.set(storedSession(), "SIGNED_IN");
    sessionStore.updateUser({ firstName: "Meera" });
    sessionStore.clear();
    sessionStore.clear();
    stop();
    expect(seen.map(([event]) => event)).toEqual(["SIGNED_IN", "USER_UPDATED", "SIGNED_OUT"]);
    expect(seen[1]![1]!.user.firstName).toBe("Meera");
  });

  it("follows changes in other tabs", () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    const { seen, stop } = events();
    changeInAnotherTab(storedSession({ access_token: "access-2", refresh_token: "refresh-2" }));
    changeInAnotherTab(null);
    changeInAnotherTab(storedSession());
    stop();
    expect(seen.map(([event]) => event)).toEqual(["TOKEN_REFRESHED", "SIGNED_OUT", "SIGNED_IN"]);
    expect(sessionStore.get()!.access_token).toBe("access-1");
  });

  it("keeps working if local storage is refused", () => {
    const refuse = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    const refuseRead = jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    sessionStore.set(storedSession(), "SIGNED_IN");
    expect(sessionStore.get()!.user.firstName).toBe("Asha");
    sessionStore.clear();
    expect(sessionStore.get()).toBeNull();
    refuse.mockRestore();
    refuseRead.mockRestore();
  });
});
