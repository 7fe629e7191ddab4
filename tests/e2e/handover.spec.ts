/** A club is handed over in two browsers: its head offers, an officer accepts, and both screens follow. */
import { expect, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { signUp } from "../support/people.ts";
import { insertRows } from "../support/rows.ts";
import { expectToast, signedIn } from "./screens.ts";

test("a head hands the club over to a student, and acts as an officer from then on", async ({ browser, server }) => {
  const kavya = await signUp.clubHead(server, { firstName: "Kavya", clubName: "Margin Walkers" });
  const karthik = await signUp.student(server, kavya, { firstName: "Karthik" });
  await insertRows(server.database, "memberships", [
    { profile_id: karthik.id, club_id: kavya.clubId, role: "officer" },
  ]);
  const [theirs, ours] = [await signedIn(browser, server, kavya), await signedIn(browser, server, karthik)];
  const [head, officer] = [theirs.page, ours.page];
  const section = (page: typeof head) => page.getByRole("region", { name: "Handover" });

  // While somebody else acts for the club, the account leads to the handover instead of closing it.
  await head.goto("/dashboard/profile");
  await head.getByRole("button", { name: "Delete My Account" }).click();
  await head.getByRole("link", { name: "Go to Handover" }).click();
  await expect(section(head).getByText("The club goes on when you graduate.")).toBeVisible();
  await expect(section(head).getByRole("button", { name: "Leave Club" })).toBeHidden();
  await section(head).getByRole("button", { name: "Offer Handover" }).click();
  const dialog = head.getByRole("dialog", { name: "Hand Over Margin Walkers" });
  await dialog.getByRole("button", { name: "Offer Handover" }).click();
  await expect(dialog.getByText("Choose who takes over.")).toBeVisible();
  await dialog.getByLabel("New head").selectOption({ label: "Karthik Rao" });
  await expect(dialog.getByRole("radio", { name: "I stay" })).toBeChecked();
  await dialog.getByRole("button", { name: "Offer Handover" }).click();
  await expectToast(head, "Handover Offered");
  await expect(section(head).getByRole("button", { name: "Withdraw Offer" })).toBeVisible();

  const mail = await server.mails.waitFor(
    ({ to, subject }) => to.includes(karthik.email) && subject.includes("offers you"),
  );
  await officer.goto(linkIn(mail, "/dashboard/my-club").href);
  await expect(section(officer).getByText("The club is offered to you.")).toBeVisible();
  await section(officer).getByRole("button", { name: "Accept", exact: true }).click();
  await officer.getByRole("alertdialog").getByRole("button", { name: "Accept Handover" }).click();
  await expectToast(officer, "Handover Accepted");
  await expect(section(officer).getByRole("button", { name: "Offer Handover" })).toBeVisible();

  // The student now works with the club head's screens, and keeps the student's own.
  const links = officer.getByRole("navigation", { name: "Dashboard" });
  await expect(links.getByRole("link", { name: "My Club" })).toBeVisible();
  await links.getByRole("link", { name: "Club & Members" }).click();
  await expect(officer.getByRole("button", { name: "Share Code" })).toBeVisible();
  await links.getByRole("link", { name: "Teams" }).click();
  await expect(officer.getByRole("button", { name: "Create New Team" })).toBeVisible();
  await links.getByRole("link", { name: "Club Projects" }).click();
  await expect(officer.getByRole("tab", { name: "Applications" })).toBeVisible();
  await officer.goto("/dashboard/profile");
  await officer.getByRole("button", { name: "Edit Club" }).click();
  await officer.getByLabel("Description").fill("We meet on Fridays.");
  await officer.getByRole("button", { name: "Save" }).click();
  await expect(officer.getByText("We meet on Fridays.")).toBeVisible();

  // The old head's screen follows without a reload.
  await expect(section(head).getByRole("button", { name: "Leave Club" })).toBeVisible({ timeout: 15_000 });
  await expect(section(head).getByRole("button", { name: "Offer Handover" })).toBeHidden();
  await section(head).getByRole("button", { name: "Leave Club" }).click();
  await head.getByRole("alertdialog").getByRole("button", { name: "Leave Club" }).click();
  await expectToast(head, "You Left");
  await expect(section(head)).toBeHidden();
  await expect(head.getByText("You act for no club")).toBeVisible();
  await Promise.all([theirs.context.close(), ours.context.close()]);
});
