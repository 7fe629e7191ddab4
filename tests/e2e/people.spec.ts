/** A head invites a person by mail, who registers through the link and is an officer of the club. */
import { expect, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { newEmail, signUp } from "../support/people.ts";
import { chooseFor, expectToast, fill, navigate, signedIn } from "./screens.ts";

test("an invited person registers through the link, acts for the club, and is taken out again", async ({
  browser,
  page,
  server,
}) => {
  const head = await signUp.clubHead(server);
  const student = await signUp.student(server, head, { firstName: "Meera", lastName: "Nair" });
  const email = newEmail("officer");
  const ours = await signedIn(browser, server, head);
  await ours.page.goto("/dashboard");
  await navigate(ours.page, "Club & Members");
  const people = ours.page.getByRole("region", { name: "People", exact: true });
  const waiting = ours.page.getByRole("list", { name: "Pending invitations" });
  await expect(people.getByText("No pending invitations.")).toBeVisible();

  await people.getByRole("button", { name: "Invite" }).click();
  const dialog = ours.page.getByRole("dialog", { name: "Invite an Officer" });
  await fill(dialog, { "Email address": head.email });
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expect(dialog.getByText("The person with this address already acts for it.")).toBeVisible();
  await fill(dialog, { "Email address": email });
  await dialog.getByRole("button", { name: "Send Invitation" }).click();
  await expectToast(ours.page, "Invitation Sent");
  await expect(waiting.getByText(email)).toBeVisible();

  await page.goto(linkIn(await server.mails.waitFor({ to: email }), "/invitation").href);
  await expect(page.getByText(`invites you to act for ${head.clubName}`)).toBeVisible();
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  const person = { "First name": "Noor", "Last name": "Das", Password: "correct horse battery" };
  await fill(page, person);
  await page.getByRole("button", { name: "Create account and accept" }).click();
  await expect(page.getByText("Tick the box to agree.")).toBeVisible();
  await page.getByRole("checkbox", { name: /I agree to the Terms of Service/ }).check({ force: true });
  await page.getByRole("button", { name: "Create account and accept" }).click();
  await expectToast(page, "Invitation Accepted");
  await expect(page.getByRole("heading", { name: "Welcome, Noor!" })).toBeVisible();
  await navigate(page, "Club & Members");
  await expect(page.getByText(head.secretCode, { exact: true })).toBeVisible();
  // An officer sees who acts, changes nobody, and can leave.
  const theirs = page.getByRole("region", { name: "People", exact: true });
  await expect(theirs.getByText(/officer since/)).toBeVisible();
  await expect(theirs.getByRole("button")).toHaveText(["Leave Club"]);

  await test.step("the head makes a student an officer, who agrees", async () => {
    await ours.page.reload();
    await chooseFor(ours.page, "Meera Nair", "Make Meera Nair an officer");
    await ours.page.getByRole("dialog").getByRole("button", { name: "Send Invitation" }).click();
    await expectToast(ours.page, "Invitation Sent");
    await ours.page.getByRole("button", { name: "Actions for Meera Nair" }).click();
    await expect(ours.page.getByRole("menuitem", { name: "Remove Meera Nair" })).toBeVisible();
    await expect(ours.page.getByRole("menuitem", { name: "Make Meera Nair an officer" })).toHaveCount(0);
    const mine = await signedIn(browser, server, student);
    const { href } = linkIn(await server.mails.waitFor({ to: student.email, subject: /invited/ }), "/invitation");
    await mine.page.goto(href);
    await mine.page.getByRole("button", { name: "Accept" }).click();
    await expectToast(mine.page, "Invitation Accepted");
    await mine.page.goto(href);
    await expect(mine.page.getByText(/^This invitation was already accepted/)).toBeVisible();
    await mine.context.close();
  });

  await test.step("the head takes an officer out", async () => {
    await ours.page.reload();
    await people.getByRole("button", { name: "Take out Noor Das" }).click();
    await ours.page.getByRole("alertdialog").getByRole("button", { name: "Take Out" }).click();
    await expectToast(ours.page, "Person Taken Out");
    await expect(people.getByText("Noor Das")).toHaveCount(0);
    await expect(people.getByText("Meera Nair")).toBeVisible();
  });
  await ours.context.close();
});
