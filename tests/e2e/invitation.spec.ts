/** A startup invites a club to its open project, and the club's head answers under Team Management. */
import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { type ClubHead, signUp, type StartupPerson } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import type { TestServer } from "../support/test-server.ts";
import { apply, createTeam, invite as inviteByApi } from "../support/writes.ts";
import { expectToast, fill, navigate, signedIn } from "./screens.ts";

let startup: StartupPerson;
let head: ClubHead;
/** Its own for each test, since several may share a server. */
let clubName: string;

test.beforeAll(async ({ server }) => {
  clubName = `Field Notes ${crypto.randomUUID().slice(0, 8)}`;
  [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server, { clubName })]);
  await insertProjects(server.database, startup.startupId, 1, { title: "A street survey" });
  await insertProjects(server.database, startup.startupId, 1, { title: "A price list" });
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
  const dialog = page.getByRole("dialog", { name: /^Invitation from / });
  await expect(dialog.getByText("Your surveys are the best we have read.")).toBeVisible();
  return dialog;
}

test("the head accepts: the project gets a team of its name and starts", async ({ browser, server }) => {
  const [ours, theirs] = (await open(browser, server)) as [Page, Page];
  await invite(ours, "A street survey");
  const dialog = await review(theirs, "A street survey");
  await dialog.getByRole("button", { name: "Accept" }).click();
  const question = theirs.getByRole("alertdialog", { name: /^Accept the invitation from / });
  await expect(question.getByText("A street survey Team")).toBeVisible();
  await question.getByRole("button", { name: "Accept" }).click();
  await expectToast(theirs, "Invitation Accepted");
  await expect(theirs.getByRole("heading", { name: "A street survey", level: 1 })).toBeVisible();

  await navigate(theirs, "Teams");
  await expect(theirs.getByRole("tab", { name: "Applications", exact: true })).toBeVisible();
  await expect(theirs.getByRole("link", { name: "A street survey Team" })).toBeVisible();
  await ours.reload();
  await expect(ours.getByText("In Progress", { exact: true })).toBeVisible();
  await ours.getByRole("tab", { name: "Team" }).click();
  await expect(ours.getByRole("tabpanel", { name: "Team" }).getByText(clubName, { exact: true })).toBeVisible();
  await Promise.all([ours.context().close(), theirs.context().close()]);
});

test("the head declines after being asked: the project stays open, and the club cannot be invited again", async ({
  browser,
  server,
}) => {
  const [ours, theirs] = (await open(browser, server)) as [Page, Page];
  await invite(ours, "A price list");
  const dialog = await review(theirs, "A price list");
  await dialog.getByRole("button", { name: "Decline" }).click();
  await theirs
    .getByRole("alertdialog", { name: "Decline this invitation?" })
    .getByRole("button", { name: "Decline Invitation" })
    .click();
  await expectToast(theirs, "Invitation Declined");

  await ours.reload();
  await expect(ours.getByText("Open", { exact: true })).toBeVisible();
  await ours.getByRole("button", { name: "Invite a Club" }).click();
  const again = ours.getByRole("dialog", { name: "Invite a Club" });
  await expect(
    again.getByText("There are no more clubs to invite.").or(again.getByRole("radio").first()),
  ).toBeVisible();
  await expect(again.getByText(clubName, { exact: true })).toHaveCount(0);
  await Promise.all([ours.context().close(), theirs.context().close()]);
});

test("clubs that applied or were invited are not offered, and one that applies meanwhile costs no typing", async ({
  browser,
  server,
}) => {
  const newClub = (name: string) => signUp.clubHead(server, { clubName: `${name} ${crypto.randomUUID().slice(0, 8)}` });
  const [applied, invited] = await Promise.all([newClub("Applied"), newClub("Invited")]);
  const [quick, free] = await Promise.all([newClub("Quick"), newClub("Free")]);
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A tasting panel" });
  await apply(server, applied, projectId, await createTeam(server, applied));
  await inviteByApi(server, startup, projectId, invited.clubId);
  const { context, page } = await signedIn(browser, server, startup);
  await page.goto(`/dashboard/projects/${projectId}`);
  await page.getByRole("button", { name: "Invite a Club" }).click();
  const dialog = page.getByRole("dialog", { name: "Invite a Club" });
  const club = ({ clubName: name }: ClubHead) => dialog.getByRole("radio", { name });
  await expect(club(quick)).toBeVisible();
  await expect(club(free)).toBeVisible();
  await expect(club(applied)).toHaveCount(0);
  await expect(club(invited)).toHaveCount(0);

  await club(quick).check();
  await fill(dialog, { Message: "Your palate is famous." });
  await apply(server, quick, projectId, await createTeam(server, quick));
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  const reason = "This club has applied or been invited in the meantime. We've kept your message: choose another club.";
  await expectToast(page, "Already Applied", reason);
  await expect(club(quick)).toHaveCount(0);
  await expect(dialog.getByLabel(/^Message/)).toHaveValue("Your palate is famous.");
  await expect(dialog.getByRole("button", { name: "Send Invitation" })).toBeDisabled();
  await club(free).check();
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expectToast(page, "Invitation Sent");
  await context.close();
});
