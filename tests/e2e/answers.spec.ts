/** What is answered or refused, as people see it: applications, invitations, forms, and a project that is closed. */
import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../support/e2e.ts";
import { type ClubHead, signUp, type StartupPerson } from "../support/people.ts";
import { insertApproval, insertDeliverables, insertProjects, insertTeam } from "../support/rows.ts";
import type { TestServer } from "../support/test-server.ts";
import { apply, createTeam } from "../support/writes.ts";
import { fill, signedIn, toast } from "./screens.ts";

const longTitle = `A title that goes on ${"and on ".repeat(16)}`.trim();

let startup: StartupPerson;
let head: ClubHead;
let other: ClubHead;
/** Applications to a project with a short title and to one with a very long one. */
let applications: string[];
let projects: string[];

test.beforeAll(async ({ server }) => {
  const clubName = `Field Notes ${crypto.randomUUID().slice(0, 8)}`;
  [startup, head, other] = await Promise.all([
    signUp.startup(server),
    signUp.clubHead(server, { clubName }),
    signUp.clubHead(server),
  ]);
  projects = [
    ...(await insertProjects(server.database, startup.startupId, 1, { title: "A price list" })),
    ...(await insertProjects(server.database, startup.startupId, 1, { title: longTitle })),
  ];
  const team = await createTeam(server, head, [], { teamName: "Night Shift" });
  applications = [];
  for (const project of projects) applications.push(await apply(server, head, project, team));
  await apply(server, other, projects[0]!, await createTeam(server, other));
});

/** Where the button stands on the screen. */
const placeOf = async (page: Page, name: string) => {
  const box = await page.getByRole("button", { name, exact: true }).boundingBox();
  return { top: Math.round(box!.y), left: Math.round(box!.x) };
};

