/** Who gets where: the route table by role, visitors, unknown addresses, and the way out. */
import { expect, test } from "../support/e2e.ts";
import { type Person, signUp } from "../support/people.ts";
import { createTeam } from "../support/writes.ts";
import { fill, moveTo, navigate, SESSION_KEY, signedIn } from "./screens.ts";

type Role = "startup" | "club_head" | "student";

let people: Record<Role, Person>;
let teamId: string;

test.beforeAll(async ({ server }) => {
  const [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  const student = await signUp.student(server, head);
  people = { startup, club_head: head, student };
  teamId = await createTeam(server, head, [student], { teamName: "Explorers" });
});

/** The specification's route table: the address below /dashboard, the page's heading, and who may see it. */
const everybody: Role[] = ["startup", "club_head", "student"];
const routes: [path: string, heading: RegExp, allowed: Role[]][] = [
  ["", /^Welcome, Asha!$/, everybody],
  ["/projects", /^Projects$/, everybody],
  ["/projects/00000000-0000-7000-8000-000000000000", /^Project Not Found$/, everybody],
  ["/profile", /^My Profile$/, everybody],
  ["/my-club", /^(My Club|Club \d+)$/, everybody],
  ["/projects/new", /^Create a New Project$/, ["startup"]],
  ["/applications", /^Applications$/, ["startup"]],
  ["/club-members", /^Club & Members$/, ["club_head"]],
  ["/teams", /^Team Management$/, ["club_head", "student"]],
  ["/teams/{id}", /^Explorers$/, ["club_head", "student"]],
  ["/messages", /^Messages$/, everybody],
  ["/resources", /^Resources$/, everybody],
  ["/notifications", /^Notifications$/, everybody],
  ["/settings", /^Settings$/, everybody],
];

const sidebar: Record<Role, string[]> = {
  startup: ["Dashboard", "Projects", "Applications", "Messages", "Resources", "Notifications", "Settings", "Logout"],
  club_head: [
    "Dashboard",
    "Club Projects",
    "Club & Members",
    "Teams",
    "Messages",
    "Resources",
    "Notifications",
    "Settings",
    "Logout",
  ],
  student: [
    "Dashboard",
    "My Club",
    "Your Projects",
    "Teams",
    "Messages",
    "Resources",
    "Notifications",
    "Settings",
    "Logout",
  ],
};

for (const role of everybody) {
  test(`a ${role} reaches the role's pages, and the dashboard instead of the others`, async ({ browser, server }) => {
    const { context, page } = await signedIn(browser, server, people[role]);
    for (const [route, heading, allowed] of routes) {
      const path = `/dashboard${route.replace("{id}", teamId)}`;
      const arrives = allowed.includes(role);
      // The same guards decide about links and typed addresses; a role's screens are opened anew by the accessibility
      // tour, so that here only refused ones are.
      await (arrives && route !== "" ? moveTo(page, path) : page.goto(path));
      await expect(
        page.getByRole("heading", { level: 1, name: arrives ? heading : (routes[0]?.[1] ?? "") }),
      ).toBeVisible();
      await expect(page, `${role} at ${path}`).toHaveURL(arrives ? path : "/dashboard");
    }
    await expect(page.getByRole("navigation", { name: "Dashboard" }).getByRole("link")).toHaveText(sidebar[role]);
    await context.close();
  });
}

test("a visitor is sent to the login, and from there to where they wanted to go", async ({ page }) => {
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  for (const [route] of routes) {
    await moveTo(page, `/dashboard${route.replace("{id}", teamId)}`);
    await expect(page, route).toHaveURL(/\/login/);
  }
  await page.goto(`/dashboard/teams/${teamId}`);
  await fill(page, { "Email address": people.student.email, Password: people.student.password });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL(`/dashboard/teams/${teamId}`);
});

test("no address leads out of the product after the login", async ({ page }) => {
  await page.goto("/login?next=//elsewhere.example/dashboard");
  await fill(page, { "Email address": people.student.email, Password: people.student.password });
  await page.getByRole("button", { name: "Log in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a signed-in person who opens the login or the registration is taken to the dashboard", async ({
  browser,
  server,
}) => {
  const { context, page } = await signedIn(browser, server, people.startup);
  for (const path of ["/login", "/register", "/register?type=student"]) {
    await page.goto(path);
    await expect(page).toHaveURL("/dashboard");
  }
  await context.close();
});

test("an unknown address answers 404 and leads home @phone", async ({ page }) => {
  for (const path of ["/nowhere", "/nowhere/at/all", "/login/again"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByText("Oops! Page not found")).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: /home/i }).click();
  await expect(page).toHaveURL("/");
});

test("an unknown address below /dashboard answers 404 within the dashboard @phone", async ({
  browser,
  server,
  page: guest,
}, { project }) => {
  const { context, page } = await signedIn(browser, server, people.student, { viewport: project.use.viewport ?? null });
  for (const path of ["/dashboard/nowhere", "/dashboard/teams/x/y", "/dashboard/projects/new/er"]) {
    expect((await page.goto(path))?.status(), path).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByPlaceholder("Search...").filter({ visible: true })).toHaveCount(1);
  }
  await page.getByRole("main").getByRole("link", { name: "Back to the dashboard" }).click();
  await expect(page.getByRole("heading", { name: "Welcome, Asha!" })).toBeVisible();
  for (const [route] of routes) {
    const address = `/dashboard${route.replace("{id}", teamId)}`;
    const answer = await context.request.get(address, { headers: { accept: "text/html" } });
    expect(answer.status(), route).toBe(200);
  }
  await guest.goto("/dashboard/nowhere");
  await expect(guest).toHaveURL(/\/login/);
  await context.close();
});

test("the registration pre-selects the role of its address, and a student for an unknown one", async ({ page }) => {
  for (const [type, role] of [
    ["club_head", "Club Head"],
    ["startup", "Startup"],
    ["student", "Student"],
    ["teacher", "Student"],
  ] as const) {
    await page.goto(`/register?type=${type}`);
    await expect(page.getByRole("radio", { name: role })).toBeChecked();
  }
});

for (const failing of [false, true]) {
  test(`logging out ends the session and leads home${failing ? ", also when the server fails" : ""}`, async ({
    browser,
    server,
  }) => {
    const { context, page } = await signedIn(browser, server, people.startup);
    await page.goto("/dashboard");
    await expect(page.getByRole("heading", { name: "Welcome, Asha!" })).toBeVisible();
    if (failing) await page.route("**/graphql", (route) => route.abort());
    await navigate(page, "Logout");
    await expect(page).toHaveURL("/");
    expect(await page.evaluate((key) => localStorage.getItem(key), SESSION_KEY)).toBeNull();
    await page.goto("/dashboard");
    await expect(page).toHaveURL(/\/login/);
    await context.close();
  });
}
