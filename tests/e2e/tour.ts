/** Every screen of the product with something on it: where it is, and how to know that it is all there. */
import type pg from "pg";
import { expect, type Page, settle } from "../support/e2e.ts";

/** One screen, or one state of a screen. */
export interface Stop {
  name: string;
  path: string;
  /** A text that is there once the screen has what it waits for. */
  ready: string | RegExp;
  /** What to do on the screen, for example opening a dialog. */
  arrange?: (page: Page) => Promise<void>;
}

/** A role's tour: who goes on it, and the stops. */
export interface Tour {
  /** Null for a visitor. */
  email: string | null;
  stops: Stop[];
}

const stop = (name: string, path: string, ready: Stop["ready"], arrange?: Stop["arrange"]): Stop => ({
  name,
  path,
  ready,
  ...(arrange && { arrange }),
});

/** Presses a button and waits for the dialog it opens. */
const dialog = (button: string | RegExp, title: string, shows?: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name: button }).first().click();
  const opened = page.getByRole(/^(Approve|Complete|Replace)/.test(title) ? "alertdialog" : "dialog", { name: title });
  await expect(opened).toBeVisible();
  if (shows) await expect(opened.getByText(shows).first()).toBeVisible();
};

/** Waits until a form is ready: it is pale while the page learns who is there, and while its values are judged. */
const canPress = (button: string) => (page: Page) => expect(page.getByRole("button", { name: button })).toBeEnabled();

/** Presses a button, waits for what it shows, and until the form that is then there is ready. */
const press =
  (button: string, shows: string, { ready = button } = {}) =>
  async (page: Page) => {
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByText(shows).first()).toBeVisible();
    await canPress(ready)(page);
  };

const comingSoon = ["messages", "resources", "notifications", "settings"].map((path) =>
  stop(path, `/dashboard/${path}`, "Coming Soon"),
);

/**
 * Leaves the first few of the reference's hundreds of entries, which are all alike: axe takes as long for each. What is
 * far below keeps the other scheme's colours until it comes into sight, so all is brought there.
 */
const shortened = (page: Page) =>
  page.evaluate(() => {
    for (const list of document.querySelectorAll("article > section, article dl, nav details ul"))
      for (const entry of [...list.children].slice(6)) entry.remove();
    for (const entry of document.querySelectorAll<HTMLElement>("[data-entry]"))
      entry.style.contentVisibility = "visible";
  });

/** What anybody can open. */
export const visitor: Tour = {
  email: null,
  stops: [
    stop("home", "/", "Get started"),
    stop("about", "/about", /mission/i),
    stop("how-it-works", "/how-it-works", "For startups"),
    stop("pricing", "/pricing", /₹50/),
    stop("contact", "/contact", "Get in Touch", canPress("Send Message")),
    stop(
      "contact-refused",
      "/contact",
      "Get in Touch",
      press("Send Message", "Message must be at least 10 characters."),
    ),
    stop("terms", "/terms", /April 4, 2025/),
    stop("privacy", "/privacy", /April 4, 2025/),
    stop("cookies", "/cookies", /April 4, 2025/),
    stop("cookie-preferences", "/cookie-preferences", "You haven't chosen yet, so nothing optional is stored."),
    stop("developers", "/developers", "Your first query"),
    stop("developers-events", "/developers/events", "Verify events"),
    stop("developers-reference", "/developers/reference", "Search the reference", shortened),
    stop("login", "/login", "Forgot password"),
    stop("register-student", "/register?type=student", "Resume link"),
    stop("register-club-head", "/register?type=club_head", /^[A-Z0-9]{6}$/),
    stop(
      "register-startup",
      "/register?type=startup",
      "Company name",
      press("Create account", "You must agree to the terms and conditions to register."),
    ),
    stop("forgot-password", "/forgot-password", "Forgot your password?", canPress("Send reset link")),
    stop("reset-password", "/reset-password?token=a-token", "Choose a new password"),
    stop("verify-email", "/verify-email", "Send the link again", canPress("Send the link again")),
    stop("join", "/join?token=a-token", "This link is invalid, or a newer one was sent."),
    stop("invitation", "/invitation?token=a-token", "This link is invalid, or a newer one was sent."),
    stop("verify-domain", "/verify-domain?token=a-token", "This link was already used, or is no longer needed."),
    stop("not-found", "/nowhere", "Oops! Page not found"),
  ],
};

/** Ids of the demo world, by what they stand for. */
async function find(database: pg.Pool, sql: string): Promise<string> {
  const { rows } = await database.query<{ id: string }>(sql);
  if (!rows[0]) throw new Error(`The demo world has no row for: ${sql}`);
  return rows[0].id;
}

