import { configure, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { saveFile } from "~/components/save-file";
import { failure, mockApi } from "~/graphql/test-api";
import { sessionStore } from "~/graphql/session";
import { answeredSession } from "~/graphql/session/test-session";
import { renderDashboardScreen } from "../../../../test-support/dashboard-screen";
import { fill } from "../../../../test-support/fill";
import { SecondFactorCard } from "./SecondFactorCard";

// Computing what is hidden from assistive technology takes up most of a test's time in jsdom, and nothing queried here
// is hidden.
configure({ defaultHidden: true });

jest.mock("~/components/save-file", () => ({ saveFile: jest.fn() }));

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

const factor = { id: "f1", friendlyName: "Phone", verifiedAt: "2026-01-31T09:30:00.000Z", recoveryCodesLeft: 10 };
const codes = Array.from({ length: 10 }, (_, index) => `AB12-CD34-000${index}`);
const enrolment = {
  id: "f1",
  secret: "GEZDGNBVGY3TQOJQ",
  uri: "otpauth://totp/Quadwork:asha",
  qrCode: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
};

/** Renders the card with an API whose factor is `current`, also in a reloaded session. */
function show(current: typeof factor | null, handlers: Parameters<typeof mockApi>[0] = {}) {
  const state = { current };
  const session = answeredSession();
  api = mockApi({
    MySecondFactor: () => ({
      data: {
        me: {
          __typename: "Profile",
          id: "u1",
          secondFactor: state.current && { __typename: "SecondFactor", ...state.current },
        },
      },
    }),
    RefreshSession: () => ({
      data: {
        refreshSession: {
          ...session,
          user: {
            ...session.user,
            factors: state.current
              ? [
                  {
                    id: "f1",
                    factorType: "TOTP",
                    status: "VERIFIED",
                    friendlyName: "Phone",
                    createdAt: factor.verifiedAt,
                  },
                ]
              : [],
          },
        },
      },
    }),
    ...handlers,
  });
  renderDashboardScreen(SecondFactorCard);
  return { user: userEvent.setup({ delay: null }), state };
}

/** Fills in the field and presses Enter. */
const enter = (user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string) => {
  fill(field, text);
  return user.type(field, "{Enter}");
};

test("setting it up: password, the app's first code, and recovery codes, saved before the dialog closes", async () => {
  const wrong = "This code is wrong or was already used.";
  const { user, state } = show(null, {
    EnrollTotp: ({ input }) =>
      (input as { password: string }).password === "secret-enough"
        ? { data: { enrollTotp: { __typename: "TotpEnrollment", ...enrolment } } }
        : failure("BAD_USER_INPUT", "Please check the marked fields.", { password: "This is not your password." }),
    VerifyTotp: ({ input }) => {
      if ((input as { code: string }).code !== "123456") return failure("INVALID_CODE", wrong, { code: wrong });
      state.current = factor;
      return { data: { verifyTotp: { codes } } };
    },
  });
  expect(await screen.findByText("Off")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Set Up" }));

  const dialog = within(await screen.findByRole("dialog"));
  await enter(user, dialog.getByLabelText(/^Password/), "wrong");
  expect(await dialog.findByText("This is not your password.")).toBeVisible();
  await enter(user, dialog.getByLabelText(/^Password/), "secret-enough");

  expect(await dialog.findByAltText("QR code for your authenticator app")).toHaveAttribute(
    "src",
    expect.stringMatching(/^data:image\/svg\+xml,%3Csvg/),
  );
  expect(dialog.getByText("GEZD GNBV GY3T QOJQ")).toBeVisible();
  await enter(user, dialog.getByLabelText(/^Code/), "000000");
  expect(await dialog.findByText(wrong)).toBeVisible();
  await enter(user, dialog.getByLabelText(/^Code/), "123456");

  const list = within(await dialog.findByRole("list", { name: "Recovery codes" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(codes);
  await user.click(dialog.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(`${codes.join("\n")}\n`);
  await user.click(dialog.getByRole("button", { name: "Download" }));
  expect(saveFile).toHaveBeenCalledWith("quadwork-recovery-codes.txt", "text/plain", `${codes.join("\n")}\n`);
  await user.keyboard("{Escape}");
  expect(dialog.getByRole("button", { name: "Done" })).toBeDisabled();
  await user.click(dialog.getByRole("checkbox"));
  await user.click(dialog.getByRole("button", { name: "Done" }));

  expect(await screen.findByText(/Phone, since January 31st, 2026/)).toBeVisible();
  expect(screen.getByText("10 recovery codes left")).toBeVisible();
  expect(sessionStore.get()!.user.factors).toHaveLength(1);
});

test("removing it takes password and code", async () => {
  const { user, state } = show(factor, {
    RemoveFactor: () => {
      state.current = null;
      return { data: { removeFactor: "f1" } };
    },
  });
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  const dialog = within(await screen.findByRole("dialog"));
  await user.click(dialog.getByRole("button", { name: "Remove" }));
  expect(await dialog.findByText("Code is required.")).toBeVisible();
  fill(dialog.getByLabelText(/^Password/), "secret-enough");
  await enter(user, dialog.getByLabelText(/^Code/), "123456");
  expect(await screen.findByText("Second Factor Removed")).toBeVisible();
  expect(await screen.findByText("Off")).toBeVisible();
  expect(api.calls.find(({ operation }) => operation === "RemoveFactor")!.variables).toEqual({
    input: { id: "f1", password: "secret-enough", code: "123456" },
  });
});

test("it warns when few recovery codes are left and creates new ones", async () => {
  const { user, state } = show(
    { ...factor, recoveryCodesLeft: 1 },
    {
      RegenerateRecoveryCodes: () => {
        state.current = factor;
        return { data: { regenerateRecoveryCodes: { codes } } };
      },
    },
  );
  expect(await screen.findByText("1 recovery code left")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "New Recovery Codes" }));
  const dialog = within(await screen.findByRole("dialog"));
  fill(dialog.getByLabelText(/^Password/), "secret-enough");
  await enter(user, dialog.getByLabelText(/^Code/), "123456");
  expect(await dialog.findByText(codes[9]!)).toBeVisible();
  expect(await screen.findByText("10 recovery codes left")).toBeInTheDocument();
});

test("a refusal raises a toast and keeps the form; a failed load can be retried", async () => {
  const { user } = show(null, {
    EnrollTotp: () => failure("RATE_LIMITED", "Too many attempts. Please wait a moment and try again."),
  });
  await user.click(await screen.findByRole("button", { name: "Set Up" }));
  await enter(user, await screen.findByLabelText(/^Password/), "secret-enough");
  expect(await screen.findByText("Second Factor Not Changed")).toBeVisible();
  expect(screen.getByLabelText(/^Password/)).toHaveValue("secret-enough");
});
