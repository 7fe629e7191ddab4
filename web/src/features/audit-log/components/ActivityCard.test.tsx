import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { sessionStore } from "~/graphql/session";
import { failure, mockApi } from "~/graphql/test-api";
import { renderDashboardScreen } from "../../../../test-support/dashboard-screen";
import { ActivityCard } from "./ActivityCard";

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

const event = (id: string, changes: object = {}) => ({
  __typename: "AuditEvent",
  id,
  occurredAt: "2026-03-02T12:00:00Z",
  action: "project.update",
  viaAccessToken: false,
  accessTokenName: null,
  actor: { __typename: "Profile", id: "somebody", firstName: "Asha", lastName: "Rao" },
  ...changes,
});

const page = (endCursor: string | null, ...nodes: ReturnType<typeof event>[]) => ({
  data: {
    auditLog: {
      __typename: "AuditEventConnection",
      nodes,
      pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
    },
  },
});

const open = async (handler: Parameters<typeof mockApi>[0][string]) => {
  api = mockApi({ AuditLog: handler });
  renderDashboardScreen(ActivityCard, { userType: "CLUB_HEAD" });
  const user = userEvent.setup();
  expect(api.operations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Show Activity" }));
  return user;
};

const sentences = async () =>
  within(await screen.findByRole("list", { name: "Activity" }))
    .getAllByRole("listitem")
    .map(({ firstChild }) => firstChild?.textContent);

test("shows who did what and how, on request, and can be hidden again", async () => {
  const user = await open(() =>
    page(
      null,
      event("1", {
        action: "factor.verify",
        actor: { __typename: "Profile", id: sessionStore.get()!.user.id, firstName: "Me", lastName: "Myself" },
      }),
      event("2"),
      event("3", { actor: null, viaAccessToken: true }),
      event("4", { viaAccessToken: true, accessTokenName: "Robot" }),
      event("5", { action: "moon.land" }),
    ),
  );
  expect(await sentences()).toEqual([
    "You turned the second factor on.",
    "Asha Rao changed a project.",
    "Someone changed a project with an access token.",
    "Asha Rao changed a project with the access token “Robot”.",
    "Asha Rao did moon.land.",
  ]);
  expect(screen.getAllByText("March 2nd, 2026")).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Hide Activity", expanded: true }));
  expect(screen.queryByRole("list", { name: "Activity" })).not.toBeInTheDocument();
});

test("loads earlier events behind the first page", async () => {
  const user = await open(({ after }) =>
    after ? page(null, event("2", { action: "project.create" })) : page("c1", event("1")),
  );
  expect(await sentences()).toEqual(["Asha Rao changed a project."]);
  await user.click(screen.getByRole("button", { name: "Load more" }));
  await waitFor(async () =>
    expect(await sentences()).toEqual(["Asha Rao changed a project.", "Asha Rao created a project."]),
  );
  expect(api.calls.map(({ variables }) => variables.after ?? null)).toEqual([null, "c1"]);
});

test("says that there is no activity", async () => {
  await open(() => page(null));
  expect(await screen.findByText("No activity yet.")).toBeVisible();
});

test("a failure can be retried", async () => {
  let fails = true;
  const user = await open(() => (fails ? failure("INTERNAL") : page(null, event("1"))));
  expect(await screen.findByText("Failed to load activity")).toBeVisible();
  fails = false;
  await user.click(screen.getByRole("button", { name: /try again/i }));
  expect(await sentences()).toHaveLength(1);
});
