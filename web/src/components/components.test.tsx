import type { ReactElement } from "react";
import { ChakraProvider } from "@chakra-ui/react";
import { act, fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRoutesStub, useLocation } from "react-router";
import { object, string } from "yup";
import { dashboardSystem } from "~/theme/dashboard-recipes";
import { ConfirmDialog } from "./ConfirmDialog";
import { FormDialog } from "./FormDialog";
import { NumberField, TextField } from "./FormField";
import { LoadMore } from "./LoadMore";
import { ProgressBar } from "./ProgressBar";
import { SkillTags } from "./SkillTags";
import { Tabs } from "./Tabs";
import { TagsField } from "./TagsField";

const show = (element: ReactElement) => render(<ChakraProvider value={dashboardSystem}>{element}</ChakraProvider>);

describe("SkillTags", () => {
  test("shows at most three, then how many more there are", () => {
    show(<SkillTags skills={["React", "Vue", "Python", "Java", "AI"]} />);
    expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "React",
      "Vue",
      "Python",
      "+2 more",
    ]);
  });

  test("says nothing about more when all are shown", () => {
    show(<SkillTags skills={["React", "Vue", "Python"]} />);
    expect(screen.queryByText(/more/)).not.toBeInTheDocument();
  });
});

test("ProgressBar is labelled in percent and stays between 0 and 100", () => {
  show(<ProgressBar value={120.4} />);
  expect(screen.getByText("100%")).toBeVisible();
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute("aria-valuenow", "100");
});

describe("Tabs", () => {
  const Address = () => <output>{useLocation().search}</output>;
  const Stub = createRoutesStub([
    {
      path: "/",
      Component: () => (
        <>
          <Address />
          <Tabs
            label="Parts"
            items={[
              { value: "one", label: "One", content: "first" },
              { value: "two", label: "Two", badge: 3, badgeLabel: "waiting", content: "second" },
            ]}
          />
        </>
      ),
    },
  ]);

  test("open what the address names, and write it there", async () => {
    const user = userEvent.setup();
    show(<Stub initialEntries={["/?tab=two&page=4"]} />);
    expect(screen.getByRole("tab", { name: /Two/ })).toHaveAttribute("aria-selected", "true");
    await user.click(screen.getByRole("tab", { name: "One" }));
    expect(await screen.findByText("first")).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("?tab=one&page=4");
  });

  test("open the first for an unknown name", () => {
    show(<Stub initialEntries={["/?tab=none"]} />);
    expect(screen.getByRole("tab", { name: "One" })).toHaveAttribute("aria-selected", "true");
  });
});

describe("FormDialog", () => {
  const open = async (onSubmit: jest.Mock, onClose = jest.fn()) => {
    show(
      <FormDialog
        open
        onClose={onClose}
        title="Add a book"
        initialValues={{ title: "", pages: "" as number | "", tags: [] as string[] }}
        validationSchema={object({ title: string().required("Title is required.") })}
        onSubmit={onSubmit}
        submitLabel="Save"
      >
        <TextField name="title" label="Title" hint="As on the cover" required />
        <NumberField name="pages" label="Pages" />
        <TagsField name="tags" label="Tags" suggestions={["History"]} />
      </FormDialog>,
    );
    await screen.findByRole("dialog", { name: "Add a book" });
    return { onClose, user: userEvent.setup() };
  };

  test("shows the rule's message beside the field, linked to it, and saves nothing", async () => {
    const submit = jest.fn();
    const { user } = await open(submit);
    expect(screen.getByText("As on the cover")).toBeInTheDocument();
    await user.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Title is required.")).toBeInTheDocument();
    const title = screen.getByRole("textbox", { name: /Title/ });
    expect(title).toHaveAttribute("aria-invalid", "true");
    // The field picks up its message from the document a moment after it appears.
    await waitFor(() => expect(title).toHaveAccessibleErrorMessage("Title is required."));
    expect(submit).not.toHaveBeenCalled();
  });

  test("hands over typed values, numbers as numbers and tags as a list, and closes", async () => {
    const submit = jest.fn().mockResolvedValue(undefined);
    const { user, onClose } = await open(submit);
    await user.type(screen.getByRole("textbox", { name: /Title/ }), "Atlas");
    await user.type(screen.getByRole("spinbutton", { name: "Pages" }), "12");
    await user.type(screen.getByRole("combobox", { name: "Tags" }), "History{enter}");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(submit.mock.calls[0][0]).toEqual({ title: "Atlas", pages: 12, tags: ["History"] });
  });

  test("a chosen suggestion becomes a tag at once, a typed one only when finished", async () => {
    const { user } = await open(jest.fn());
    const input = screen.getByRole("combobox", { name: "Tags" });
    await user.type(input, "History");
    expect(screen.queryByRole("button", { name: "Remove History" })).not.toBeInTheDocument();
    await user.clear(input);
    // The input event of a browser when a suggestion is picked from its list.
    fireEvent.input(input, { target: { value: "History" }, inputType: "insertReplacementText" });
    expect(await screen.findByRole("button", { name: "Remove History" })).toBeInTheDocument();
    expect(input).toHaveValue("");
  });

  test("stays open with the typed values when saving returns false", async () => {
    const { user, onClose } = await open(jest.fn().mockResolvedValue(false));
    await user.type(screen.getByRole("textbox", { name: /Title/ }), "Atlas");
    await user.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toBeEnabled());
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole("textbox", { name: /Title/ })).toHaveValue("Atlas");
  });
});

test("ConfirmDialog acts once and cannot be closed while it acts", async () => {
  let finish = () => {};
  const confirm = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
  const close = jest.fn();
  const user = userEvent.setup();
  show(
    <ConfirmDialog open onClose={close} title="Delete it?" confirmLabel="Delete" tone="danger" onConfirm={confirm} />,
  );
  expect(await screen.findByRole("alertdialog", { name: "Delete it?" })).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Delete" }));
  expect(screen.getByRole("button", { name: "Cancel" })).toBeDisabled();
  await user.keyboard("{Escape}");
  expect(close).not.toHaveBeenCalled();
  await act(async () => finish());
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(close).toHaveBeenCalledTimes(1);
});

describe("LoadMore", () => {
  test("loads with its button, offers to try again after a failure, and disappears at the end", async () => {
    const user = userEvent.setup();
    const more = jest.fn().mockRejectedValueOnce(new Error("offline")).mockResolvedValue(undefined);
    const { rerender } = show(<LoadMore hasNextPage onLoadMore={more} />);
    await user.click(screen.getByRole("button", { name: "Load more" }));
    await user.click(await screen.findByRole("button", { name: "Could not load more. Try again" }));
    await screen.findByRole("button", { name: "Load more" });
    expect(more).toHaveBeenCalledTimes(2);
    rerender(
      <ChakraProvider value={dashboardSystem}>
        <LoadMore hasNextPage={false} onLoadMore={more} />
      </ChakraProvider>,
    );
    expect(screen.queryByRole("button")).not.toBeInTheDocument();
  });
});
