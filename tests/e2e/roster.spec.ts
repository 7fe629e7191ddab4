/** A head imports students from a file; one registers through the link, and later moves to the alumni. */
import { expect, test } from "../support/e2e.ts";
import { linkIn } from "../support/mails.ts";
import { newEmail, signUp, usualPassword } from "../support/people.ts";
import { createTeam } from "../support/writes.ts";
import { chooseFor, expectToast, fill, signedIn } from "./screens.ts";

test("a list of students is imported, one joins by the link, and becomes an alumnus @phone", async ({
  browser,
  page,
  server,
}) => {
  const head = await signUp.clubHead(server);
  const student = await signUp.student(server, head, { firstName: "Meera", lastName: "Nair" });
  await createTeam(server, head, [student], { teamName: "Night Shift" });
  const [email, other] = [newEmail("listed"), newEmail("private")];
  const ours = await signedIn(browser, server, head);
  await ours.page.goto("/dashboard/club-members");
  await ours.page.getByRole("button", { name: "Import Students" }).click();
  const dialog = ours.page.getByRole("dialog", { name: "Import Students" });
  const choose = (name: string, content: string | Uint8Array) =>
    dialog.getByLabel("CSV file").setInputFiles({ name, mimeType: "text/csv", buffer: Buffer.from(content) });

  await test.step("a file that is none is refused, and another can be chosen", async () => {
    await choose("roster.xlsx", Buffer.from([0x50, 0x4b, 3, 4, 0, 0]));
    await expect(dialog.getByRole("alert")).toContainText("This is not a CSV file.");
    await choose("large.csv", Buffer.alloc(10 * 2 ** 20, "a"));
    await expect(dialog.getByRole("alert")).toContainText("The file has 10 MB");
  });

  await test.step("of two columns with addresses one is chosen, and every row has its result", async () => {
    const rows = [
      "Name,College email,Private email,Course",
      `Noor Das,${email},${other},"B.Tech,\nfirst year"`,
      `=1+1,${student.email},,`,
      "Nobody,not an address,,",
    ];
    await choose("students.csv", rows.join("\n"));
    await expect(dialog.getByText("Several columns have email addresses.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Preview" })).toBeDisabled();
    await dialog.getByLabel(/^Email/).selectOption("College email");
    await dialog.getByRole("button", { name: "Preview" }).click();
    const list = dialog.getByRole("list", { name: "Students in the list" });
    await expect(list.getByRole("listitem")).toHaveCount(3);
    await expect(list.getByRole("listitem").filter({ hasText: email })).toContainText("New");
    await expect(list.getByRole("listitem").filter({ hasText: student.email })).toContainText("=1+1");
    await expect(list.getByRole("listitem").filter({ hasText: student.email })).toContainText("Already Here");
    await expect(list.getByText(/Please enter a valid email address\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Invite 1 Student" }).click();
    await expect(dialog.getByText(/^1 student invited\./)).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(ours.page.getByRole("region", { name: "Invited Students" }).getByText(email)).toBeVisible();
  });

  await test.step("the student registers through the link, with what the list says filled in", async () => {
    await page.goto(linkIn(await server.mails.waitFor({ to: email }), "/join").href);
    await expect(page.getByText(`invites you to join ${head.clubName}`)).toBeVisible();
    await expect(page.getByLabel("Email address")).toHaveValue(email);
    await expect(page.getByLabel(/^First name/)).toHaveValue("Noor");
    await expect(page.getByLabel(/^Last name/)).toHaveValue("Das");
    await expect(page.getByLabel(/^Education/)).toHaveValue("B.Tech, first year");
    await fill(page, { Password: usualPassword, "Resume link": "https://drive.google.com/file/d/noor" });
    await page.getByRole("checkbox", { name: /I agree to the Terms of Service/ }).check({ force: true });
    await page.getByRole("button", { name: "Create account and join" }).click();
    await expectToast(page, "Welcome to Your Club");
    await expect(page.getByRole("heading", { name: "Welcome, Noor!" })).toBeVisible();
  });

  await test.step("a student moves to the alumni, after the teams they leave were named", async () => {
    await ours.page.reload();
    await expect(ours.page.getByRole("region", { name: "Invited Students" })).toHaveCount(0);
    await chooseFor(ours.page, "Meera Nair", "Move Meera Nair to the alumni");
    const question = ours.page.getByRole("alertdialog", { name: "Move Meera Nair to the alumni?" });
    await expect(question.getByText("Night Shift")).toBeVisible();
    await question.getByRole("button", { name: "Move to Alumni" }).click();
    await expectToast(ours.page, "Moved to the Alumni");
    await expect(ours.page.getByText("Meera Nair")).toHaveCount(0);
    await ours.page.getByRole("button", { name: "Alumni", exact: true }).click();
    await chooseFor(ours.page, "Meera Nair", "Move Meera Nair back to the students");
    await ours.page.getByRole("alertdialog").getByRole("button", { name: "Move Back" }).click();
    await expectToast(ours.page, "Moved Back to the Students");
    await expect(ours.page.getByText("No alumni yet.")).toBeVisible();
  });
  await ours.context.close();
});
