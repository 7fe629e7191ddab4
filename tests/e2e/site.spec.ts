/** What the public pages weigh, how they are sent, and what they say to those who are not people. */
import { expect, type Page, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { newEmail, signUp } from "../support/people.ts";
import type { TestServer } from "../support/test-server.ts";
import { budgets, contentPages, dashboardBudgets, weigh } from "../support/page-weight.mjs";
import { expectToast, fill, signedIn } from "./screens.ts";

const publicPages = [
  "/",
  "/about",
  "/how-it-works",
  "/pricing",
  "/contact",
  "/terms",
  "/privacy",
  "/cookies",
  "/cookie-preferences",
  "/developers",
  "/developers/events",
  "/developers/reference",
  "/login",
  "/register",
  "/forgot-password",
];

test.describe("weight", () => {
  for (const [path, budget] of Object.entries(budgets)) {
    test(`${path} stays within ${budget.html} KB of HTML and ${budget.script} KB of script`, async ({ page }) => {
      const weight = await weigh(page, path);
      expect(weight.html).toBeLessThan(budget.html);
      expect(weight.script).toBeLessThanOrEqual(budget.script);
      if (budget.script === 0) expect(weight.scripts).toBe(0);
    });
  }

  test("the dashboard stays within its budgets", async ({ browser, server }) => {
    const startup = await signUp.startup(server);
    const settle = (page: Page) =>
      Promise.all([page.waitForEvent("websocket"), page.getByRole("heading", { level: 1 }).first().waitFor()]);
    for (const [path, budget] of Object.entries(dashboardBudgets)) {
      const { context, page } = await signedIn(browser, server, startup);
      expect.soft((await weigh(page, path, settle)).script, path).toBeLessThanOrEqual(budget);
      await context.close();
    }
  });
});

test("pages come compressed, with an ETag that spares the second download", async ({ server }) => {
  for (const encoding of ["br", "gzip"]) {
    const first = await fetch(`${server.url}/pricing`, { headers: { "accept-encoding": encoding } });
    expect(first.headers.get("content-encoding")).toBe(encoding);
    expect(await first.text()).toContain("₹2,000");
    const again = await fetch(`${server.url}/pricing`, {
      headers: { "accept-encoding": encoding, "if-none-match": `W/${first.headers.get("etag")}` },
    });
    expect(again.status).toBe(304);
  }
  const refused = await fetch(`${server.url}/pricing`, { headers: { "accept-encoding": "br;q=0, gzip;q=0.0" } });
  expect(refused.headers.get("content-encoding")).toBeNull();
});

test("hashed files come compressed and for good", async ({ server, page }) => {
  const files: string[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/assets/") && /\.(js|css)$/.test(response.url())) files.push(response.url());
  });
  await page.goto("/login", { waitUntil: "networkidle" });
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const response = await fetch(file, { headers: { "accept-encoding": "br" } });
    expect(response.headers.get("cache-control"), file).toBe("public, max-age=31536000, immutable");
    const body = await response.text();
    if (body.length > 1500) expect(response.headers.get("content-encoding"), file).toBe("br");
  }
  expect((await fetch(`${server.url}/assets/nothing.js`)).status).toBe(404);
});

test("HEAD answers as GET does, without a body", async ({ server }) => {
  for (const [path, status] of [
    ["/about", 200],
    ["/nowhere", 404],
    ["/sitemap.xml", 200],
  ] as const) {
    const response = await fetch(server.url + path, { method: "HEAD", headers: { accept: "text/html" } });
    expect([path, response.status]).toEqual([path, status]);
    expect(Number(response.headers.get("content-length"))).toBeGreaterThan(0);
    expect(await response.text()).toBe("");
  }
});

test("a trailing slash leads to the page's one address, and nowhere else", async ({ server }) => {
  const leadsTo = async (path: string) => {
    const response = await fetch(server.url + path, { redirect: "manual", headers: { accept: "text/html" } });
    return [response.status, response.headers.get("location")];
  };
  expect(await leadsTo("/about/")).toEqual([308, "/about"]);
  expect(await leadsTo("/register/?type=startup")).toEqual([308, "/register?type=startup"]);
  expect(await leadsTo("//example.com/")).toEqual([404, null]);
});

