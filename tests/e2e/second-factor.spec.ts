/** The second factor from end to end: turned on with an app, asked for at login, and a recovery code instead. */
import { expect, expectAccessible, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { totpCode } from "../support/totp.ts";
import { expectToast, fill, navigate } from "./screens.ts";

test("enrol, log out, log in with a code, then with a recovery code", async ({ page, server }) => {
  const person = await signUp.startup(server);
  const enter = async () => {
    await page.goto("/login");
    await fill(page, { "Email address": person.email, Password: person.password });
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  };
  const leave = async () => {
    await navigate(page, "Logout");
    // Another address before that would break the logging out off.
    await expect(page).toHaveURL("/");
  };
  const welcome = page.getByRole("heading", { name: "Welcome, Asha!" });

  await enter();
  await expectToast(page, "Success", "You have successfully logged in");
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Set Up" }).click();
  const dialog = page.getByRole("dialog");
  await fill(dialog, { Password: person.password });
  await dialog.getByRole("button", { name: "Continue" }).click();
  const picture = dialog.getByAltText("QR code for your authenticator app");
  await expect(picture).toBeVisible();
  // Drawn although the policy for contents is strict.
  expect(await picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expectAccessible(page);
  const secret = ((await dialog.getByTestId("totp-secret").textContent()) ?? "").replaceAll(" ", "");
  await fill(dialog, { Code: totpCode(secret) });
  await dialog.getByRole("button", { name: "Turn on" }).click();
  const items = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(items).toHaveCount(10);
  const codes = await items.allTextContents();
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("quadwork-recovery-codes.txt");
  await dialog.getByRole("checkbox").check({ force: true });
  await dialog.getByRole("button", { name: "Done" }).click();
  await expectToast(page, "Second Factor On");
  await expect(page.getByText("10 recovery codes left")).toBeVisible();

  await leave();
  await enter();
  await expect(page.getByLabel("Code", { exact: true })).toBeFocused();
  await expectAccessible(page);
  // The code of the enrolment has been used; the next one is good already.
  await page.keyboard.type(totpCode(secret, 1));
  await page.keyboard.press("Enter");
  await expect(welcome).toBeVisible();

  await leave();
  await enter();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await fill(page, { "Recovery code": codes[0]! });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(welcome).toBeVisible();
  await page.goto("/dashboard/profile");
  await expect(page.getByText("9 recovery codes left")).toBeVisible();
});
