import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { failure, mockApi } from "~/graphql/test-api";
import { addCalendarDays, today } from "~/components/dates";
import { renderDashboardScreen } from "../../../../../test-support/dashboard-screen";
import { fill } from "../../../../../test-support/fill";
import { ProjectWizard } from "./ProjectWizard";

const template = {
  __typename: "ProjectTemplate",
  id: "template-1",
  title: "Landing Page Redesign",
  description: "A new landing page.",
  category: "WEB_DEVELOPMENT",
  skills: ["React", "Figma"],
  duration: "2-4 weeks",
  teamSize: 4,
};

const suggestions: Record<string, string[]> = {
  WEB_DEVELOPMENT: ["Wireframes", "Release"],
  DATA_ANALYSIS: ["Clean data"],
};

const answers = {
  ProjectTemplates: () => ({ data: { projectTemplates: [template] } }),
  DeliverableTemplates: ({ category }: Record<string, unknown>) => ({
    data: {
      deliverableTemplates: (suggestions[String(category)] ?? []).map((title, index) => ({
        __typename: "DeliverableTemplate",
        id: `${category}-${index}`,
        title,
        description: `${title} in detail`,
        defaultDuration: 5 * (index + 1),
      })),
    },
  }),
};

let api: ReturnType<typeof mockApi> | undefined;
afterEach(() => api?.restore());

const created = jest.fn();
beforeEach(() => created.mockReset());

const show = (handlers: Parameters<typeof mockApi>[0] = {}, address = "/dashboard") => {
  api = mockApi({ ...answers, ...handlers });
  const user = userEvent.setup({ delay: null });
  const view = renderDashboardScreen(() => <ProjectWizard userId="u1" onCreated={created} />, {
    userType: "STARTUP",
    path: "/dashboard",
    address,
  });
  return { user, view };
};

type User = ReturnType<typeof show>["user"];
const press = (user: User, name: string) => user.click(screen.getByRole("button", { name }));
const useTemplate = async (user: User) => {
  await user.click(await screen.findByRole("button", { name: "Use Template" }));
  await screen.findByLabelText(/^Title/);
};
const toDeliverables = async (user: User) => {
  await press(user, "Continue to Deliverables");
  await screen.findByRole("button", { name: "Create Project" });
};
const addDeliverable = async (user: User, title: string) => {
  await press(user, "Add Deliverable");
  const form = within(screen.getByRole("form", { name: "New deliverable" }));
  if (title) fill(form.getByLabelText(/Title/), title);
  return form;
};

test("a template prefills the details, its category suggests deliverables, and more can be added", async () => {
  const { user } = show();
  expect(screen.getByRole("heading", { name: "Create a New Project" })).toBeVisible();
  await useTemplate(user);
  expect(screen.getByLabelText(/^Title/)).toHaveValue("Landing Page Redesign");
  expect(screen.getByLabelText(/Skills/)).toHaveValue("React, Figma");
  expect(screen.getByLabelText(/Start Date/)).toHaveValue(today());
  expect(screen.getByLabelText(/Team Size/)).toHaveValue(4);
  await toDeliverables(user);
  expect(screen.getByText("4 members")).toBeVisible();
  expect(await screen.findByText("Wireframes")).toBeVisible();
  expect(screen.getByText("Release")).toBeVisible();

  // Deliverables need a title, take seven days by default, and follow the number of days.
  let form = await addDeliverable(user, "");
  expect(form.getByLabelText(/Duration/)).toHaveValue(7);
  expect(form.getByLabelText(/Due Date/)).toHaveValue(addCalendarDays(today(), 7));
  await user.click(form.getByRole("button", { name: "Add Deliverable" }));
  expect(await form.findByText("Title is required.")).toBeInTheDocument();
  expect(screen.getAllByRole("button", { name: /^Remove/ })).toHaveLength(2);

  fill(form.getByLabelText(/Title/), "Handover");
  fireEvent.change(form.getByLabelText(/Duration/), { target: { value: "10" } });
  expect(form.getByLabelText(/Due Date/)).toHaveValue(addCalendarDays(today(), 10));
  await user.click(form.getByRole("button", { name: "Add Deliverable" }));
  expect(await screen.findByText("Handover")).toBeVisible();

  // Outside the project's dates, they show a warning and are saved.
  form = await addDeliverable(user, "Kick-off");
  fireEvent.change(form.getByLabelText(/Due Date/), { target: { value: addCalendarDays(today(), -3) } });
  expect(form.getByText("This due date is outside the project's dates.")).toBeVisible();
  await user.click(form.getByRole("button", { name: "Add Deliverable" }));
  expect(await screen.findByText("Kick-off")).toBeVisible();
});