test("every public page has a title, a description, one address and a picture of its own installation", async ({
  server,
  page,
}) => {
  const titles = new Set<string>();
  for (const path of publicPages) {
    await page.goto(path);
    titles.add(await page.title());
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", server.url + path);
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute("content", server.url + path);
    await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${server.url}/open-graph.png`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  }
  expect(titles.size).toBe(publicPages.length);
  expect((await fetch(`${server.url}/open-graph.png`)).headers.get("content-type")).toBe("image/png");
});

test("search engines find the public pages and nothing else", async ({ server }) => {
  const robots = await (await fetch(`${server.url}/robots.txt`)).text();
  expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  expect(robots).toContain("Disallow: /dashboard");
  const sitemap = await (await fetch(`${server.url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
  expect(listed).toEqual([...publicPages].sort());
});

test("scripts run only from this server or by their hash", async ({ server }) => {
  const policy = (await fetch(`${server.url}/login`)).headers.get("content-security-policy") ?? "";
  const scripts = policy.split(";").find((directive) => directive.trim().startsWith("script-src")) ?? "";
  expect(scripts).toMatch(/^script-src 'self'( 'sha256-[^']+')+$/);
});

test("pages without scripts store nothing", async ({ page, context }) => {
  for (const path of contentPages) {
    await page.goto(path);
    expect(await page.evaluate(() => window.localStorage.length + window.sessionStorage.length), path).toBe(0);
  }
  expect(await context.cookies()).toEqual([]);
});

test.describe("a link that no longer works says so and offers the next step", () => {
  const invalid = "This link is not valid or was already used.";
  const expired = "This link has expired.";

  /** Writes a person's newest mailed link as expired. */
  const expire = (server: TestServer, email: string) =>
    server.database.query(
      "update one_time_tokens set expires_at = now() where used_at is null and profile_id = (select id from profiles where email = $1)",
      [email],
    );

  test("for a new password", async ({ page, server }) => {
    const person = await signUp.startup(server);
    const ask = async () => {
      await page.getByLabel("Email address").fill(person.email);
      server.mails.clear();
      await page.getByRole("button", { name: "Send reset link" }).click();
      return linkIn(
        await server.mails.waitFor({ to: person.email, subject: "Choose a new password for Quadwork" }),
        "/reset-password",
      ).href;
    };
    const choose = async (link: string) => {
      await page.goto(link);
      await page.getByLabel("New password").fill("another horse battery");
      await page.getByRole("button", { name: "Change password" }).click();
    };
    const refused = async (reason: string) => {
      await expect(page.getByRole("alert").getByText(reason)).toBeVisible();
      await page.getByRole("link", { name: "Ask for a new one" }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
    };
    await page.goto("/reset-password");
    await refused("This link is incomplete.");
    await choose("/reset-password?token=unknown");
    await refused(invalid);
    const first = await ask();
    await expire(server, person.email);
    await choose(first);
    await refused(expired);
    const second = await ask();
    await choose(second);
    await expectToast(page, "Password changed", "Log in with your new password.");
    await choose(second);
    await refused(invalid);
  });

  test("for an address to verify", async ({ page, server }) => {
    const email = newEmail();
    const input = {
      firstName: "Asha",
      lastName: "Rao",
      email,
      password: "correct horse battery",
      companyName: "Company",
      position: "Founder",
      industry: "TECH",
    };
    await server.request(
      "mutation Register($input: RegisterStartupInput!) { registerStartup(input: $input) { email } }",
      { input },
    );
    const newestLink = async () =>
      linkIn(await server.mails.waitFor({ to: email, subject: "Verify your email for Quadwork" }), "/verify-email")
        .href;
    const refused = async (reason: string) => {
      await expect(page.getByRole("alert").getByText(reason)).toBeVisible();
      server.mails.clear();
      await page.getByLabel("Email address").fill(email);
      await page.getByRole("button", { name: "Send the link again" }).click();
      await expectToast(page, "Link sent", "If this address waits for verification, a new link is on its way.");
    };
    const first = await newestLink();
    await expire(server, email);
    await page.goto(first);
    await refused(expired);
    const second = await newestLink();
    await page.goto("/verify-email?token=unknown");
    await refused(invalid);
    await page.goto(second);
    await expect(page.getByText("Your email address is verified. You can log in now.")).toBeVisible();
    await page.goto(second);
    await expect(page.getByRole("alert").getByText(invalid)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Back to log in" })).toBeVisible();
  });
});

test("a message of the contact form reaches the people it is for @phone", async ({ page, server }) => {
  await page.goto("/contact");
  expect((await page.getByLabel(/^Message/).boundingBox())!.height).toBeGreaterThanOrEqual(150);
  await fill(page, {
    Name: "Asha Rao",
    Email: "asha@example.com",
    Subject: "A question",
    Message: "How do I rotate the code of our club?",
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expectToast(page, "Message sent!", "We'll get back to you as soon as possible.");
  for (const label of ["Name", "Email", "Subject", "Message"])
    await expect(page.getByRole("textbox", { name: label })).toHaveValue("");
  expect(await server.mails.waitFor({ to: "hello@quadwork.example" })).toMatchObject({
    subject: "Contact form: A question",
    replyTo: ["asha@example.com"],
  });
});

test("the cookie preferences stand still while they are read @phone", async ({ page, browser, server }) => {
  const unread = await browser.newPage({
    baseURL: server.url,
    javaScriptEnabled: false,
    viewport: page.viewportSize()!,
  });
  await unread.goto("/cookie-preferences");
  await page.goto("/cookie-preferences");
  await expect(page.getByRole("button", { name: "Save choices" })).toBeEnabled();
  const heightOf = (each: typeof page) =>
    each.getByRole("main").evaluate((main) => main.getBoundingClientRect().height);
  expect(await heightOf(page)).toBe(await heightOf(unread));
  await unread.close();
});

test("cookie preferences are remembered and open again from the cookie page @phone", async ({ page }) => {
  await page.goto("/cookies");
  await page.getByRole("main").getByRole("link", { name: "Open cookie preferences" }).click();
  await expect(page.getByRole("checkbox", { name: /^Essential/ })).toBeDisabled();
  await page.getByText("Analytics", { exact: true }).click();
  await page.getByRole("button", { name: "Save choices" }).click();
  await expect(page.getByText("Saved. Your choices count from now on.")).toBeVisible();
  await page.goto("/cookies");
  await page.getByRole("main").getByRole("link", { name: "Open cookie preferences" }).click();
  await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Advertising" })).not.toBeChecked();
});
