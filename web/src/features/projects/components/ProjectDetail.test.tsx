import type { ReactNode } from "react";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "~/components/test-page";
import { failure, mockApi } from "~/graphql/test-api";
import { ProjectDetail } from "./ProjectDetail";
import type { ProjectDetail_ProjectFragment } from "./ProjectDetail.generated";

/** What the tests are about; a detail that is not, and may be null, can be left out. */
const shown = {
  id: "p1",
  title: "Queue board",
  status: "IN_PROGRESS",
  completedAt: null,
  progress: 50,
  description: "Shows whose turn it is.",
  category: "WEB_DEVELOPMENT",
  skills: ["React", "Vue", "Python", "Java"],
  startDate: "2026-01-01",
  endDate: null,
  duration: "8",
  stipend: null,
  teamSize: 1,
  startup: {
    id: "s1",
    companyName: "Lantern",
    industry: "HEALTHCARE",
    website: "https://lantern.example",
    description: null,
    logoUrl: null,
    verification: null,
  },
  team: null,
  viewerCanUpdate: false,
  viewerCanComplete: false,
  viewerCanWithdraw: false,
} satisfies Partial<ProjectDetail_ProjectFragment>;

const project = (changes: Partial<ProjectDetail_ProjectFragment> = {}) =>
  ({ ...shown, ...changes }) as ProjectDetail_ProjectFragment;

const member = (
  id: string,
  isLead: boolean,
  student: { id: string; skills: string[]; education: string | null } | null,
) => ({
  id,
  isLead,
  profile: { id, firstName: "Person", lastName: id, avatarUrl: null },
  student,
});

let api: ReturnType<typeof mockApi>;
beforeEach(() => {
  api = mockApi({
    IncompleteDeliverables: () => ({
      data: {
        deliverables: {
          __typename: "DeliverableConnection",
          totalCount: 1,
          nodes: [{ __typename: "Deliverable", id: "d1", title: "Handover", dueDate: "2026-02-01", dueInDays: -2 }],
        },
      },
    }),
    CompleteProject: () => failure("PROJECT_NOT_IN_PROGRESS", "Only a project in progress can be completed."),
  });
});
afterEach(() => api.restore());

const show = (
  changes?: Partial<ProjectDetail_ProjectFragment>,
  address = "/dashboard/projects/p1",
  applications: ReactNode = null,
) =>
  renderPage(
    <ProjectDetail
      project={project(changes)}
      actions={<button>Apply</button>}
      deliverables="The deliverables"
      applications={applications}
    />,
    address,
  );

test("the details show company, timeline and team requirements, and omit missing facts", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Queue board" })).toBeVisible();
  expect(screen.getByRole("link", { name: /Visit website/ })).toHaveAttribute("rel", "noopener noreferrer");
  expect(screen.getByText("January 1st, 2026")).toBeVisible();
  expect(screen.getByText("8 weeks")).toBeVisible();
  expect(screen.getByText("1 member")).toBeVisible();
  expect(screen.getByText("Java")).toBeVisible();
  expect(screen.queryByText("End Date")).not.toBeInTheDocument();
  expect(screen.queryByText("Stipend")).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Complete|More actions/ })).not.toBeInTheDocument();
});

test("there is a team tab once the project has started", () => {
  const { unmount } = show({ status: "OPEN" });
  expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Project Details", "Deliverables"]);
  unmount();
  show({ status: "COMPLETED" }, "/dashboard/projects/p1?tab=team");
  expect(screen.getByText("No team information available for this project.")).toBeVisible();
});

test("the owner sees the applications first, everyone else the company", () => {
  const order = () =>
    screen
      .getAllByRole("heading", { level: 2 })
      .map((heading) => heading.textContent)
      .slice(0, 3);
  const { unmount } = show({ status: "OPEN" }, undefined, <h2>Applications</h2>);
  expect(order()).toEqual(["Applications", "Project Description", "About the Company"]);
  unmount();
  show({ status: "OPEN" });
  expect(order()).toEqual(["About the Company", "Project Description", "Timeline"]);
});

test("a completed project says that it is closed and offers its owner no actions", () => {
  show({
    status: "COMPLETED",
    completedAt: "2026-09-07T06:30:00.000Z",
    viewerCanUpdate: true,
    viewerCanComplete: true,
  });
  expect(screen.getByRole("note")).toHaveTextContent(
    "Completed on September 7th, 2026. You can still view everything, but nothing can be changed.",
  );
  expect(screen.queryByRole("button", { name: /Complete|More actions/ })).not.toBeInTheDocument();
});

test("the team tab lists the members, including the lead", () => {
  show(
    {
      team: {
        id: "t1",
        teamName: "Night Shift",
        memberCount: 2,
        club: { id: "c1", clubName: "Robotics", collegeName: "Banyan Gate", description: null, logoUrl: null },
        members: {
          nodes: [
            member("one", true, null),
            member("two", false, { id: "two", skills: ["React", "Vue", "AI", "Java"], education: null }),
          ],
        },
      },
    },
    "/dashboard/projects/p1?tab=team",
  );
  const [, lead, student] = within(screen.getByRole("table", { name: "Team members" })).getAllByRole("row");
  expect(lead).toHaveTextContent("Person oneTeam Lead");
  expect(student).toHaveTextContent("+1 more");
  expect(student).toHaveTextContent("Not specified");
});

test("completing lists what is incomplete first, and stays open when the API refuses", async () => {
  const user = userEvent.setup();
  show({ viewerCanComplete: true });
  await user.click(screen.getByRole("button", { name: "Complete Project" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Complete this project?" }));
  expect(await dialog.findByText("1 deliverable is still incomplete:")).toBeVisible();
  expect(dialog.getByRole("listitem")).toHaveTextContent("Handover (2 days late, February 1st, 2026)");
  await user.click(dialog.getByRole("button", { name: "Complete Project" }));
  expect(await screen.findByText("Only a project in progress can be completed.")).toBeInTheDocument();
  expect(dialog.getByRole("button", { name: "Complete Project" })).toBeEnabled();
});
