/** A startup reviews applications: by keyboard, and with everything of the members in sight. */
import { expect, type Page, test } from "../support/e2e.ts";
import { type StartupPerson, signUp } from "../support/people.ts";
import { insertProjects } from "../support/rows.ts";
import { apply, createTeam } from "../support/writes.ts";
import { signedIn } from "./screens.ts";

let startup: StartupPerson;

test.beforeAll(async ({ server }) => {
  startup = await signUp.startup(server);
  const [first = "", second = "", third = ""] = await insertProjects(server.database, startup.startupId, 3);
  const head = await signUp.clubHead(server, { clubName: "Margin Notes" });
  const names = ["Venkatanarasimharajuvaripeta", "Asha"];
  const students = await Promise.all(names.map((firstName) => signUp.student(server, head, { firstName })));
  const teamId = await createTeam(server, head, students);
  for (const projectId of [first, second, third]) await apply(server, head, projectId, teamId);
});

test("arrow keys, Home and End move through the list, which is one stop of Tab; Enter opens", async ({
  browser,
  server,
}) => {
  const { context, page } = await signedIn(browser, server, startup);
  await page.goto("/dashboard/applications");
  const list = page.getByRole("list", { name: "Applications" });
  const entries = list.getByRole("link");
  await expect(entries).toHaveCount(3);
  await page.keyboard.press("Tab");
  await entries.first().focus();
  for (const [key, index] of [
    ["ArrowDown", 1],
    ["ArrowDown", 2],
    ["ArrowDown", 2],
    ["ArrowUp", 1],
    ["Home", 0],
    ["End", 2],
  ] as const) {
    await page.keyboard.press(key);
    await expect(entries.nth(index), key).toBeFocused();
  }
  await page.keyboard.press("Tab");
  await expect(list.locator(":focus")).toHaveCount(0);
  await page.keyboard.press("Shift+Tab");
  await expect(entries.nth(2)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(entries.nth(2)).toHaveAttribute("aria-current", "true");
  await expect(entries.nth(2)).toBeFocused();
  await context.close();
});

/** Whether all of an element lies within every frame that could cut it off. */
const isWhole = (page: Page, index: number) =>
  page
    .getByRole("link", { name: "View resume" })
    .nth(index)
    .evaluate((link) => {
      const { left, right } = link.getBoundingClientRect();
      for (let frame = link.parentElement; frame; frame = frame.parentElement) {
        const edge = frame.getBoundingClientRect();
        if (getComputedStyle(frame).overflowX !== "visible" && (left < edge.left || right > edge.right)) return false;
      }
      return left >= 0 && right <= window.innerWidth;
    });

test("every member's resume is in sight at all common widths", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, startup, { viewport: { width: 768, height: 800 } });
  await page.goto("/dashboard/applications");
  // Below 1024 pixels the list comes first.
  await page.getByRole("list", { name: "Applications" }).getByRole("link").first().click();
  for (const width of [768, 1024, 1180, 1280, 1366, 1440, 1680]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole("link", { name: "View resume" })).toHaveCount(2);
    await expect
      .poll(async () => [await isWhole(page, 0), await isWhole(page, 1)], `${width} pixels`)
      .toEqual([true, true]);
  }
  await context.close();
});

test("the ring of the focus stands 2 pixels wide around the whole card", async ({ browser, server }) => {
  const { context, page } = await signedIn(browser, server, startup);
  await page.goto("/dashboard/projects");
  const entry = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: "Project 1" }) });
  const card = entry.locator(".chakra-linkbox");
  await expect(card).toBeVisible();
  const ring = () =>
    card.evaluate((element) => {
      const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
      return [outlineStyle, outlineWidth, outlineOffset];
    });
  expect((await ring())[0]).toBe("none");
  await page.keyboard.press("Tab");
  await card.getByRole("link").focus();
  expect(await ring()).toEqual(["solid", "2px", "2px"]);
  await context.close();
});
