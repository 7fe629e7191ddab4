/**
 * How long somebody stays signed in: reloads, several tabs, tokens near their end, and a session that ended elsewhere.
 */
import type { Browser, Page, Request, Response } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { type Person, signUp } from "../support/people.ts";
import type { TestServer } from "../support/test-server.ts";
import { expectToast, fill, logIn, navigate, SESSION_KEY, signedIn } from "./screens.ts";

let person: Person;

test.beforeEach(async ({ server }) => {
  person = await signUp.startup(server);
});

const welcome = (page: Page) => page.getByRole("heading", { name: "Welcome, Asha!" });

const isRefresh = (request: Request) =>
  request.url().endsWith("/graphql") && (request.postData() ?? "").includes('"operationName":"RefreshSession"');

const refreshToken = (page: Page) =>
  page.evaluate(
    (key) => (JSON.parse(localStorage.getItem(key) ?? "{}") as { refresh_token?: string }).refresh_token,
    SESSION_KEY,
  );

/** Makes the stored access token end in so many seconds, as the browser sees it. */
const endIn = (page: Page, seconds: number) =>
  page.evaluate(
    ([key, expiresAt]) => {
      const session = JSON.parse(localStorage.getItem(key) ?? "{}") as object;
      localStorage.setItem(key, JSON.stringify({ ...session, expires_at: expiresAt }));
    },
    [SESSION_KEY, Math.floor(Date.now() / 1000) + seconds] as const,
  );

/** Two tabs of one browser, both on the dashboard. */
async function twoTabs(browser: Browser, server: TestServer) {
  const { context, page } = await signedIn(browser, server, person);
  const second = await context.newPage();
  await Promise.all([page.goto("/dashboard"), second.goto("/dashboard")]);
  await Promise.all([expect(welcome(page)).toBeVisible(), expect(welcome(second)).toBeVisible()]);
  return { context, page, second };
}

/** Opens a page in each tab that only the API can fill. */
async function expectSignedIn(...tabs: Page[]): Promise<void> {
  for (const tab of tabs) {
    await navigate(tab, "Projects");
    await expect(tab.getByText("You don't have any projects yet.")).toBeVisible();
  }
}

test("the session has the specified shape and survives a reload and a new tab", async ({ page, context }) => {
  await page.goto("/login");
  await logIn(page, person);
  const stored = await page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? "null") as Record<string, unknown>,
    SESSION_KEY,
  );
  expect(Object.keys(stored).sort()).toEqual([
    "access_token",
    "expires_at",
    "expires_in",
    "refresh_token",
    "token_type",
    "user",
  ]);
  await page.reload();
  await expect(welcome(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto("/dashboard");
  await expect(welcome(second)).toBeVisible();
});

test("logging out in one tab logs the others out", async ({ browser, server }) => {
  const { context, page, second } = await twoTabs(browser, server);
  await navigate(page, "Logout");
  await expect(page).toHaveURL("/");
  await expect(second).toHaveURL(/\/login/);
  await expect(second.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(second.getByText("You were logged out.")).toBeHidden();
  await context.close();
});

for (const [when, seconds] of [
  ["close to its end", 60],
  ["that has ended", -60],
] as const) {
  test(`an access token ${when} is replaced by one tab, and the others follow`, async ({ browser, server }) => {
    const { context, page, second } = await twoTabs(browser, server);
    const before = await refreshToken(page);
    // Answers are counted: a tab that is reloaded while it asks breaks off and asks again.
    const refreshes: Response[] = [];
    context.on("response", (response) => {
      if (isRefresh(response.request())) refreshes.push(response);
    });
    await endIn(page, seconds);
    await page.reload();
    await expect.poll(() => refreshToken(second)).not.toBe(before);
    await expectSignedIn(page, second);
    expect(refreshes).toHaveLength(1);
    await context.close();
  });

  test(`tabs that open at once with an access token ${when} all stay signed in`, async ({ browser, server }) => {
    const { context, page, second } = await twoTabs(browser, server);
    const before = await refreshToken(page);
    await endIn(page, seconds);
    // Browsers pass local storage on between tabs with a delay, so that both may ask; the server then serves both.
    await Promise.all([page.reload(), second.reload()]);
    await expect.poll(() => refreshToken(page)).not.toBe(before);
    await expectSignedIn(page, second);
    await expect.poll(async () => (await refreshToken(page)) === (await refreshToken(second))).toBe(true);
    await context.close();
  });
}

test("a refresh that the server does not answer is tried again", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, person);
  await page.goto("/dashboard");
  await expect(welcome(page)).toBeVisible();
  const before = await refreshToken(page);
  let failures = 0;
  await page.route("**/graphql", (route) =>
    isRefresh(route.request()) && failures++ < 2 ? route.abort() : route.fallback(),
  );
  await endIn(page, 30);
  await page.reload();
  await expect.poll(() => refreshToken(page)).not.toBe(before);
  expect(failures).toBe(3);
  await context.close();
});

test("a new password ends the sessions of other browsers, which are led to the login", async ({
  browser,
  page,
  server,
}) => {
  const elsewhere = await signedIn(browser, server, person);
  await elsewhere.page.goto("/dashboard");
  await expect(welcome(elsewhere.page)).toBeVisible();
  const otherTab = await elsewhere.context.newPage();
  await otherTab.goto("/dashboard");
  await expect(welcome(otherTab)).toBeVisible();

  await page.goto("/login");
  await page.getByRole("link", { name: "Forgot password" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await fill(page, { "Email address": person.email });
  await page.getByRole("button", { name: "Send reset link" }).click();
  const mail = await server.mails.waitFor(
    (candidate) => candidate.to.includes(person.email) && candidate.text.includes("/reset-password"),
  );
  await page.goto(linkIn(mail, "/reset-password").href);
  await fill(page, { "New password": "an even better password" });
  await page.getByRole("button", { name: "Change password" }).click();
  await expectToast(page, "Password changed", "Log in with your new password.");

  await navigate(elsewhere.page, "Projects");
  for (const tab of [elsewhere.page, otherTab]) {
    await expect(tab).toHaveURL(/\/login/);
    await expect(tab.getByRole("status").getByText("You were logged out.")).toBeVisible();
  }
  await otherTab.reload();
  await expect(otherTab.getByRole("button", { name: "Log in" })).toBeVisible();
  await expect(otherTab.getByText("You were logged out.")).toBeHidden();
  await logIn(page, { ...person, password: "an even better password" });
  await elsewhere.context.close();
});
