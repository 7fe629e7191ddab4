/** The developers' pages in a browser: their search, their languages, and their frugality. */
import { expect, test } from "../support/e2e.ts";

test("the reference is searched by keyboard, and leads to what was found @phone", async ({ page }) => {
  await page.goto("/developers/reference");
  await page.keyboard.press("/");
  await page.keyboard.type("submitappl");
  await expect(page.getByRole("status")).toHaveText(/^\d+ matches$/);
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link").first()).toContainText(
    "Mutation.submitApplication",
  );
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/#Mutation\.submitApplication$/);
  await expect(page.locator("[id='Mutation.submitApplication']")).toBeInViewport();
  await expect(page.getByRole("list", { name: "Results" }).getByRole("link")).toHaveCount(0);

  await page.getByRole("searchbox").fill("no such thing");
  await expect(page.getByRole("status")).toHaveText(/Nothing found/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("searchbox")).toHaveValue("");
});

test("without scripts the reference still leads everywhere and offers no search", async ({ browser, server }) => {
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false });
  await page.goto("/developers/reference");
  await expect(page.getByRole("searchbox")).toBeHidden();
  await page.getByText("Mutations", { exact: false }).first().click();
  await page
    .getByRole("navigation", { name: "On this page" })
    .getByRole("link", { name: "approveApplication" })
    .click();
  await expect(page.locator("[id='Mutation.approveApplication']")).toBeInViewport();
  await page.close();
});

test("the guide's programs are shown in the chosen language, and scroll by themselves @phone", async ({ page }) => {
  await page.goto("/developers");
  const example = page.getByRole("group", { name: "Who am I, and which projects are open?", exact: true });
  await expect(example.getByLabel(/: curl$/)).toBeVisible();
  await example.getByRole("radio", { name: "Python" }).check();
  await expect(example.getByLabel(/: Python$/)).toBeVisible();
  await expect(example.getByLabel(/: curl$/)).toBeHidden();
  const { content, window: width } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: window.innerWidth,
  }));
  expect(content).toBeLessThanOrEqual(width);
});
