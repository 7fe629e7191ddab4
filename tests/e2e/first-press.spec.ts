/** A press on a button counts although the field that it leaves has something to say. */
import { expect, type Page, test } from "../support/e2e.ts";

/** Resolves once what was changed so far has been painted. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

test("the first press on Send Message counts, whatever appears above it @phone", async ({ page }) => {
  await page.goto("/contact");
  const send = page.getByRole("button", { name: "Send Message" });
  await expect(send).toBeEnabled();
  // The first error tells that the rules are there.
  await page.getByLabel(/^Name/).fill("A");
  await page.getByLabel(/^Name/).press("Tab");
  await expect(page.getByText("Name must be at least 2 characters.")).toBeVisible();
  await expect(page.getByLabel(/^Email/)).toBeFocused();

  await send.scrollIntoViewIfNeeded();
  await send.hover();
  await page.mouse.down();
  await expect(page.getByLabel(/^Email/)).not.toBeFocused();
  await painted(page);
  await page.mouse.up();
  await expect(page.getByText("Please enter a valid email address.")).toBeVisible();
  await expect(page.getByText("Message must be at least 10 characters.")).toBeVisible();
});
