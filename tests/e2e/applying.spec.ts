/**
 * A club head applies: the way over a new team and back, what is said about its size, and what is not lost on the way.
 */
import { expect, type Page, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { createTeam } from "../support/writes.ts";
import { expectToast, fill, navigate, signedIn } from "./screens.ts";

const message = "We have drawn two of these maps.";
const title = "A map of the orchard";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Apply on Behalf of Club" });

test("creating a team leads back to the application, with the message kept and the team chosen @phone", async ({
  browser,
  server,
}) => {
  const [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  const student = await signUp.student(server, head, { firstName: "Bela", lastName: "Shah" });
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title, team_size: 2 });
  const { context, page } = await signedIn(browser, server, head);
  const dialog = dialogOf(page);

  await page.goto(`/dashboard/projects/${projectId}`);
  await page.getByRole("button", { name: "Apply on Behalf of Club" }).click();
  await expect(dialog.getByText(/^You need to create a team before applying\./)).toBeVisible();
  await fill(dialog, { Message: message });
  await dialog.getByRole("link", { name: "Go to Team Management" }).click();

  await fill(page.getByRole("dialog", { name: "Create New Team" }), { "Team Name": "Front Row" });
  await page.getByRole("button", { name: "Create Team" }).click();
  await expectToast(page, "Team Created");
  await expect(page).toHaveURL(new RegExp(`/dashboard/projects/${projectId}`));
  await expect(dialog.getByLabel(/^Team/).getByRole("option", { selected: true })).toHaveText("Front Row (1 member)");
  await expect(dialog.getByLabel(/^Message/)).toHaveValue(message);
  await expect(dialog.getByText("Front Row has 1 member; this project asks for 2.")).toBeVisible();

  await dialog.getByRole("link", { name: "Add members" }).click();
  await page.getByRole("button", { name: "Add Team Member" }).click();
  const picker = page.getByRole("dialog", { name: "Add Team Member" });
  await picker.getByText(`${student.firstName} ${student.lastName}`).click();
  await picker.getByRole("button", { name: "Add Member" }).click();
  await expectToast(page, "Member Added");
  await page.getByRole("link", { name: "Back to Your Application" }).click();
  await expect(dialog.getByLabel(/^Team/).getByRole("option", { selected: true })).toHaveText("Front Row (2 members)");
  await expect(dialog.getByText(/asks for 2\. You can still apply/)).toBeHidden();
  await expect(dialog.getByLabel(/^Message/)).toHaveValue(message);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expectToast(page, "Application Submitted");
  await expect(page).toHaveURL(`/dashboard/projects/${projectId}`);
  await context.close();
});

test("what was typed waits for a dialog that was closed, and a team is as large there as on its card", async ({
  browser,
  server,
}) => {
  const [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
  const students = await Promise.all([1, 2].map(() => signUp.student(server, head)));
  await createTeam(server, head, students, { teamName: "Back Row" });
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title, team_size: 3 });
  const { context, page } = await signedIn(browser, server, head);
  const dialog = dialogOf(page);
  const open = async () => {
    await page.goto(`/dashboard/projects/${projectId}`);
    await page.getByRole("button", { name: "Apply on Behalf of Club" }).click();
  };

  await open();
  await expect(dialog.getByText("This project asks for 3 members.")).toBeVisible();
  await dialog.getByLabel(/^Team/).selectOption({ label: "Back Row (3 members)" });
  await fill(dialog, { Message: message });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await navigate(page, "Teams");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Back Row" }) });
  await expect(card.getByText("3 members")).toBeVisible();

  await open();
  await expect(dialog.getByLabel(/^Message/)).toHaveValue(message);
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expectToast(page, "Application Submitted");
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes("application")))).toEqual(
    [],
  );
  await context.close();
});
