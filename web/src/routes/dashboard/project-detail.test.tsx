import { gql } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { screen } from "@testing-library/react";
import { mockApi, failure } from "~/graphql/test-api";
import { renderDashboardScreen } from "../../../test-support/dashboard-screen";
import ProjectDetailRoute from "./project-detail";

const address = "/dashboard/projects/p1";

const card = gql`
  fragment Card on Project {
    id
    title
    description
    skills
    status
    startup {
      id
      companyName
    }
  }
`;

/** The page, after a list of projects has been shown. */
function AfterAList() {
  useApolloClient().writeFragment({
    fragment: card,
    data: {
      __typename: "Project",
      id: "p1",
      title: "Queue board",
      description: "Shows whose turn it is.",
      skills: ["React", "Vue", "Python", "Java"],
      status: "OPEN",
      startup: { __typename: "Startup", id: "s1", companyName: "Lantern" },
    },
  });
  return <ProjectDetailRoute />;
}

let api: ReturnType<typeof mockApi>;
afterEach(() => api.restore());

const show = (Screen = ProjectDetailRoute) =>
  renderDashboardScreen(Screen, { userType: "CLUB_HEAD", path: "/dashboard/projects/:id", address });

test("facts known from a list are shown while the rest is loading", () => {
  api = mockApi({ ProjectDetail: () => new Promise(() => undefined) });
  show(AfterAList);
  expect(screen.getByRole("heading", { level: 1, name: "Queue board" })).toBeVisible();
  expect(screen.getByText("Lantern")).toBeVisible();
  expect(screen.getByText("Open")).toBeVisible();
  expect(screen.getByText("Shows whose turn it is.")).toBeVisible();
  expect(screen.getByText("Java")).toBeVisible();
  expect(screen.getByRole("status", { name: "" })).toHaveTextContent("Loading project...");
});

test("an unknown project says that it is loading", () => {
  api = mockApi({ ProjectDetail: () => new Promise(() => undefined) });
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Loading project..." })).toBeVisible();
});

test("a project that is missing or hidden is 'Project Not Found'", async () => {
  api = mockApi({ ProjectDetail: () => ({ data: { project: null } }) });
  show();
  expect(await screen.findByText("Project Not Found")).toBeVisible();
  expect(screen.getByRole("button", { name: "Go Back" })).toBeVisible();
});

test("a failure is shown and can be retried", async () => {
  api = mockApi({ ProjectDetail: () => failure("DATABASE_UNAVAILABLE") });
  show();
  expect((await screen.findAllByText("Failed to load project details")).length).toBeGreaterThan(0);
  expect(screen.getByRole("button", { name: "Try again" })).toBeVisible();
});
