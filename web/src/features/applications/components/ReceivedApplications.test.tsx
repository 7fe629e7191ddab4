import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "~/components/test-page";
import { failure, mockApi } from "~/graphql/test-api";
import { ReceivedApplications } from "./ReceivedApplications";

const address = "/dashboard/applications";

/** An application as the API returns it, with every field that either side of the page requests. */
const application = (id: string, status = "PENDING") => ({
  __typename: "Application",
  id,
  status,
  initiatedBy: "CLUB",
  message: `We are club ${id}.`,
  holdsBack: false,
  createdAt: "2026-01-01T00:00:00.000Z",
  answeredAt: null,
  viewerCanApprove: status === "PENDING",
  viewerCanReject: status === "PENDING",
  viewerCanWithdraw: false,
  club: {
    __typename: "Club",
    id: `c${id}`,
    clubName: `Club ${id}`,
    collegeName: "Example College",
    clubType: "TECHNICAL",
    description: null,
    logoUrl: null,
    verification: null,
    memberCount: 2,
    head: { __typename: "Profile", id: `c${id}`, firstName: "Grace", lastName: `Of ${id}`, email: null },
  },
  teamName: `Team ${id}`,
  teamMemberCount: 1,
  team: {
    __typename: "Team",
    id: `t${id}`,
    teamName: `Team ${id}`,
    memberCount: 1,
    members: {
      __typename: "TeamMemberConnection",
      totalCount: 1,
      nodes: [
        {
          __typename: "TeamMember",
          id: `m${id}`,
          isLead: false,
          profile: {
            __typename: "Profile",
            id: `m${id}`,
            firstName: "Ada",
            lastName: `Of ${id}`,
            email: null,
            avatarUrl: null,
          },
          student: { __typename: "Student", id: `m${id}`, education: "B.Sc.", resumeUrl: null, skills: ["React"] },
        },
      ],
    },
  },
  project: {
    __typename: "Project",
    id: "p1",
    title: "Queue board",
    description: "Shows whose turn it is.",
    category: "WEB_DEVELOPMENT",
    skills: ["React"],
    startDate: "2026-01-01",
    endDate: null,
    duration: "8",
    stipend: null,
    teamSize: 3,
    status: "OPEN",
    pending: { __typename: "ApplicationConnection", totalCount: 1 },
  },
});

const connection = (nodes: object[]) => ({
  __typename: "ApplicationConnection",
  totalCount: nodes.length,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  nodes,
});

const answered = (applications: ReturnType<typeof application>[]) => ({
  ReceivedApplications: ({ withFirst }: Record<string, unknown>) => ({
    data: {
      ...(withFirst ? { opened: connection(applications.slice(0, 1)) } : {}),
      applications: connection(applications),
    },
  }),
  ApplicationReview: ({ id }: Record<string, unknown>) => ({
    data: { application: applications.find((one) => one.id === id) ?? null },
  }),
});

/** Sets whether list and detail are shown side by side. */
const onScreen = (wide: boolean) =>
  jest.spyOn(window, "matchMedia").mockImplementation((media) => ({ ...plainMedia(media), matches: wide }));
const plainMedia = window.matchMedia.bind(window);

let api: ReturnType<typeof mockApi>;
beforeEach(() => onScreen(true));
afterEach(() => {
  api.restore();
  jest.restoreAllMocks();
});

test("the first application is open beside the list, with one request for both", async () => {
  api = mockApi(answered([application("1"), application("2", "REJECTED")]));
  renderPage(<ReceivedApplications />, address);
  expect(await screen.findByText("We are club 1.")).toBeVisible();
  const list = screen.getByRole("list", { name: "Applications" });
  expect(
    within(list)
      .getAllByRole("link")
      .map((link) => link.getAttribute("aria-current")),
  ).toEqual(["true", null]);
  expect(screen.getByRole("table", { name: "Members of Team 1" })).toHaveTextContent("Ada Of 1");
  expect(api.operations()).toEqual(["ReceivedApplications"]);
});

