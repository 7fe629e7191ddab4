/** What people do on screens that several browser tests pass through, by roles, labels and literal texts only. */
import { type Browser, type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import { linkIn } from "../support/mails.ts";
import { logIn as logInByApi, type Person, type Session } from "../support/people.ts";
import type { TestServer } from "../support/test-server.ts";

/** The toast with this title (and description). */
export function toast(page: Page, title: string, description?: string): Locator {
  const found = page.getByRole("status").filter({ has: page.getByText(title, { exact: true }) });
  return description ? found.filter({ has: page.getByText(description, { exact: true }) }) : found;
}

/** Waits for a toast and puts it away, so that it hides nothing of what follows. */
export async function expectToast(page: Page, title: string, description?: string): Promise<void> {
  const found = toast(page, title, description).first();
  await expect(found).toBeVisible();
  await found.getByRole("button").click();
  await expect(found).toBeHidden();
}

/** Fills text fields found by the beginning of their labels. */
export async function fill(scope: Page | Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await scope.getByLabel(new RegExp(`^${label}`)).fill(value);
  }
}

/** What anybody types to register. */
export interface Newcomer {
  firstName: string;
  lastName: string;
  email: string;
  password: string;
}

/** Fills the part of the registration form that every role has. */
export async function fillPerson(page: Page, { firstName, lastName, email, password }: Newcomer): Promise<void> {
  await fill(page, { "First name": firstName, "Last name": lastName, "Email address": email, Password: password });
}

/** Accepts the terms, sends the registration form, and arrives at the login with the request to check the mails. */
export async function createAccount(page: Page): Promise<void> {
  await page.getByRole("checkbox", { name: /I agree to the Terms of Service/ }).check({ force: true });
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText("Check your e-mail", { exact: true })).toBeVisible();
}

/** Opens the verification link that was mailed to this address. */
export async function followVerificationLink(page: Page, server: TestServer, email: string): Promise<void> {
  const mail = await server.mails.waitFor(
    (candidate) => candidate.to.includes(email) && candidate.text.includes("/verify-email"),
  );
  await page.goto(linkIn(mail, "/verify-email").href);
  await expect(page.getByText("Your email address is verified. You can log in now.")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Log in", exact: true }).click();
}

/** Logs in at the login screen and arrives at the dashboard. */
export async function logIn(
  page: Page,
  { email, password, firstName }: Pick<Newcomer, "email" | "password" | "firstName">,
): Promise<void> {
  await fill(page, { "Email address": email, Password: password });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expectToast(page, "Success", "You have successfully logged in");
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole("heading", { name: `Welcome, ${firstName}!` })).toBeVisible();
}

/** Follows a link of the dashboard's sidebar. */
export async function navigate(page: Page, label: string): Promise<void> {
  await page.getByRole("navigation", { name: "Dashboard" }).getByRole("link", { name: label, exact: true }).click();
}

/** Goes to an address of the app, as its links do, without loading the page again. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState(null, "", address);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, path);
}

/** Chooses an action in the menu of a student of the club. */
export async function chooseFor(page: Page, student: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `Actions for ${student}` }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The key in local storage under which a browser keeps its session. */
export const SESSION_KEY = "quadwork.session";

/**
 * A browser in which this person is signed in, without passing the login screen: the session comes from the API.
 * Each call is a login of its own; close the context in the end.
 */
export async function signedIn(
  browser: Browser,
  server: TestServer,
  person: Pick<Person, "email" | "password">,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  return signedInWith(browser, server, await logInByApi(server, person), options);
}

/** As {@link signedIn}, with a session that the API gave. */
export async function signedInWith(
  browser: Browser,
  server: TestServer,
  session: Session,
  options: Parameters<Browser["newContext"]>[0] = {},
): Promise<{ context: BrowserContext; page: Page }> {
  const value = JSON.stringify({
    access_token: session.accessToken,
    refresh_token: session.refreshToken,
    expires_in: session.expiresIn,
    expires_at: session.expiresAt,
    token_type: session.tokenType,
    user: session.user,
  });
  const context = await browser.newContext({
    baseURL: server.url,
    ...options,
    storageState: { cookies: [], origins: [{ origin: server.url, localStorage: [{ name: SESSION_KEY, value }] }] },
  });
  return { context, page: await context.newPage() };
}

/** Resolves once the page follows events: each of its subscriptions was sent over its WebSocket. */
export const following = (page: Page) =>
  new Promise<void>((resolve) => {
    let sent = 0;
    page.on("websocket", (socket) =>
      socket.on("framesent", ({ payload }) => String(payload).includes('"subscribe"') && ++sent === 4 && resolve()),
    );
  });
