/** An application or invitation is answered elsewhere while the question about it is open. */
import { expect, type Page, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { apply, createTeam, invite, write } from "../support/writes.ts";
import { following, signedIn, toast } from "./screens.ts";

/** Opens `address`, and waits for its live updates or keeps them away. */
async function open(page: Page, address: string, live: boolean): Promise<void> {
  if (!live) await page.routeWebSocket("**/graphql", (socket) => socket.close({ code: 1012 }));
  const ready = live ? following(page) : null;
  await page.goto(address);
  await ready;
}

for (const live of [true, false]) {
  const updates = live ? "with live updates" : "without live updates";

  test(`${updates}, an approval that is overtaken closes its question and hands the focus on`, async ({
    browser,
    server,
  }) => {
    const [startup, head, other] = await Promise.all([
      signUp.startup(server),
      signUp.clubHead(server),
      signUp.clubHead(server),
    ]);
    const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A street survey" });
    const applicationId = await apply(server, head, projectId, await createTeam(server, head));
    const otherId = await apply(server, other, projectId, await createTeam(server, other));
    const { context, page } = await signedIn(browser, server, startup);
    await open(page, `/dashboard/applications?application=${applicationId}`, live);
    const approve = page.getByRole("button", { name: "Approve" });
    await approve.click();
    const question = page.getByRole("alertdialog", { name: /^Approve / });
    await expect(question).toBeVisible();
    await write(server, startup, "approveApplication", { id: otherId });
    if (!live) {
      await question.getByRole("button", { name: "Approve" }).click();
      await expect(toast(page, "Failed to update application status", "This project is no longer open.")).toBeVisible();
    }
    await expect(question).toHaveCount(0);
    await expect(approve).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Reject" })).toBeEnabled();
    await expect(page.getByRole("heading", { name: / for A street survey$/ })).toBeFocused();
    await context.close();
  });

  test(`${updates}, an invitation that is accepted elsewhere says so in its dialog, which keeps the focus`, async ({
    browser,
    server,
  }) => {
    const [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
    const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A price list" });
    const id = await invite(server, startup, projectId, head.clubId);
    const { context, page } = await signedIn(browser, server, head);
    await open(page, "/dashboard/teams?tab=applications", live);
    await page.getByRole("button", { name: "Review the invitation to A price list" }).click();
    const dialog = page.getByRole("dialog", { name: /^Invitation from / });
    await dialog.getByRole("button", { name: "Accept" }).click();
    const question = page.getByRole("alertdialog", { name: /^Accept the invitation from / });
    await expect(question).toBeVisible();
    await write(server, head, "approveApplication", { id });
    if (!live) await question.getByRole("button", { name: "Accept" }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByRole("status").filter({ hasText: "This invitation has been accepted." })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(page.locator("body")).not.toBeFocused();
    await context.close();
  });
}
