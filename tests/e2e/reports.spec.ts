/** A head reports a project; an operator reads and answers it; the head sees the outcome. */
import { expect, expectAccessible, testWith } from "../support/e2e.ts";
import { operatorSession, signUpOperator } from "../support/operators.ts";
import { signUp } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { expectToast, moveTo, signedIn, signedInWith } from "./screens.ts";

const test = testWith({ environment: { GRIEVANCE_EMAIL: "complaints@world.example" } });

test("a report goes from the project's page to an operator, and the answer back", async ({ browser, server }) => {
  const [head, owner, operator] = [
    await signUp.clubHead(server),
    await signUp.startup(server),
    await signUpOperator(server),
  ];
  const title = "Hand out our flyers";
  const [project = ""] = await insertProjects(server.database, owner.startupId, 1, { title });
  const ours = await signedIn(browser, server, head);
  const theirs = await signedInWith(browser, server, await operatorSession(server, operator));

  await ours.page.goto(`/dashboard/projects/${project}`);
  await ours.page.getByRole("button", { name: "Report" }).click();
  const dialog = ours.page.getByRole("dialog", { name: "Report" });
  await dialog.getByRole("button", { name: "Send Report" }).click();
  await expect(dialog.getByText("Choose what you report.")).toBeVisible();
  await dialog.getByLabel("What do you report?").selectOption(`Project: ${title}`);
  await dialog.getByLabel("Why?").selectOption("Something else");
  await dialog.getByRole("button", { name: "Send Report" }).click();
  await expect(dialog.getByText("Tell us what is wrong.")).toBeVisible();
  await expectAccessible(ours.page);
  await dialog.getByLabel("What is wrong?").fill("This is no project.");
  await dialog.getByRole("button", { name: "Send Report" }).click();
  // Operators read nothing about themselves: where else to turn is said to everybody.
  await expect(ours.page.getByText(/people who run Quadwork, also write to complaints@world\.example\./)).toBeVisible();
  await expectToast(ours.page, "Report Sent");

  await theirs.page.goto("/dashboard/operator");
  await expect(theirs.page.getByText("1 report to answer, listed below")).toBeVisible();
  const reports = theirs.page.getByRole("list", { name: "Open reports" });
  await expect(reports.getByText("Something else")).toBeVisible();
  await expect(reports.getByText(title)).toBeHidden();
  await reports.getByRole("button", { name: "Open" }).click();
  await expect(reports.getByText(`Project: ${title}`)).toBeVisible();
  await expect(reports.getByText("This is no project.")).toBeVisible();
  await reports.getByRole("button", { name: "Answer" }).click();
  const answer = theirs.page.getByRole("dialog", { name: "Answer the Report" });
  await answer.getByLabel("Outcome").selectOption("Action taken");
  await answer.getByLabel(/^Note to the reporter/).fill("We asked the startup to change it.");
  await answer.getByRole("button", { name: "Send Answer" }).click();
  await expectToast(theirs.page, "Report Answered");
  await expect(theirs.page.getByText("No report waits for an answer.")).toBeVisible();
  await expect(theirs.page.getByText("Nothing waits for you.")).toBeVisible();

  await moveTo(ours.page, "/dashboard/profile");
  await ours.page.getByRole("button", { name: "Show Reports" }).click();
  const sent = ours.page.getByRole("list", { name: "Your reports" });
  await expect(sent.getByText("Action taken · Something else")).toBeVisible();
  await expect(sent.getByText("We asked the startup to change it.")).toBeVisible();
  await Promise.all([ours.context.close(), theirs.context.close()]);
});