test("choosing another application opens it and keeps the choice in the address", async () => {
  const user = userEvent.setup();
  api = mockApi(answered([application("1"), application("2", "REJECTED")]));
  renderPage(<ReceivedApplications />, address);
  await user.click(await screen.findByRole("link", { name: /Club 2/ }));
  expect(await screen.findByText("We are club 2.")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveTextContent(`${address}?application=2`);
  expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
});

test("a rejected application keeps its team's name and size, and hides its members", async () => {
  api = mockApi(answered([{ ...application("1", "REJECTED"), team: null, teamMemberCount: 3 } as never]));
  renderPage(<ReceivedApplications />, address);
  expect(await screen.findByRole("heading", { name: "Club Members: Team 1" })).toBeVisible();
  expect(
    screen.getByText("3 students took part. Their details are hidden because the application was rejected."),
  ).toBeVisible();
  expect(screen.queryByRole("table")).not.toBeInTheDocument();
});

test("a phone shows the list first and loads no detail", async () => {
  onScreen(false);
  const user = userEvent.setup();
  api = mockApi(answered([application("1")]));
  renderPage(<ReceivedApplications />, address);
  const link = await screen.findByRole("link", { name: /Club 1/ });
  expect(link).not.toHaveAttribute("aria-current");
  expect(api.calls).toMatchObject([{ operation: "ReceivedApplications", variables: { withFirst: false } }]);
  await user.click(link);
  expect(await screen.findByText("We are club 1.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "All Applications" }));
  expect(screen.getByLabelText("Address")).toHaveTextContent(address);
});

/** Presses Approve, then confirms. */
const approve = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const question = await screen.findByRole("alertdialog", { name: "Approve Club 1?" });
  await user.click(within(question).getByRole("button", { name: "Approve" }));
  return question;
};

test("approving explains what follows and opens the project", async () => {
  const user = userEvent.setup();
  const first = application("1");
  first.project.pending.totalCount = 3;
  api = mockApi({
    ...answered([first, application("2")]),
    ApproveApplication: () => {
      Object.assign(first, { status: "APPROVED", viewerCanApprove: false, viewerCanReject: false });
      return { data: { approveApplication: { ...first, project: { ...first.project, status: "IN_PROGRESS" } } } };
    },
  });
  renderPage(<ReceivedApplications />, address);
  await user.click(await screen.findByRole("button", { name: "Approve" }));
  const question = await screen.findByRole("alertdialog", { name: "Approve Club 1?" });
  expect(question).toHaveTextContent(
    "Queue board will start with Team 1 (1 member) and move to In Progress. This cannot be undone.",
  );
  expect(question).toHaveTextContent("2 other applications stay pending.");
  expect(api.operations()).not.toContain("ApproveApplication");
  await user.click(within(question).getByRole("button", { name: "Approve" }));
  expect(await screen.findByText("Application Approved")).toBeVisible();
  expect(screen.getByLabelText("Address")).toHaveTextContent("/dashboard/projects/p1");
});

test("an approved application offers to reject the others", async () => {
  const user = userEvent.setup();
  api = mockApi({
    ...answered([application("1", "APPROVED")]),
    RejectOtherApplications: () => failure("DATABASE_UNAVAILABLE", "The database cannot be reached."),
  });
  renderPage(<ReceivedApplications />, address);
  expect(await screen.findByText("1 other application is still pending for this project.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reject It" }));
  expect(await screen.findByText("The database cannot be reached.")).toBeVisible();
});

test("a failed answer says why and changes nothing; cancelling removes the toast", async () => {
  const user = userEvent.setup();
  api = mockApi({
    ...answered([application("1")]),
    ApproveApplication: () => failure("DATABASE_UNAVAILABLE", "The database cannot be reached."),
  });
  renderPage(<ReceivedApplications />, address);
  const question = await approve(user);
  expect(await screen.findByText("Failed to update application status")).toBeVisible();
  expect(screen.getByText("The database cannot be reached.")).toBeVisible();
  expect(within(question).getByRole("button", { name: "Approve" })).toBeEnabled();
  expect(screen.getByLabelText("Address")).toHaveTextContent(address);
  await user.click(within(question).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByText("The database cannot be reached.")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Approve" })).toBeEnabled();
});

test("an approval overtaken by another closes the confirmation and shows the remaining applications", async () => {
  const user = userEvent.setup();
  const first = application("1");
  api = mockApi({
    ...answered([first]),
    ApproveApplication: () => {
      Object.assign(first, { viewerCanApprove: false, project: { ...first.project, status: "IN_PROGRESS" } });
      return failure("PROJECT_NOT_OPEN", "This project is no longer open.");
    },
  });
  renderPage(<ReceivedApplications />, address);
  await approve(user);
  expect(await screen.findByText("This project is no longer open.")).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  expect(screen.queryByRole("button", { name: "Approve" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Reject" })).toBeEnabled();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Club 1 for Queue board" })).toHaveFocus());
});

test.each(["Approve", "Reject"])(
  "%s closes its confirmation when the application was withdrawn, and the page says so",
  async (answer) => {
    const user = userEvent.setup();
    const applications = [application("1"), application("2")];
    const refused = () => {
      applications.shift();
      return failure("NOT_FOUND", "Not found.");
    };
    api = mockApi({ ...answered(applications), ApproveApplication: refused, RejectApplication: refused });
    renderPage(<ReceivedApplications />, address);
    await user.click(await screen.findByRole("button", { name: answer }));
    await user.click(
      within(await screen.findByRole("alertdialog")).getByRole("button", { name: new RegExp(`^${answer}`) }),
    );
    expect(await screen.findByText("Application not found")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(await screen.findByText("Not found.")).toBeVisible();
    await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Application not found/));
  },
);

test("rejecting asks for confirmation", async () => {
  const user = userEvent.setup();
  api = mockApi(answered([application("1")]));
  renderPage(<ReceivedApplications />, address);
  await user.click(await screen.findByRole("button", { name: "Reject" }));
  expect(await screen.findByRole("alertdialog", { name: "Reject this application?" })).toBeVisible();
  expect(api.operations()).not.toContain("RejectApplication");
});

test("shows five placeholder rows while loading, then that no applications were received", async () => {
  api = mockApi({ ReceivedApplications: () => new Promise(() => undefined) });
  const waiting = renderPage(<ReceivedApplications />, address);
  expect(screen.getAllByTestId("application-skeleton")).toHaveLength(5);
  waiting.unmount();
  api.restore();
  api = mockApi(answered([]));
  renderPage(<ReceivedApplications />, address);
  expect(await screen.findByText("No applications received yet.")).toBeVisible();
});

test("a list that fails to load can be retried", async () => {
  const user = userEvent.setup();
  api = mockApi({ ReceivedApplications: () => failure("DATABASE_UNAVAILABLE") });
  renderPage(<ReceivedApplications />, address);
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  await waitFor(() => expect(api.calls).toHaveLength(2));
  expect(screen.getByText("Failed to fetch applications")).toBeVisible();
});
