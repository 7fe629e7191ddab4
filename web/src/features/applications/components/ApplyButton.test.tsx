import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failure, mockApi } from "~/graphql/test-api";
import type { UserType } from "~/graphql/types.generated";
import { renderDashboardScreen } from "../../../../test-support/dashboard-screen";
import { fill } from "../../../../test-support/fill";
import { ApplyButton } from "./ApplyButton";
import type { ApplyButton_ProjectFragment } from "./ApplyButton.generated";

const open: ApplyButton_ProjectFragment = {
  id: "p1",
  title: "Landing Page",
  teamSize: 2,
  status: "OPEN",
  viewerCanApply: true,
  startup: { id: "s1", companyName: "Northwind", verification: null },
  application: null,
};
const application = (changes: Partial<NonNullable<ApplyButton_ProjectFragment["application"]>>) =>
  ({ id: "a1", status: "PENDING", initiatedBy: "CLUB", viewerCanWithdraw: false, ...changes }) as const;

const show = (project: ApplyButton_ProjectFragment, userType: UserType = "CLUB_HEAD") =>
  renderDashboardScreen(() => <ApplyButton project={project} />, { userType });

const teams = (...names: string[]) => ({
  data: {
    teams: {
      __typename: "TeamConnection",
      pageInfo: { __typename: "PageInfo", hasNextPage: false, endCursor: null },
      nodes: names.map((teamName, index) => ({
        __typename: "Team",
        id: `t${index}`,
        teamName,
        memberCount: index + 1,
      })),
    },
  },
});

let api: ReturnType<typeof mockApi> | undefined;
afterEach(() => {
  api?.restore();
  api = undefined;
});

describe("the apply button, first match wins", () => {
  test("is hidden for startups on any project", () => {
    show({ ...open, application: application({}) }, "STARTUP");
    expect(screen.queryByRole("button", { name: /Appl/ })).not.toBeInTheDocument();
  });

  test.each([
    ["PENDING", "Application Pending"],
    ["APPROVED", "Application Approved"],
    ["REJECTED", "Application Rejected"],
  ] as const)("says %s as '%s', before anything else", (status, text) => {
    show({ ...open, status: "IN_PROGRESS", application: application({ status }) });
    expect(screen.getByRole("button", { name: text })).toBeDisabled();
    expect(screen.getAllByRole("button")).toHaveLength(1);
  });

  test("says when the project is not open, to students too", () => {
    show({ ...open, status: "COMPLETED" }, "STUDENT");
    expect(screen.getByRole("button", { name: "Project Not Open for Applications" })).toBeDisabled();
  });

  test("sends a student to the club head", () => {
    show(open, "STUDENT");
    expect(screen.getByRole("button", { name: "Ask Club Head to Apply" })).toBeDisabled();
  });

  test("lets a head apply only if the server allows it", () => {
    show({ ...open, viewerCanApply: false });
    expect(screen.getByRole("button", { name: "Apply on Behalf of Club" })).toBeDisabled();
  });

  test("links a head to an unanswered invitation", () => {
    show({ ...open, application: application({ initiatedBy: "STARTUP" }) });
    expect(screen.getByRole("link", { name: "Answer Invitation" })).toHaveAttribute(
      "href",
      "/dashboard/teams?tab=applications",
    );
  });
});

test("a pending application can be withdrawn, after asking", async () => {
  api = mockApi({ WithdrawApplication: () => ({ data: { withdrawApplication: "a1" } }) });
  const user = userEvent.setup();
  show({ ...open, application: application({ viewerCanWithdraw: true }) });
  await user.click(screen.getByRole("button", { name: "Withdraw Application" }));
  expect(api.operations()).toEqual([]);
  await user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Withdraw Application" }),
  );
  expect(await screen.findByText("Application Withdrawn")).toBeVisible();
  expect(api.calls[0]!.variables).toEqual({ input: { id: "a1" } });
});

describe("the apply dialog", () => {
  const openDialog = async () => {
    const user = userEvent.setup();
    show(open);
    await user.click(screen.getByRole("button", { name: "Apply on Behalf of Club" }));
    await screen.findByRole("dialog");
    return user;
  };
  const submit = () => screen.getByRole("button", { name: "Submit" });

  test("explains what to do when the club has no teams, and keeps Submit disabled", async () => {
    api = mockApi({ ApplicableTeams: () => teams() });
    await openDialog();
    expect(
      await screen.findByText(
        "You need to create a team before applying. Please go to Team Management to create a team.",
      ),
    ).toBeVisible();
    fill(screen.getByLabelText(/Message/), "We built two of these.");
    expect(submit()).toBeDisabled();
  });

  test("offers to try again when the teams fail to load", async () => {
    api = mockApi({});
    await openDialog();
    expect(await screen.findByText("Failed to load club teams")).toBeVisible();
    expect(screen.getByRole("button", { name: "Try again" })).toBeEnabled();
  });

  test("sends a team and a trimmed message, reports each refusal, keeps the typed values, and closes", async () => {
    let answer = failure("ALREADY_APPLIED");
    api = mockApi({ ApplicableTeams: () => teams("Web Team"), SubmitApplication: () => answer });
    const user = await openDialog();
    const team = await screen.findByLabelText(/Team/);
    expect(submit()).toBeDisabled();
    await user.selectOptions(team, "t0");
    expect(submit()).toBeDisabled();
    fill(screen.getByLabelText(/Message/), "   ");
    expect(submit()).toBeDisabled();
    fill(screen.getByLabelText(/Message/), " We built two of these. ");
    expect(submit()).toBeEnabled();

    await user.click(submit());
    expect(await screen.findByText("Already Applied")).toBeVisible();
    expect(screen.getByText("Your club has already applied for this project.")).toBeVisible();
    expect(screen.getByLabelText(/Message/)).toHaveValue(" We built two of these. ");

    answer = failure("PROJECT_NOT_OPEN", "This project is no longer open.");
    await user.click(submit());
    expect(await screen.findByText("Application Failed")).toBeVisible();
    expect(screen.getByText("This project is no longer open.")).toBeVisible();

    const project = { __typename: "Project", ...open, application: { __typename: "Application", ...application({}) } };
    answer = {
      data: { submitApplication: { __typename: "Application", id: "a1", status: "PENDING", project } },
    };
    await user.click(submit());
    expect(await screen.findByText("Application Submitted")).toBeVisible();
    expect(api.calls.at(-1)!.variables).toEqual({
      input: { projectId: "p1", teamId: "t0", message: "We built two of these.", holdsBack: false },
    });
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  });
});
