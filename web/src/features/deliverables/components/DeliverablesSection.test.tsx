import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "~/components/test-page";
import { failure, mockApi } from "~/graphql/test-api";
import { fill } from "../../../../test-support/fill";
import type { DeliverableCard_DeliverableFragment } from "./DeliverableCard.generated";
import { DeliverablesSection } from "./DeliverablesSection";

const project = {
  __typename: "Project",
  id: "p1",
  status: "IN_PROGRESS" as const,
  startDate: "2026-01-01",
  endDate: "2026-03-01",
  viewerCanViewDeliverables: true,
  viewerCanAddDeliverable: true,
};

const deliverable = (changes: Partial<DeliverableCard_DeliverableFragment> = {}) => ({
  __typename: "Deliverable",
  id: "d1",
  title: "Wireframes",
  description: null,
  dueDate: "2026-02-01",
  dueInDays: -5,
  isCompleted: false,
  isOverdue: true,
  isDueSoon: false,
  viewerCanUpdate: true,
  viewerCanDelete: true,
  viewerCanSetCompletion: true,
  project: { __typename: "Project", id: "p1", progress: 0 },
  ...changes,
});

const listOf = (...nodes: ReturnType<typeof deliverable>[]) => ({
  data: {
    project: {
      __typename: "Project",
      id: "p1",
      progress: 0,
      deliverables: {
        __typename: "DeliverableConnection",
        totalCount: nodes.length,
        nodes,
        pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      },
    },
  },
});

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

const checkbox = () => screen.getByRole("checkbox", { name: /Mark as complete/ });

test("viewers who may not see the deliverables get a message, and none are requested", () => {
  api = mockApi({});
  renderPage(
    <DeliverablesSection project={{ ...project, viewerCanViewDeliverables: false, viewerCanAddDeliverable: false }} />,
  );
  expect(screen.getByText("You must be a member of the project team to view deliverables.")).toBeVisible();
  expect(screen.queryByRole("button", { name: /Add/ })).not.toBeInTheDocument();
  expect(api.calls).toEqual([]);
});

test("without deliverables, only viewers who may add one see the button", async () => {
  api = mockApi({ ProjectDeliverables: () => listOf() });
  const { unmount } = renderPage(<DeliverablesSection project={project} />);
  expect(screen.getByText("Loading deliverables...")).toBeVisible();
  expect(await screen.findByText("No deliverables found for this project.")).toBeVisible();
  expect(screen.getByRole("button", { name: "Add Your First Deliverable" })).toBeVisible();
  unmount();
  renderPage(<DeliverablesSection project={{ ...project, viewerCanAddDeliverable: false }} />);
  await screen.findByText("No deliverables found for this project.");
  expect(screen.queryByRole("button", { name: /Add/ })).not.toBeInTheDocument();
});

test("controls that the server does not allow are disabled", async () => {
  const barred = { viewerCanUpdate: false, viewerCanDelete: false, viewerCanSetCompletion: false };
  api = mockApi({ ProjectDeliverables: () => listOf(deliverable(barred)) });
  renderPage(<DeliverablesSection project={{ ...project, viewerCanAddDeliverable: false }} />);
  expect(await screen.findByText(/February 1st, 2026/)).toHaveTextContent("5 days late · February 1st, 2026");
  expect(checkbox()).toBeDisabled();
  expect(screen.queryByRole("button", { name: /Edit|Delete/ })).not.toBeInTheDocument();
});

test("a completed project has no controls and shows only due dates", async () => {
  api = mockApi({
    ProjectDeliverables: () => listOf(deliverable(), deliverable({ id: "d2", title: "Handover", isCompleted: true })),
  });
  renderPage(<DeliverablesSection project={{ ...project, status: "COMPLETED" }} />);
  expect(await screen.findAllByText("Due February 1st, 2026")).toHaveLength(2);
  expect(screen.queryByRole("checkbox")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Add|Edit|Delete/ })).not.toBeInTheDocument();
});

