import { act, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { failure, mockApi } from "../test-api";
import { AuthProvider, useAuth, type Auth } from "./AuthProvider";
import { sessionStore } from "./store";
import { answeredSession, storedSession } from "./test-session";

let auth: Auth;
function Probe() {
  auth = useAuth();
  return <p>{auth.loading ? "loading" : (auth.userType ?? "nobody")}</p>;
}
const ui = (
  <AuthProvider>
    <Probe />
  </AuthProvider>
);

describe("AuthProvider", () => {
  it("is loading while the page is prerendered, whoever is signed in", () => {
    sessionStore.set(storedSession(), "SIGNED_IN");
    expect(renderToString(ui)).toContain("loading");
  });

  it("signs in, exposes the session and signs out even when the server does not answer", async () => {
    const api = mockApi({ LogIn: () => ({ data: { logIn: answeredSession() } }) });
    jest.spyOn(console, "warn").mockImplementation(() => undefined);
    render(ui);
    expect(screen.getByText("nobody")).toBeVisible();
    expect(auth.initialised).toBe(true);

    await act(() => auth.signIn({ email: "asha@example.com", password: "correct horse" }));
    expect(screen.getByText("STUDENT")).toBeVisible();
    expect(auth.session?.token_type).toBe("bearer");

    await act(async () => {
      await expect(auth.signOut()).rejects.toThrow();
    });
    expect(screen.getByText("nobody")).toBeVisible();
    expect(api.calls.at(-1)!.headers.get("authorization")).toBe("Bearer access-1");
    api.restore();
  });

  it("passes the API's error on", async () => {
    const api = mockApi({ LogIn: () => failure("INVALID_CREDENTIALS") });
    const warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
    render(ui);
    await act(async () => {
      await expect(auth.signIn({ email: "a@b.c", password: "x" })).rejects.toThrow("INVALID_CREDENTIALS");
    });
    expect(warned).toHaveBeenCalled();
    api.restore();
  });

  it("throws outside its provider", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Probe />)).toThrow("useAuth must be used within an AuthProvider");
  });
});
