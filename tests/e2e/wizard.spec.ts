/** The way through the wizard by the browser's own buttons, and how long its page of templates is. */
import { expect, type Page, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { signedIn } from "./screens.ts";

const heading = (page: Page, name: string) => expect(page.getByRole("heading", { level: 2, name })).toBeVisible();

test("Back and Forward walk through the steps, and a reload stays where it was", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, await signUp.startup(server));
  await page.goto("/dashboard/projects");
  await page.getByRole("link", { name: "Create New Project" }).click();
  await heading(page, "Choose a Template");
  await page.getByRole("button", { name: "Use Template" }).first().click();
  await page.getByLabel(/^Title/).fill("A shop for second-hand books");
  await expect(page.getByLabel(/^Stipend/)).toHaveValue("");
  await page.getByRole("button", { name: "Continue to Deliverables" }).click();
  await heading(page, "Project Deliverables");

  await page.reload();
  await heading(page, "Project Deliverables");
  await page.goBack();
  await heading(page, "Project Details");
  await expect(page.getByLabel(/^Title/)).toHaveValue("A shop for second-hand books");
  await page.goForward();
  await heading(page, "Project Deliverables");
  await page.getByRole("button", { name: "Back to Details" }).click();
  await page.getByRole("button", { name: "Back to Templates" }).click();
  await heading(page, "Choose a Template");

  // The buttons of the page went back in the history too, so that the next step back leaves the wizard.
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Projects", exact: true })).toBeVisible();
  await page.goForward();
  await page.getByRole("button", { name: "Continue Your Draft" }).click();
  await expect(page.getByLabel(/^Title/)).toHaveValue("A shop for second-hand books");
  await context.close();
});

test("Back from the created project leads to where the wizard was opened, not into it", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, await signUp.startup(server));
  await page.goto("/dashboard/projects");
  await page.getByRole("link", { name: "Create New Project" }).click();
  await page.getByRole("button", { name: "Use Template" }).first().click();
  await page.getByRole("button", { name: "Continue to Deliverables" }).click();
  await heading(page, "Project Deliverables");
  // A reload keeps the way back, too.
  await page.reload();
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: "Projects", exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
  await context.close();
});

test("six templates fit on five screens of a phone, narrowed by category and word @phone", async ({
  browser,
  server,
}) => {
  const { context, page } = await signedIn(browser, server, await signUp.startup(server), {
    viewport: { width: 360, height: 740 },
  });
  await page.goto("/dashboard/projects/new");
  const cards = page.getByRole("button", { name: "Use Template" });
  await expect(cards).toHaveCount(6);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(5 * 740);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(cards).toHaveCount(12);
  await expect(cards.nth(6)).toBeFocused();
  await page.getByLabel("Template category").selectOption("Market Research");
  await expect(page.getByRole("list").getByText("Market Research").first()).toBeVisible();
  await expect(page.getByRole("list").getByText("Web Development")).toHaveCount(0);
  await page.getByLabel("Search templates").fill("no template has this");
  await expect(page.getByText("No templates found.")).toBeVisible();
  await context.close();
});
