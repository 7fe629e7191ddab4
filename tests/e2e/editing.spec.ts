/** What was typed and not saved is not lost without a question. */
import { expect, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { expectToast, navigate, signedIn } from "./screens.ts";

test("leaving unsaved changes of the profile asks first, in the product and out of it", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, await signUp.clubHead(server));
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  const edit = async () => {
    await page.getByRole("button", { name: "Edit Profile" }).click();
    await page.getByLabel(/^Bio/).fill("I keep bees.");
  };
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await expect(page.getByLabel(/^Bio/)).toBeVisible();
  await navigate(page, "Teams");
  await expect(page).toHaveURL("/dashboard/teams");

  await page.goto("/dashboard/profile");
  await edit();
  await navigate(page, "Teams");
  await question.getByRole("button", { name: "Keep Editing" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL("/dashboard/profile");
  await expect(page.getByLabel(/^Bio/)).toHaveValue("I keep bees.");

  const asked = page.waitForEvent("dialog");
  const closing = page.close({ runBeforeUnload: true });
  const browsers = await asked;
  expect(browsers.type()).toBe("beforeunload");
  await browsers.dismiss();
  await closing;

  await navigate(page, "Teams");
  await question.getByRole("button", { name: "Leave Page" }).click();
  await expect(page).toHaveURL("/dashboard/teams");
  await expect(question).toBeHidden();

  await page.goto("/dashboard/profile");
  await edit();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Profile Updated");
  await navigate(page, "Teams");
  await expect(page).toHaveURL("/dashboard/teams");
  await context.close();
});
