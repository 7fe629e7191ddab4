import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "~/components/test-page";
import type { SessionUser } from "~/graphql/session";
import { failure, mockApi } from "~/graphql/test-api";
import type { UserType } from "~/graphql/types.generated";
import { DashboardHome } from "./DashboardHome";

const user = (userType: UserType): SessionUser => ({
  id: "u1",
  email: "asha@example.test",
  firstName: "Asha",
  lastName: "Rao",
  avatarUrl: null,
  userType,
  membershipRole: null,
  isOperator: false,
  identities: [],
  factors: [],
});

const list = (typename: string, nodes: object[], totalCount = nodes.length) => ({
  __typename: `${typename}Connection`,
  totalCount,
  nodes,
});

const project = (id: string, changes: object = {}) => ({
  __typename: "Project",
  id,
  title: `Project ${id}`,
  status: "OPEN",
  category: "WEB_DEVELOPMENT",
  duration: "8",
  skills: [],
  progress: null,
  startup: { __typename: "Startup", id: "s1", companyName: "Lantern" },
  ...changes,
});

const deliverable = (id: string, isOverdue: boolean) => ({
  __typename: "Deliverable",
  id,
  title: `Deliverable ${id}`,
  dueDate: "2026-02-01",
  dueInDays: isOverdue ? -2 : 0,
  isOverdue,
  isDueSoon: !isOverdue,
  project: { __typename: "Project", id: "p1", title: "Project p1" },
  team: null,
});

const application = (id: string) => ({
  __typename: "Application",
  id,
  status: "PENDING",
  createdAt: "2026-01-05T12:00:00.000Z",
  initiatedBy: "CLUB",
  project: {
    __typename: "Project",
    id: "p9",
    title: `Applied ${id}`,
    startup: { __typename: "Startup", id: "s1", companyName: "Lantern" },
  },
  club: { __typename: "Club", id: "c1", clubName: "Robotics" },
});

const home = (changes: object = {}) => ({
  data: {
    totalProjects: list("Project", [], 7),
    openProjects: list("Project", [], 4),
    completedProjects: list("Project", [], 1),
    projectsInProgress: list("Project", []),
    ...changes,
  },
});
const clubHead = (changes: object = {}) =>
  home({ availableProjects: list("Project", []), recentApplications: list("Application", []), ...changes });
const startup = (changes: object = {}) =>
  home({ waitingProjects: list("Project", []), recentApplications: list("Application", []), ...changes });

let api: ReturnType<typeof mockApi>;
const upcoming = (...nodes: object[]) => ({ data: { upcomingDeliverables: list("Deliverable", nodes) } });
const show = (
  userType: UserType,
  answer: ReturnType<typeof home>,
  deliverables: ReturnType<typeof upcoming> | ReturnType<typeof failure> = upcoming(),
) => {
  api = mockApi({ DashboardHome: () => answer, UpcomingDeliverables: () => deliverables });
  renderPage(<DashboardHome user={user(userType)} />);
};
afterEach(() => api.restore());

