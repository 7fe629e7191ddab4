/** What people see when the API fails: the specified sentence, a way to try again, and nothing they typed is lost. */
import type { Page, Route } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { persistedDocuments } from "../support/persisted-documents.ts";
import { type ClubHead, type Person, signUp, type StartupPerson } from "../support/people.ts";
import { insertApproval, insertDeliverables, insertProjects, insertTeam } from "../support/rows.ts";
import { expectToast, fill, fillPerson, signedIn, toast } from "./screens.ts";

let people: { startup: StartupPerson; club_head: ClubHead; student: Person };
let projectId: string;

test.beforeAll(async ({ server }) => {
  const [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  const student = await signUp.student(server, head);
  people = { startup, club_head: head, student };
  const teamId = await insertTeam(server.database, head.clubId, [student.id], { team_name: "Pathfinders" });
  projectId = (await insertProjects(server.database, startup.startupId, 1, { title: "A map of the campus" }))[0] ?? "";
  await insertDeliverables(server.database, projectId, 2);
  await insertApproval(server.database, projectId, head.clubId, teamId);
});

const documents = persistedDocuments();

/** What a page sends names its document by the hash. */
const isMutation = (route: Route) => {
  const { extensions } = (route.request().postDataJSON() ?? {}) as {
    extensions?: { persistedQuery?: { sha256Hash: string } };
  };
  return Boolean(documents[extensions?.persistedQuery?.sha256Hash ?? ""]?.startsWith("mutation"));
};

const unavailable = (route: Route) =>
  route.fulfill({
    status: 503,
    contentType: "application/json",
    body: JSON.stringify({
      errors: [{ message: "The database is unavailable.", extensions: { code: "DATABASE_UNAVAILABLE" } }],
    }),
  });

/** The two ways in which the API fails: it says so, or it is not there at all. */
const failures = { "answers 503": unavailable, "is out of reach": (route: Route) => route.abort() };

/** Lets every mutation of this page fail, or queries too, until the returned function is called. */
async function fail(page: Page, how: (route: Route) => Promise<void>, what: "mutations" | "everything" = "mutations") {
  const handler = (route: Route) => (what === "everything" || isMutation(route) ? how(route) : route.fallback());
  await page.route("**/graphql", handler);
  return () => page.unroute("**/graphql", handler);
}

/** A screen, what it says when it cannot load, and what it shows once it can. */
const screens: [role: "startup" | "club_head" | "student", path: string, error: string, content: string][] = [
  ["startup", "/dashboard", "Failed to load dashboard data", "Total Projects"],
  ["startup", "/dashboard/projects", "Failed to load projects. Please try again later.", "A map of the campus"],
  [
    "startup",
    "/dashboard/projects?tab=browse-projects&q=nothing-is-called-this",
    "Failed to load projects. Please try again later.",
    "No projects found matching your criteria.",
  ],
  ["startup", "/dashboard/projects/{project}", "Failed to load project details", "A map of the campus"],
  ["startup", "/dashboard/applications", "Failed to fetch applications", "Application Message"],
  ["startup", "/dashboard/profile", "Failed to load profile data", "Your Company"],
  ["club_head", "/dashboard/projects?tab=applications", "Failed to load applications", "A map of the campus"],
  [
    "club_head",
    "/dashboard/club-members",
    "Could not retrieve club profile. Please try again later.",
    "Invitation Code",
  ],
  ["club_head", "/dashboard/teams", "Failed to load teams", "Pathfinders"],
  ["club_head", "/dashboard/teams?tab=applications", "Failed to load applications", "A map of the campus"],
  ["student", "/dashboard/my-club", "Failed to load club data. Please try again later.", "Example College"],
];

for (const role of ["startup", "club_head", "student"] as const) {
  test(`a ${role}'s screens say what could not be loaded, and load it when asked again`, async ({
    browser,
    server,
  }) => {
    const { context, page } = await signedIn(browser, server, people[role]);
    for (const [, path, error, content] of screens.filter(([owner]) => owner === role)) {
      await test.step(path, async () => {
        const repair = await fail(page, unavailable, "everything");
        await page.goto(path.replace("{project}", projectId));
        const alert = page.getByRole("main").getByRole("alert").filter({ hasText: error });
        await expect(alert).toBeVisible();
        await repair();
        await alert.getByRole("button", { name: "Try again" }).click();
        await expect(page.getByRole("main").getByText(content).first()).toBeVisible();
        await expect(alert).toBeHidden();
      });
    }
    await context.close();
  });
}

for (const [name, how] of Object.entries(failures)) {
  test(`the login keeps what was typed when the API ${name}`, async ({ page }) => {
    await page.goto("/login");
    await fill(page, { "Email address": people.student.email, Password: people.student.password });
    const repair = await fail(page, how, "everything");
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expectToast(page, "Login failed");
    await expect(page.getByLabel(/^Email address/)).toHaveValue(people.student.email);
    await repair();
    await page.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(page).toHaveURL("/dashboard");
  });

  test(`the registration keeps what was typed when the API ${name}`, async ({ page }) => {
    await page.goto("/register?type=startup");
    await fillPerson(page, {
      firstName: "Ravi",
      lastName: "Menon",
      email: "ravi@example.com",
      password: "a long password",
    });
    await fill(page, { "Company name": "Tin Roof", Position: "Founder" });
    await page.getByLabel(/^Industry/).selectOption("Education");
    await page.getByRole("checkbox", { name: /I agree/ }).check({ force: true });
    await fail(page, how, "everything");
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(toast(page, "Registration failed").or(toast(page, "Database Error"))).toBeVisible();
    await expect(page.getByLabel(/^First name/)).toHaveValue("Ravi");
    await expect(page.getByLabel(/^Company name/)).toHaveValue("Tin Roof");
    await expect(page.getByLabel(/^Password/)).toHaveValue("a long password");
    await expect(page.getByRole("button", { name: "Create account" })).toBeEnabled();
  });

  test(`a deliverable's form and its box keep the truth when the API ${name}`, async ({ browser, server }) => {
    const { context, page } = await signedIn(browser, server, people.startup);
    await page.goto(`/dashboard/projects/${projectId}?tab=deliverables`);
    const repair = await fail(page, how);
    const box = page.getByRole("checkbox", { name: /Deliverable 1/ });
    await box.click({ force: true });
    await expectToast(page, "Error", "Failed to update deliverable status.");
    await expect(box).not.toBeChecked();

    await page.getByRole("button", { name: "Add Deliverable" }).click();
    const dialog = page.getByRole("dialog", { name: "Add New Deliverable" });
    await dialog.getByRole("button", { name: "Add Deliverable" }).click();
    await expectToast(page, "Error", "Please provide a title and due date.");
    await fill(dialog, { Title: `Printed and folded, ${name}`, "Due Date": "2030-02-01" });
    await dialog.getByRole("button", { name: "Add Deliverable" }).click();
    await expectToast(page, "Error", "Failed to add new deliverable.");
    await expect(dialog.getByLabel(/^Title/)).toHaveValue(`Printed and folded, ${name}`);
    await repair();
    await dialog.getByRole("button", { name: "Add Deliverable" }).click();
    await expectToast(page, "Success", "New deliverable added successfully.");
    await expect(page.getByRole("heading", { name: `Printed and folded, ${name}` })).toBeVisible();
    await context.close();
  });
}

test("a profile that could not be saved stays open with what was typed", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, people.student);
  await page.goto("/dashboard/profile");
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await fill(page, { Bio: "I draw maps.", Skills: "Figma, , Flutter " });
  const repair = await fail(page, unavailable);
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Error");
  await expect(page.getByLabel(/^Bio/)).toHaveValue("I draw maps.");
  await repair();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Profile Updated");
  await expect(page.getByText("I draw maps.")).toBeVisible();
  await expect(page.getByText("Flutter", { exact: true })).toBeVisible();
  await context.close();
});

