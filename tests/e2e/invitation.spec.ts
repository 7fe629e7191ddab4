/** A startup invites a club to its open project, and the club's head answers under Team Management. */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { type ClubHead, signUp, type StartupPerson } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import type { TestServer } from "../support/test-server.ts";
import { expectToast, fill, navigate, signedIn } from "./screens.ts";

let startup: StartupPerson;
let head: ClubHead;
/** Its own for each test, since several may share a server. */
let clubName: string;

test.beforeAll(async ({ server }) => {
  clubName = `Field Notes ${crypto.randomUUID().slice(0, 8)}`;
  [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server, { clubName })]);
  await insertProjects(server.database, startup.id, 1, { title: "A street survey" });
  await insertProjects(server.database, startup.id, 1, { title: "A price list" });
});

async function open(browser: Browser, server: TestServer): Promise<Page[]> {
  const [mine, theirs] = await Promise.all([signedIn(browser, server, startup), signedIn(browser, server, head)]);
  return [mine.page, theirs.page];
}

async function invite(page: Page, project: string): Promise<void> {
  await page.goto("/dashboard/projects");
  await page.getByRole("link", { name: project }).click();
  await page.getByRole("button", { name: "Invite a Club" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a Club" });
  await expect(dialog.getByRole("button", { name: "Send Invitation" })).toBeDisabled();
  await dialog.getByText(clubName, { exact: true }).click();
  await fill(dialog, { Message: "Your surveys are the best we have read." });
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expectToast(page, "Invitation Sent");
}

/** Opens the waiting invitation's dialog. */
async function review(page: Page, project: string) {
  await page.goto("/dashboard");
  await navigate(page, "Teams");
  await page.getByRole("tab", { name: /Applications.*1/ }).click();
  await page.getByRole("button", { name: `Review the invitation to ${project}` }).click();
  const dialog = page.getByRole("dialog", { name: "Project Application" });
  await expect(dialog.getByText("Your surveys are the best we have read.")).toBeVisible();
  return dialog;
}

test("the head approves: the project gets a team of its name and starts", async ({ browser, server }) => {
  const [ours, theirs] = (await open(browser, server)) as [Page, Page];
  await invite(ours, "A street survey");
  const dialog = await review(theirs, "A street survey");
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expectToast(theirs, "Application Approved");
  await expect(dialog).toBeHidden();
  await expect(theirs.getByRole("tab", { name: "Applications", exact: true })).toBeVisible();

  await theirs.getByRole("tab", { name: "Teams" }).click();
  await expect(theirs.getByRole("link", { name: "A street survey Team" })).toBeVisible();
  await ours.reload();
  await expect(ours.getByText("In Progress", { exact: true })).toBeVisible();
  await ours.getByRole("tab", { name: "Team" }).click();
  await expect(ours.getByRole("tabpanel", { name: "Team" }).getByText(clubName, { exact: true })).toBeVisible();
  await Promise.all([ours.context().close(), theirs.context().close()]);
});

test("the head rejects after being asked: the project stays open, and the club cannot be invited again", async ({
  browser,
  server,
}) => {
  const [ours, theirs] = (await open(browser, server)) as [Page, Page];
  await invite(ours, "A price list");
  const dialog = await review(theirs, "A price list");
  await dialog.getByRole("button", { name: "Reject" }).click();
  await theirs
    .getByRole("alertdialog", { name: "Reject this application?" })
    .getByRole("button", { name: "Reject Application" })
    .click();
  await expectToast(theirs, "Application Rejected");

  await ours.reload();
  await expect(ours.getByText("Open", { exact: true })).toBeVisible();
  await ours.getByRole("button", { name: "Invite a Club" }).click();
  const again = ours.getByRole("dialog", { name: "Invite a Club" });
  await again.getByText(clubName, { exact: true }).click();
  await fill(again, { Message: "Please think again." });
  await again.getByRole("button", { name: "Send Invitation" }).click();
  await expectToast(ours, "Already Applied");
  await expect(again.getByLabel(/^Message/)).toHaveValue("Please think again.");
  await Promise.all([ours.context().close(), theirs.context().close()]);
});