test("a club head sees everything for the role, with the specified empty states", async () => {
  show("CLUB_HEAD", clubHead());
  expect(screen.getByRole("heading", { name: "Welcome, Asha!" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Browse All Projects" })).toHaveAttribute(
    "href",
    "/dashboard/projects?tab=browse-projects",
  );
  expect(await screen.findByText("No projects in progress. Apply for projects to get started!")).toBeVisible();
  expect(await screen.findByText("No upcoming deliverables found.")).toBeVisible();
  expect(screen.getByText("All available projects have been applied to!")).toBeVisible();
  expect(screen.getByText("You haven't applied to any projects yet.")).toBeVisible();
  expect(screen.queryByRole("link", { name: "View All Applications" })).not.toBeInTheDocument();
  expect(screen.getAllByRole("definition").map((figure) => figure.textContent)).toEqual(["7", "4", "1"]);
  expect(api.operations().sort()).toEqual(["DashboardHome", "UpcomingDeliverables"]);
  const { variables } = api.calls.find(({ operation }) => operation === "DashboardHome")!;
  expect(variables).toEqual({ isClubHead: true, isStartup: false, hasApplications: true });
});

test("a startup sees its open projects and recent applications", async () => {
  show(
    "STARTUP",
    startup({
      waitingProjects: list("Project", [{ ...project("p2"), applications: list("Application", [], 2) }]),
      recentApplications: list("Application", ["a1", "a2", "a3", "a4"].map(application), 5),
    }),
  );
  expect(screen.getByRole("link", { name: "Create New Project" })).toHaveAttribute("href", "/dashboard/projects/new");
  expect(await screen.findByRole("link", { name: "2 applications to review" })).toHaveAttribute(
    "href",
    "/dashboard/projects/p2#applications",
  );
  expect(screen.getByText("No projects in progress.")).toBeVisible();
  const recent = within(screen.getByRole("region", { name: "Recent Applications" }));
  expect(recent.getAllByRole("heading", { level: 3 })).toHaveLength(4);
  expect(recent.getByRole("link", { name: "View All Applications" })).toHaveAttribute(
    "href",
    "/dashboard/applications",
  );
});

test("a startup without projects sees the empty states", async () => {
  show("STARTUP", startup());
  expect(await screen.findByText("No open projects waiting for applicants.")).toBeVisible();
  expect(screen.getByText("No applications received yet.")).toBeVisible();
});

test("a student sees progress, 20% without a figure, and what is overdue or upcoming", async () => {
  show(
    "STUDENT",
    home({
      projectsInProgress: list("Project", [
        project("p1", { status: "IN_PROGRESS" }),
        project("p2", { status: "IN_PROGRESS", progress: 60 }),
      ]),
    }),
    upcoming(deliverable("d1", true), deliverable("d2", false)),
  );
  expect(await screen.findByText("20%")).toBeVisible();
  expect(screen.getByText("60%")).toBeVisible();
  expect(screen.getAllByText("Web Development · 8 weeks")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Project p1" })).toHaveAttribute("href", "/dashboard/projects/p1");
  expect(screen.getByText("Overdue")).toBeVisible();
  expect(screen.getByText("Upcoming")).toBeVisible();
  expect(screen.getByText("2 days late").parentElement).toHaveTextContent("2 days late · February 1st, 2026");
  expect(screen.getByText("due today")).toBeVisible();
  expect(screen.queryByRole("heading", { name: /Applications|Available/ })).not.toBeInTheDocument();
});

test("deliverables that fail to load show an error in their place, and the rest works", async () => {
  show("CLUB_HEAD", clubHead(), failure("REQUEST_TIMED_OUT"));
  const region = within(screen.getByRole("region", { name: "Upcoming Deliverables" }));
  expect(region.getByText("Loading deliverables...")).toBeVisible();
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to load deliverables");
  expect(alert).toHaveTextContent("The rest of the page is up to date.");
  expect(screen.getByText("All available projects have been applied to!")).toBeVisible();
  api.restore();
  api = mockApi({ UpcomingDeliverables: () => upcoming(deliverable("d1", true)) });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Deliverable d1")).toBeVisible();
});

test("a failure is shown once and can be retried", async () => {
  let working = false;
  api = mockApi({
    DashboardHome: () => (working ? clubHead() : failure("INTERNAL_SERVER_ERROR")),
    UpcomingDeliverables: () => upcoming(),
  });
  renderPage(<DashboardHome user={user("CLUB_HEAD")} />);
  expect(screen.getAllByTestId("card-skeleton").length).toBeGreaterThan(0);
  const alert = await screen.findByRole("alert");
  expect(within(alert).getByText("Failed to load dashboard data")).toBeVisible();
  expect(screen.getAllByText("Failed to load dashboard data")).toHaveLength(1);
  working = true;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No upcoming deliverables found.")).toBeVisible();
});
