import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "~/components/test-page";
import { failure, mockApi } from "~/graphql/test-api";
import { preview } from "./AppliedProjectCard";
import { ProjectsPage } from "./ProjectsPage";

const project = (id: string, changes: object = {}) => ({
  __typename: "Project",
  id,
  title: `Project ${id}`,
  description: "What it is about",
  category: "UI_UX_DESIGN",
  skills: ["React", "Vue", "Python", "Java"],
  status: "IN_PROGRESS",
  duration: "2-3 months",
  progress: null,
  startup: { __typename: "Startup", id: "s1", companyName: "Lantern", logoUrl: null },
  ...changes,
});

const page = (nodes: object[], endCursor: string | null = null) => ({
  __typename: "ProjectConnection",
  totalCount: nodes.length,
  nodes,
  pageInfo: { __typename: "PageInfo", hasNextPage: endCursor !== null, endCursor },
});

const projectCategories = ["UI_UX_DESIGN", "WEB_DEVELOPMENT"];

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

const browseCalls = () =>
  api.calls.filter(({ operation }) => operation === "BrowseProjects").map(({ variables }) => variables);

describe("the viewer's own projects", () => {
  test("are grouped by status, including open ones for a startup, and show their progress", async () => {
    api = mockApi({
      YourProjects: () => ({
        data: {
          inProgress: page([project("1"), project("2", { progress: 80 })]),
          open: page([project("3", { status: "OPEN" })]),
          completed: page([project("4", { status: "COMPLETED" })]),
        },
      }),
    });
    renderPage(<ProjectsPage actsAs="STARTUP" />, "/dashboard/projects");
    expect(screen.getByText("Manage your projects and browse other projects for inspiration.")).toBeVisible();
    expect(screen.getAllByTestId("card-skeleton")).toHaveLength(3 + 2 + 3);
    expect(await screen.findByText("25%")).toBeVisible();
    expect(screen.getByText("80%")).toBeVisible();
    expect(screen.getAllByRole("progressbar")).toHaveLength(2);
    expect(screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent)).toEqual([
      "Projects In Progress",
      "Open Projects",
      "Completed Projects",
    ]);
    expect(screen.getAllByText("+1 more")).toHaveLength(4);
    expect(screen.getAllByRole("tab").map((tab) => tab.textContent)).toEqual(["Your Projects", "Browse Projects"]);
  });

  test.each([
    ["STARTUP", "Create Your First Project", "/dashboard/projects/new"],
    ["CLUB_HEAD", "Browse Available Projects", "/dashboard/projects?tab=browse-projects"],
    ["STUDENT", "Browse Available Projects", "/dashboard/projects?tab=browse-projects"],
  ] as const)("a %s without projects is offered '%s'", async (userType, action, href) => {
    api = mockApi({
      YourProjects: ({ withOpen }) => ({
        data: { inProgress: page([]), ...(withOpen ? { open: page([]) } : {}), completed: page([]) },
      }),
    });
    renderPage(<ProjectsPage actsAs={userType} />, "/dashboard/projects");
    expect(await screen.findByText("You don't have any projects yet.")).toBeVisible();
    expect(screen.getByRole("link", { name: action })).toHaveAttribute("href", href);
  });

  test("can be retried when loading fails", async () => {
    api = mockApi({ YourProjects: () => failure("DATABASE_UNAVAILABLE") });
    renderPage(<ProjectsPage actsAs="STUDENT" />, "/dashboard/projects");
    const alert = await screen.findByRole("alert");
    expect(within(alert).getByText("Failed to load projects. Please try again later.")).toBeVisible();
    expect(within(alert).getByRole("button", { name: "Try again" })).toBeVisible();
  });
});

