/** What the public pages weigh, how they are sent, and what they say to those who are not people. */
import { expect, type Page, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { budgets, contentPages, weigh } from "../support/page-weight.mjs";
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

const soft = expect.configure({ soft: true });

/** Opens a page and compares what it loads with its budget. */
async function expectLight(page: Page, path: string): Promise<void> {
  const budget = budgets[path]!;
  const { html, script, scripts } = await weigh(page, path);
  soft(html, `kilobytes of HTML of ${path}`).toBeLessThan(budget.html);
  soft(script, `kilobytes of script of ${path}`).toBeLessThanOrEqual(budget.script);
  if (budget.script === 0) soft(scripts, `scripts of ${path}`).toBe(0);
  // The reference's only script is its search.
  if (path === "/developers/reference") soft(scripts, path).toBe(1);
}

/** The open page has a description, one address, a picture of its own installation and one heading. */
async function expectHead(page: Page, url: string, path: string): Promise<void> {
  await soft(page.locator('meta[name="description"]')).toHaveAttribute("content", /.{20,}/);
  await soft(page.locator('link[rel="canonical"]')).toHaveAttribute("href", url + path);
  await soft(page.locator('meta[property="og:url"]')).toHaveAttribute("content", url + path);
  await soft(page.locator('meta[property="og:image"]')).toHaveAttribute("content", `${url}/open-graph.png`);
  await soft(page.getByRole("heading", { level: 1 })).toHaveCount(1);
}

test("every public page stays within its budgets and names itself; those without scripts store nothing", async ({
  page,
  context,
  server,
}) => {
  const titles = new Set<string>();
  const visit = async (path: string) => {
    await expectLight(page, path);
    if (!publicPages.includes(path)) return;
    await expectHead(page, server.url, path);
    titles.add(await page.title());
  };
  for (const path of contentPages)
    await test.step(path, async () => {
      await visit(path);
      soft(await page.evaluate(() => window.localStorage.length + window.sessionStorage.length), path).toBe(0);
    });
  soft(await context.cookies()).toEqual([]);
  const others = Object.keys(budgets).filter((path) => !contentPages.includes(path));
  for (const path of others) await test.step(path, () => visit(path));
  expect(titles.size).toBe(publicPages.length);
  expect((await fetch(`${server.url}/open-graph.png`)).headers.get("content-type")).toBe("image/png");
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

test("hashed files come compressed, to be kept for good", async ({ server, page }) => {
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

test("the menus of the header close on Escape and on a click elsewhere, without scripts @phone", async ({
  browser,
  server,
}, { project }) => {
  const viewport = project.use.viewport ?? { width: 1280, height: 800 };
  const page = await browser.newPage({ baseURL: server.url, javaScriptEnabled: false, viewport });
  const button = page.getByRole("button", { name: project.name === "phone" ? "Menu" : "Features" });
  const link = page.getByRole("banner").getByRole("link", { name: "For Clubs" }).filter({ visible: true });
  const clickElsewhere = () => page.mouse.click(10, viewport.height - 10);
  await page.goto("/");
  for (const close of [() => page.keyboard.press("Escape"), clickElsewhere, () => button.click()]) {
    await button.click();
    await expect(link).toHaveCount(1);
    await close();
    await expect(link).toHaveCount(0);
  }
  await page.close();
});

test("the header leads people who are signed in to the dashboard, until they log out @phone", async ({
  browser,
  server,
  page: guest,
}, { project }) => {
  const startup = await signUp.startup(server);
  const { context, page } = await signedIn(browser, server, startup, { viewport: project.use.viewport ?? null });
  const expectWaysIn = async (each: Page, names: string[]) => {
    if (project.name === "phone") await each.getByRole("button", { name: "Menu" }).click();
    const links = each.getByRole("banner").getByRole("link", { name: /^(Log in|Register|Dashboard)$/ });
    await expect(links.filter({ visible: true }), each.url()).toHaveText(names);
  };
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const path of ["/", "/contact"]) {
    await page.goto(path);
    await expectWaysIn(page, ["Dashboard"]);
    await guest.goto(path);
    await expectWaysIn(guest, ["Log in", "Register"]);
  }
  expect(await context.cookies()).toMatchObject([{ name: "signed_in", value: "1", sameSite: "Lax", path: "/" }]);

  await page.goto("/logout");
  await expect(page).toHaveURL(`${server.url}/`);
  await expectWaysIn(page, ["Log in", "Register"]);
  expect(await context.cookies()).toEqual([]);
  await context.close();
});

test("caches keep the pages of guests and of people signed in apart", async ({ server }) => {
  const read = async (cookie: string) => {
    const response = await fetch(`${server.url}/about`, { headers: { cookie } });
    const marked = /<html[^>]* data-signed-in/.test(await response.text());
    return { etag: response.headers.get("etag"), vary: response.headers.get("vary"), marked };
  };
  const cookies = ["theme=1", "theme=1; signed_in=1", "not_signed_in=1; signed_in=10"] as const;
  const [guest, signed, similar] = await Promise.all([read(cookies[0]), read(cookies[1]), read(cookies[2])]);
  expect([guest.marked, signed.marked, similar.marked]).toEqual([false, true, false]);
  expect(signed.etag).not.toBe(guest.etag);
  expect(similar.etag).toBe(guest.etag);
  for (const { vary } of [guest, signed]) expect(vary?.split(", ")).toContain("Cookie");
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

test("the cookie preferences do not shift once they are read @phone", async ({ page, browser, server }) => {
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
  await expect(page.getByText("Saved. Your choices apply from now on.")).toBeVisible();
  await page.goto("/cookies");
  await page.getByRole("main").getByRole("link", { name: "Open cookie preferences" }).click();
  await expect(page.getByRole("checkbox", { name: "Analytics" })).toBeChecked();
  await expect(page.getByRole("checkbox", { name: "Advertising" })).not.toBeChecked();
});