const demoEmail = (name: string) => `${name}@demo.quadwork.test`;
const idOf = (name: string) => `(select id from profiles where email = '${demoEmail(name)}')`;
const clubOf = (name: string) => `(select club_id from memberships where profile_id = ${idOf(name)})`;
const startupOf = (name: string) => `(select startup_id from memberships where profile_id = ${idOf(name)})`;

const startupName = "aditi.bhandarkar";
const headName = "kavya.raghunathan";
const studentName = "ananya.iyer";

/** A startup's screens in the demo world. */
export async function startupTour(database: pg.Pool): Promise<Tour> {
  const own = (status: string) =>
    find(
      database,
      `select id from projects where startup_id = ${startupOf(startupName)} and status = '${status}' order by created_at limit 1`,
    );
  const [open, running] = await Promise.all([own("open"), own("in_progress")]);
  return {
    email: demoEmail(startupName),
    stops: [
      stop("startup-home", "/dashboard", "Recent Applications"),
      stop("account-menu", "/dashboard", "Recent Applications", async (page) => {
        await page.getByRole("button", { name: /^Account menu of/ }).click();
        await expect(page.getByRole("menuitem", { name: "Profile" })).toBeVisible();
      }),
      stop("notifications-menu", "/dashboard", "Recent Applications", press("Notifications", "View all notifications")),
      stop("startup-projects", "/dashboard/projects", "Completed Projects"),
      stop("startup-browse", "/dashboard/projects?tab=browse-projects", "Browse Projects"),
      stop("wizard-template", "/dashboard/projects/new", "Use Template"),
      stop("wizard-details", "/dashboard/projects/new", "Use Template", async (page) => {
        await page.getByRole("button", { name: "Use Template" }).first().click();
        await expect(page.getByRole("textbox", { name: /^Title/ })).toBeVisible();
      }),
      stop("wizard-deliverables", "/dashboard/projects/new?step=details", "Project Details", async (page) => {
        await page.getByRole("button", { name: "Continue to Deliverables" }).click();
        await page
          .getByRole("button", { name: /^Edit / })
          .first()
          .click();
        await expect(page.getByRole("form")).toBeVisible();
      }),
      stop("project-open", `/dashboard/projects/${open}`, "Team Requirements"),
      stop(
        "project-invite",
        `/dashboard/projects/${open}`,
        "Team Requirements",
        dialog("Invite a Club", "Invite a Club", "Margin Notes Consulting Club"),
      ),
      stop("project-edit", `/dashboard/projects/${open}`, "Team Requirements", async (page) => {
        await page.getByRole("button", { name: "More actions for this project" }).click();
        await page.getByRole("menuitem", { name: "Edit Project" }).click();
        await expect(page.getByRole("dialog", { name: "Edit Project" })).toBeVisible();
      }),
      stop("project-running", `/dashboard/projects/${running}`, "About the Company"),
      stop(
        "project-complete",
        `/dashboard/projects/${running}`,
        "About the Company",
        dialog("Complete Project", "Complete this project?", /still incomplete|Every deliverable/),
      ),
      stop("project-deliverables", `/dashboard/projects/${running}?tab=deliverables`, "Mark as complete"),
      stop(
        "project-add-deliverable",
        `/dashboard/projects/${running}?tab=deliverables`,
        "Mark as complete",
        dialog("Add Deliverable", "Add New Deliverable"),
      ),
      stop("project-team", `/dashboard/projects/${running}?tab=team`, "Education"),
      stop("project-missing", "/dashboard/projects/00000000-0000-7000-8000-000000000000", "Project Not Found"),
      stop("startup-applications", "/dashboard/applications", "Application Message"),
      stop(
        "application-approve",
        "/dashboard/applications",
        "Application Message",
        dialog("Approve", "Approve", /This cannot be undone/),
      ),
      stop("startup-profile", "/dashboard/profile", "Your Company"),
      stop(
        "startup-profile-edit",
        "/dashboard/profile",
        "Your Company",
        press("Edit Profile", "Save Changes", { ready: "Save Changes" }),
      ),
      stop("startup-my-club", "/dashboard/my-club", "No club found"),
      ...comingSoon,
    ],
  };
}

