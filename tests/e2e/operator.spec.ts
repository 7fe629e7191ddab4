/** The operator's page: what waits, what happened, and one account after the other. */
import { expect, expectAccessible, rulesOfSight, test } from "../support/e2e.ts";
import { insertFailedJob, insertFailedMail, operatorSession, signUpOperator } from "../support/operators.ts";
import { signUp } from "../support/people.ts";
import { expectToast, logIn, navigate, signedIn, signedInWith } from "./screens.ts";

test("an operator retries what failed, suspends an account with a reason, and reopens it", async ({
  browser,
  server,
}) => {
  const [operator, person] = [await signUpOperator(server), await signUp.startup(server, { firstName: "Tara" })];
  await insertFailedJob(server, "a_job_of_no_kind", 20, { error: "Error: connection refused" });
  await insertFailedMail(server, person.email);
  const mine = await signedInWith(browser, server, await operatorSession(server, operator));
  const theirs = await signedIn(browser, server, person);
  const [page, other] = [mine.page, theirs.page];

  // For everybody else the page does not exist.
  await other.goto("/dashboard/operator");
  await expect(other.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Operator" })).toBeHidden();

  await page.goto("/dashboard");
  await navigate(page, "Operator");
  await expect(page.getByText("Second factor on")).toBeVisible();
  const waiting = page.getByRole("list", { name: "Waiting for you" });
  await expect(waiting.getByText("gave up after 20 tries")).toBeVisible();
  await expect(waiting.getByText("550 <…> mailbox full")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Sign-ups: \d+ sign-ups in 30 days, most on/ })).toBeVisible();
  await page.getByRole("button", { name: "The numbers as a table" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(31);

  // Typed by halves, an account is not found, and what was typed stays.
  const search = page.getByLabel("Email address or profile id");
  await search.fill(person.email.slice(1));
  await search.press("Enter");
  await expect(page.getByText("No account has this address or id.")).toBeVisible();
  await expect(search).toHaveValue(person.email.slice(1));
  await search.fill(person.email);
  await search.press("Enter");
  const card = page.getByRole("region", { name: `Tara ${person.lastName}` });
  await expect(card.getByText("Active", { exact: true })).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light" });
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, rulesOfSight);
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    const text = await waiting.getByText("gave up after 20 tries").boundingBox();
    expect(text?.width, `what waits has room at ${width} pixels`).toBeGreaterThan(200);
  }
  await page.setViewportSize({ width: 1440, height: 900 });

  await card.getByRole("button", { name: "Suspend" }).click();
  const dialog = page.getByRole("dialog", { name: `Suspend Tara ${person.lastName}?` });
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText("Say why: the person receives this text.")).toBeVisible();
  await dialog.getByLabel(/^Reason/).fill("You asked clubs for money.");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expectToast(page, "Account Suspended");
  await expect(card.getByText("You asked clubs for money.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Suspended accounts" }).getByRole("listitem")).toHaveCount(1);

  // The person's next step leads to the login, which says what happened.
  await other.goto("/dashboard/projects");
  await expect(other).toHaveURL(/\/login/);
  await other.getByLabel("Email address").fill(person.email);
  await other.getByLabel(/^Password/).fill(person.password);
  await other.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(other.getByText(/^This account is suspended/)).toBeVisible();

  await card.getByRole("button", { name: "Reopen" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Reopen" }).click();
  await expectToast(page, "Account Reopened");
  await expect(page.getByText("No account is suspended.")).toBeVisible();
  await other.goto("/login");
  await logIn(other, person);

  await page.getByRole("button", { name: /^Retry mail/ }).click();
  await expectToast(page, "Retrying");
  await page.getByRole("button", { name: /^Retry job/ }).click();
  await expectToast(page, "Retrying");
  await expect(page.getByText("Nothing waits for you.")).toBeVisible();
  await Promise.all([mine.context.close(), theirs.context.close()]);
});