test("a custom project continues only when nothing is missing and it ends after its start", async () => {
  const { user } = show();
  await press(user, "Create Custom Project");
  await user.click(await screen.findByRole("button", { name: "Continue to Deliverables" }));
  for (const text of ["Title", "Description", "Category", "Duration", "Team size"]) {
    expect(await screen.findByText(`${text} is required.`)).toBeInTheDocument();
  }
  expect(screen.getByText("At least one skill is required.")).toBeInTheDocument();
  await waitFor(() => expect(screen.getByLabelText(/^Title/)).toHaveFocus());
  expect(screen.getByRole("heading", { name: "Project Details" })).toBeVisible();

  expect(screen.getByLabelText(/End Date/)).toHaveAttribute("min", today());
  fireEvent.change(screen.getByLabelText(/End Date/), { target: { value: addCalendarDays(today(), -1) } });
  await press(user, "Continue to Deliverables");
  expect(await screen.findByText("End date must not be before the start date.")).toBeInTheDocument();
});

test("the category changes without confirmation before edits; after them, only when confirmed", async () => {
  const { user } = show();
  await useTemplate(user);
  await toDeliverables(user);
  await screen.findByText("Wireframes");
  await press(user, "Back to Details");
  await user.selectOptions(await screen.findByLabelText(/Category/), "DATA_ANALYSIS");
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(screen.getByLabelText(/Category/)).toHaveValue("DATA_ANALYSIS");
  await user.selectOptions(screen.getByLabelText(/Category/), "WEB_DEVELOPMENT");
  await toDeliverables(user);
  await user.click(await screen.findByRole("button", { name: "Remove Wireframes" }));
  await press(user, "Back to Details");

  await user.selectOptions(await screen.findByLabelText(/Category/), "DATA_ANALYSIS");
  await user.click(await screen.findByRole("button", { name: "Keep Category" }));
  expect(screen.getByLabelText(/Category/)).toHaveValue("WEB_DEVELOPMENT");

  await user.selectOptions(screen.getByLabelText(/Category/), "DATA_ANALYSIS");
  await user.click(await screen.findByRole("button", { name: "Change Category" }));
  await waitFor(() => expect(screen.getByLabelText(/Category/)).toHaveValue("DATA_ANALYSIS"));
  await toDeliverables(user);
  expect(await screen.findByText("Clean data")).toBeVisible();
  expect(screen.queryByText("Release")).not.toBeInTheDocument();
});

test("the draft survives a reload", async () => {
  const { user, view } = show();
  await useTemplate(user);
  fill(screen.getByLabelText(/^Title/), "Our own title");
  view.unmount();
  api!.restore();
  show({}, "/dashboard?step=details");
  expect(await screen.findByLabelText(/^Title/)).toHaveValue("Our own title");
});

test("a step's address without a draft shows the templates", async () => {
  show({}, "/dashboard?step=deliverables");
  expect(await screen.findByRole("heading", { name: "Choose a Template" })).toBeVisible();
});

test("an edited draft is replaced only when confirmed, an unedited one without asking", async () => {
  const { user } = show();
  await useTemplate(user);
  await press(user, "Back to Templates");
  await useTemplate(user);
  fill(screen.getByLabelText(/^Title/), "Landing Page Redesign of ours");
  await press(user, "Back to Templates");

  await user.click(await screen.findByRole("button", { name: "Create Custom Project" }));
  await user.click(
    within(await screen.findByRole("alertdialog", { name: "Replace your draft?" })).getByRole("button", {
      name: "Keep Draft",
    }),
  );
  await press(user, "Continue Your Draft");
  expect(await screen.findByLabelText(/^Title/)).toHaveValue("Landing Page Redesign of ours");

  await press(user, "Back to Templates");
  await user.click(await screen.findByRole("button", { name: "Use Template" }));
  const replace = within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Replace Draft" });
  // The page accepts clicks again once the first dialog has released it.
  await waitFor(() => user.click(replace));
  expect(await screen.findByLabelText(/^Title/)).toHaveValue("Landing Page Redesign");
});

