/** The Account section of the profile page: other devices, the password, and the way out. */
import { expect, expectAccessible, test } from "../support/e2e.ts";
import { logIn, signUp } from "../support/people.ts";
import { expectToast, fill, moveTo, signedIn } from "./screens.ts";

test("a student logs another device out, changes the password and deletes the account", async ({ browser, server }) => {
  const head = await signUp.clubHead(server, { clubName: "Field Notes" });
  const student = await signUp.student(server, head);
  const elsewhere = await logIn(server, student);
  const isRefused = async () =>
    (await server.graphql("{ me { id } }", {}, { token: elsewhere.accessToken })).body.errors?.[0]?.extensions?.code ===
    "UNAUTHENTICATED";
  const { page } = await signedIn(browser, server, student);

  await page.goto("/dashboard/profile");
  const sessions = page.getByRole("list", { name: "Sessions" });
  await expect(sessions.getByRole("listitem").first()).toContainText("This device");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Log out all other devices" }).click();
  await expectToast(page, "Other Devices Logged Out");
  await expect(sessions.getByRole("listitem")).toHaveCount(1);
  expect(await isRefused()).toBe(true);

  await page.getByRole("button", { name: "Change Password" }).click();
  const change = page.getByRole("dialog", { name: "Change Password" });
  await fill(change, { "Current password": "wrong horse battery", "New password": "another horse battery" });
  await change.getByRole("button", { name: "Change Password" }).click();
  await expect(change.getByText("This is not your current password.")).toBeVisible();
  await fill(change, { "Current password": student.password });
  await change.getByRole("button", { name: "Change Password" }).click();
  await expectToast(page, "Password Changed");
  await expect(change).toBeHidden();

  await page.getByRole("button", { name: "Delete My Account" }).click();
  const farewell = page.getByRole("dialog", { name: "Delete Account" });
  await expect(farewell.getByText("You leave Field Notes.")).toBeVisible();
  const confirm = farewell.getByRole("button", { name: "Delete My Account" });
  await fill(farewell, { Password: "another horse battery" });
  await expect(confirm).toBeDisabled();
  await fill(farewell, { "Email address": student.email });
  await confirm.click();
  await expect(page).toHaveURL(/\/login/);
  await expectToast(page, "Account Deleted");
});

test("who has not accepted the current terms does it before the dashboard opens, or logs out", async ({
  page,
  server,
}) => {
  const startup = await signUp.startup(server, { termsVersion: null });
  await page.goto("/login?next=%2Fdashboard%2Fprofile");
  const logInHere = async () => {
    await fill(page, { "Email address": startup.email, Password: startup.password });
    await page.getByRole("button", { name: "Log in", exact: true }).click();
  };
  const heading = page.getByRole("heading", { name: "The terms have changed" });
  await logInHere();
  await expect(heading).toBeVisible();
  await expectAccessible(page);
  await moveTo(page, "/dashboard/projects");
  await expect(heading).toBeVisible();
  await page.getByRole("link", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/$/);

  await page.goto("/login?next=%2Fdashboard%2Fprofile");
  await logInHere();
  await page.getByRole("button", { name: "I agree, and I am 18 or older" }).click();
  await expect(page).toHaveURL(/\/dashboard\/profile$/);
  await expect(page.getByRole("button", { name: "Edit Profile" })).toBeVisible();
  await expect(heading).toBeHidden();
});
