/** Texts nobody planned for: the longest words, another direction, emoji, 60 skills. No page may break on a phone. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { signUp } from "../support/people.ts";
import { createTeam, write } from "../support/writes.ts";
import { signedIn } from "./screens.ts";

const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(4);
const rightToLeft = "مشروع رسم خرائط الحرم الجامعي";
const emoji = "👩‍👩‍👧‍👦🏳️‍🌈".repeat(10);
const everything = `${longWord} ${rightToLeft} ${emoji} ${"https://example.com/".padEnd(200, "x")}`;
const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function expectToFit(page: Page, path: string, text: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(sideways, `how far ${path} scrolls sideways`).toBeLessThanOrEqual(0);
}

test("long words, other directions, emoji and 60 skills fit on a phone", async ({ browser, server }) => {
  const companyName = longWord.slice(0, 140);
  const startup = await signUp.startup(server, { companyName, position: emoji, firstName: longWord.slice(0, 80), lastName: rightToLeft });
  const head = await signUp.clubHead(server, { clubName: `${longWord.slice(0, 100)} ${rightToLeft}`, collegeName: longWord.slice(0, 140), description: everything });
  const student = await signUp.student(server, head, { firstName: longWord.slice(0, 80), lastName: emoji.slice(0, 60), education: longWord, skills: [longWord.slice(0, 60), rightToLeft] });

  const title = longWord.slice(0, 136);
  const { id } = await write(server, startup, "createProject", {
    title,
    description: everything,
    category: "WEB_DEVELOPMENT",
    skills: [longWord.slice(0, 60), rightToLeft, emoji.slice(0, 40), ...Array.from({ length: 57 }, (_, index) => `Skill ${index}`)],
    duration: longWord.slice(0, 40),
    startDate: date(1),
    endDate: date(40),
    teamSize: 1000,
    stipend: longWord,
    deliverables: [
      { title: longWord, description: everything, dueDate: date(3) },
      { title: `${rightToLeft} ${emoji}`, description: rightToLeft, dueDate: date(5) },
    ],
  });
  const teamName = longWord.slice(0, 120);
  const teamId = await createTeam(server, head, [student], { teamName, description: everything });
  const application = await write(server, head, "submitApplication", { projectId: id, teamId, message: everything });

  const viewport = { width: 360, height: 740 };
  const visit = async (person: typeof startup | typeof head | typeof student, stops: [path: string, text: string][]) => {
    const { context, page } = await signedIn(browser, server, person, { viewport });
    for (const [path, text] of stops) await expectToFit(page, path, text);
    await context.close();
  };

  await visit(student, [
    ["/dashboard/projects?tab=browse-projects", title],
    [`/dashboard/projects/${id}`, title],
    ["/dashboard/my-club", longWord.slice(0, 100)],
    ["/dashboard/profile", longWord.slice(0, 80)],
  ]);
  await visit(head, [
    ["/dashboard", title],
    ["/dashboard/projects?tab=applications", title],
    ["/dashboard/club-members", longWord.slice(0, 100)],
    ["/dashboard/teams", teamName],
    [`/dashboard/teams/${teamId}`, teamName],
    ["/dashboard/teams?tab=applications", title],
  ]);
  await visit(startup, [
    ["/dashboard", title],
    ["/dashboard/projects", title],
    ["/dashboard/applications", longWord.slice(0, 100)],
  ]);

  await write(server, startup, "approveApplication", { id: application.id });
  await visit(startup, [
    [`/dashboard/projects/${id}?tab=deliverables`, longWord],
    [`/dashboard/projects/${id}?tab=team`, teamName],
    ["/dashboard", title],
  ]);
});
