import { act, renderHook } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { failure, mockApi } from "../test-api";
import { AuthProvider, useAuth } from "./AuthProvider";
import { sessionStore } from "./store";
import { answeredSession, storedSession } from "./test-session";

const open = () => renderHook(useAuth, { wrapper: AuthProvider }).result;

function LoadingWord() {
  return <p>{useAuth().loading ? "loading" : "loaded"}</p>;
}

let api: ReturnType<typeof mockApi> | undefined;
let warned: jest.SpyInstance;
beforeEach(() => {
  warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  api?.restore();
  jest.restoreAllMocks();
});

describe("AuthProvider", () => {
  it("is loading while the page is prerendered, even with a session", () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    expect(
      renderToString(
        <AuthProvider>
          <LoadingWord />
        </AuthProvider>,
      ),
    ).toContain("loading");
    expect(open().current).toMatchObject({ loading: false, initialised: true, userType: "STUDENT" });
  });

  it("signs in, exposes the session, and signs out even if the server does not answer", async () => {
    api = mockApi({ LogIn: () => ({ data: { logIn: answeredSession() } }) });
    const auth = open();
    expect(auth.current).toMatchObject({ user: null, userType: null, session: null });

    await act(() => auth.current.signIn({ email: "asha@example.com", password: "correct horse" }));
    expect(auth.current).toMatchObject({
      userType: "STUDENT",
      user: { firstName: "Asha" },
      session: { token_type: "bearer" },
    });

    await act(async () => {
      await expect(auth.current.signOut()).rejects.toThrow();
    });
    expect(auth.current).toMatchObject({ user: null, userType: null, session: null });
    expect(api.calls.at(-1)!.headers.get("authorization")).toBe("Bearer access-1");
  });

  it("logs a failure and passes it on", async () => {
    api = mockApi({ LogIn: () => failure("INVALID_CREDENTIALS") });
    const auth = open();
    await act(async () => {
      await expect(auth.current.signIn({ email: "a@b.c", password: "x" })).rejects.toThrow("INVALID_CREDENTIALS");
    });
    expect(warned).toHaveBeenCalled();
    expect(auth.current.user).toBeNull();
  });

  it("throws outside its provider", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => renderHook(useAuth)).toThrow("useAuth must be used within an AuthProvider");
  });
});