/** A club head's screens in the demo world. */
export async function headTour(database: pg.Pool): Promise<Tour> {
  const club = clubOf(headName);
  const available = `select id from projects where status = 'open' and not exists (select from project_applications where project_id = projects.id and club_id = ${club}) limit 1`;
  const [open, team] = await Promise.all([
    find(database, available),
    find(database, `select id from club_teams where club_id = ${club} and team_name = 'Web Night Shift'`),
  ]);
  const invited = `select id from project_applications where club_id = ${club} and initiated_by = 'startup' and status = 'pending'`;
  const { rowCount: invitations } = await database.query(invited);
  return {
    email: demoEmail(headName),
    stops: [
      stop("head-home", "/dashboard", "Your Applications"),
      stop("head-projects", "/dashboard/projects", "Completed Projects"),
      stop("head-available", "/dashboard/projects?tab=browse-projects", "Available Projects"),
      stop("head-applied", "/dashboard/projects?tab=applications", "View Project"),
      stop("club-members", "/dashboard/club-members", "Resume"),
      stop("club-new-code", "/dashboard/club-members", "Resume", dialog("New Code", "Replace the club code?")),
      stop(
        "club-invite-officer",
        "/dashboard/club-members",
        "No pending invitations.",
        dialog("Invite", "Invite an Officer"),
      ),
      stop("import-students", "/dashboard/club-members", "Resume", async (page) => {
        await dialog("Import Students", "Import Students")(page);
        const buffer = Buffer.from("Name,Email\nNoor Das,noor@example.com\nNobody,none");
        await page.getByLabel("CSV file").setInputFiles({ name: "students.csv", mimeType: "text/csv", buffer });
        await expect(page.getByText("1 Unreadable")).toBeVisible();
      }),
      stop("head-teams", "/dashboard/teams", "Web Night Shift"),
      stop("team-create", "/dashboard/teams", "Web Night Shift", dialog("Create New Team", "Create New Team")),
      stop(
        "team-glance",
        "/dashboard/teams",
        "Web Night Shift",
        dialog("Team Details of Web Night Shift", "Team Details"),
      ),
      stop("team-applications", "/dashboard/teams?tab=applications", "View Project"),
      ...(invitations
        ? [
            stop(
              "invitation-review",
              "/dashboard/teams?tab=applications",
              "View Project",
              dialog(/^Review the invitation/, "Invitation from", /^Message from/),
            ),
          ]
        : []),
      stop("head-team", `/dashboard/teams/${team}`, "Edit Team"),
      stop(
        "team-add-member",
        `/dashboard/teams/${team}`,
        "Edit Team",
        dialog("Add Team Member", "Add Team Member", /Search students/),
      ),
      stop(
        "project-apply",
        `/dashboard/projects/${open}`,
        "Team Requirements",
        dialog("Apply on Behalf of Club", "Apply on Behalf of Club", "Message"),
      ),
      stop("head-my-club", "/dashboard/my-club", "Night Canteen Coders"),
      stop("head-profile", "/dashboard/profile", "Club name"),
      stop(
        "head-profile-edit",
        "/dashboard/profile",
        "Club name",
        press("Edit Profile", "Save Changes", { ready: "Save Changes" }),
      ),
    ],
  };
}

/** A student's screens in the demo world. */
export async function studentTour(database: pg.Pool): Promise<Tour> {
  const student = idOf(studentName);
  const linked = `exists (select from team_projects join team_members using (team_id) where project_id = projects.id and student_id = ${student})`;
  const [open, running, team] = await Promise.all([
    find(database, "select id from projects where status = 'open' limit 1"),
    find(database, `select id from projects where status = 'in_progress' and ${linked} limit 1`),
    find(database, `select team_id as id from team_members where student_id = ${student} limit 1`),
  ]);
  return {
    email: demoEmail(studentName),
    stops: [
      stop("student-home", "/dashboard", "Upcoming Deliverables"),
      stop("student-projects", "/dashboard/projects", "Completed Projects"),
      stop("student-browse", "/dashboard/projects?tab=browse-projects", "Interested in a project?"),
      stop(
        "student-open-project",
        `/dashboard/projects/${open}?tab=deliverables`,
        "You must be a member of the project team to view deliverables.",
      ),
      stop("student-deliverables", `/dashboard/projects/${running}?tab=deliverables`, "Mark as complete"),
      stop("my-club", "/dashboard/my-club", "Night Canteen Coders"),
      stop("my-club-members", "/dashboard/my-club?tab=members", "Ananya Iyer"),
      stop("my-club-projects", "/dashboard/my-club?tab=projects", /team/),
      stop("my-club-applications", "/dashboard/my-club?tab=applications", /^Applied on/),
      stop("student-teams", "/dashboard/teams", "Web Night Shift"),
      stop("student-team", `/dashboard/teams/${team}`, "All Teams"),
      stop("student-profile", "/dashboard/profile", "View resume"),
      stop(
        "student-profile-edit",
        "/dashboard/profile",
        "View resume",
        press("Edit Profile", "Save Changes", { ready: "Save Changes" }),
      ),
    ],
  };
}

/** Whether the stop before left the page as this one needs it: opened at the same address, and nothing done to it. */
export const continues = ({ path }: Stop, before: Stop | undefined): boolean =>
  before?.path === path && before.arrange === undefined;

/** Waits until the open page has what it waits for and nothing moves any more. */
export async function arrive(page: Page, { ready }: Stop): Promise<void> {
  await expect(page.getByText(ready).filter({ visible: true }).first()).toBeVisible();
  await settle(page);
}
