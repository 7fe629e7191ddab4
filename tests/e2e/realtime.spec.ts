/** What others do appears on screen by itself, without a reload. */
import type { WebSocketRoute } from "@playwright/test";
import { expect, test } from "../support/e2e.ts";
import { type ClubHead, signUp, type StartupPerson } from "../support/people.ts";
import { insertApproval, insertDeliverables, insertProjects, insertTeam } from "../support/rows.ts";
import { apply, createTeam, write } from "../support/writes.ts";
import { following, signedIn } from "./screens.ts";

let startup: StartupPerson;
let head: ClubHead;

test.beforeEach(async ({ server }) => {
  [startup, head] = await Promise.all([signUp.startup(server), signUp.clubHead(server)]);
});

test("a startup sees an application arrive, and a head the answer", async ({ browser, server }) => {
  const [project = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A map of wells" });
  const team = await createTeam(server, head);
  const [ours, theirs] = await Promise.all([signedIn(browser, server, startup), signedIn(browser, server, head)]);
  const [weFollow, theyFollow] = [following(ours.page), following(theirs.page)];
  await Promise.all([
    ours.page.goto("/dashboard/applications"),
    theirs.page.goto("/dashboard/projects?tab=applications"),
  ]);
  await Promise.all([weFollow, theyFollow]);
  await expect(ours.page.getByText("No applications received yet.")).toBeVisible();
  let loads = 0;
  for (const { page } of [ours, theirs]) page.on("load", () => loads++);

  const application = await apply(server, head, project, team);
  await expect(ours.page.getByText(/A map of wells/).first()).toBeVisible();
  await expect(theirs.page.getByText("A map of wells").first()).toBeVisible();
  await expect(theirs.page.getByText("Pending", { exact: true })).toBeVisible();

  await write(server, startup, "approveApplication", { id: application });
  await expect(theirs.page.getByText("Approved", { exact: true })).toBeVisible();
  expect(loads).toBe(0);
  await Promise.all([ours.context.close(), theirs.context.close()]);
});

test("a deliverable that the team completes is ticked on the startup's screen", async ({ browser, server }) => {
  const [project = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A quiet library" });
  await insertApproval(server.database, project, head.clubId, await insertTeam(server.database, head.clubId, []));
  const [deliverable = ""] = await insertDeliverables(server.database, project, 1, { title: "Floor plan" });
  const { page, context } = await signedIn(browser, server, startup);
  const followed = following(page);
  await page.goto(`/dashboard/projects/${project}?tab=deliverables`);
  await page.getByRole("tab", { name: "Deliverables" }).click();
  const box = page.getByRole("checkbox", { name: "Mark as complete" });
  await expect(box).not.toBeChecked();
  await followed;

  await write(server, head, "setDeliverableCompletion", { id: deliverable, isCompleted: true });
  await expect(box).toBeChecked();
  await write(server, head, "addDeliverable", { projectId: project, title: "Reading list", dueDate: "2030-03-01" });
  await expect(page.getByRole("heading", { name: "Reading list" })).toBeVisible();
  await context.close();
});

test("a lost connection is made again after 1, 2, 5 and 10 seconds, and what was missed appears", async ({
  browser,
  server,
}) => {
  const [project = ""] = await insertProjects(server.database, startup.startupId, 1, { title: "A garden on the roof" });
  const team = await createTeam(server, head);
  const { page, context } = await signedIn(browser, server, startup);
  const sockets: WebSocketRoute[] = [];
  let reachable = true;
  let subscriptions = 0;
  await page.routeWebSocket("**/graphql", (socket) => {
    sockets.push(socket);
    if (!reachable) return void socket.close({ code: 1012 });
    const upstream = socket.connectToServer();
    socket.onMessage((message) => {
      if (String(message).includes('"subscribe"')) subscriptions++;
      upstream.send(message);
    });
  });
  await page.clock.install();
  await page.goto("/dashboard/applications");
  await expect.poll(() => subscriptions).toBe(4);
  await expect(page.getByText("No applications received yet.")).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);

  reachable = false;
  await sockets[0]!.close({ code: 1012 });
  await apply(server, head, project, team);
  for (const [attempt, wait] of [1000, 2000, 5000, 10_000, 10_000].entries()) {
    if (attempt === 4) reachable = true;
    await page.clock.runFor(wait - 1);
    expect(sockets).toHaveLength(attempt + 1);
    await page.clock.runFor(1);
    await expect.poll(() => sockets.length).toBe(attempt + 2);
  }
  await page.clock.resume();
  await expect(page.getByText(/A garden on the roof/).first()).toBeVisible();
  await context.close();
});