test("a tick after the project was completed is reverted with an explanation", async () => {
  const user = userEvent.setup();
  api = mockApi({
    ProjectDeliverables: () => listOf(deliverable()),
    SetDeliverableCompletion: () => failure("PROJECT_COMPLETED"),
  });
  renderPage(<DeliverablesSection project={project} />);
  await screen.findByText("Overdue");
  await user.click(checkbox());
  expect(
    await screen.findByText("This project has been completed in the meantime and can no longer be changed."),
  ).toBeVisible();
  await waitFor(() => expect(checkbox()).not.toBeChecked());
  await waitFor(() =>
    expect(api.operations()).toEqual(["ProjectDeliverables", "SetDeliverableCompletion", "ProjectDeliverables"]),
  );
});

test("marking as complete shows at once, and sends the wanted value", async () => {
  const user = userEvent.setup();
  let answer = (_: ReturnType<typeof listOf> | object) => {};
  api = mockApi({
    ProjectDeliverables: () => listOf(deliverable()),
    SetDeliverableCompletion: () => new Promise((resolve) => (answer = resolve as typeof answer)),
  });
  renderPage(<DeliverablesSection project={project} />);
  await screen.findByText("Overdue");
  await user.click(checkbox());
  expect(await screen.findByText("Completed")).toBeVisible();
  await waitFor(() => expect(api.calls.at(-1)?.variables).toEqual({ input: { id: "d1", isCompleted: true } }));
  expect(screen.queryByText("Deliverable marked as completed.")).not.toBeInTheDocument();
  const saved = { __typename: "Deliverable", id: "d1", isCompleted: true, isOverdue: false, isDueSoon: false };
  answer({
    data: { setDeliverableCompletion: { ...saved, project: { __typename: "Project", id: "p1", progress: 100 } } },
  });
  expect(await screen.findByText("Deliverable marked as completed.")).toBeInTheDocument();
  expect(checkbox()).toBeChecked();
});

test("a refused completion is reverted", async () => {
  const user = userEvent.setup();
  api = mockApi({
    ProjectDeliverables: () => listOf(deliverable()),
    SetDeliverableCompletion: () => failure("FORBIDDEN"),
  });
  renderPage(<DeliverablesSection project={project} />);
  await screen.findByText("Overdue");
  await user.click(checkbox());
  expect(await screen.findByText("Failed to update deliverable status.")).toBeInTheDocument();
  expect(screen.getByText("Overdue")).toBeVisible();
  expect(checkbox()).not.toBeChecked();
});

test("adding asks for title and due date, warns outside the project's span, and saves", async () => {
  const user = userEvent.setup();
  const added: ReturnType<typeof deliverable>[] = [];
  api = mockApi({
    ProjectDeliverables: () => listOf(...added),
    AddDeliverable: ({ input }) => {
      added.push(deliverable({ ...(input as object), isOverdue: false }));
      return { data: { addDeliverable: added[0] } };
    },
  });
  renderPage(<DeliverablesSection project={project} />);
  await user.click(await screen.findByRole("button", { name: "Add Your First Deliverable" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Add New Deliverable" }));
  expect(dialog.getByText("Create a new milestone or deliverable for your project.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Add Deliverable" }));
  expect(await screen.findByText("Please provide a title and due date.")).toBeInTheDocument();
  expect(api.operations()).not.toContain("AddDeliverable");
  expect(dialog.getByLabelText(/Title/)).toHaveFocus();

  fill(dialog.getByLabelText(/Title/), "  Prototype ");
  fill(dialog.getByLabelText(/Due Date/), "2026-04-01");
  expect(await dialog.findByText("This is after the project ends on March 1st, 2026.")).toBeVisible();
  await user.click(dialog.getByRole("button", { name: "Add Deliverable" }));
  expect(await screen.findByText("New deliverable added successfully.")).toBeInTheDocument();
  expect(api.calls.find(({ operation }) => operation === "AddDeliverable")?.variables).toEqual({
    input: { projectId: "p1", title: "Prototype", description: null, dueDate: "2026-04-01" },
  });
  expect(await screen.findByText(/April 1st, 2026/)).toBeInTheDocument();
});

test("a failed load can be retried", async () => {
  const user = userEvent.setup();
  let working = false;
  api = mockApi({ ProjectDeliverables: () => (working ? listOf(deliverable()) : failure("INTERNAL_SERVER_ERROR")) });
  renderPage(<DeliverablesSection project={project} />);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Failed to fetch deliverables")).toBeVisible();
  working = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Wireframes")).toBeVisible();
});
