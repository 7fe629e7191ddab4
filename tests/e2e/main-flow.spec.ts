/** The product's main job from the first registration to the completed project, by three people in three browsers. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { newEmail } from "../support/people.ts";
import { createAccount, expectToast, fill, fillPerson, followVerificationLink, logIn, navigate } from "./screens.ts";

const person = (firstName: string, lastName: string) => ({
  firstName,
  lastName,
  email: newEmail(firstName.toLowerCase()),
  password: "a password to remember",
});

const projectTitle = "A shop for second-hand books";
const deliverableTitle = "Ten readers have bought a book";

/** Opens the project from the person's list of projects. */
async function openProject(page: Page, listLabel: string): Promise<void> {
  await navigate(page, listLabel);
  await expect(page.getByRole("heading", { name: "Projects", exact: true })).toBeVisible();
  await page.getByRole("link", { name: projectTitle }).click();
  await expect(page.getByRole("heading", { name: projectTitle, level: 1 })).toBeVisible();
}

test("a startup's project reaches a club's team and gets delivered", async ({ browser, server }) => {
  test.slow(); // Three people walk through some forty screens.
  const people = { startup: person("Meera", "Iyer"), head: person("Arjun", "Nair"), student: person("Sana", "Khan") };
  const contexts = await Promise.all([1, 2, 3].map(() => browser.newContext({ baseURL: server.url })));
  const [startup, head, student] = (await Promise.all(contexts.map((context) => context.newPage()))) as [
    Page,
    Page,
    Page,
  ];
  const code = { shown: "" };

  await test.step("a startup registers, opens the mailed link and logs in", async () => {
    await startup.goto("/");
    await startup.getByRole("banner").getByRole("link", { name: "Register" }).click();
    await startup.getByText("Startup", { exact: true }).click();
    await fillPerson(startup, people.startup);
    await fill(startup, { "Company name": "Paperback Lane", Position: "Founder" });
    await startup.getByLabel(/^Industry/).selectOption("E-commerce");
    await createAccount(startup);
    await followVerificationLink(startup, server, people.startup.email);
    await logIn(startup, people.startup);
  });

  await test.step("the startup creates a project from a template in three steps", async () => {
    await startup.getByRole("link", { name: "Create New Project" }).click();
    await expect(startup.getByRole("heading", { name: "Create a New Project" })).toBeVisible();
    await expect(startup.getByRole("heading", { name: "Choose a Template" })).toBeVisible();
    await startup.getByRole("button", { name: "Use Template" }).first().click();

    await expect(startup.getByRole("heading", { name: "Project Details" })).toBeVisible();
    await expect(startup.getByLabel(/^Title/)).not.toHaveValue("");
    await fill(startup, { Title: projectTitle });
    await startup.getByLabel(/^Category/).selectOption("Web Development");
    await startup.getByRole("button", { name: "Continue to Deliverables" }).click();

    await expect(startup.getByRole("heading", { name: "Project Deliverables" })).toBeVisible();
    await expect(startup.getByText(projectTitle)).toBeVisible();
    await startup
      .getByRole("button", { name: /^Edit / })
      .first()
      .click();
    const form = startup.getByRole("form", { name: /^Edit / });
    await fill(form, { Title: deliverableTitle });
    await form.getByRole("button", { name: "Save" }).click();
    await expect(startup.getByRole("listitem").filter({ hasText: deliverableTitle })).toBeVisible();
    await startup.getByRole("button", { name: "Create Project" }).click();

    await expectToast(startup, "Project Created", "Your project has been created successfully.");
    await expect(startup).toHaveURL(/\/dashboard\/projects\/[0-9a-f-]{36}$/);
    await expect(startup.getByRole("heading", { name: projectTitle, level: 1 })).toBeVisible();
    await expect(startup.getByText("Open", { exact: true })).toBeVisible();
    await startup.getByRole("tab", { name: "Deliverables" }).click();
    await expect(startup.getByRole("heading", { name: deliverableTitle })).toBeVisible();
  });

  await test.step("a club head registers with a generated code, and finds it again on Club & Members", async () => {
    await head.goto("/register?type=club_head");
    const shownCode = head.getByRole("region", { name: "Secret code" }).getByRole("status");
    await expect(shownCode).toHaveText(/^[A-Z0-9]{6}$/);
    code.shown = (await shownCode.textContent()) ?? "";
    await fillPerson(head, people.head);
    await fill(head, {
      "Club name": "Web Makers",
      "College name": "Lakeside College",
      Description: "We build for the web.",
    });
    await head.getByLabel(/^Club type/).selectOption("Technical");
    await createAccount(head);
    await followVerificationLink(head, server, people.head.email);
    await logIn(head, people.head);

    await navigate(head, "Club & Members");
    await expect(head.getByText("Web Makers", { exact: true })).toBeVisible();
    await expect(head.getByText("Lakeside College", { exact: true })).toBeVisible();
    await expect(head.getByText(code.shown, { exact: true })).toBeVisible();
  });

  await test.step("a student joins the club with the code", async () => {
    await student.goto("/register?type=student");
    await fillPerson(student, people.student);
    await fill(student, { "Club code": code.shown });
    await expect(student.getByText("Web Makers, Lakeside College")).toBeVisible();
    await fill(student, {
      Education: "B.Tech Computer Science, 2nd year",
      "Resume link": "https://drive.google.com/file/d/sana/view",
    });
    await createAccount(student);
    await followVerificationLink(student, server, people.student.email);
    await logIn(student, people.student);

    await navigate(student, "My Club");
    await expect(student.getByRole("heading", { name: "Web Makers" })).toBeVisible();
  });

  await test.step("the head creates a team and adds the student", async () => {
    await navigate(head, "Teams");
    await head.getByRole("button", { name: "Create New Team" }).click();
    const dialog = head.getByRole("dialog", { name: "Create New Team" });
    await fill(dialog, { "Team Name": "Front Row" });
    await dialog.getByRole("button", { name: "Create Team" }).click();
    await expectToast(head, "Team Created");
    await head.getByRole("link", { name: "Front Row" }).click();

    await head.getByRole("button", { name: "Add Team Member" }).click();
    const picker = head.getByRole("dialog", { name: "Add Team Member" });
    await picker.getByText("Sana Khan").click();
    await picker.getByRole("button", { name: "Add Member" }).click();
    await expectToast(head, "Member Added");
    await expect(
      head.getByRole("table", { name: "Team members" }).getByRole("row", { name: /Sana Khan/ }),
    ).toBeVisible();
  });

  await test.step("the student sees the team, and that only the head applies", async () => {
    await navigate(student, "Teams");
    await expect(student.getByRole("link", { name: "Front Row" })).toBeVisible();
    await student.goto("/dashboard/projects?tab=browse-projects");
    await student.getByRole("link", { name: projectTitle }).click();
    await expect(student.getByRole("button", { name: "Ask Club Head to Apply" })).toBeDisabled();
  });

  await test.step("the head applies to the project with the team", async () => {
    await navigate(head, "Dashboard");
    await head.getByRole("link", { name: projectTitle }).click();
    await head.getByRole("button", { name: "Apply on Behalf of Club" }).click();
    const dialog = head.getByRole("dialog", { name: "Apply on Behalf of Club" });
    const submit = dialog.getByRole("button", { name: "Submit" });
    await expect(submit).toBeDisabled();
    await dialog.getByLabel(/^Team/).selectOption({ label: "Front Row (2 members)" });
    await fill(dialog, { Message: "We have built two shops before." });
    await submit.click();
    await expectToast(head, "Application Submitted");
    await expect(head.getByRole("button", { name: "Application Pending" })).toBeDisabled();
  });

  await test.step("the startup reviews the application and approves it", async () => {
    await navigate(startup, "Applications");
    await startup
      .getByRole("list", { name: "Applications" })
      .getByRole("link", { name: /Web Makers/ })
      .click();
    await expect(startup.getByRole("heading", { name: `Web Makers for ${projectTitle}` })).toBeVisible();
    await expect(startup.getByText("We have built two shops before.")).toBeVisible();
    await expect(startup.getByRole("list", { name: /^Members of/ }).getByText("Sana Khan")).toBeVisible();
    await startup.getByRole("button", { name: "Approve" }).click();
    const question = startup.getByRole("alertdialog", { name: "Approve Web Makers?" });
    await expect(question.getByText("Front Row")).toBeVisible();
    await question.getByRole("button", { name: "Approve" }).click();
    await expectToast(startup, "Application Approved");
    await expect(startup.getByRole("heading", { name: projectTitle, level: 1 })).toBeVisible();
    await expect(startup.getByText("In Progress", { exact: true })).toBeVisible();
  });

  await test.step("head and student see the project in progress, with its team and deliverables", async () => {
    for (const [page, list] of [
      [head, "Club Projects"],
      [student, "Your Projects"],
    ] as const) {
      await openProject(page, list);
      await expect(page.getByText("In Progress", { exact: true })).toBeVisible();
      await page.getByRole("tab", { name: "Team" }).click();
      const team = page.getByRole("tabpanel", { name: "Team" });
      await expect(team.getByText("Web Makers", { exact: true })).toBeVisible();
      await expect(team.getByText("Sana Khan")).toBeVisible();
      await page.getByRole("tab", { name: "Deliverables" }).click();
      await expect(page.getByRole("heading", { name: deliverableTitle })).toBeVisible();
    }
    await expect(head.getByRole("button", { name: "Add Deliverable" })).toBeVisible();
    await expect(student.getByRole("button", { name: "Add Deliverable" })).toBeHidden();
  });

  await test.step("the student marks a deliverable as complete, and it stays so", async () => {
    const box = student.getByRole("checkbox", { name: deliverableTitle });
    await box.check({ force: true });
    await expectToast(student, "Success", "Deliverable marked as completed.");
    await student.reload();
    await expect(box).toBeChecked();
  });

  await test.step("the startup completes the project, knowing what is still incomplete", async () => {
    await openProject(startup, "Projects");
    await startup.getByRole("button", { name: "Complete Project" }).click();
    const question = startup.getByRole("alertdialog", { name: "Complete this project?" });
    const incomplete = question.getByRole("list", { name: "Incomplete deliverables" }).getByRole("listitem");
    await expect(incomplete.first()).toBeVisible();
    await expect(incomplete.filter({ hasText: deliverableTitle })).toHaveCount(0);
    await question.getByRole("button", { name: "Complete Project" }).click();
    await expectToast(startup, "Project Completed");
  });

  await test.step("all three see it completed", async () => {
    for (const [page, list] of [
      [startup, "Projects"],
      [head, "Club Projects"],
      [student, "Your Projects"],
    ] as const) {
      await openProject(page, list);
      await expect(page.getByText("Completed", { exact: true }).first()).toBeVisible();
      await expect(page.getByRole("tab", { name: "Team" })).toBeVisible();
    }
  });

  await Promise.all(contexts.map((context) => context.close()));
});
