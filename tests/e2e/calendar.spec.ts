/** A person subscribes to the dates of a project, replaces the address and revokes it. */
import { expect, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { insertApproval, insertDeliverables, insertProjects } from "../support/rows.ts";
import { createTeam } from "../support/writes.ts";
import { expectToast, signedIn } from "./screens.ts";

test("a student subscribes to a project's dates, changes the address and revokes it @phone", async ({
  browser,
  server,
}) => {
  const [startup, head] = await Promise.all([
    signUp.startup(server, { companyName: "Lantern" }),
    signUp.clubHead(server, { clubName: "Field Notes" }),
  ]);
  const student = await signUp.student(server, head, { firstName: "Bela", lastName: "Shah" });
  const team = await createTeam(server, head, [student], { teamName: "Front Row" });
  const [projectId = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A map" });
  await insertApproval(server.database, projectId, head.clubId, team);
  await insertDeliverables(server.database, projectId, 1);
  const { page } = await signedIn(browser, server, student);

  await page.goto(`/dashboard/projects/${projectId}`);
  await page.getByRole("tab", { name: "Deliverables" }).click();
  await page.getByRole("link", { name: "Add to Calendar" }).click();
  const card = page.getByRole("region", { name: "Calendar" });
  await expect(card).toBeInViewport();
  await card.getByRole("button", { name: "Create Address" }).click();
  const dialog = page.getByRole("alertdialog", { name: "Your Calendar Address" });
  const shown = dialog.getByRole("status", { name: "Calendar address" });
  const first = await shown.innerText();
  expect(await (await fetch(first)).text()).toContain("SUMMARY:A map starts");
  await dialog.getByRole("button", { name: "Done" }).click();
  await expect(
    card.getByText(/^Your address was created on .+\. No calendar program has read it yet\.$/),
  ).toBeVisible();

  await card.getByRole("button", { name: "New Address" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Create Address" }).click();
  await expect(shown).not.toHaveText(first);
  const second = await shown.innerText();
  expect([(await fetch(first)).status, (await fetch(second)).status]).toEqual([404, 200]);
  await dialog.getByRole("button", { name: "Done" }).click();

  await card.getByRole("button", { name: "Revoke" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Revoke Address" }).click();
  await expectToast(page, "Address Revoked");
  await expect(card.getByRole("button", { name: "Create Address" })).toBeVisible();
  expect((await fetch(second)).status).toBe(404);
});
