/** The pages that mailed links lead to: verifying an address, and choosing a new password. */
import { expect, type Page, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { newEmail, signUp } from "../support/people.ts";
import type { TestServer } from "../support/test-server.ts";
import { write } from "../support/writes.ts";
import { expectToast } from "./screens.ts";

/** Registers a startup whose address waits for verification. @returns the address. */
async function register(server: TestServer): Promise<string> {
  const person = { firstName: "Asha", lastName: "Rao", email: newEmail(), password: "correct horse battery" };
  const input = { ...person, companyName: "Company", position: "Founder", industry: "TECH" };
  await write(server, null, "registerStartup", input, "{ email }");
  return input.email;
}

/** How much of the page moved by itself since it was opened, as Lighthouse counts it. */
const layoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver(() => undefined);
        observer.observe({ type: "layout-shift", buffered: true });
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const shifts = observer.takeRecords() as unknown as { value: number; hadRecentInput: boolean }[];
            resolve(shifts.filter((shift) => !shift.hadRecentInput).reduce((sum, { value }) => sum + value, 0));
          }),
        );
      }),
  );

test("the pages of mailed links do not shift, whatever they say @phone", async ({ page, server }) => {
  const ask = async (name: string, path: string, email: string) => {
    server.mails.clear();
    const input = `${name[0]!.toUpperCase()}${name.slice(1)}Input`;
    await server.request(`mutation Ask($input: ${input}!) { ${name}(input: $input) }`, { input: { email } });
    const mail = await server.mails.waitFor(
      (candidate) => candidate.to.includes(email) && candidate.text.includes(path),
    );
    return linkIn(mail, path).href;
  };
  const person = await signUp.startup(server);
  const email = await register(server);
  const reset = await ask("requestPasswordReset", "/reset-password", person.email);
  const verify = await ask("resendVerification", "/verify-email", email);
  for (const [link, ready] of [
    ["/reset-password", "This link is incomplete."],
    ["/reset-password?token=unknown", "This link has expired or was already used."],
    [reset, "New password"],
    ["/invitation", "This link is incomplete."],
    ["/invitation?token=unknown", "This link is invalid, or a newer one was sent."],
    ["/verify-email", "Open the link in the e-mail we sent you."],
    ["/verify-email?token=unknown", "This link is invalid or was already used."],
    [verify, "Your email address is verified. You can log in now."],
  ] as const) {
    await page.goto(link);
    await expect(page.getByText(ready).first()).toBeVisible();
    expect(await layoutShift(page), link).toBe(0);
  }
});

test.describe("a link that no longer works says so and offers the next step", () => {
  const invalid = "This link is invalid or was already used.";
  const expired = "This link has expired.";
  const dead = "This link has expired or was already used.";

  /** Writes a person's newest mailed link as expired. */
  const expire = (server: TestServer, email: string) =>
    server.database.query(
      "update one_time_tokens set expires_at = now() where used_at is null and profile_id = (select id from " +
        "profiles where email = $1)",
      [email],
    );

  test("for a new password", async ({ page, server }) => {
    const person = await signUp.startup(server);
    const ask = async () => {
      await page.getByLabel("Email address").fill(person.email);
      server.mails.clear();
      await page.getByRole("button", { name: "Send reset link" }).click();
      return linkIn(
        await server.mails.waitFor({ to: person.email, subject: "Choose a new password for Quadwork" }),
        "/reset-password",
      ).href;
    };
    const choose = async () => {
      await page.getByLabel("New password").fill("another horse battery");
      await page.getByRole("button", { name: "Change password" }).click();
    };
    const refused = async (reason: string) => {
      await expect(page.getByRole("alert").getByText(reason)).toBeVisible();
      await expect(page.getByLabel("New password")).toHaveCount(0);
      await page.getByRole("link", { name: "Ask for a new one" }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
    };
    await page.goto("/reset-password");
    await refused("This link is incomplete.");
    await page.goto("/reset-password?token=unknown");
    await refused(dead);
    const first = await ask();
    await expire(server, person.email);
    await page.goto(first);
    await refused(dead);
    const second = await ask();
    await page.goto(second);
    await choose();
    await expectToast(page, "Password changed", "Log in with your new password.");
    await page.goto(second);
    await refused(dead);

    // One that dies while the form is open is told by the answer.
    await page.goto("/forgot-password");
    const third = await ask();
    await page.goto(third);
    await expect(page.getByLabel("New password")).toBeVisible();
    await expire(server, person.email);
    await choose();
    await refused(expired);
  });

  test("for an address to verify", async ({ page, server }) => {
    const email = await register(server);
    const newestLink = async () =>
      linkIn(await server.mails.waitFor({ to: email, subject: "Verify your email for Quadwork" }), "/verify-email")
        .href;
    const refused = async (reason: string) => {
      await expect(page.getByRole("alert").getByText(reason)).toBeVisible();
      server.mails.clear();
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("button", { name: "Send the link again" }).click();
      await expectToast(page, "Link sent", "If this address still needs verification, a new link is on its way.");
    };
    const first = await newestLink();
    await expire(server, email);
    await page.goto(first);
    await refused(expired);
    const second = await newestLink();
    await page.goto("/verify-email?token=unknown");
    await refused(invalid);
    await page.goto(second);
    await expect(page.getByText("Your email address is verified. You can log in now.")).toBeVisible();
    await page.goto(second);
    await expect(page.getByRole("alert").getByText(invalid)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to log in" })).toBeVisible();
  });
});