test("the wizard's draft survives a reload and a failed creation @phone", async ({ browser, server }, { project }) => {
  const { context, page } = await signedIn(browser, server, people.startup, { viewport: project.use.viewport ?? null });
  await page.goto("/dashboard/projects/new");
  await page.getByRole("button", { name: "Create Custom Project" }).click();
  await fill(page, {
    Title: `A notice board for the ${project.name}`,
    Description: "So that nobody misses a lecture.",
  });

  await test.step("an incomplete form goes no further and marks what is missing", async () => {
    await page.getByRole("button", { name: "Continue to Deliverables" }).click();
    await expect(page.getByRole("heading", { name: "Project Details" })).toBeVisible();
    await expect(page.getByLabel(/^Skills/)).toHaveAttribute("aria-invalid", "true");
    await page.reload();
    await expect(page.getByLabel(/^Title/)).toHaveValue(`A notice board for the ${project.name}`);
  });

  await page.getByLabel(/^Category/).selectOption("UI/UX Design");
  await fill(page, { Skills: "Figma, UI/UX Design", "Team Size": "3" });
  await page.getByLabel(/^Duration/).selectOption("1-2 months");
  await page.getByRole("button", { name: "Continue to Deliverables" }).click();
  await page.getByRole("button", { name: "Add Deliverable" }).click();
  const form = page.getByRole("form", { name: "New deliverable" });
  await fill(form, { Title: "Ten students have read it" });
  await form.getByRole("button", { name: "Add Deliverable" }).click();
  await expect(page.getByText("Ten students have read it")).toBeVisible();

  const repair = await fail(page, unavailable);
  await page.getByRole("button", { name: "Create Project" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Failed to create project" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Project Deliverables" })).toBeVisible();
  await expect(page.getByText("Ten students have read it")).toBeVisible();
  await repair();
  await page.getByRole("button", { name: "Create Project" }).click();
  await expectToast(page, "Project Created");
  await expect(page.getByRole("heading", { name: `A notice board for the ${project.name}`, level: 1 })).toBeVisible();
  await context.close();
});

test("a server of another build, which does not know what a page asks by hash, is sent the texts", async ({
  browser,
  server,
}) => {
  const { context, page } = await signedIn(browser, server, people.startup);
  const sent: string[] = [];
  await page.route("**/graphql", (route) => {
    const { operationName, query } = route.request().postDataJSON() as { operationName: string; query?: string };
    sent.push(`${operationName} ${query ? "text" : "hash"}`);
    const body = JSON.stringify({
      errors: [{ message: "PersistedQueryNotFound", extensions: { code: "PERSISTED_QUERY_NOT_FOUND" } }],
    });
    // The server itself refuses a text that is not the hash's.
    return query ? route.fallback() : route.fulfill({ contentType: "application/json", body });
  });
  await page.goto(`/dashboard/projects/${projectId}`);
  await expect(page.getByRole("heading", { name: "A map of the campus" }).first()).toBeVisible();
  const asked = sent.filter((request) => request.endsWith("hash"));
  expect(asked).not.toEqual([]);
  expect(sent.filter((request) => request.endsWith("text"))).toHaveLength(asked.length);
  await context.close();
});
