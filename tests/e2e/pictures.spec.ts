/** Uploading, refusing, changing and removing pictures on the profile. */
import sharp from "sharp";
import { expect, expectAccessible, type Page, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { expectToast, signedIn } from "./screens.ts";

const picture = async () => ({
  name: "me.png",
  mimeType: "image/png",
  buffer: await sharp({ create: { width: 80, height: 60, channels: 3, background: "#0F6B4F" } })
    .png()
    .toBuffer(),
});

/** The pictures on the screen that are loaded, whatever stands for those that are not. */
const shown = (page: Page) =>
  page
    .locator('img[src^="/files/"]:visible')
    .evaluateAll(
      (images) =>
        (images as HTMLImageElement[]).filter(({ complete, naturalWidth }) => complete && naturalWidth > 0).length,
    );

test("a startup gives itself a picture and a logo, is told what is refused, and removes the picture again", async ({
  browser,
  server,
}) => {
  const person = await signUp.startup(server);
  const { page } = await signedIn(browser, server, person);
  await page.goto("/dashboard/profile");

  await page
    .getByLabel("Choose a picture file")
    .setInputFiles({ name: "me.gif", mimeType: "image/gif", buffer: Buffer.from("GIF89a") });
  await expect(
    page.getByRole("alert").filter({ hasText: "Please choose a PNG, JPEG or WebP picture that is not animated." }),
  ).toBeVisible();
  await page
    .getByLabel("Choose a picture file")
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: Buffer.from("<html>") });
  await expect(
    page.getByRole("alert").filter({ hasText: "Please choose a PNG, JPEG or WebP picture that is not animated." }),
  ).toBeVisible();

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Upload picture" }).press("Enter");
  await (await chooser).setFiles(await picture());
  await expectToast(page, "Picture Updated");
  // On the profile, among the people of the startup and in the account menu.
  await expect.poll(() => shown(page)).toBe(3);

  await page.getByLabel("Choose a logo file").setInputFiles(await picture());
  await expect(page.getByRole("button", { name: "Change logo" })).toBeVisible();
  await expect.poll(() => shown(page)).toBe(4);
  await expectAccessible(page);

  await page.reload();
  await expect.poll(() => shown(page)).toBe(4);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expectToast(page, "Picture Removed");
  await expect(page.getByRole("button", { name: "Upload picture" })).toBeVisible();
  await expect.poll(() => shown(page)).toBe(1);
});
