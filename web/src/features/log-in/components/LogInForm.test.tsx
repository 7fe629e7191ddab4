import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderScreen } from "~/components/test-screen";
import VerificationNotice from "~/features/account/components/VerificationNotice";
import { sessionStore } from "~/graphql/session";
import { answeredSession } from "~/graphql/session/test-session";
import { failure, mockApi } from "~/graphql/test-api";
import { fill } from "../../../../test-support/fill";
import { LogInForm } from "./LogInForm";

/** As the route composes it. */
const LogIn = () => <LogInForm VerificationNotice={VerificationNotice} />;

let api: ReturnType<typeof mockApi> | undefined;

beforeEach(() => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => api?.restore());

const enter = async (email: string, password: string) => {
  const user = userEvent.setup();
  if (email) fill(screen.getByLabelText("Email address"), email);
  if (password) fill(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Log in" }));
  return user;
};

describe("the login form", () => {
  it.each([
    ["", "secret-enough"],
    ["asha@example.com", ""],
  ])("asks for the missing fields and sends nothing (%s / %s)", async (email, password) => {
    api = mockApi({});
    renderScreen("/login", LogIn);
    await enter(email, password);
    expect(await screen.findByText("Please enter your email and password")).toBeVisible();
    await waitFor(() => expect(screen.getByLabelText(email ? "Password" : "Email address")).toHaveFocus());
    expect(screen.getByText("Error")).toBeVisible();
    expect(api.operations()).toEqual([]);
  });

  it("disables both fields and shows that it is busy, then stores the session", async () => {
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    api = mockApi({
      LogIn: async () => {
        await held;
        return { data: { logIn: answeredSession() } };
      },
    });
    renderScreen("/login", LogIn);
    await enter(" asha@example.com ", "secret-enough");

    expect(await screen.findByRole("button", { name: "Logging in..." })).toBeDisabled();
    expect(screen.getByLabelText("Email address")).toBeDisabled();
    expect(screen.getByLabelText("Password")).toBeDisabled();
    release();

    expect(await screen.findByText("You have successfully logged in")).toBeVisible();
    expect(api.calls[0]!.variables).toEqual({ input: { email: "asha@example.com", password: "secret-enough" } });
    expect(sessionStore.get()!.user.email).toBe("asha@example.com");
  });

  it("reports a failed login and keeps the typed values", async () => {
    api = mockApi({ LogIn: () => failure("INVALID_CREDENTIALS", "Invalid email or password. Please try again.") });
    renderScreen("/login", LogIn);
    await enter("asha@example.com", "wrong-password");
    expect(await screen.findByText("Login failed")).toBeVisible();
    expect(screen.getByText("Invalid email or password. Please try again.")).toBeVisible();
    expect(screen.getByLabelText("Email address")).toHaveValue("asha@example.com");
    await waitFor(() => expect(screen.getByLabelText("Email address")).toHaveFocus());
    expect(sessionStore.get()).toBeNull();
  });

  it("shows the specification's default text for an internal error", async () => {
    api = mockApi({ LogIn: () => failure("INTERNAL_SERVER_ERROR", "Internal server error") });
    renderScreen("/login", LogIn);
    await enter("asha@example.com", "secret-enough");
    expect(await screen.findByText("Login failed")).toBeVisible();
    expect(screen.getByText("Invalid email or password. Please try again.")).toBeVisible();
  });

  describe("with a second factor", () => {
    const required = {
      errors: [
        {
          message: "Please enter the code from your authenticator app.",
          extensions: { code: "FACTOR_REQUIRED", challenge: "the challenge" },
        },
      ],
    };
    const refused = "This code is wrong or was already used.";

    it("asks for the code, reports a wrong one, and stores the session for the right one", async () => {
      const codes: unknown[] = [];
      api = mockApi({
        LogIn: () => required,
        CompleteLogIn: ({ input }) => {
          codes.push(input);
          return codes.length === 1
            ? failure("INVALID_CODE", refused, { code: refused })
            : { data: { completeLogIn: answeredSession() } };
        },
      });
      renderScreen("/login", LogIn);
      const user = await enter("asha@example.com", "secret-enough");
      const code = await screen.findByLabelText("Code");
      expect(code).toHaveFocus();
      expect(code).toHaveAttribute("autocomplete", "one-time-code");
      expect(code).toHaveAttribute("inputmode", "numeric");
      expect(screen.queryByText("Login failed")).not.toBeInTheDocument();

      fill(code, "123456");
      await user.type(code, "{Enter}");
      expect(await screen.findByText("Login failed")).toBeVisible();
      await waitFor(() => expect(code).toHaveAccessibleDescription(refused));
      expect(code).toHaveValue("123456");

      fill(code, "654321");
      await user.type(code, "{Enter}");
      expect(await screen.findByText("You have successfully logged in")).toBeVisible();
      expect(codes).toEqual(["123456", "654321"].map((each) => ({ challenge: "the challenge", code: each })));
      expect(sessionStore.get()!.user.email).toBe("asha@example.com");
    });

    it("takes a recovery code, and goes back without losing anything", async () => {
      api = mockApi({
        LogIn: () => required,
        CompleteLogIn: () => failure("CHALLENGE_EXPIRED", "Please log in again."),
      });
      renderScreen("/login", LogIn);
      const user = await enter("asha@example.com", "secret-enough");
      fill(await screen.findByLabelText("Code"), "12");
      await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
      expect(screen.getByLabelText("Recovery code")).toHaveFocus();
      await user.click(screen.getByRole("button", { name: "Log in" }));
      expect(await screen.findByText("Code is required.")).toBeVisible();
      fill(screen.getByLabelText("Recovery code"), "AB12-CD34-EF56");
      await user.click(screen.getByRole("button", { name: "Use the authenticator app" }));
      expect(screen.getByLabelText("Code")).toHaveValue("12");
      await user.click(screen.getByRole("button", { name: "Back" }));
      expect(screen.getByLabelText("Email address")).toHaveValue("asha@example.com");
      expect(screen.getByLabelText("Email address")).toHaveFocus();
      expect(screen.getByLabelText("Password")).toHaveValue("secret-enough");

      // A login that took too long starts over.
      await user.click(screen.getByRole("button", { name: "Log in" }));
      fill(await screen.findByLabelText("Code"), "123456");
      await user.type(screen.getByLabelText("Code"), "{Enter}");
      expect(await screen.findByText("Please log in again.")).toBeVisible();
      expect(screen.getByLabelText("Password")).toHaveValue("secret-enough");
    });
  });

  it("offers the verification link again when the address is not verified", async () => {
    api = mockApi({
      LogIn: () => failure("EMAIL_NOT_VERIFIED", "Please verify your email address before logging in."),
      ResendVerification: () => ({ data: { resendVerification: true } }),
    });
    renderScreen("/login", LogIn);
    const user = await enter("asha@example.com", "secret-enough");
    const again = await screen.findByRole("button", { name: "Send the link again" });
    expect(screen.queryByText("Login failed")).toBeNull();
    await user.click(again);
    await waitFor(() => expect(api!.operations()).toEqual(["LogIn", "ResendVerification"]));
    expect(api.calls[1]!.variables).toEqual({ input: { email: "asha@example.com" } });
    expect(await screen.findByText("Link sent")).toBeVisible();
  });
});
