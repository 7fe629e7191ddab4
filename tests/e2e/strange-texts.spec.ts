/**
 * Texts nobody planned for: the longest words, another direction, emoji, 60 skills. No page and no dialog may break, on
 * a phone or a wide screen.
 */
import type { Page } from "@playwright/test";
import { expect, settle, test } from "../support/e2e.ts";
import { inLane } from "../support/lanes.ts";
import { signUp } from "../support/people.ts";
import { createTeam, write } from "../support/writes.ts";
import { signedIn } from "./screens.ts";

const longWord = "Donaudampfschifffahrtsgesellschaft".repeat(4);
const rightToLeft = "مشروع رسم خرائط الحرم الجامعي";
const emoji = "👩‍👩‍👧‍👦🏳️‍🌈".repeat(10);
const everything = `${longWord} ${rightToLeft} ${emoji} ${"https://example.com/".padEnd(200, "x")}`;
const date = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Nearly all that does not fit shows on the smallest phone. */
const widths = inLane({ gate: [360], soak: [360, 768, 1440] });

const soft = expect.configure({ soft: true });

const sideways = () => document.documentElement.scrollWidth - window.innerWidth;

/** What is wider than the place it has and shows beyond it. */
const spilling = () =>
  [...document.querySelectorAll<HTMLElement>("main *, [role=dialog] *, [role=alertdialog] *")]
    .filter((element) => {
      const { display, overflowX } = getComputedStyle(element);
      return (
        display !== "inline" &&
        overflowX === "visible" &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 1
      );
    })
    .map((element) => `${element.tagName} ${element.textContent.slice(0, 40)}`);

/** Where a text is shown, and what is pressed to see a dialog there, if any. */
type Stop = [path: string, text: string, ...pressed: (string | RegExp)[]];

async function expectToFit(page: Page, [path, text, ...pressed]: Stop, width: number): Promise<void> {
  await expect(page.getByText(text).filter({ visible: true }).first(), path).toBeVisible();
  for (const name of pressed)
    await page.getByRole("button", { name }).or(page.getByRole("menuitem", { name })).first().click();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  if (pressed.length > 0) await expect(dialog).toBeVisible();
  await settle(page);
  const place = `${[path, ...pressed].join(" › ")} at ${width}`;
  soft(await page.evaluate(sideways), `how far ${place} scrolls sideways`).toBeLessThanOrEqual(0);
  soft(await page.evaluate(spilling), `what spills on ${place}`).toEqual([]);
  if (pressed.length === 0) return;
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

/** Looks at each stop; one at the address of the stop before is not opened again. */
async function expectAllToFit(page: Page, stops: Stop[]): Promise<void> {
  for (const width of widths) {
    // A page that is opened anew is as wide as its window from its first frame; one that is resized follows late.
    await page.setViewportSize({ width, height: 740 });
    for (const [index, stop] of stops.entries()) {
      if (index === 0 || stops[index - 1]![0] !== stop[0]) await page.goto(stop[0]);
      await expectToFit(page, stop, width);
    }
  }
}

test("long words, other directions, emoji and 60 skills fit everywhere", async ({ browser, server }) => {
  const companyName = longWord.slice(0, 140);
  const startup = await signUp.startup(server, {
    companyName,
    position: emoji,
    firstName: longWord.slice(0, 80),
    lastName: rightToLeft,
  });
  const head = await signUp.clubHead(server, {
    clubName: `${longWord.slice(0, 100)} ${rightToLeft}`,
    collegeName: longWord.slice(0, 140),
    description: everything,
  });
  const student = await signUp.student(server, head, {
    firstName: longWord.slice(0, 80),
    lastName: emoji.slice(0, 60),
    education: longWord,
    skills: [longWord.slice(0, 60), rightToLeft],
  });

  const title = longWord.slice(0, 136);
  const { id } = await write(server, startup, "createProject", {
    title,
    description: everything,
    category: "WEB_DEVELOPMENT",
    skills: [
      longWord.slice(0, 60),
      rightToLeft,
      emoji.slice(0, 40),
      ...Array.from({ length: 57 }, (_, index) => `Skill ${index}`),
    ],
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

  const visit = async (person: typeof startup | typeof head | typeof student, stops: Stop[]) => {
    const { context, page } = await signedIn(browser, server, person);
    await expectAllToFit(page, stops);
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
    ["/dashboard/teams", teamName, /^Team Details/],
    ["/dashboard/teams", teamName, "Create New Team"],
    [`/dashboard/teams/${teamId}`, teamName],
    [`/dashboard/teams/${teamId}`, teamName, "Edit Team"],
    ["/dashboard/teams?tab=applications", title],
  ]);
  await visit(startup, [
    ["/dashboard", title],
    ["/dashboard/projects", title],
    ["/dashboard/applications", longWord.slice(0, 100)],
    [`/dashboard/projects/${id}`, title, "Invite a Club"],
    [`/dashboard/projects/${id}`, title, "More actions for this project", "Edit Project"],
  ]);

  await write(server, startup, "approveApplication", { id: application.id });
  await visit(startup, [
    [`/dashboard/projects/${id}?tab=deliverables`, longWord],
    [`/dashboard/projects/${id}?tab=deliverables`, longWord, /^Edit Donau/],
    [`/dashboard/projects/${id}?tab=deliverables`, longWord, /^Delete Donau/],
    [`/dashboard/projects/${id}?tab=team`, teamName],
    [`/dashboard/projects/${id}`, title, "Complete Project"],
    ["/dashboard", title],
  ]);
});