describe("browsing", () => {
  const address = "/dashboard/projects?tab=browse-projects";

  test("keeps search and category in the address and sends them to the API", async () => {
    const user = userEvent.setup();
    api = mockApi({
      BrowseProjects: ({ filter }) => ({
        data: {
          projectCategories,
          projects: page((filter as { search?: string }).search ? [] : [project("1", { status: "OPEN" })]),
        },
      }),
    });
    renderPage(<ProjectsPage actsAs="STARTUP" />, `${address}&category=WEB_DEVELOPMENT`);
    expect(await screen.findByText("Project 1")).toBeVisible();
    expect(screen.getByRole("combobox", { name: "Category" })).toHaveDisplayValue("Web Development");
    await user.selectOptions(screen.getByRole("combobox", { name: "Category" }), "All Categories");
    await user.type(screen.getByRole("searchbox", { name: "Search projects" }), "robots");
    expect(await screen.findByText("No projects found matching your criteria.")).toBeVisible();
    expect(screen.getByLabelText("Address")).toHaveTextContent("/dashboard/projects?tab=browse-projects&q=robots");
    const open = { scope: "VISIBLE", status: "OPEN" };
    expect(browseCalls()).toEqual([
      { filter: { ...open, category: "WEB_DEVELOPMENT" }, first: 12 },
      { filter: open, first: 12 },
      { filter: { ...open, search: "robots" }, first: 12 },
    ]);
  });

  test("appends the next page by cursor", async () => {
    const user = userEvent.setup();
    api = mockApi({
      BrowseProjects: ({ after }) => ({
        data: { projectCategories, projects: after ? page([project("2")]) : page([project("1")], "c1") },
      }),
    });
    renderPage(<ProjectsPage actsAs="STUDENT" />, address);
    expect(screen.getByText("Interested in a project?")).toBeVisible();
    expect(screen.getByText("Please contact your team lead to discuss project enrollment.")).toBeVisible();
    await user.click(await screen.findByRole("button", { name: "Load more" }));
    expect(await screen.findByText("Project 2")).toBeVisible();
    expect(screen.getByText("Project 1")).toBeVisible();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Load more" })).not.toBeInTheDocument());
    expect(browseCalls().at(-1)).toMatchObject({ after: "c1" });
  });

  test("shows a club head the projects it has not applied to", async () => {
    api = mockApi({ BrowseProjects: () => ({ data: { projectCategories, projects: page([]) } }) });
    renderPage(<ProjectsPage actsAs="CLUB_HEAD" />, address);
    expect(await screen.findByText("No available projects at the moment.")).toBeVisible();
    expect(screen.getByText("Check back later for new opportunities!")).toBeVisible();
    expect(screen.getByRole("link", { name: "View All" })).toHaveAttribute("href", address);
    expect(browseCalls()).toEqual([{ filter: { scope: "AVAILABLE" }, first: 12 }]);
  });
});

describe("a club head's applications", () => {
  test("show status, date and the start of the description", async () => {
    api = mockApi({
      AppliedProjects: () => ({
        data: {
          applications: {
            ...page([
              {
                __typename: "Application",
                id: "a1",
                status: "APPROVED",
                createdAt: "2026-01-05T12:00:00.000Z",
                project: { __typename: "Project", id: "p1", title: "Queue board", description: "x".repeat(140) },
              },
            ]),
            __typename: "ApplicationConnection",
          },
        },
      }),
    });
    renderPage(<ProjectsPage actsAs="CLUB_HEAD" />, "/dashboard/projects?tab=applications");
    expect(await screen.findByText("Applied January 5th, 2026")).toBeVisible();
    expect(screen.getByText("Approved")).toBeVisible();
    expect(screen.getByText(`${"x".repeat(100)}...`)).toBeVisible();
    expect(screen.getByRole("link", { name: "View Project Queue board" })).toHaveAttribute(
      "href",
      "/dashboard/projects/p1",
    );
  });

  test("the preview never cuts a character in two", () => {
    expect(preview("🙂".repeat(100))).toBe("🙂".repeat(100));
    expect(preview("🙂".repeat(101))).toBe(`${"🙂".repeat(100)}...`);
  });
});