test("Reject and Approve keep their place; approving asks first and leads to the project @phone", async ({
  browser,
  server,
}, { project }) => {
  const { context, page } = await signedIn(browser, server, startup, project.use);
  const places = [];
  for (const id of applications) {
    await page.goto(`/dashboard/applications?application=${id}`);
    await expect(page.getByRole("button", { name: "Approve" })).toBeInViewport({ ratio: 1 });
    places.push([await placeOf(page, "Reject"), await placeOf(page, "Approve")]);
  }
  expect(places[1]).toEqual(places[0]);
  // Neither does the page move when the focus comes to what is in sight anyway.
  await page.getByRole("button", { name: "Approve" }).focus();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectAccessible(page);

  await page.goto(`/dashboard/applications?application=${applications[0]}`);
  await page.getByRole("button", { name: "Approve" }).focus();
  await page.keyboard.press("Enter");
  const question = page.getByRole("alertdialog", { name: `Approve ${head.clubName}?` });
  await expect(question).toContainText(
    /A price list will start with Night Shift \(.+\) and move to In Progress\. This cannot be undone\./,
  );
  await expect(question).toContainText("1 other application stays pending.");
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(page.getByRole("button", { name: "Approve" })).toBeFocused();

  await page.keyboard.press("Enter");
  await question.getByRole("button", { name: "Approve" }).click();
  await expect(toast(page, "Application Approved")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${projects[0]}$`));
  await expect(page.getByText("In Progress", { exact: true })).toBeVisible();
  await expect(page.getByText("1 other application is still pending for this project.")).toBeVisible();
  await context.close();
});

test("the owner's open project begins with its applications, and home leads there @phone", async ({ browser, server }, {
  project,
}) => {
  const { context, page } = await signedIn(browser, server, startup, project.use);
  await page.goto("/dashboard");
  await page.getByRole("link", { name: "1 application to review" }).last().click();
  await expect(page).toHaveURL(/#applications$/);
  const panel = page.getByRole("region", { name: "Applications" });
  await expect(panel).toBeInViewport();
  await expect(panel).toContainText("1 application to review");
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText("Applications");
  await panel.getByRole("link", { name: head.clubName }).click();
  await expect(page.getByText("We would like to build this.")).toBeVisible();
  await context.close();
});

/** A project with one late deliverable, of a club's team. */
async function projectOf(server: TestServer, status: string): Promise<string> {
  const [id] = await insertProjects(server.database, startup.startupId, 1, { title: `The ${status} one` });
  await insertDeliverables(server.database, id!, 1, {
    title: `Due in the ${status} one`,
    due_date: new Date(Date.now() - 2 * 86_400_000),
  });
  if (status !== "open")
    await insertApproval(server.database, id!, head.clubId, await insertTeam(server.database, head.clubId, []));
  const completed = "update projects set status = 'completed', completed_at = '2026-09-07T06:30:00Z' where id = $1";
  if (status === "completed") await server.database.query(completed, [id]);
  return id!;
}

test("home lists what somebody works on, dated as in the project; a completed project is closed", async ({
  browser,
  server,
}) => {
  await projectOf(server, "open");
  const [running, completed] = [await projectOf(server, "in_progress"), await projectOf(server, "completed")];
  const { context, page } = await signedIn(browser, server, startup);
  await page.goto("/dashboard");
  const upcoming = page.getByRole("region", { name: "Upcoming Deliverables" });
  await expect(upcoming.getByRole("heading", { level: 3 })).toHaveText(["Due in the in_progress one"]);
  const words =
    (await upcoming
      .getByText(/days? late/)
      .first()
      .locator("..")
      .textContent()) ?? "";
  expect(words).toMatch(/^\d days? late · [A-Z][a-z]+ \d+(st|nd|rd|th), \d{4}$/);
  await page.goto(`/dashboard/projects/${running}?tab=deliverables`);
  await expect(page.getByText(words)).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeEnabled();

  await page.goto(`/dashboard/projects/${completed}?tab=deliverables`);
  await expect(page.getByRole("note")).toHaveText(
    "Completed on September 7th, 2026. You can still view everything, but nothing can be changed.",
  );
  await expect(page.getByRole("heading", { name: "Due in the completed one" })).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(0);
  await expect(
    page.getByRole("main").getByRole("button", { name: /Add|Edit|Delete|Complete|More actions/ }),
  ).toHaveCount(0);
  await expectAccessible(page);
  await context.close();
});

test("what is being loaded, and what could not be, is told in words", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, startup);
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/dashboard");
  await expect(page.getByText("Loading...")).toBeVisible();
  await expect(page.getByRole("status")).toHaveCSS("opacity", "1");
  await page.unroute("**/assets/*.js");

  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route("**/graphql", async (route) => {
    if (route.request().postDataJSON()?.operationName !== "UpcomingDeliverables") return route.continue();
    await held;
    await route.fulfill({
      status: 503,
      json: { errors: [{ message: "No.", extensions: { code: "DATABASE_UNAVAILABLE" } }] },
    });
  });
  await page.goto("/dashboard");
  const upcoming = page.getByRole("region", { name: "Upcoming Deliverables" });
  await expect(upcoming.getByText("Loading deliverables...")).toBeVisible();
  answer();
  await expect(upcoming.getByRole("alert")).toContainText("Failed to load deliverables");
  await expect(page.getByRole("heading", { name: "Recent Applications" })).toBeVisible();
  await page.unroute("**/graphql");
  await upcoming.getByRole("button", { name: "Try again" }).click();
  await expect(upcoming.getByRole("alert")).toBeHidden();
  await context.close();
});

test("a refused registration focuses the first wrong field, in sight, and shows one toast at a time @phone", async ({
  page,
}) => {
  await page.goto("/register?type=startup");
  const create = page.getByRole("button", { name: "Create account" });
  const toasts = page.locator('[data-scope="toast"][data-part="root"][data-state="open"]');
  await create.click();
  await expect(toasts).toHaveText(/^Terms not agreed/);
  await expect(page.getByLabel(/^First name/)).toBeFocused();
  await expect(page.getByLabel(/^First name/)).toBeInViewport({ ratio: 1 });

  await page.getByRole("checkbox", { name: /I agree/ }).check({ force: true });
  await fill(page, {
    "First name": "Meera",
    "Last name": "Iyer",
    "Email address": `meera.${crypto.randomUUID()}@example.test`,
    Password: "a password",
  });
  await create.click();
  await expect(toasts).toHaveText(/^Missing information/);
  await expect(page.getByLabel(/^Company name/)).toBeFocused();

  await fill(page, { "Company name": "Paperback Lane", Position: "Founder" });
  await page.getByLabel(/^Industry/).selectOption("E-commerce");
  await create.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(toasts).toHaveText("Account created");
  await expect(page.getByText("Check your e-mail", { exact: true })).toBeVisible();

  await fill(page, { Password: "not the right one" });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(toasts).toHaveText(/^Login failed/);
  await expect(page.getByLabel("Email address")).toBeFocused();
  await page.getByRole("link", { name: "Create an account" }).click();
  await expect(toasts).toHaveCount(0);
});
