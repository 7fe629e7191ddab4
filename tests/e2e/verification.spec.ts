/** A startup's website is verified by a mail until its name changes; a club sees it, and holds its resumes back. */
import { expect, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { signUp } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { createTeam } from "../support/writes.ts";
import { expectToast, fill, signedIn } from "./screens.ts";

const website = "https://www.lantern.example.com/about";

test("a startup is verified, a club sees it, and holds its resumes back until approval", async ({
  browser,
  server,
}) => {
  const [startup, head] = await Promise.all([
    signUp.startup(server, { companyName: "Lantern", website }),
    signUp.clubHead(server, { clubName: "Field Notes" }),
  ]);
  const student = await signUp.student(server, head, { firstName: "Bela", lastName: "Shah" });
  await createTeam(server, head, [student], { teamName: "Front Row" });
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A map" });
  const [theirs, ours] = [await signedIn(browser, server, startup), await signedIn(browser, server, head)];
  const [owner, club] = [theirs.page, ours.page];

  // Before: the club is told that nobody vouches for the startup.
  await club.goto(`/dashboard/projects/${projectId}`);
  await club.getByRole("button", { name: "Apply on Behalf of Club" }).click();
  const dialog = club.getByRole("dialog", { name: "Apply on Behalf of Club" });
  await expect(dialog.getByText("Not verified")).toBeVisible();
  await expect(dialog.getByText(/^Lantern has not shown that its website is its own\./)).toBeVisible();

  await owner.goto("/dashboard/profile");
  const card = owner.getByRole("region", { name: "Verification" });
  await expect(card.getByText("Not verified")).toBeVisible();
  await card.getByRole("button", { name: "Verify website" }).click();
  await expect(card.getByText("_quadwork.lantern.example.com")).toBeVisible();
  // No name server answers in the tests.
  await card.getByRole("button", { name: "Check now" }).click();
  await expect(card.getByText(/^The name servers of lantern\.example\.com did not answer\./)).toBeVisible();
  await card.getByRole("radio", { name: "File" }).check({ force: true });
  await expect(
    card.getByText("https://lantern.example.com/.well-known/quadwork-verification.txt", { exact: true }),
  ).toBeVisible();
  await card.getByRole("radio", { name: "Mail" }).check({ force: true });
  await fill(card, { Address: "hello@elsewhere.example.com" });
  await card.getByRole("button", { name: "Send link" }).click();
  await expect(card.getByText("Enter an address that ends with @lantern.example.com.")).toBeVisible();
  await fill(card, { Address: "hello@lantern.example.com" });
  await card.getByRole("button", { name: "Send link" }).click();
  await expectToast(owner, "Link Sent");
  await expect(card.getByText(/^A link is on its way to hello@lantern\.example\.com\./)).toBeVisible();

  // Whoever reads the mail there needs no account.
  const mail = await server.mails.waitFor({ to: "hello@lantern.example.com" });
  const guest = await browser.newPage();
  await guest.goto(linkIn(mail, "/verify-domain").href);
  await guest.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(guest.getByText("Quadwork now shows that Lantern was reached at lantern.example.com.")).toBeVisible();
  await guest.reload();
  await expect(guest.getByText("This link was already used, or is no longer needed.")).toBeVisible();
  await guest.close();
  const badge = /^Reached at lantern\.example\.com · checked .+ by an answered mail$/;
  await owner.reload();
  await expect(card.getByText(badge)).toBeVisible();
  await expect(card.getByRole("button", { name: "End verification" })).toBeVisible();

  await club.reload();
  await expect(club.getByText(badge)).toBeVisible();
  await club.getByRole("button", { name: "Apply on Behalf of Club" }).click();
  await expect(dialog.getByText(badge)).toBeVisible();
  await dialog.getByLabel(/^Team/).selectOption({ label: "Front Row (2 members)" });
  await expect(
    dialog.getByText("Lantern will see the resumes of 2 members and, after approval, their addresses."),
  ).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Hold back resumes and addresses until approval" }).check({ force: true });
  await expect(
    dialog.getByText("Lantern will see the resumes and addresses of 2 members only after approval."),
  ).toBeVisible();
  await fill(dialog, { Message: "We have drawn two of these maps." });
  await dialog.getByRole("button", { name: "Submit" }).click();
  await expectToast(club, "Application Submitted");

  await owner.goto("/dashboard/applications");
  await expect(owner.getByText("The club holds back resumes and addresses until you approve.")).toBeVisible();
  await expect(owner.getByRole("link", { name: "View resume" })).toBeHidden();

  // The badge vouches for no other name than the one it was given under.
  await owner.goto("/dashboard/profile");
  await expect(card.getByText(badge)).toBeVisible();
  await owner.getByRole("button", { name: "Edit Profile" }).click();
  await expect(
    owner.getByText("Another name ends the verification. The domain then has to be shown again."),
  ).toBeVisible();
  await fill(owner, { "Company Name": "Reserve Bank" });
  await owner.getByRole("button", { name: "Save Changes" }).click();
  await expect(card.getByText("Not verified")).toBeVisible();
  await expect(card.getByRole("button", { name: "Check now" })).toBeVisible();
  await server.mails.waitFor({ to: startup.email, subject: "Reserve Bank is no longer verified" });
  await Promise.all([theirs.context.close(), ours.context.close()]);
});
