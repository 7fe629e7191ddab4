import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "~/components/test-page";
import { failure, mockApi } from "~/graphql/test-api";
import { ClubApplications } from "./ClubApplications";

/** An invitation as the API returns it to the head of the invited club. */
const invitation = () => ({
  __typename: "Application",
  id: "1",
  status: "PENDING",
  initiatedBy: "STARTUP",
  message: "We would like to work with you.",
  createdAt: "2026-01-01T00:00:00.000Z",
  viewerCanApprove: true,
  viewerCanReject: true,
  viewerCanWithdraw: false,
  team: null,
  project: {
    __typename: "Project",
    id: "p1",
    title: "Queue board",
    status: "OPEN",
    description: "Shows whose turn it is.",
    category: "WEB_DEVELOPMENT",
    skills: ["React"],
    duration: "8",
    teamSize: 3,
    stipend: null,
    startup: { __typename: "Startup", id: "s1", companyName: "Example Company", logoUrl: null, verification: null },
  },
});

const closedAs = (status: string) => ({ status, viewerCanApprove: false, viewerCanReject: false });

const connection = (nodes: object[]) => ({
  totalCount: nodes.length,
  pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
  nodes,
});

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

/** Opens the review of the first of `invitations`, which may change later. */
const review = async (invitations: ReturnType<typeof invitation>[], handlers: Parameters<typeof mockApi>[0] = {}) => {
  const user = userEvent.setup();
  api = mockApi({
    ClubApplications: () => ({
      data: { applications: { __typename: "ApplicationConnection", ...connection(invitations) } },
    }),
    ApplicableTeams: () => ({ data: { teams: { __typename: "TeamConnection", ...connection([]) } } }),
    ...handlers,
  });
  const { client } = renderPage(<ClubApplications />, "/dashboard/teams?tab=applications");
  await user.click(await screen.findByRole("button", { name: "Review the invitation to Queue board" }));
  const dialog = await screen.findByRole("dialog", { name: "Invitation from Example Company" });
  return { user, dialog, readAgain: () => act(() => client.refetchQueries({ include: "active" })) };
};

/** Presses Accept or Decline, then confirms. */
const answer = async (user: ReturnType<typeof userEvent.setup>, dialog: HTMLElement, label: "Accept" | "Decline") => {
  await user.click(within(dialog).getByRole("button", { name: label }));
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: new RegExp(`^${label}`) }),
  );
};

test.each([
  ["Accept", "accept"],
  ["Decline", "decline"],
] as const)(
  "%s of an invitation that was answered meanwhile explains why it failed and shows the answer",
  async (label, verb) => {
    const invitations = [invitation()];
    const refused = () => {
      Object.assign(invitations[0]!, closedAs("REJECTED"));
      return failure("APPLICATION_NOT_PENDING", "This application has already been answered.");
    };
    const { user, dialog } = await review(invitations, { ApproveApplication: refused, RejectApplication: refused });
    await answer(user, dialog, label);
    expect(
      await screen.findByText(`Failed to ${verb} the invitation: This application has already been answered.`),
    ).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
    expect(within(dialog).getByText("This invitation has been declined.")).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole("status")).toHaveFocus());
  },
);

test("an invitation that was withdrawn meanwhile closes both dialogs", async () => {
  const other = invitation();
  const invitations = [
    invitation(),
    { ...other, id: "2", project: { ...other.project, id: "p2", title: "Seat finder" } },
  ];
  const { user, dialog } = await review(invitations, {
    ApproveApplication: () => {
      invitations.shift();
      return failure("NOT_FOUND", "Not found.");
    },
  });
  await answer(user, dialog, "Accept");
  expect(await screen.findByText("Failed to accept the invitation: Not found.")).toBeVisible();
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  await waitFor(() => expect(document.activeElement).toHaveTextContent(/^Seat finder/));
});

test("an answer that did not reach the API can be tried again", async () => {
  const { user, dialog } = await review([invitation()]);
  await answer(user, dialog, "Accept");
  expect(await screen.findByText(/^Failed to accept the invitation: /)).toBeVisible();
  expect(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Accept" })).toBeEnabled();
});

test("an open dialog shows the answer given elsewhere and keeps the focus", async () => {
  const invitations = [invitation()];
  const { dialog, readAgain } = await review(invitations);
  act(() => within(dialog).getByRole("button", { name: "Accept" }).focus());
  Object.assign(invitations[0]!, closedAs("APPROVED"));
  await readAgain();
  expect(await within(dialog).findByText("This invitation has been accepted.")).toBeVisible();
  expect(within(dialog).queryByRole("button", { name: "Accept" })).not.toBeInTheDocument();
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
});

test("an open confirmation closes when the invitation is answered elsewhere", async () => {
  const invitations = [invitation()];
  const { user, dialog, readAgain } = await review(invitations);
  await user.click(within(dialog).getByRole("button", { name: "Accept" }));
  const question = await screen.findByRole("alertdialog");
  // The dialog is only open once it has the focus; before that, the component library is still opening it.
  await waitFor(() => expect(question).toContainElement(document.activeElement as HTMLElement));
  Object.assign(invitations[0]!, closedAs("APPROVED"));
  await readAgain();
  await waitFor(() => expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument());
  await waitFor(() => expect(within(dialog).getByRole("status")).toHaveFocus());
});

test("a pending application says when its project went to another club", async () => {
  const application = (id: string, status: string, projectStatus: string) => ({
    ...invitation(),
    id,
    status,
    initiatedBy: "CLUB",
    viewerCanApprove: false,
    viewerCanReject: false,
    project: { ...invitation().project, id: `p${id}`, title: `Project ${id}`, status: projectStatus },
  });
  const applications = [
    application("1", "PENDING", "OPEN"),
    application("2", "PENDING", "IN_PROGRESS"),
    application("3", "APPROVED", "IN_PROGRESS"),
    application("4", "REJECTED", "COMPLETED"),
    application("5", "PENDING", "COMPLETED"),
  ];
  api = mockApi({
    ClubApplications: () => ({
      data: { applications: { __typename: "ApplicationConnection", ...connection(applications) } },
    }),
  });
  renderPage(<ClubApplications />, "/dashboard/teams?tab=applications");
  await screen.findByRole("heading", { name: "Project 5" });
  const said = [...document.querySelectorAll("h2")]
    .filter((title) => title.parentElement?.parentElement?.parentElement?.textContent.includes("went to another club"))
    .map((title) => title.textContent);
  expect(said).toEqual(["Project 2", "Project 5"]);
  expect(screen.getAllByText("This project went to another club.")).toHaveLength(2);
});