describe("templates", () => {
  const many = Array.from({ length: 14 }, (_, index) => ({
    ...template,
    id: `template-${index}`,
    title: `Template ${index}`,
    category: index < 8 ? "WEB_DEVELOPMENT" : "DATA_ANALYSIS",
    skills: index === 3 ? ["Three.js"] : ["React"],
  }));
  const shown = () => screen.queryAllByRole("button", { name: "Use Template" });

  test("are shown six at a time with the focus on the first new one, and narrowed by category and text", async () => {
    const { user } = show({ ProjectTemplates: () => ({ data: { projectTemplates: many } }) });
    await screen.findByText("Template 0");
    expect(shown()).toHaveLength(6);
    await press(user, "Show more");
    expect(shown()).toHaveLength(12);
    expect(shown()[6]).toHaveFocus();
    await press(user, "Show more");
    expect(shown()).toHaveLength(14);
    expect(shown()[12]).toHaveFocus();
    expect(screen.queryByRole("button", { name: "Show more" })).not.toBeInTheDocument();

    await user.selectOptions(screen.getByLabelText("Template category"), "Data Analysis");
    expect(shown()).toHaveLength(6);
    expect(screen.queryByText("Template 0")).not.toBeInTheDocument();
    await user.type(screen.getByLabelText("Search templates"), "THREE.js");
    expect(await screen.findByText("No templates found.")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Template category"), "All Categories");
    expect(await screen.findByText("Template 3")).toBeVisible();
    expect(shown()).toHaveLength(1);
  });
});

test("a failure without a field focuses the alert on every attempt; creating sends the draft once", async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  let away = true;
  const { user } = show({
    CreateProject: async () => {
      if (away) return failure("DATABASE_UNAVAILABLE", "The database cannot be reached.");
      await held;
      return { data: { createProject: { __typename: "Project", id: "p9", title: template.title, status: "OPEN" } } };
    },
  });
  await useTemplate(user);
  await toDeliverables(user);
  await screen.findByText("Release");
  const creations = () => api!.calls.filter(({ operation }) => operation === "CreateProject");
  for (const attempts of [1, 2]) {
    await press(user, "Create Project");
    await waitFor(() => expect(creations()).toHaveLength(attempts));
    await waitFor(() => expect(screen.getByRole("alert")).toHaveFocus());
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to create project");
  }

  away = false;
  await press(user, "Create Project");
  expect(await screen.findByRole("button", { name: "Creating project..." })).toBeDisabled();
  answer();
  expect(await screen.findByText("Project Created")).toBeVisible();
  expect(screen.getByText("Your project has been created successfully.")).toBeVisible();
  expect(created).toHaveBeenCalledWith("p9");
  expect(creations()).toHaveLength(3);
  const { input } = creations()[2]!.variables as { input: object };
  expect(input).toMatchObject({
    teamSize: 4,
    startDate: today(),
    endDate: null,
    deliverables: [
      { title: "Wireframes", dueDate: addCalendarDays(today(), 5) },
      { title: "Release", dueDate: addCalendarDays(today(), 10) },
    ],
  });
  expect(window.sessionStorage).toHaveLength(0);
});

test("a failure shows an alert with the server's message, marks the field and keeps the draft", async () => {
  const { user } = show({
    CreateProject: () =>
      failure("BAD_USER_INPUT", "Please check the marked fields.", {
        startDate: "Start date must not be in the past.",
      }),
  });
  await useTemplate(user);
  await toDeliverables(user);
  await screen.findByText("Release");
  await press(user, "Create Project");
  const alert = await screen.findByRole("alert");
  expect(alert).toHaveTextContent("Failed to create project");
  expect(alert).toHaveTextContent("Please check the marked fields.");
  expect(created).not.toHaveBeenCalled();
  await press(user, "Back to Details");
  expect(await screen.findByLabelText(/^Title/)).toHaveValue("Landing Page Redesign");
  expect(screen.getByText("Start date must not be in the past.")).toBeVisible();
});

test("a custom project is possible even when templates fail to load", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const { user } = show({ ProjectTemplates: () => failure("INTERNAL_SERVER_ERROR") });
  await waitFor(() => expect(log).toHaveBeenCalled());
  await press(user, "Create Custom Project");
  expect(await screen.findByRole("heading", { name: "Project Details" })).toBeVisible();
  log.mockRestore();
});
